import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '../../../../shared/emoji/custom-emoji.ts';
import { createEmojiFinder } from '../../../../shared/emoji/emoji-suggestions.ts';
import { bundledEmojiEntries } from '../../../../shared/emoji/emoji-table.ts';
import { isLiteralEmoji } from '../../../../shared/emoji/literal-emoji.ts';

const entries = bundledEmojiEntries();
const help = createEmojiFinder(entries);
const custom: CustomEmoji[] = [{ name: 'party_blob', url: 'https://x.org/blob.png', keywords: ['dance'] }];
const bare = { custom: [] as readonly CustomEmoji[], recent: [], tone: 1 };
const namesFor = (typed: string, shelf: Partial<typeof bare> = {}) =>
  help.match(typed, 4, { ...bare, ...shelf }).map(({ name }) => name);

describe('bundledEmojiEntries', () => {
  it('has every emoji once, with a name, and none in a skin tone', () => {
    expect(entries.length).toBeGreaterThan(1800);
    expect(new Set(entries.map(({ emoji }) => emoji)).size).toBe(entries.length);
    expect(entries.filter(({ emoji, names }) => names.length === 0 || !isLiteralEmoji(emoji))).toEqual([]);
    expect(entries.filter(({ emoji }) => /\p{Emoji_Modifier}\P{Emoji_Modifier}/u.test(emoji))).toEqual([]);
  });

  it('knows other names and keywords', () => {
    const thumb = entries.find(({ emoji }) => emoji === '👍');
    expect(thumb?.names).toContain('thumbsup');
    expect(thumb?.keywords).toContain('like');
  });
});

describe('matchEmoji', () => {
  it('gives names that begin so before those with such a word, and both before keywords', () => {
    expect(namesFor('pizza')).toEqual(['pizza']);
    expect(namesFor('cat')[0]).toBe('cat');
    const rain = namesFor('rain');
    expect(rain[0]).toBe('rainbow');
  });

  it('finds by keyword what has another name', () => {
    expect(help.match('espresso', 4, bare)).toEqual([{ name: 'coffee', emoji: '☕', url: null }]);
  });

  it('names an emoji as it was sought', () => {
    expect(namesFor('thumbsup')[0]).toBe('thumbsup');
  });

  it('puts what was chosen last first among equals', () => {
    const [, second] = help.match('cam', 4, bare);
    expect(second).toBeDefined();
    const recent = [second?.emoji ?? ''];
    expect(help.match('cam', 4, { ...bare, recent })[0]?.emoji).toBe(second?.emoji);
  });

  it('offers the author’s own by name and keyword, as their names', () => {
    expect(help.match('party_b', 4, { ...bare, custom })[0]).toEqual({
      name: 'party_blob',
      emoji: ':party_blob:',
      url: 'https://x.org/blob.png',
    });
    expect(namesFor('dance', { custom })).toContain('party_blob');
  });

  it('gives the skin tone to those that have one', () => {
    expect(help.match('wave', 1, { ...bare, tone: 4 })[0]?.emoji).toBe('👋🏽');
    expect(help.match('pizza', 1, { ...bare, tone: 4 })[0]?.emoji).toBe('🍕');
  });

  it('gives none for what nothing is called', () => {
    expect(namesFor('xqzw')).toEqual([]);
  });
});

describe('suggestions', () => {
  const first = (text: string) => help.suggest(text, 4)?.emoji[0]?.emoji;

  it.each([
    ['Pizza', '🍕'],
    ['Yes', '👍'],
    ['No!', '👎'],
    ['Maybe', '🤷'],
    ['A glass of water', '💧'],
    ['Late night pizza', '🍕'],
    ['First coffee while it’s still quiet', '☕'],
    ['Both socks survived the wash', '🧦'],
    ['The cherries on top', '🍒'],
    ['Foxes', '🦊'],
    ['Spring', '🌸'],
    ['Summer', '☀️'],
    ['Autumn', '🍂'],
    ['Winter', '❄️'],
    ['Orange', '🍊'],
  ])('for %j begin with %s', (text, emoji) => {
    expect(first(text)).toBe(emoji);
  });

  it('leave out signs that only stand on a square of the colour', () => {
    expect(help.suggest('Orange', 4)?.emoji.map(({ emoji }) => emoji)).toEqual(['🍊', '🥕', '📙', '🧡']);
    expect(help.suggest('Blue', 4)?.emoji.map(({ emoji }) => emoji)).not.toContain('🆗');
  });

  it.each(['No. 1', 'No 2', '1. No'])('take no number for an answer: %j', (text) => {
    expect(first(text)).not.toBe('👎');
  });

  it('are for the word that tells more', () => {
    expect(help.suggest('Movie night', 4)?.word).toBe('movie');
  });

  it('take no flag for a word', () => {
    const flags = help.suggest('No', 20)?.emoji.filter(({ emoji }) => /^\p{RI}/u.test(emoji));
    expect(flags).toEqual([]);
  });

  it('say which word they are for', () => {
    expect(help.suggest('Somewhere over the rainbow', 4)?.word).toBe('rainbow');
  });

  it('are different emoji, as many as were asked for', () => {
    const emoji = help.suggest('A heart', 4)?.emoji.map((one) => one.emoji) ?? [];
    expect(new Set(emoji).size).toBe(4);
  });

  it('are none where nothing fits', () => {
    expect(help.suggest('Over the what', 4)).toBeNull();
    expect(help.suggest('', 4)).toBeNull();
  });
});
