import { describe, expect, test } from 'vitest';
import { createEmojiMartMessages } from '../../../renderer/features/editor/emoji/emoji-mart-element.ts';
import german from '../../../shared/messages/de.json' with { type: 'json' };
import english from '../../../shared/messages/en.json' with { type: 'json' };
import {
  createTranslate,
  formatList,
  lowerFirst,
  straightenQuotes,
} from '../../../shared/messages/translate.ts';
import { chooseLanguage } from '../../../shared/messages/ui-language.ts';
import { collectValues, listMessages } from '../../support/message-values-module.ts';
import { formatInBoth, inEnglish, inGerman } from '../../support/translations.ts';

const en = new Map(listMessages(english));
const de = new Map(listMessages(german));

test('the German catalog has the same keys as the English one', () => {
  expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
});

/** Messages that are the same in both languages: names, keys, units, symbols, and loanwords. */
const SAME = new Set(
  [
    ['', 'QOTD Studio', 'JSON', 'CSV', 'curl', 'Body', 'BOT', ':name:', '🍕 - Pizza', 'Enter', 'Esc'],
    ['Editor', 'Text', 'optional', 'Option', 'Status', 'Import', 'Plan', 'Filter', 'Name', 'Format', 'Emoji'],
    ['Administrator', 'System', 'Port', 'Proxy', 'Token', 'ms', 's', '—', 'Plus', 'Minus'],
    ['App', 'URL', 'Original', 'JSON Lines', 'Retry-After', 'Buttons'],
  ].flat(),
);
/** Returns whether a message has words other than its placeholders. */
const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replaceAll(/\{[^{}]*\}/g, ''));

test('every German message is translated', () => {
  const untranslated = [...en].filter(
    ([key, message]) =>
      message === de.get(key) && !SAME.has(message) && hasWords(message) && !key.startsWith('palette.also.'),
  );
  expect(untranslated).toEqual([
    ['bulkEdit.option', 'Option {position}'],
    ['editor.dropHere', 'Position {position}'],
    ['editor.idOf', 'ID #{id}'],
    ['importing.ofOption', 'Option {position}: {problem}'],
    ['request.bodySize', 'JSON, {size}'],
    ['restorePoints.name', 'Name (optional)'],
    ['sync.compare.option', 'Option {position}'],
  ]);
});

describe.each([0, 1, 2, 1000])('messages for a count of %i', (count) => {
  const messages = [...en.keys()].map((key) => {
    const types = collectValues(de.get(key) ?? '', collectValues(en.get(key) ?? ''));
    return { key, ...formatInBoth(key, types, count) };
  });

  test('contain all values in both languages', () => {
    const wrong = messages.filter(({ texts }) =>
      texts.some((text) => /undefined|NaN|\[object|\{\w+[,}]/.test(text)),
    );
    expect(wrong.filter(({ key }) => !key.startsWith('fileProblem.no-object'))).toEqual([]);
  });

  test('use the right singular or plural', () => {
    const wrong =
      count === 1
        ? /\b1 (?:questions|options|problems|votes|lines|pairs|files|faults|drafts|Fragen|Optionen|Probleme|Stimmen|Zeilen|Paare|Dateien|Störungen|Warnungen)\b/
        : /\b(?:0|2|1[.,]?000) (?:question|option|problem|vote|line|pair|file|fault|draft|Frage|Option|Problem|Stimme|Zeile|Paar|Datei|Störung|Warnung)\b/;
    expect(messages.filter(({ texts }) => texts.some((text) => wrong.test(text)))).toEqual([]);
  });
});

test('German messages use German quotation marks and no exclamation marks', () => {
  expect([...de].filter(([, message]) => /[!’”]|“\p{L}|\bSie bitte/u.test(message))).toEqual([]);
});

test('the emoji picker is completely translated', () => {
  const ofEnglish = new Map(listMessages(createEmojiMartMessages(inEnglish)));
  const ofGerman = [...listMessages(createEmojiMartMessages(inGerman))];
  expect(ofGerman.map(([key]) => key)).toEqual([...ofEnglish.keys()]);
  expect(ofGerman.filter(([key, message]) => message === ofEnglish.get(key))).toEqual([]);
});

describe('chooseLanguage', () => {
  test.each([
    ['de', ['en-GB'], 'de'],
    ['en', ['de-DE'], 'en'],
    ['system', ['de-AT', 'en'], 'de'],
    ['system', ['DE'], 'de'],
    ['system', ['fr-FR', 'de', 'en'], 'de'],
    ['system', ['fr-FR', 'en-US', 'de'], 'en'],
    ['system', ['fr', 'nl'], 'en'],
    ['system', ['den'], 'en'],
    ['system', [], 'en'],
    // A language without a catalog
    ['fr', ['de'], 'de'],
  ] as const)('uses %s and %j to choose %s', (chosen, preferred, shown) => {
    expect(chooseLanguage(chosen, preferred, ['en', 'de'])).toBe(shown);
  });
});

describe('translated text', () => {
  test('falls back to English if a message is missing, including plurals', () => {
    const t = createTranslate({ time: { locale: 'fr-FR' }, frame: { undo: 'Annuler' } });
    expect(t('frame.undo')).toBe('Annuler');
    expect(t('frame.menu')).toBe('Menu');
    expect(t('list.votes', { count: 0 })).toBe('0 votes');
  });

  test('uses the list format of its language', () => {
    expect(formatList(inEnglish, ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatList(inGerman, ['a', 'b'])).toBe('a und b');
  });

  test('continues in lowercase after a colon only if the language requires that', () => {
    expect(lowerFirst('No emoji yet.', inEnglish)).toBe('no emoji yet.');
    expect(lowerFirst('Noch kein Emoji.', inGerman)).toBe('Noch kein Emoji.');
  });

  test('uses straight quotes in a terminal', () => {
    expect(straightenQuotes('It can’t be “so”.')).toBe('It can\'t be "so".');
  });
});
