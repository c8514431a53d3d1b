import { z } from 'zod';
import { roleSchema } from './api-token.ts';

/** Calls of the local API as the request log shows them. Tokens never appear in it. */

/** One line of the log. */
export const loggedRequestSchema = z.object({
  /** Grows by one with each call. */
  id: z.int().positive(),
  /** When it came, milliseconds since 1970. */
  at: z.number(),
  /** `—` for what was no HTTP request. */
  method: z.string(),
  /** Path and query as sent, known tokens masked. */
  path: z.string(),
  /** Null where no answer went out, or not all of it. */
  status: z.int().nullable(),
  /** The phrase behind the status, such as `Not Found`; `Dropped` or `Cut off` where there is no status. */
  phrase: z.string(),
  /** Milliseconds from the request's headers to the end of the answer. */
  ms: z.number(),
  /** The faults that hit it, as the command line writes them: `POST:drop-after:0.2`. */
  faults: z.array(z.string()),
  /** Whose token it carried; null without a known one. */
  caller: z.object({ profileId: z.string(), role: roleSchema, name: z.string() }).nullable(),
  requestBytes: z.int(),
  responseBytes: z.int(),
});
export type LoggedRequest = z.infer<typeof loggedRequestSchema>;

const messageSchema = z.object({
  /** Name and value, in the order sent. Values that could hold a secret are masked. */
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Null where there was none. */
  body: z.string().nullable(),
  /** True where the body was longer than what is kept of it. */
  bodyIsCut: z.boolean(),
});

/** A call with its request and its answer, redacted. */
export const requestDetailSchema = loggedRequestSchema.extend({
  request: messageSchema,
  /** Null where nothing of an answer went out. */
  response: messageSchema.extend({ status: z.int() }).nullable(),
});
export type LoggedRequestDetail = z.infer<typeof requestDetailSchema>;
