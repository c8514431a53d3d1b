import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLengths, judgeLength } from '../../../../shared/question/text-length.ts';
import { countGraphemes } from '../../../../shared/text/graphemes.ts';
import { anySource } from '../arbitraries.ts';

const table: [text: string, utf16: number, codePoints: number, visible: number][] = [
  ['', 0, 0, 0],
  ['Coffee?', 7, 7, 7],
  ['  two words ', 12, 12, 9],
  ['Ça va', 5, 5, 5],
  ['C\u0327a va', 6, 6, 5],
  ['🌍', 2, 1, 1],
  ['❤️', 2, 2, 1],
  ['👋🏽', 4, 2, 1],
  ['👩‍👩‍👧‍👦', 11, 7, 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 14, 7, 1],
  ['🇩🇪🇫🇷', 8, 4, 2],
  ['1️⃣', 3, 3, 1],
  ['日本語', 3, 3, 3],
  ['한국', 2, 2, 2],
  ['नमस्ते', 6, 6, 3],
  ['a\r\nb', 4, 4, 3],
  ['\u200B\u200B\u200B\u200B\u200B', 5, 5, 0],
  ['\u3164\u3164\u3164\u3164\u3164', 5, 5, 0],
  ['\u2800abc\u2800', 5, 5, 3],
  ['\uD83D', 1, 1, 1],
  ['\uDC4B\uD83D', 2, 2, 2],
];

describe('countLengths', () => {
  it.each(table)('counts %j in 3 units', (text, utf16, codePoints, visible) => {
    expect(countLengths(text)).toEqual({ utf16, codePoints, visible });
  });

  it('never counts more graphemes than code points or more code points than UTF-16 units', () => {
    fc.assert(
      fc.property(anySource, (text) => {
        const { utf16, codePoints, visible } = countLengths(text);
        expect(codePoints).toBe([...text].length);
        expect(codePoints).toBeLessThanOrEqual(utf16);
        expect(visible).toBeLessThanOrEqual(codePoints);
      }),
    );
  });
});

describe('countGraphemes', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('agrees with Intl.Segmenter for every character below U+D800', () => {
    const differing: string[] = [];
    for (let code = 0; code < 0xd8_00; code += 1) {
      const text = `a${String.fromCharCode(code)}${String.fromCharCode(code)}か`;
      if (countGraphemes(text) !== [...segmenter.segment(text)].length) differing.push(code.toString(16));
    }
    expect(differing).toEqual([]);
  });

  it('agrees with Intl.Segmenter for any text', () => {
    fc.assert(
      fc.property(anySource, (text) => {
        expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length);
      }),
    );
  });
});

describe('judgeLength', () => {
  const title = { min: 5, max: 150 };

  const cases: [what: string, text: string, verdict: string, over: number, missing: number][] = [
    ['a length of 1 below the minimum', 'a'.repeat(4), 'under', 0, 1],
    ['the minimum length', 'a'.repeat(5), 'fits', 0, 0],
    ['the maximum length', 'a'.repeat(150), 'fits', 0, 0],
    ['a length of 1 above the maximum', 'a'.repeat(151), 'over', 1, 0],
    ['75 emoji outside the BMP', '🌍'.repeat(75), 'fits', 0, 0],
    ['76 emoji outside the BMP', '🌍'.repeat(76), 'doubtful', 2, 0],
    ['150 emoji outside the BMP', '🌍'.repeat(150), 'doubtful', 150, 0],
    ['151 emoji outside the BMP', '🌍'.repeat(151), 'over', 1, 0],
    ['enough code points but too few visible characters', 'abcd ', 'doubtful', 0, 1],
    ['5 zero width spaces', '\u200B'.repeat(5), 'doubtful', 0, 5],
    ['a family emoji of 7 code points', '👩‍👩‍👧‍👦', 'doubtful', 0, 4],
    ['an empty string', '', 'under', 0, 5],
  ];

  it.each(cases)('judges %s', (_, text, verdict, over, missing) => {
    expect(judgeLength(text, title)).toEqual({ verdict, over, missing, lengths: countLengths(text) });
  });

  it('accepts an empty optional field', () => {
    expect(judgeLength('', { min: 0, max: 200 }).verdict).toBe('fits');
  });

  it('returns over or under based on code points, and fits only if all 3 counts fit', () => {
    fc.assert(
      fc.property(anySource, fc.nat(10), fc.nat(20), (text, min, more) => {
        const max = min + more;
        const { verdict, lengths } = judgeLength(text, { min, max });
        const { utf16, codePoints, visible } = lengths;
        expect(verdict === 'over').toBe(codePoints > max);
        expect(verdict === 'under').toBe(codePoints < min);
        expect(verdict === 'fits').toBe(utf16 <= max && visible >= min);
      }),
    );
  });
});
