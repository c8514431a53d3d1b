import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readPlaceholderImagePath,
  toPlaceholderEmojiPath,
  toPlaceholderImagePath,
} from '../../../shared/placeholder-image-path.ts';
import { anyUnits } from './arbitraries.ts';

describe('placeholder paths', () => {
  it('contain the percent-encoded words', () => {
    expect(toPlaceholderEmojiPath('happy cat')).toBe('/placeholders/emoji/happy%20cat.svg');
    expect(toPlaceholderImagePath('a/b?c#d (e)$')).toBe('/placeholders/image/a%2Fb%3Fc%23d%20%28e%29%24.svg');
  });

  it('can be parsed', () => {
    expect(readPlaceholderImagePath('/placeholders/emoji/happy%20cat.svg')).toEqual({
      kind: 'emoji',
      words: 'happy cat',
    });
  });

  it('have a limited length', () => {
    expect(toPlaceholderImagePath('🌍'.repeat(10_000)).length).toBeLessThan(1000);
  });

  it('preserve up to 80 characters of any visible text', () => {
    const words = anyUnits.filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, (text) => {
        const trimmed = text.toWellFormed().trim();
        expect(readPlaceholderImagePath(toPlaceholderEmojiPath(text))).toEqual({
          kind: 'emoji',
          words: trimmed,
        });
        expect(readPlaceholderImagePath(toPlaceholderImagePath(text))).toEqual({
          kind: 'image',
          words: trimmed,
        });
      }),
    );
  });

  it.each([
    '',
    '/placeholders/emoji/.svg',
    '/placeholders/emoji/a/b.svg',
    '/placeholders/emoji/a.svg?x',
    '/placeholders/emoji/a.png',
    '/placeholders/emoji/%zz.svg',
    '/placeholders/emoji/%ff.svg',
    '/placeholders/other/a.svg',
    'https://example.org/placeholders/emoji/a.svg',
  ])("don't include %j", (path) => expect(readPlaceholderImagePath(path)).toBeNull());
});
