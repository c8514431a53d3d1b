/** From the largest on, in milliseconds. */
const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago in words: `3 days ago`, `yesterday`, `now`. Milliseconds since 1970; nothing where that is no time. */
export function relativeTime(at: number, now: number, locale: string): string {
  if (Number.isNaN(at)) return '';
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = at - now;
  const found = UNITS.find(([, length]) => Math.abs(passed) >= length);
  return found ? words.format(Math.trunc(passed / found[1]), found[0]) : words.format(0, 'second');
}
