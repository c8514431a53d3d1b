import { describe, expect, it } from 'vitest';
import { GRADES, gradeSchema } from '../../../../../shared/similarity.ts';
import { readQuestionSet } from '../../../../support/similar/question-sets.ts';
import { compareSizes } from '../../../../support/similar/score-calibration.ts';

/** `bench -- similar --calibration` uses a library of 50,000 questions. This test uses 5,000 questions. */
const compared = compareSizes(50, 5_000);
const pairs = compared.filter(({ stored }) => stored !== null);

const steps = [null, ...gradeSchema.options.toReversed()];
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a score', () => {
  it('is nearly the same in a small and a large library', () => {
    const changes = pairs.map(({ small, large }) => Math.abs(large - small));
    expect(average(changes)).toBeLessThan(0.03);
    expect(Math.max(...changes)).toBeLessThan(0.15);
    // Neither library may have generally higher scores.
    expect(Math.abs(average(pairs.map(({ small, large }) => large - small)))).toBeLessThan(0.025);
  });

  it('has the same grade in both libraries, with a few exceptions by one grade', () => {
    const moved = pairs.filter(({ grades: [small, large] }) => small !== large);
    expect(moved.length).toBeLessThanOrEqual(pairs.length * 0.15);
    for (const { grades } of moved) {
      expect(Math.abs(steps.indexOf(grades[0]) - steps.indexOf(grades[1]))).toBe(1);
    }
  });

  it('is below Similar for a question that only looks similar', () => {
    const { queries } = readQuestionSet('english');
    const traps = new Set(queries.flatMap(({ query, trap }) => (trap === undefined ? [] : [query])));
    const lookalikes = compared.filter(({ query }) => traps.has(query));
    expect(lookalikes.length).toBe(20);
    expect(lookalikes.filter(({ small, large }) => Math.max(small, large) >= GRADES.close)).toEqual([]);
  });

  it('is below Related for a different topic, with one exception', () => {
    const others = compared.filter(({ stored }) => stored === null);
    expect(others.length).toBeGreaterThan(4);
    const shown = others.filter(({ grades: [small, large] }) => small !== null || large !== null);
    expect(shown.map(({ query, grades }) => [query, ...grades])).toEqual([
      ['Has a magician ever fooled you?', null, 'related'],
    ]);
  });
});
