import { z } from 'zod';
import { roleSchema } from './api-token.ts';

/** A local API request in the request log, without tokens. */

export const loggedRequestSchema = z.object({
  /** A number that increases by 1 with each request. */
  id: z.int().positive(),
  /** Time of arrival, in milliseconds since 1970. */
  at: z.number(),
  /** `—` if the data wasn't an HTTP request. */
  method: z.string(),
  /** Path and query as sent, with known tokens masked. */
  path: z.string(),
  /** Null if no complete response was sent. */
  status: z.int().nullable(),
  /** The reason phrase, such as `Not Found`, or else `Dropped` or `Cut off`. */
  phrase: z.string(),
  /** Milliseconds from receiving the request's headers to the end of the response. */
  ms: z.number(),
  /** The faults that affected the request, such as `POST:drop-after:0.2`. */
  faults: z.array(z.string()),
  /** The request's API token, or null if the request had no known token. */
  caller: z.object({ profileId: z.string(), role: roleSchema, name: z.string() }).nullable(),
  requestBytes: z.int(),
  responseBytes: z.int(),
});
export type LoggedRequest = z.infer<typeof loggedRequestSchema>;

const messageSchema = z.object({
  /** Header names and values, in order. Values that could contain a secret are masked. */
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
  /** True if only the body's beginning is stored. */
  bodyIsCut: z.boolean(),
});

/** A request and its response, redacted. */
export const requestDetailSchema = loggedRequestSchema.extend({
  request: messageSchema,
  response: messageSchema.extend({ status: z.int() }).nullable(),
});
export type LoggedRequestDetail = z.infer<typeof requestDetailSchema>;
