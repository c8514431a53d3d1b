import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBackoffMs, parseRetryAfterMs } from '../../../../electron/host/sync/queue/backoff.ts';

const random = (fraction: number) => ({
  uuid: () => '',
  bytes: () => new Uint8Array(),
  fraction: () => fraction,
});
const DAY = 86_400_000;
const now = Date.parse('2026-11-09T10:00:00Z');

describe('the delay before a retry', () => {
  it('is between 1 second and 15 minutes, with jitter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tries, dice) => {
          const wait = getBackoffMs(tries, random(dice));
          expect(wait).toBeGreaterThanOrEqual(1_000);
          expect(wait).toBeLessThanOrEqual(900_000);
        },
      ),
    );
    expect(getBackoffMs(3, random(0))).toBeLessThan(getBackoffMs(3, random(0.9)));
  });

  it('doubles with each attempt', () => {
    expect([1, 2, 3, 4].map((tries) => getBackoffMs(tries, random(0)))).toEqual([1_000, 2_000, 4_000, 8_000]);
  });
});

describe('Retry-After', () => {
  it('accepts seconds', () => {
    expect(parseRetryAfterMs({ 'retry-after': '120' }, now)).toBe(120_000);
    expect(parseRetryAfterMs({ 'retry-after': ' 0 ' }, now)).toBe(0);
  });

  it("accepts a date, relative to the response's date if it has one", () => {
    const header = { 'retry-after': 'Mon, 09 Nov 2026 10:01:00 GMT' };
    expect(parseRetryAfterMs(header, now)).toBe(60_000);
    // The local clock is an hour slow.
    expect(parseRetryAfterMs({ ...header, date: 'Mon, 09 Nov 2026 10:00:00 GMT' }, now - 3_600_000)).toBe(
      60_000,
    );
    expect(parseRetryAfterMs(header, now + DAY)).toBe(0);
  });

  it('is at most 1 day', () => {
    expect(parseRetryAfterMs({ 'retry-after': '9999999999' }, now)).toBe(DAY);
    expect(parseRetryAfterMs({ 'retry-after': 'Mon, 09 Nov 2099 10:00:00 GMT' }, now)).toBe(DAY);
  });

  it("is null if it can't be parsed", () => {
    for (const headers of [{}, { 'retry-after': '' }, { 'retry-after': 'soon' }, { 'retry-after': '-5' }]) {
      const found = parseRetryAfterMs(headers, now);
      expect(found === null || (found >= 0 && found <= DAY)).toBe(true);
    }
    expect(parseRetryAfterMs({ 'retry-after': 'soon' }, now)).toBeNull();
  });
});
