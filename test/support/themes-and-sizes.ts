const ALL = [
  { colorScheme: 'dark', viewport: { width: 960, height: 640 } },
  { colorScheme: 'light', viewport: { width: 1280, height: 820 } },
  { colorScheme: 'light', viewport: { width: 760, height: 640 } },
] as const;

/**
 * The themes and sizes for checking all views except the main screen. Each theme and each size occurs, but
 * not all combinations, because colors don't depend on the width. With `QOTD_E2E=short`, there is only one
 * combination, because it shows most problems. The main screen is checked in all combinations.
 */
export const THEMES_AND_SIZES = process.env.QOTD_E2E === 'short' ? ALL.slice(0, 1) : ALL;
