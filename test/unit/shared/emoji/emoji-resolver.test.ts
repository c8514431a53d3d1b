import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customEmojiSchema } from '../../../../shared/emoji/custom-emoji.ts';
import { createEmojiResolver, type Resolution } from '../../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../../shared/emoji/emoji-shortcodes.ts';
import { acceptedEmoji, anySource } from '../arbitraries.ts';

const custom = [
  { name: 'party_parrot', url: 'https://x.org/parrot.gif', keywords: ['dance'] },
  { name: 'tada', url: 'https://x.org/own-tada.png', keywords: [] },
  { name: 'tada', url: 'https://x.org/second.png', keywords: [] },
  { name: 'a)$](b', url: 'https://x.org/](c)$', keywords: ['brackets'] },
];
const emojiResolver = createEmojiResolver(loadEmojiNames(), custom);
const plainBook = createEmojiResolver(loadEmojiNames(), []);

const createImage = (label: string, url: string): Resolution => ({
  kind: 'image',
  label,
  url,
  emoji: `$[${label}](${url})$`,
});

describe('EmojiResolver.resolve', () => {
  const table: [typed: string, resolution: Resolution][] = [
    ['☕', { kind: 'literal', emoji: '☕' }],
    ['❤', { kind: 'literal', emoji: '❤' }],
    ['❤️', { kind: 'literal', emoji: '❤️' }],
    [':heart:', { kind: 'literal', emoji: '❤️' }],
    [':thinking:', { kind: 'literal', emoji: '🤔' }],
    [':wave::skin-tone-3:', { kind: 'literal', emoji: '👋🏼' }],
    [':wave::skin-tone-1:', { kind: 'literal', emoji: '👋' }],
    [':house::skin-tone-3:', { kind: 'literal', emoji: '🏠' }],
    [':wave_tone3:', { kind: 'literal', emoji: '👋🏽' }],
    [':tada:', createImage('tada', 'https://x.org/own-tada.png')],
    [':party_parrot::skin-tone-2:', createImage('party_parrot', 'https://x.org/parrot.gif')],
    [':Heart:', { kind: 'unknown-name', name: 'Heart' }],
    [':nobody::skin-tone-2:', { kind: 'unknown-name', name: 'nobody' }],
    [':regional_indicator_a:', { kind: 'literal', emoji: '🇦' }],
    ['$dance$', createImage('party_parrot', 'https://x.org/parrot.gif')],
    ['$red fox$', createImage('red fox', '/placeholders/emoji/red%20fox.svg')],
    ['$[Fox](https://x.org/f.png)$', createImage('Fox', 'https://x.org/f.png')],
    ['', { kind: 'not-an-emoji' }],
    ['a', { kind: 'not-an-emoji' }],
    ['☕ ', { kind: 'not-an-emoji' }],
    ['☕☕', { kind: 'not-an-emoji' }],
    [':heart', { kind: 'not-an-emoji' }],
    [':heart: - x', { kind: 'not-an-emoji' }],
    ['$a\nb$', { kind: 'not-an-emoji' }],
    ['$$', { kind: 'not-an-emoji' }],
    ['$[a](b)$', { kind: 'not-an-emoji' }],
  ];

  it.each(table)('resolves %j', (typed, resolution) => {
    expect(emojiResolver.resolve(typed)).toEqual(resolution);
  });

  it('returns an emoji that resolves to itself', () => {
    const typed = fc.oneof(acceptedEmoji, fc.constantFrom(':a)$](b:', '$brackets$', ':party_parrot:'));
    fc.assert(
      fc.property(typed, fc.constantFrom(emojiResolver, plainBook), (emoji, anyBook) => {
        const echo = anyBook.resolve(emoji);
        if (echo.kind === 'unknown-name') return;
        if (echo.kind === 'not-an-emoji') throw new Error(`${emoji} is not accepted`);
        expect(anyBook.resolve(echo.emoji)).toMatchObject({ kind: echo.kind, emoji: echo.emoji });
      }),
      { numRuns: 1000 },
    );
  });

  it('never fails', () => {
    fc.assert(fc.property(anySource, (typed) => void emojiResolver.resolve(typed)));
  });
});

describe('EmojiResolver.findNearest', () => {
  it('includes custom emoji', () => {
    expect(emojiResolver.findNearest('party_parot', 1)).toEqual(['party_parrot']);
    expect(plainBook.findNearest('party_parot', 1)).not.toEqual(['party_parrot']);
  });
});

describe('customEmojiSchema', () => {
  it('accepts a name, a URL, and keywords', () => {
    const emoji = { name: 'größe.2', url: 'https://x.org/a.png' };
    expect(customEmojiSchema.parse(emoji)).toEqual({ ...emoji, keywords: [] });
  });

  it.each([
    { name: '', url: 'https://x.org/a.png' },
    { name: 'a b', url: 'https://x.org/a.png' },
    { name: ':a:', url: 'https://x.org/a.png' },
    { name: 'a', url: 'javascript:alert(1)' },
    { name: 'a', url: 'https://x.org/a b.png' },
  ])('rejects %j', (emoji) => {
    expect(customEmojiSchema.safeParse(emoji).success).toBe(false);
  });
});
