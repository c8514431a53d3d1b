import { describe, expect, it } from 'vitest';
import { isLiteralEmoji, qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import { everyEmoji, newerEmoji } from './every-emoji.ts';

describe('isLiteralEmoji', () => {
  it('accepts every emoji in Unicode’s list', () => {
    expect(everyEmoji.length).toBeGreaterThan(3700);
    expect(everyEmoji.filter(({ emoji }) => !isLiteralEmoji(emoji))).toEqual([]);
  });

  it('accepts every emoji in Unicode’s list without U+FE0F', () => {
    const stripped = everyEmoji.map(({ emoji }) => emoji.replaceAll('\uFE0F', ''));
    expect(stripped.filter((emoji) => !isLiteralEmoji(emoji))).toEqual([]);
  });

  it('runs on a Node version that supports the whole list', () => {
    expect(newerEmoji).toEqual([]);
  });

  const accepted = {
    'an emoji with an unnecessary selector': '👍\uFE0F',
    'a heart without its selector': '❤',
    'a heart with its selector': '❤\uFE0F',
    'a keycap': '1\uFE0F\u20E3',
    'a keycap without a selector': '1\u20E3',
    'a flag': '🇩🇪',
    'a flag with tags': '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'a letter emoji': '🇦',
    'a flag with tags that Unicode doesn’t recommend': '🏴\u{E0064}\u{E0065}\u{E0062}\u{E0079}\u{E007F}',
    'a skin tone': '✌🏿',
    'a selector after the skin tone': '✌🏿\uFE0F',
    'a selector before the skin tone': '✌\uFE0F🏿',
    'a rainbow flag without a selector': '🏳\u200D🌈',
    'the copyright sign': '©',
    'an emoji that is newer than the engine': '\u{1FAEB}',
    'a newer emoji with a selector': '\u{1FAEB}\uFE0F',
    'a newer emoji with a skin tone': '\u{1FAEB}\u{1F3FD}',
    'a newer emoji joined to a known emoji': '🧑🏽\u200D\u{1FAEB}',
  };

  it.each(Object.entries(accepted))('accepts %s', (_, text) => {
    expect(isLiteralEmoji(text)).toBe(true);
  });

  const refused = {
    'an empty string': '',
    'a plain letter': 'a',
    'a digit': '1',
    'a digit with a selector': '1\uFE0F',
    'a number sign': '#',
    'a letter in a keycap': 'e\u20E3',
    'a pair of indicators that isn’t a flag': '🇽🇽',
    '2 emoji': '☕☕',
    'an emoji and a space': '☕ ',
    'a space and an emoji': ' ☕',
    'only a selector': '\uFE0F',
    '2 selectors': '❤\uFE0F\uFE0F',
    'the text selector': '☕\uFE0E',
    'a selector inside a flag': '🇩\uFE0F🇪',
    '2 selectors after the skin tone': '👋🏽\uFE0F\uFE0F',
    'a letter with a selector': '🇦\uFE0F',
    '2 skin tones': '👋🏽🏽',
    'a sequence that isn’t recommended': '☕\u200D☕',
    'a joiner at the end': '👩\u200D',
    'an end tag without other tags': '🏴\u{E007F}',
    'tags after another emoji': '☕\u{E0067}\u{E0062}\u{E007F}',
    '3 letter emoji': '🇦🇧🇨',
    'tags without an end tag': '🏴\u{E0067}\u{E0062}',
    '2 newer emoji': '\u{1FAEB}\u{1FAEC}',
    'a newer emoji joined to a digit': '\u{1FAEB}\u200D1',
    'an unassigned character that isn’t reserved': '\u{323B0}',
    'a lone surrogate': '\uD83D',
    'very long text': '☕'.repeat(100_000),
  };

  it.each(Object.entries(refused))('rejects %s', (_, text) => {
    expect(isLiteralEmoji(text)).toBe(false);
  });
});

describe('qualifyEmoji', () => {
  it('returns the same emoji with or without existing selectors', () => {
    const differing = everyEmoji.filter(({ emoji }) => {
      const qualified = qualifyEmoji(emoji);
      return (
        qualifyEmoji(qualified) !== qualified || qualifyEmoji(emoji.replaceAll('\uFE0F', '')) !== qualified
      );
    });
    expect(differing).toEqual([]);
  });

  it.each([
    ['❤', '❤\uFE0F'],
    ['1\u20E3', '1\uFE0F\u20E3'],
    ['🏳\u200D🌈', '🏳\uFE0F\u200D🌈'],
    ['🕵\u200D♂', '🕵\uFE0F\u200D♂\uFE0F'],
    ['✌\uFE0F🏿', '✌🏿'],
    ['👍\uFE0F', '👍'],
    ['✌🏿\uFE0F', '✌🏿'],
    ['☕', '☕'],
  ])('returns the form in Unicode’s list for %s', (typed, qualified) => {
    expect(qualifyEmoji(typed)).toBe(qualified);
  });
});
