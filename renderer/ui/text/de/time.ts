import type { time as shape } from '../en/time.ts';

/** How long ago, and when. Months and days come from the platform, in the order of the locale. */
export const time: typeof shape = {
  locale: 'de-DE',
  now: 'jetzt',
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
};
