import { z } from 'zod';

/**
 * What the local API may be told to do wrong, so that a client can be tried against it. All of this is a local choice:
 * The service defines no errors (docs/reference/service-api.md 7).
 */

/** What faults call the operations of the service: by their methods, or in words on the command line. */
export const operationSchema = z.enum({ create: 'POST', edit: 'PUT', fetch: 'GET' });
export type Operation = z.infer<typeof operationSchema>;

const MAX_DELAY_MS = 60_000;
const milliseconds = z.int().min(0).max(MAX_DELAY_MS);

/** What may stand in a header: ASCII that can be seen, blanks only in between. */
const HEADER_VALUE = /^[!-~](?:[ -~]*[!-~])?$/;

const base = {
  /** `*`: all of them. */
  operation: z.enum([...operationSchema.options, '*']),
  /** How many of the calls it hits: above 0, at most 1. */
  probability: z.number().gt(0).max(1).default(1),
};

export const faultSchema = z.discriminatedUnion('kind', [
  /** Waits before the work: between `ms` and `ms + jitter`. */
  z.object({ ...base, kind: z.literal('delay'), ms: milliseconds, jitter: milliseconds.default(0) }),
  /** Answers this status; nothing is done. */
  z.object({ ...base, kind: z.literal('status'), status: z.int().min(400).max(599) }),
  /** Answers 429 with `Retry-After`, seconds; nothing is done. */
  z.object({ ...base, kind: z.literal('rate-limit'), retryAfter: z.int().min(0).max(86_400) }),
  /** Cuts the connection; nothing is done. */
  z.object({ ...base, kind: z.literal('drop-before') }),
  /** Begins the work, cuts the connection at once, finishes the work. */
  z.object({ ...base, kind: z.literal('drop-during') }),
  /** Does the work, then cuts the connection instead of answering. */
  z.object({ ...base, kind: z.literal('drop-after') }),
  /** Does the work, sends half the answer, cuts the connection. */
  z.object({ ...base, kind: z.literal('cut-answer') }),
  /** Does the work, sends the body in pieces over so long. */
  z.object({ ...base, kind: z.literal('slow-body'), ms: milliseconds }),
  /** Does the work, answers under another Content-Type. */
  z.object({
    ...base,
    kind: z.literal('wrong-type'),
    type: z.string().max(100).regex(HEADER_VALUE).default('text/html'),
  }),
  /** Does the work, answers JSON that ends in the middle, as a complete HTTP answer. */
  z.object({ ...base, kind: z.literal('truncated') }),
]);
export type Fault = z.infer<typeof faultSchema>;
export type FaultKind = Fault['kind'];

export const MAX_FAULTS = 20;

/** The faults that are on. The same seed, faults and order of calls give the same failures. */
export const faultsSchema = z.object({
  faults: z.array(faultSchema).max(MAX_FAULTS),
  seed: z.int().min(0).max(0xffff_ffff),
});
export type Faults = z.infer<typeof faultsSchema>;
