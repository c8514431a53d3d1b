import { z } from 'zod';

/**
 * Faults that the local API can inject to test a client. All of them are implementation-defined, because the
 * service documents no errors (docs/reference/service-api.md 7).
 */

/** The operations that faults apply to, by method. The command line also accepts these keys. */
export const operationSchema = z.enum({ create: 'POST', edit: 'PUT', fetch: 'GET' });
export type Operation = z.infer<typeof operationSchema>;

const MAX_DELAY_MS = 60_000;
const milliseconds = z.int().min(0).max(MAX_DELAY_MS);

/** A header value: printable ASCII without spaces around it. */
const HEADER_VALUE = /^[!-~](?:[ -~]*[!-~])?$/;
const headerValue = z.string().max(100).regex(HEADER_VALUE);

const MAX_COUNTED_REQUESTS = 1_000_000;
const MAX_CUSTOM_BODY_LENGTH = 65_536;

const base = {
  /** `*` stands for all operations. */
  operation: z.enum([...operationSchema.options, '*']),
  /** The share of requests that the fault affects, above 0 and at most 1. */
  probability: z.number().gt(0).max(1).default(1),
  /** The number of the operation's requests that pass before the fault applies. */
  skip: z.int().min(0).max(MAX_COUNTED_REQUESTS).exactOptional(),
  /** The number of requests that the fault can affect after `skip`. Later requests pass. */
  times: z.int().min(1).max(MAX_COUNTED_REQUESTS).exactOptional(),
};

const customBody = {
  /** Replaces an error response's JSON. */
  body: z.string().max(MAX_CUSTOM_BODY_LENGTH).exactOptional(),
  /** The Content-Type of `body`. The default is JSON. */
  contentType: headerValue.exactOptional(),
};

export const faultSchema = z.discriminatedUnion('kind', [
  /** Waits for `ms` to `ms + jitter` before processing. */
  z.object({ ...base, kind: z.literal('delay'), ms: milliseconds, jitter: milliseconds.default(0) }),
  /** Returns this status without processing. */
  z.object({ ...base, kind: z.literal('status'), status: z.int().min(400).max(599), ...customBody }),
  /** Returns 429 with `Retry-After` in seconds, without processing. */
  z.object({
    ...base,
    kind: z.literal('rate-limit'),
    retryAfter: z.int().min(0).max(86_400),
    /**
     * After the first 429, every request receives a 429 until `Retry-After` has passed. Then the fault ends.
     */
    once: z.literal(true).exactOptional(),
    ...customBody,
  }),
  /** Closes the connection before processing. */
  z.object({ ...base, kind: z.literal('drop-before') }),
  /** Closes the connection during processing. Processing continues. */
  z.object({ ...base, kind: z.literal('drop-during') }),
  /** Closes the connection after processing, without a response. */
  z.object({ ...base, kind: z.literal('drop-after') }),
  z.object({ ...base, kind: z.literal('cut-answer') }),
  z.object({ ...base, kind: z.literal('slow-body'), ms: milliseconds }),
  z.object({ ...base, kind: z.literal('wrong-type'), type: headerValue.default('text/html') }),
  /** Sends a complete HTTP response with half of the JSON. */
  z.object({ ...base, kind: z.literal('truncated') }),
]);
export type Fault = z.infer<typeof faultSchema>;
export type FaultKind = Fault['kind'];

export const MAX_FAULTS = 20;

/** The active faults. The same seed, faults, and order of requests always lead to the same responses. */
export const faultsSchema = z.object({
  faults: z.array(faultSchema).max(MAX_FAULTS),
  seed: z.int().min(0).max(0xffff_ffff),
});
export type Faults = z.infer<typeof faultsSchema>;
