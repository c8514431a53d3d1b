export const CALL_CHANNEL = 'qotd:call';
export const EVENT_CHANNEL = 'qotd:event';
/** From the page: calls to the desktop shell (see `shellMethods`). */
export const SHELL_CHANNEL = 'qotd:shell';
/** To the page: commands from the desktop shell are queued. */
export const ASKED_CHANNEL = 'qotd:asked';
/** To the page: its window is about to close. */
export const CLOSING_CHANNEL = 'qotd:closing';
/** To the page: the session may end, so unsaved text must be written. The window remains usable. */
export const FLUSH_CHANNEL = 'qotd:flush';
/** From the page: unsaved text is written, so the window can close. */
export const DONE_CHANNEL = 'qotd:done';
