import { z } from 'zod';

/** How the bridge travels over the WebSocket of a browser: each message is one of these, as JSON. */

/** Characters that a call may have: no draft and no part of a file is that long. */
export const MAX_CALL_LENGTH = 1024 * 1024;
/** Milliseconds between two messages of a backend that has nothing to say. */
export const HEARTBEAT_MS = 5_000;

/** A call, numbered by its client. */
export const socketCallSchema = z.object({ id: z.int(), method: z.string(), input: z.unknown() });

/** The reply to the call of that number, an event, or, without either, a heartbeat. */
export const socketMessageSchema = z.object({
  id: z.int().optional(),
  reply: z.unknown().optional(),
  event: z.unknown().optional(),
});
export type SocketMessage = z.infer<typeof socketMessageSchema>;
