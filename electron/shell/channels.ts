/** The IPC channels between a window and the host, and nothing beside them. */
export const CALL_CHANNEL = 'qotd:call';
export const EVENT_CHANNEL = 'qotd:event';
/** To the page: its window is about to close. */
export const CLOSING_CHANNEL = 'qotd:closing';
/** From the page: it has nothing more to say. */
export const DONE_CHANNEL = 'qotd:done';
