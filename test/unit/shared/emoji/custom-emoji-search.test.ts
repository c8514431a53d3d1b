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
    ['the very name', 'cat', 'cat'],
    ['the very name, in other words', 'Happy Cat', 'happy_cat'],
    ['a name before keywords', 'party', 'partyParrot'],
    ['a keyword', 'joy', 'happy_cat'],
    ['a word of a keyword', 'colours', 'partyParrot'],
    ['the words in any order', 'cat happy', 'happy_cat'],
    ['the beginning of a word', 'unic', 'Ünicorn'],
    ['more words found', 'dance party', 'partyParrot'],
    ['half of the words', 'grumpy cat', 'cat'],
    ['the earlier of equals', 'pa', 'partyParrot'],
  ])('goes by %s', (_, words, name) => {
    expect(bestCustomEmoji(list, words)?.name).toBe(name);
  });

  it.each(['dog', 'a cup of coffee with cat', 'at', '', '!', 'birds'])('finds none for %j', (words) => {
    expect(bestCustomEmoji(list, words)).toBeNull();
  });

  it('finds none where there are none', () => {
    expect(bestCustomEmoji([], 'cat')).toBeNull();
  });
});
