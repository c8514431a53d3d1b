/** The IPC channels between a window and what is behind it, and nothing beside them. */
export const CALL_CHANNEL = 'qotd:call';
export const EVENT_CHANNEL = 'qotd:event';
/** From the page to the shell: see `shellMethods`. */
export const SHELL_CHANNEL = 'qotd:shell';
/** To the page: there is something to take from the shell. */
export const ASKED_CHANNEL = 'qotd:asked';
/** To the page: its window is about to close. */
export const CLOSING_CHANNEL = 'qotd:closing';
/** From the page: it has nothing more to say. */
export const DONE_CHANNEL = 'qotd:done';
