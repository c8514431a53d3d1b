/**
 * The exit code of an app that restarts in another process. `npm start` must not offer the browser in this
 * case.
 */
export const RESTART_EXIT_CODE = 75;
