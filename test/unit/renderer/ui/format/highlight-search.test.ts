import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightSearch } from '../../../../../renderer/ui/format/highlight.ts';

const markMatches = (text: string, search: string) =>
  highlightSearch(text, search)
    .map((piece) => (piece.highlighted ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlightSearch', () => {
  it.each([
    ['Coffee or tea?', 'coffee', '[Coffee] or tea?'],
    ['Coffee or tea?', 'TEA  coffee', '[Coffee] or [tea]?'],
    ['A café, or a cafe', 'cafe', 'A [café], or a [cafe]'],
    ['A cafe\u0301 again', 'café', 'A [cafe\u0301] again'],
    ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
    ['Banana', 'ana', 'B[anana]'],
    ['一番好きなラーメンは？', 'ラーメン', '一番好きな[ラーメン]は？'],
    ['🎲 Board game', '🎲', '[🎲] Board game'],
    ['İstanbul', 'istanbul', '[İstanbul]'],
    ['ﬁne', 'fi', '[ﬁ]ne'],
    ['Nothing here', 'coffee', 'Nothing here'],
    ['A berry cake', 'berries cakes', 'A [berry] [cake]'],
    ['Ice cream, ice', '"ice cream"', '[Ice cream], ice'],
    ['Blank search', '   ', 'Blank search'],
    ['', 'a', ''],
  ])('highlights %j for %j', (text, search, expected) => {
    expect(markMatches(text, search)).toBe(expected);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, search) => {
        expect(
          highlightSearch(text, search)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('highlights a word if and only if the text contains it', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem({ maxCount: 1 }), (text, word) => {
        const found = highlightSearch(text, word).some((piece) => piece.highlighted);
        expect(found).toBe(text.toLowerCase().includes(word.toLowerCase()));
      }),
    );
  });
});
