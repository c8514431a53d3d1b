/**
 * The exit code of an app that restarts in another process. After this code, `npm start` must not offer the
 * browser.
 */
export const RESTART_EXIT_CODE = 75;
