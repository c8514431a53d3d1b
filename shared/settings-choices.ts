export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text sizes as percentages of the default size. */
export const TEXT_SIZES = [90, 100, 110, 125] as const;

/** `compact` shows each question in the list on a single line with its title, icons, and time. */
export const DENSITIES = ['comfortable', 'compact'] as const;

export const PREVIEW_THEMES = ['app', 'light', 'dark'] as const;

export const PREVIEW_LAYOUTS = ['lines', 'buttons'] as const;

export const OPTION_FORMS = ['rows', 'text'] as const;

/** `close` shows a counter from 80% of the limit on. */
export const COUNTERS = ['close', 'always'] as const;

/**
 * The local API's behavior if an edit omits an optional field (docs/reference/service-api.md 4.2): it can
 * `keep` the stored value, `clear` it, or `reject` the edit.
 */
export const ABSENT_FIELDS = ['keep', 'clear', 'reject'] as const;

/** The library that the app's local API serves: a separate test library, or the user's own library. */
export const API_LIBRARIES = ['test', 'own'] as const;
export type ApiLibrary = (typeof API_LIBRARIES)[number];

export const MAX_PROFILES = 50;

export const MAX_RECENT_ACTIONS = 8;

export const MAX_PICTURE_HOSTS = 200;

export const MAX_PINNED_FILTERS = 20;

/** The number of emoji in a row of the emoji picker. */
export const MAX_PINNED_EMOJI = 9;

/** The number of emoji in 2 rows of the emoji picker. */
export const MAX_RECENT_EMOJI = 18;
