import { describe, expect, it } from 'vitest';
import {
  type EmojiForm,
  formatImageEmoji,
  isEmojiName,
  isLikelyEmoji,
  readWholeEmoji,
} from '../../../../shared/emoji/emoji-syntax.ts';

describe('readWholeEmoji', () => {
  const createImage = (label: string, url: string): EmojiForm => ({ kind: 'image', label, url });

  it.each<[typed: string, form: EmojiForm]>([
    ['🍵', { kind: 'literal', emoji: '🍵' }],
    [':tea:', { kind: 'name', name: 'tea', tone: null }],
    [':wave::skin-tone-3:', { kind: 'name', name: 'wave', tone: 3 }],
    ['$happy cat$', { kind: 'search', words: 'happy cat' }],
    ['$[cat]$', { kind: 'search', words: '[cat]' }],
    ['$[a cat](https://x.org/a.png)$', createImage('a cat', 'https://x.org/a.png')],
    ['$[a](https://x.org/(b)$c)$', createImage('a', 'https://x.org/(b)$c')],
    ['$[a](/placeholders/emoji/a.svg)$', createImage('a', '/placeholders/emoji/a.svg')],
  ])('parses all of %j', (typed, form) => expect(readWholeEmoji(typed)).toEqual(form));

  it.each(['', 'tea', '🍵 ', '🍵 - Tea', ':tea', ':wave::skin-tone-7:', '$happy\ncat$', '$[a](x.png)$'])(
    'rejects %j',
    (typed) => expect(readWholeEmoji(typed)).toBeNull(),
  );
});

describe('formatImageEmoji', () => {
  it('is reversed by readWholeEmoji, even with brackets in the label or URL', () => {
    expect(formatImageEmoji('cat', 'https://x.org/a.png')).toBe('$[cat](https://x.org/a.png)$');
    expect(readWholeEmoji(formatImageEmoji('a](b', 'https://x.org/?a](b'))).toEqual({
      kind: 'image',
      label: 'a](b',
      url: 'https://x.org/?a%5D(b',
    });
  });
});

describe('text that looks like an emoji', () => {
  it.each([':te', '$cat', '★', '☕☕', '(-'])('includes %j', (text) =>
    expect(isLikelyEmoji(text)).toBe(true),
  );
  it.each(['', 'a:', 'a$', '★a', '★ ', '5', '★1★'])("doesn't include %j", (text) =>
    expect(isLikelyEmoji(text)).toBe(false),
  );
});

describe('an emoji name', () => {
  it.each(['tea', '+1', 'Größe.2', 'a'])('can be %j', (name) => expect(isEmojiName(name)).toBe(true));
  it.each(['', ':', 'a:', ':a', 'two words', ' a', 'a\n'])("can't be %j", (name) =>
    expect(isEmojiName(name)).toBe(false),
  );
});
