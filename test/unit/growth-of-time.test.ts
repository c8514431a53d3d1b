import { describe, expect, it } from 'vitest';
import { MAX_GROWTH, measureGrowth } from '../support/growth-of-time.ts';

/** Does something `steps` times. */
function work(steps: number): number {
  let result = 0;
  for (let step = 0; step < steps; step += 1) result = (result * 31 + step) % 1_000_003;
  return result;
}

describe('measureGrowth', () => {
  const sizes = [100, 800, 6_400];

  it('returns a small factor for linear time', async () => {
    expect(
      await measureGrowth(
        (length) => length,
        (length) => work(length * 5_000),
        sizes,
      ),
    ).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('returns a large factor for quadratic time', async () => {
    expect(
      await measureGrowth(
        (length) => length,
        (length) => work(length ** 2),
        sizes,
      ),
    ).toBeGreaterThan(MAX_GROWTH);
  });

  it('accepts linear time that suddenly costs more per character', async () => {
    const run = (length: number) => work(length * (length > 800 ? 8_000 : 800));
    expect(await measureGrowth((length) => length, run, sizes)).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
