import { z } from 'zod';
import { pauseSchema, roundReportSchema, waitSchema } from '../../../shared/sync-views.ts';

/** An account: an address and who writes there. */
const accountSchema = z.object({
  /** Made up; entries name it. */
  key: z.string(),
  baseUrl: z.string(),
  /** Of its tokens, the one in use: a digest. */
  token: z.string(),
  /** Who it is, as far as the service said. */
  author: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** What sync knows beside the entries, and keeps in `sync.json`. */
export const syncFactsSchema = z.object({
  accounts: z.array(accountSchema),
  /** The key of the account in use. */
  current: z.string().nullable(),
  pause: pauseSchema.nullable(),
  /** `milliseconds`: how long it is in all, should the clock be changed. */
  wait: waitSchema.extend({ milliseconds: z.number() }).nullable(),
  lastRound: roundReportSchema.nullable(),
  /** The last id of the library that a refresh of all known has seen to; null where it came to its end. */
  refreshedTo: z.int().nullable(),
  /** The address and token that it is not known of whether they are the same account: asked once. */
  unsureFor: z
    .object({
      baseUrl: z.string(),
      token: z.string(),
      /** The key of the account that they may be of. */
      account: z.string().optional(),
    })
    .nullable(),
});
export type SyncFacts = z.infer<typeof syncFactsSchema>;

export const noFacts = (): SyncFacts => ({
  accounts: [],
  current: null,
  pause: null,
  wait: null,
  lastRound: null,
  refreshedTo: null,
  unsureFor: null,
});
