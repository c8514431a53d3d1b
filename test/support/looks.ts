/**
 * Themes and sizes in which a view beside the main screen is checked: each theme, each size, and not all of both, since
 * the colours do not depend on the width. The main screen is checked in all of them.
 */
export const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 820 } },
  { colorScheme: 'dark', viewport: { width: 960, height: 640 } },
  { colorScheme: 'light', viewport: { width: 760, height: 640 } },
] as const;
