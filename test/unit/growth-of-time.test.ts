import { describe, expect, it } from 'vitest';
import { MAX_GROWTH, measureGrowth } from '../support/growth-of-time.ts';

/** Keeps this thread's processor busy for `ms` milliseconds of processor time. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  const elapsedMs = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  while (elapsedMs() < ms);
}

describe('measureGrowth', () => {
  const sizes = [100, 800, 6_400];
  const useLength = (length: number) => length;

  it('returns a small factor for linear time', async () => {
    const run = (length: number) => work(length / 40);
    expect(await measureGrowth(useLength, run, sizes)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('returns a large factor for quadratic time', async () => {
    const run = (length: number) => work(length ** 2 / 200_000);
    expect(await measureGrowth(useLength, run, sizes)).toBeGreaterThan(MAX_GROWTH);
  });

  it('returns a small factor even if the cost per character suddenly increases', async () => {
    const run = (length: number) => work(length * (length > 800 ? 0.08 : 0.008));
    expect(await measureGrowth(useLength, run, sizes)).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
