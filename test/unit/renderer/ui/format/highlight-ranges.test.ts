import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightRanges } from '../../../../../renderer/ui/format/highlight.ts';

const places = fc.nat({ max: 30 });
const marks = fc.array(fc.tuple(places, places), { maxLength: 6 });
const texts = fc.string({ unit: 'grapheme', maxLength: 20 });

describe('highlightRanges', () => {
  it('highlights the given ranges', () => {
    expect(
      highlightRanges('a small thing', [
        [2, 7],
        [8, 13],
      ]),
    ).toEqual([
      { text: 'a ', highlighted: false },
      { text: 'small', highlighted: true },
      { text: ' ', highlighted: false },
      { text: 'thing', highlighted: true },
    ]);
  });

  it('returns the whole text for any ranges and never splits a character', () => {
    fc.assert(
      fc.property(texts, marks, (text, ranges) => {
        const pieces = highlightRanges(text, ranges);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.text).not.toBe('');
          expect(piece.text.isWellFormed()).toBe(text.isWellFormed());
        }
      }),
    );
  });
});
