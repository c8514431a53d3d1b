import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEmojiChange,
  reverseEmojiChange,
} from '../../../../renderer/views/custom-emoji/use-custom-emoji-changes.ts';
import {
  type CustomEmoji,
  checkCustomEmoji,
  customEmojiSchema,
  deriveUnusedName,
  readKeywords,
} from '../../../../shared/emoji/custom-emoji.ts';

const createEmoji = (name: string, url = `https://x.org/${name}.png`): CustomEmoji => ({
  name,
  url,
  keywords: [],
});
const findBundled = (name: string) => (name === 'tada' ? '🎉' : undefined);
const listCodes = (one: CustomEmoji) =>
  checkCustomEmoji(one, [createEmoji('blob')], findBundled).map(({ code }) => code);

describe('a custom emoji', () => {
  it.each([
    [createEmoji('tea'), []],
    [createEmoji('', ''), ['no-name', 'no-url']],
    [createEmoji('two words', 'https://x.org/two.png'), ['bad-name']],
    [createEmoji('a:b'), ['bad-name']],
    [createEmoji('blob', 'https://x.org/other.png'), ['name-taken']],
    [createEmoji('tada'), ['hides-bundled']],
    [createEmoji('tea', 'x.org/tea.png'), ['bad-url']],
    [createEmoji('tea', 'ftp://x.org/tea.png'), ['bad-url']],
    [createEmoji('tea', 'http://x.org/tea.png'), ['not-encrypted']],
    [createEmoji('tea', 'https://x.org/blob.png'), ['same-picture']],
  ])('such as %j has the problems %j', (one, expected) => {
    expect(listCodes(one)).toEqual(expected);
  });

  it('has no problem if and only if it can be stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.webUrl(), fc.string()), (name, url) => {
        const one = createEmoji(name, url);
        const problems = checkCustomEmoji(one, [], findBundled).filter(({ level }) => level === 'problem');
        expect(problems.length === 0).toBe(customEmojiSchema.safeParse(one).success);
      }),
    );
  });
});

describe('deriveUnusedName', () => {
  it('returns an unused name for any label', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.constantFrom('emoji', 'a', 'a_2')),
        (label, all) => {
          const usedNames = new Set<string>(all);
          const name = deriveUnusedName(label, usedNames);
          expect(usedNames.has(name)).toBe(false);
          expect(checkCustomEmoji(createEmoji(name, 'https://x.org'), [], () => undefined)).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['party cat', 'party_cat'],
    ['a', 'a_3'],
    [':x:', 'x'],
    [' ', 'emoji'],
  ])('turns the label %j into the name %s', (label, name) => {
    expect(deriveUnusedName(label, new Set(['a', 'a_2']))).toBe(name);
  });
});

it('custom emoji keywords are separated by commas', () => {
  expect(readKeywords(' cup, tea ,,cup, hot drink')).toEqual(['cup', 'tea', 'hot drink']);
});

describe('a change to custom emoji', () => {
  const list = ['a', 'b', 'c'].map((name) => createEmoji(name));
  const listNames = (all: readonly CustomEmoji[]) => all.map(({ name }) => name).join('');

  it('adds, renames in place, or removes an emoji', () => {
    expect(listNames(applyEmojiChange(list, { before: null, after: createEmoji('d') }))).toBe('abcd');
    expect(listNames(applyEmojiChange(list, { before: createEmoji('b'), after: createEmoji('x') }))).toBe(
      'axc',
    );
    expect(listNames(applyEmojiChange(list, { before: createEmoji('b'), after: null }))).toBe('ac');
  });

  it('never duplicates a name and can be undone', () => {
    const one = fc.option(
      fc.constantFrom(...'abcd').map((name) => createEmoji(name)),
      { nil: null },
    );
    fc.assert(
      fc.property(one, one, (before, after) => {
        const next = applyEmojiChange(list, { before, after });
        expect(new Set(next.map(({ name }) => name)).size).toBe(next.length);
        const isFresh =
          after === null || !list.some(({ name }) => name === after.name && name !== before?.name);
        const isThere = before === null || list.some(({ name }) => name === before.name);
        const back = applyEmojiChange(next, reverseEmojiChange({ before, after })).map(({ name }) => name);
        if (isFresh && isThere) expect(back.toSorted().join('')).toBe(listNames(list));
      }),
    );
  });
});
