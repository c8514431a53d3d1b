const ALL = [
  { colorScheme: 'dark', viewport: { width: 960, height: 640 } },
  { colorScheme: 'light', viewport: { width: 1280, height: 820 } },
  { colorScheme: 'light', viewport: { width: 760, height: 640 } },
] as const;

/**
 * Themes and sizes in which a view beside the main screen is checked: each theme, each size, and not all of both, since
 * the colours do not depend on the width. `QOTD_E2E=short` keeps to the first, in which most goes wrong: the test command
 * has eight minutes. The main screen is checked in all themes and sizes.
 */
export const LOOKS = process.env.QOTD_E2E === 'short' ? ALL.slice(0, 1) : ALL;
