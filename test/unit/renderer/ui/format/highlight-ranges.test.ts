import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightRanges } from '../../../../../renderer/ui/format/highlight.ts';

const places = fc.nat({ max: 30 });
const marks = fc.array(fc.tuple(places, places), { maxLength: 6 });
const texts = fc.string({ unit: 'grapheme', maxLength: 20 });

describe('marked words', () => {
  it('stand where the marks say', () => {
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

  it('give the text back whatever the marks are, and cut no character in two', () => {
    fc.assert(
      fc.property(texts, marks, (text, where) => {
        const pieces = highlightRanges(text, where);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.text).not.toBe('');
          expect(piece.text.isWellFormed()).toBe(text.isWellFormed());
        }
      }),
    );
  });
});
