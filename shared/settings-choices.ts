/** Choices and limits of the settings. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text sizes, in percent of the default. */
export const TEXT_SIZES = [90, 100, 110, 125] as const;

/** `compact`: one title line for each question of the list. */
export const DENSITIES = ['comfortable', 'compact'] as const;

/** Initial colors of the preview. */
export const PREVIEW_THEMES = ['app', 'light', 'dark'] as const;

/** Initial layout of options in the preview. */
export const PREVIEW_LAYOUTS = ['lines', 'buttons'] as const;

/** Initial option editor. */
export const OPTION_FORMS = ['rows', 'text'] as const;

/** Whether counters are always shown, or from 80% of their limit. */
export const COUNTERS = ['close', 'always'] as const;

/**
 * What the local API does with an omitted optional field in an edit (docs/reference/service-api.md 4.2).
 * `keep` the stored value, `clear` it, or `refuse` the edit.
 */
export const ABSENT_FIELDS = ['keep', 'clear', 'refuse'] as const;

/** The library that the local API of the app serves: a separate one for tests, or the user's own. */
export const API_LIBRARIES = ['test', 'own'] as const;
export type ApiLibrary = (typeof API_LIBRARIES)[number];

export const MAX_PROFILES = 50;

export const MAX_RECENT_ACTIONS = 8;

export const MAX_PICTURE_HOSTS = 200;

/** Two rows of the emoji picker. */
export const MAX_RECENT_EMOJI = 18;
