import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../shared/text/edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_'), maxLength: 8 });

/** Implements the definition recursively, without optimizations. */
function measurePlainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const costs = [
    measurePlainDistance(a.slice(1), b) + 1,
    measurePlainDistance(a, b.slice(1)) + 1,
    measurePlainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0])
    costs.push(measurePlainDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...costs);
}

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['heart', 'heart', 0],
    ['hart', 'heart', 1],
    ['heaart', 'heart', 1],
    ['haert', 'heart', 1],
    ['heert', 'heart', 1],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'badcfe', 3],
  ])('returns the distance between %j and %j: %d', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance);
    expect(editDistance(b, a, 10)).toBe(distance);
  });

  it('matches a naive implementation', () => {
    const short = word.map((text) => text.slice(0, 6));
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(measurePlainDistance(a, b));
      }),
    );
  });

  it('is exact up to the limit and returns limit + 1 beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, bound) => {
        expect(editDistance(a, b, bound)).toBe(Math.min(editDistance(a, b, 20), bound + 1));
      }),
    );
  });
});
