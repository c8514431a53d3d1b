import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOptionLines } from '../../../../shared/question/match-option-lines.ts';
import { readRow } from '../../../../shared/question/option-line.ts';

const line = fc
  .tuple(fc.constantFrom('', '☕', '🍎', ':tea:'), fc.constantFrom('', 'Tea', ' Tea ', 'Juice', 'Milk'))
  .map(([emoji, text]) => `${emoji} - ${text}`.trimStart());
const lines = fc.array(line, { maxLength: 8 });

/** Comparisons of two lines, from the strictest to the loosest. */
const COMPARISONS: readonly ((one: string, other: string) => boolean)[] = [
  (one, other) => one === other,
  (one, other) => {
    const [a, b] = [readRow(one), readRow(other)];
    return a.text.trim() === b.text.trim() && (a.text.trim() !== '' || a.emoji === b.emoji);
  },
  (one, other) => readRow(one).emoji !== '' && readRow(one).emoji === readRow(other).emoji,
];

function comparePairs(later: readonly string[], base: readonly string[]): (number | null)[] {
  const result: (number | null)[] = later.map(() => null);
  for (const isSame of COMPARISONS) {
    for (const [at, one] of later.entries()) {
      if (result[at] !== null) continue;
      const found = base.findIndex((other, index) => !result.includes(index) && isSame(one, other));
      if (found >= 0) result[at] = found;
    }
  }
  return result;
}

describe('matchOptionLines', () => {
  it('returns the same matches as a comparison of all pairs in order', () => {
    fc.assert(
      fc.property(lines, lines, (later, base) => {
        expect(matchOptionLines(later, base)).toEqual(comparePairs(later, base));
      }),
      { numRuns: 500 },
    );
  });
});
