/** The two IPC channels between a window and the host, and nothing beside them. */
export const CALL_CHANNEL = 'qotd:call';
export const EVENT_CHANNEL = 'qotd:event';
