import { z } from 'zod';

/** The maximum in characters. Drafts and file parts are shorter. */
export const MAX_CALL_LENGTH = 1024 * 1024;
export const HEARTBEAT_MS = 5_000;

/** A call with an ID chosen by the client. */
export const socketCallSchema = z.object({ id: z.int(), method: z.string(), input: z.unknown() });

/** A reply to the call with this ID, or an event. A heartbeat has neither. */
export const socketMessageSchema = z.object({
  id: z.int().optional(),
  reply: z.unknown().optional(),
  event: z.unknown().optional(),
});
export type SocketMessage = z.infer<typeof socketMessageSchema>;
