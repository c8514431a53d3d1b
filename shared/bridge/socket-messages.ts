import { z } from 'zod';

/** The JSON messages of the bridge over a WebSocket. */

/** Characters of a call. Drafts and parts of files are shorter. */
export const MAX_CALL_LENGTH = 1024 * 1024;
/** Milliseconds between the heartbeats of the backend. */
export const HEARTBEAT_MS = 5_000;

/** A call, with an ID from its client. */
export const socketCallSchema = z.object({ id: z.int(), method: z.string(), input: z.unknown() });

/** The reply to the call with this ID, an event, or, with neither, a heartbeat. */
export const socketMessageSchema = z.object({
  id: z.int().optional(),
  reply: z.unknown().optional(),
  event: z.unknown().optional(),
});
export type SocketMessage = z.infer<typeof socketMessageSchema>;
