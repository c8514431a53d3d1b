import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVisible, trimInvisible } from '../../../../shared/text/invisible-characters.ts';
import { anySource } from '../arbitraries.ts';

const invisible = {
  'no-break space': '\u00A0',
  'ideographic space': '\u3000',
  tab: '\t',
  'line separator': '\u2028',
  'null character': '\0',
  'soft hyphen': '\u00AD',
  'zero width space': '\u200B',
  'zero width non-joiner': '\u200C',
  'zero width joiner': '\u200D',
  'right-to-left mark': '\u200F',
  'right-to-left override': '\u202E',
  'word joiner': '\u2060',
  'byte order mark': '\uFEFF',
  'combining grapheme joiner': '\u034F',
  'Mongolian vowel separator': '\u180E',
  'Hangul choseong filler': '\u115F',
  'Hangul jungseong filler': '\u1160',
  'Hangul filler': '\u3164',
  'halfwidth Hangul filler': '\uFFA0',
  'braille blank': '\u2800',
  'variation selector 16': '\uFE0F',
  'variation selector 256': '\u{E01EF}',
  'tag letter a': '\u{E0061}',
  'interlinear annotation anchor': '\uFFF9',
  'musical null notehead': '\u{1D159}',
  'Khitan filler': '\u{16FE4}',
  'Egyptian full blank': '\u{13441}',
};

const visible = {
  letter: 'a',
  hyphen: '-',
  'braille dot': '\u2801',
  'Hangul letter': '\u3131',
  'combining acute': '\u0301',
  'Arabic number sign': '\u0600',
  'end of ayah': '\u06DD',
  'Kaithi number sign': '\u{110BD}',
  'private use': '\uE000',
  'lone surrogate': '\uD800',
  unassigned: '\u0378',
  emoji: '☕',
  'emoji with selector': '❤️',
};

describe('hasVisible', () => {
  it.each(Object.entries(invisible))('returns false for an invisible character: %s', (_, character) => {
    expect(hasVisible(character)).toBe(false);
  });

  it.each(Object.entries(visible))('returns true for a visible character: %s', (_, character) => {
    expect(hasVisible(character)).toBe(true);
  });

  it('returns false for an empty string', () => {
    expect(hasVisible('')).toBe(false);
  });
});

describe('trimInvisible', () => {
  it('removes invisible characters only from both ends', () => {
    expect(trimInvisible('\u200B \u3164a \u200Bb\u2800\t\u{E0061}')).toBe('a \u200Bb');
  });

  it('returns an empty string if nothing is visible', () => {
    expect(trimInvisible(Object.values(invisible).join(''))).toBe('');
  });

  it('keeps a surrogate pair at the end', () => {
    expect(trimInvisible('a🌍\u200B')).toBe('a🌍');
  });

  it('leaves nothing to trim at either end', () => {
    fc.assert(
      fc.property(anySource, (text) => {
        const trimmed = trimInvisible(text);
        expect(text).toContain(trimmed);
        expect(trimInvisible(trimmed)).toBe(trimmed);
        expect(trimmed !== '').toBe(hasVisible(text));
      }),
    );
  });
});
