import type { Clock } from '../../ports.ts';

type ClockSetting = { fixed: string } | { offset: number };

/**
 * A clock that tests can set. It determines the time of new questions, **Mark as sent**, the request log, and
 * `Retry-After`.
 */
export interface AdjustableClock extends Clock {
  /** Returns an offset of 0 for the system clock. */
  setting(): ClockSetting;
  set(setting: ClockSetting): void;
}

/** Creates a clock that runs like `system` until it's set. */
export function createAdjustableClock(system: Clock): AdjustableClock {
  let current: ClockSetting = { offset: 0 };
  return {
    now: () => ('fixed' in current ? Date.parse(current.fixed) : system.now() + current.offset),
    setting: () => current,
    set(setting) {
      current = setting;
    },
  };
}
