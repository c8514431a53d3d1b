import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFirstGrapheme } from '../../../../shared/text/graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('getFirstGrapheme', () => {
  it('returns the same as the segmenter', () => {
    const part = fc.constantFrom(
      'a',
      '1',
      'é',
      '京',
      'Я',
      '\uFE0F',
      '\u20E3',
      '\u0301',
      '\u200D',
      '\r',
      '\n',
      '☕',
      '👩🏽',
      '🇩',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.array(part, { maxLength: 5 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (one) => {
        const [first] = segmenter.segment(one);
        expect(getFirstGrapheme(one)).toBe(first?.segment ?? '');
      }),
      { numRuns: 20_000 },
    );
  });
});
