import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKUP_LIMITS,
  type Rollable,
  selectExpired,
} from '../../../../electron/host/library/restore-points/schedule.ts';

const HOUR = 3_600_000;
const toDay = ({ at }: Rollable) => new Date(at).toISOString().slice(0, 10);
const toHour = ({ at }: Rollable) => new Date(at).toISOString().slice(0, 13);

/** Restore points in chronological order. Some are damaged or have equal times. */
const backups = fc
  .array(
    fc.record({
      at: fc
        .integer({ min: 0, max: 60 * 24 * 2 })
        .map((halves) => Date.UTC(2026, 10, 1) + (halves * HOUR) / 2),
      bytes: fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 150_000_000 })),
      isDamaged: fc.oneof(
        { weight: 9, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    { maxLength: 60 },
  )
  .map((all) =>
    all
      .sort((one, other) => one.at - other.at)
      .map((one, index): Rollable => ({ ...one, name: String(index).padStart(4, '0') })),
  );

const split = (all: readonly Rollable[], made?: string) => {
  const dropped = selectExpired(all, { made });
  return {
    dropped,
    kept: all.filter(({ name }) => !dropped.includes(name)),
    gone: all.filter(({ name }) => dropped.includes(name)),
  };
};
const sum = (all: readonly Rollable[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);

describe('selectExpired', () => {
  it('limits the number of backups and, except for the last 2, their total size', () => {
    fc.assert(
      fc.property(backups, (all) => {
        const { kept } = split(all);
        expect(kept.length).toBeLessThanOrEqual(
          BACKUP_LIMITS.newest + BACKUP_LIMITS.hours + BACKUP_LIMITS.days,
        );
        if (kept.length > BACKUP_LIMITS.atLeast) expect(sum(kept)).toBeLessThanOrEqual(BACKUP_LIMITS.bytes);
      }),
    );
  });

  it('keeps at least 2 restorable backups if they exist', () => {
    fc.assert(
      fc.property(backups, (all) => {
        const good = all.filter(({ isDamaged }) => !isDamaged);
        const remaining = split(all).kept.filter(({ isDamaged }) => !isDamaged);
        expect(remaining.length).toBeGreaterThanOrEqual(Math.min(good.length, BACKUP_LIMITS.atLeast));
      }),
    );
  });

  it('deletes a valid backup and keeps an older one only if the older one is the last in its hour', () => {
    fc.assert(
      fc.property(backups, (all) => {
        const { kept, gone } = split(all);
        for (const lost of gone.filter(({ isDamaged }) => !isDamaged)) {
          const older = kept.filter((one) => !one.isDamaged && one.name < lost.name);
          for (const one of older) {
            const after = all.filter((other) => !other.isDamaged && toHour(other) === toHour(one));
            expect(after.at(-1)).toBe(one);
          }
        }
      }),
    );
  });

  it.each([
    ['days', toDay],
    ['hours', toHour],
  ] as const)('keeps the last backup in each of the newest %s within the size limit', (period, nameOf) => {
    fc.assert(
      fc.property(backups, (all) => {
        fc.pre(sum(all) <= BACKUP_LIMITS.bytes);
        const { kept } = split(all);
        const periods = new Map(all.filter(({ isDamaged }) => !isDamaged).map((one) => [nameOf(one), one]));
        const last = [...periods.values()].slice(-BACKUP_LIMITS[period]);
        expect(kept).toEqual(expect.arrayContaining(last));
      }),
    );
  });

  it("doesn't delete more backups when called again", () => {
    fc.assert(
      fc.property(backups, (all) => {
        expect(split(split(all).kept).dropped).toEqual([]);
      }),
    );
  });

  it('keeps the new backup even if the clock was set back', () => {
    fc.assert(
      fc.property(backups, fc.nat(), (all, pick) => {
        fc.pre(all.length > 0);
        const made = all[pick % all.length]?.name;
        expect(split(all, made).dropped).not.toContain(made);
      }),
    );
  });
});

describe('hourly backups for 2 months', () => {
  it('are reduced to those of the last 12 hours and the last one of each of 14 days', () => {
    const first = Date.UTC(2026, 10, 1);
    let all: Rollable[] = [];
    for (let hour = 0; hour < 60 * 24; hour += 1) {
      const one = {
        name: String(hour).padStart(4, '0'),
        at: first + hour * HOUR,
        bytes: 600,
        isDamaged: false,
      };
      all = split([...all, one], one.name).kept;
    }
    const ages = all.map(({ at }) => (first + (60 * 24 - 1) * HOUR - at) / HOUR);
    const days = Array.from({ length: 13 }, (_, day) => (13 - day) * 24);
    expect(ages).toEqual([...days, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});
