/** The exit code of an app that starts again in another process. `npm start` must not offer the browser then. */
export const RESTART_EXIT_CODE = 75;
