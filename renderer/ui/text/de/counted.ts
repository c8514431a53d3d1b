const plurals = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de-DE', { useGrouping: 'min2' });

/** `1.000` stays `1000`, as years are written; `10.000` has its point. */
export const numbered = (value: number): string => number.format(value);

/** `one` or `many`, without the number. */
export const formOf = (count: number, one: string, many: string): string =>
  plurals.select(count) === 'one' ? one : many;

/** `1 Frage`, `3 Fragen`. */
export const counted = (count: number, one: string, many: string): string =>
  `${numbered(count)} ${formOf(count, one, many)}`;

/** `a`, `a und b`, `a, b und c`; `last` stands before the last one. */
export const listed = (parts: readonly string[], last = ' und '): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(last);
