const plurals = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/**
 * Formats a number of things in English: `1 question`, `3 entries`, `10,000 rows`. `many` is the plural if it
 * isn't formed by adding an `s`.
 */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`;
