import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, retryAfterMs } from '../../../../electron/host/sync/queue/backoff.ts';

const random = (fraction: number) => ({
  uuid: () => '',
  bytes: () => new Uint8Array(),
  fraction: () => fraction,
});
const DAY = 86_400_000;
const now = Date.parse('2026-11-09T10:00:00Z');

describe('the time between tries', () => {
  it('is from a second to a quarter of an hour, with jitter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tries, dice) => {
          const wait = backoffMs(tries, random(dice));
          expect(wait).toBeGreaterThanOrEqual(1_000);
          expect(wait).toBeLessThanOrEqual(900_000);
        },
      ),
    );
    expect(backoffMs(3, random(0))).toBeLessThan(backoffMs(3, random(0.9)));
  });

  it('doubles', () => {
    expect([1, 2, 3, 4].map((tries) => backoffMs(tries, random(0)))).toEqual([1_000, 2_000, 4_000, 8_000]);
  });
});

describe('Retry-After', () => {
  it('is seconds', () => {
    expect(retryAfterMs({ 'retry-after': '120' }, now)).toBe(120_000);
    expect(retryAfterMs({ 'retry-after': ' 0 ' }, now)).toBe(0);
  });

  it('is a date, counted from that of the answer where there is one', () => {
    const header = { 'retry-after': 'Mon, 09 Nov 2026 10:01:00 GMT' };
    expect(retryAfterMs(header, now)).toBe(60_000);
    // Our clock is an hour late.
    expect(retryAfterMs({ ...header, date: 'Mon, 09 Nov 2026 10:00:00 GMT' }, now - 3_600_000)).toBe(60_000);
    expect(retryAfterMs(header, now + DAY)).toBe(0);
  });

  it('is a day at most', () => {
    expect(retryAfterMs({ 'retry-after': '9999999999' }, now)).toBe(DAY);
    expect(retryAfterMs({ 'retry-after': 'Mon, 09 Nov 2099 10:00:00 GMT' }, now)).toBe(DAY);
  });

  it('is nothing where it can not be read', () => {
    for (const headers of [{}, { 'retry-after': '' }, { 'retry-after': 'soon' }, { 'retry-after': '-5' }]) {
      const found = retryAfterMs(headers, now);
      expect(found === null || (found >= 0 && found <= DAY)).toBe(true);
    }
    expect(retryAfterMs({ 'retry-after': 'soon' }, now)).toBeNull();
  });
});
