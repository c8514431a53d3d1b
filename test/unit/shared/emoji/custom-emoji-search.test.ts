import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';
import { bestCustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';

const custom = (name: string, ...keywords: string[]): CustomEmoji => ({
  name,
  keywords,
  url: `https://x.org/${name}.png`,
});

const list = [
  custom('cat', 'pet'),
  custom('happy_cat', 'smile', 'joy'),
  custom('partyParrot', 'dance', 'bird of colours'),
  custom('dancer', 'party'),
  custom('Ünicorn'),
  custom('blob', 'cat'),
];

describe('bestCustomEmoji', () => {
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
    ['the first of equal ones', 'pa', 'partyParrot'],
  ])('prefers %s', (_, query, name) => {
    expect(bestCustomEmoji(list, query)?.name).toBe(name);
  });

  it.each(['dog', 'a cup of coffee with cat', 'at', '', '!', 'birds'])('returns null for %j', (query) => {
    expect(bestCustomEmoji(list, query)).toBeNull();
  });

  it('returns null without custom emoji', () => {
    expect(bestCustomEmoji([], 'cat')).toBeNull();
  });
});
