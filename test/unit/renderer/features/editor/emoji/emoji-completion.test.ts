import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNameAtCaret,
  insertIntoRow,
  insertIntoSource,
  isEmojiPlace,
} from '../../../../../../renderer/features/editor/emoji/typed-emoji-name.ts';
import {
  addRecentEmoji,
  togglePinnedEmoji,
} from '../../../../../../renderer/features/editor/emoji/use-emoji-preferences.ts';
import { parseOptions } from '../../../../../../shared/question/option-line.ts';
import { MAX_PINNED_EMOJI, MAX_RECENT_EMOJI } from '../../../../../../shared/settings-choices.ts';

/** Finds the emoji name at the caret. `|` marks the caret. */
const at = (text: string) => findNameAtCaret(text.replace('|', ''), text.indexOf('|'));
const nameIn = (text: string) => {
  const typed = at(text);
  if (!typed) throw new Error(`no name in ${text}`);
  return typed;
};

describe('an emoji name at the caret', () => {
  it.each([
    [':pi|', { start: 0, end: 3, name: 'pi' }],
    ['Leftover :piz|', { start: 9, end: 13, name: 'piz' }],
    ['Leftover :piz| and more', { start: 9, end: 13, name: 'piz' }],
    ['a\n:piz|', { start: 2, end: 6, name: 'piz' }],
    ['(:piz|)', { start: 1, end: 5, name: 'piz' }],
    [':+1|', { start: 0, end: 3, name: '+1' }],
    [':привет|', { start: 0, end: 7, name: 'привет' }],
    ['🍕 :te|', { start: 3, end: 6, name: 'te' }],
  ])('is found in %j', (text, typed) => {
    expect(at(text)).toEqual(typed);
  });

  it.each([
    'pizza|',
    ':|',
    ':p|',
    'at 10:30|',
    'note:piz|',
    ':pizza:|',
    ':piz|za',
    ':piz|:',
    ':two words|',
    ':)|',
    `:${'a'.repeat(41)}|`,
  ])("isn't found in %j", (text) => {
    expect(at(text)).toBeNull();
  });

  it('is always part of the text and ends at the caret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, place) => {
        const caret = Math.min(place, text.length);
        const typed = findNameAtCaret(text, caret);
        expect(typed === null || text.slice(typed.start, typed.end) === `:${typed.name}`).toBe(true);
        expect(typed === null || typed.end === caret).toBe(true);
      }),
    );
  });
});

describe('an emoji inserted into a row', () => {
  const insertEmoji = (emoji: string, text: string) =>
    insertIntoRow({ emoji, text: text.replace('|', '') }, nameIn(text), '🍕');

  it.each([
    ['', ':piz|', { emoji: '🍕', text: '' }, 0],
    ['', 'Leftover :piz|', { emoji: '🍕', text: 'Leftover' }, 8],
    ['', ':piz| Leftover', { emoji: '🍕', text: 'Leftover' }, 0],
    ['', 'Cold :piz| at night', { emoji: '🍕', text: 'Cold at night' }, 4],
    ['', 'Cold (:piz|)', { emoji: '🍕', text: 'Cold ()' }, 6],
    ['☕', 'Leftover :piz|', { emoji: '☕', text: 'Leftover 🍕' }, 11],
    ['☕', ':piz| for all', { emoji: '☕', text: '🍕 for all' }, 2],
  ])('turns %j and %j into an option', (emoji, text, result, caret) => {
    expect(insertEmoji(emoji, text)).toEqual({ result, caret });
  });
});

describe('an emoji inserted into the options as text', () => {
  const insertEmoji = (text: string) => insertIntoSource(text.replace('|', ''), nameIn(text), '🍕');
  const formatInsertion = ({ result, caret }: ReturnType<typeof insertEmoji>) =>
    `${result.slice(0, caret)}|${result.slice(caret)}`;

  it.each([
    [':piz|', '🍕 - |'],
    ['☕ - Coffee\n:piz|', '☕ - Coffee\n🍕 - |'],
    [':piz| - Pizza', '🍕| - Pizza'],
    [':piz| Pizza\n☕ - Coffee', '🍕 - |Pizza\n☕ - Coffee'],
    ['☕ - With :piz| please', '☕ - With 🍕| please'],
  ])('turns %j into %j', (text, result) => {
    expect(formatInsertion(insertEmoji(text))).toBe(result);
  });

  it('turns a line that starts with the name into an option', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L} ]{1,20}$/u), (rest) => {
        const { result } = insertEmoji(`:piz| ${rest}x`);
        expect(parseOptions(result)).toMatchObject([{ ok: true, option: { emoji: '🍕' } }]);
      }),
    );
  });

  it("becomes an option's emoji only at the start of a line", () => {
    const isPlace = (text: string) => isEmojiPlace(text.replace('|', ''), nameIn(text));
    expect(['a\n:piz|', ':piz|', 'a :piz|'].map(isPlace)).toEqual([true, true, false]);
  });
});

describe('recent emoji', () => {
  it('start with the latest one and include only one skin tone of each', () => {
    expect(addRecentEmoji(['☕', '👋🏽'], '👋')).toEqual(['👋', '☕']);
    expect(addRecentEmoji([], ':blob:')).toEqual([':blob:']);
  });

  it("don't change for a search or the latest one", () => {
    expect(addRecentEmoji(['☕'], '$coffee$')).toBeNull();
    expect(addRecentEmoji(['☕', '🍕'], '☕')).toBeNull();
  });

  it('drop the oldest one at the limit', () => {
    const many = Array.from({ length: MAX_RECENT_EMOJI }, (_, index) => `:own${index}:`);
    const next = addRecentEmoji(many, '☕');
    expect(next).toHaveLength(MAX_RECENT_EMOJI);
    expect(next).not.toContain(`:own${MAX_RECENT_EMOJI - 1}:`);
  });
});

describe('pinned emoji', () => {
  it('are added last and removed', () => {
    expect(togglePinnedEmoji(['☕'], ':blob:')).toEqual(['☕', ':blob:']);
    expect(togglePinnedEmoji(['☕', ':blob:'], '☕')).toEqual([':blob:']);
  });

  it('can be removed but not added at the limit', () => {
    const many = Array.from({ length: MAX_PINNED_EMOJI }, (_, index) => `:own${index}:`);
    expect(togglePinnedEmoji(many, '☕')).toBeNull();
    expect(togglePinnedEmoji(many, ':own0:')).toEqual(many.slice(1));
  });
});
