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
    ['prefers an exact name', 'cat', 'cat'],
    ['finds an exact name that was typed as separate words', 'Happy Cat', 'happy_cat'],
    ['prefers a name to keywords', 'party', 'partyParrot'],
    ['finds a keyword', 'joy', 'happy_cat'],
    ['finds a word in a keyword', 'colours', 'partyParrot'],
    ['finds words in any order', 'cat happy', 'happy_cat'],
    ['finds a word by its prefix', 'unic', 'Ünicorn'],
    ['prefers more matching words', 'dance party', 'partyParrot'],
    ['accepts half of the words', 'grumpy cat', 'cat'],
    ['prefers the first of equal matches', 'pa', 'partyParrot'],
  ])('%s', (_, query, name) => {
    expect(findCustomEmoji(list, query)?.name).toBe(name);
  });

  it.each(['dog', 'a cup of coffee with cat', 'at', '', '!', 'birds'])('returns null for %j', (query) => {
    expect(findCustomEmoji(list, query)).toBeNull();
  });

  it('returns null without custom emoji', () => {
    expect(findCustomEmoji([], 'cat')).toBeNull();
  });

  it('prefers the name with the same accents', () => {
    const names = ['cafe', 'café', 'мои', 'мой'];
    const emoji = names.map((name) => createCustom(name));
    for (const all of [emoji, emoji.toReversed()])
      expect(names.map((name) => findCustomEmoji(all, name)?.name)).toEqual(names);
  });
});
