import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';
import { findCustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';

const createCustom = (name: string, ...keywords: string[]): CustomEmoji => ({
  name,
  keywords,
  url: `https://x.org/${name}.png`,
});

const list = [
  createCustom('cat', 'pet'),
  createCustom('happy_cat', 'smile', 'joy'),
  createCustom('partyParrot', 'dance', 'bird of colours'),
  createCustom('dancer', 'party'),
  createCustom('Ünicorn'),
  createCustom('blob', 'cat'),
];

describe('findCustomEmoji', () => {
  it.each([
    ['an exact name', 'cat', 'cat'],
    ['an exact name, as separate words', 'Happy Cat', 'happy_cat'],
    ['a name before keywords', 'party', 'partyParrot'],
    ['a keyword', 'joy', 'happy_cat'],
    ['a word of a keyword', 'colours', 'partyParrot'],
    ['the words in any order', 'cat happy', 'happy_cat'],
    ['a prefix of a word', 'unic', 'Ünicorn'],
    ['more matching words', 'dance party', 'partyParrot'],
    ['half of the words', 'grumpy cat', 'cat'],
    ['the first of equal matches', 'pa', 'partyParrot'],
  ])('prefers %s', (_, query, name) => {
    expect(findCustomEmoji(list, query)?.name).toBe(name);
  });

  it.each(['dog', 'a cup of coffee with cat', 'at', '', '!', 'birds'])('returns null for %j', (query) => {
    expect(findCustomEmoji(list, query)).toBeNull();
  });

  it('returns null without custom emoji', () => {
    expect(findCustomEmoji([], 'cat')).toBeNull();
  });
});
