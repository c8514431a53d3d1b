import type { Clock } from '../../ports.ts';

/** How a clock differs from the system clock. */
type ClockSetting = { fixed: string } | { offset: number };

/** A clock that tests set: the time of new questions, of **Mark as sent**, of the request log, and of `Retry-After`. */
export interface AdjustableClock extends Clock {
  /** An offset of 0 is the system clock. */
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
