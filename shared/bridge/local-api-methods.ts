import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';
import { apiTokenInputSchema, apiTokenSchema } from '../local-api/api-token.ts';
import { faultSchema, faultsSchema, MAX_FAULTS } from '../local-api/fault.ts';
import { loggedRequestSchema, requestDetailSchema } from '../local-api/logged-request.ts';
import { keychainSchema } from '../sync/sync-views.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

/** The local API's own state. `url` is null unless it runs. */
export const apiStatusSchema = z.object({
  state: z.enum(['running', 'stopped', 'failed']),
  url: z.string().nullable(),
  port: z.int(),
  /** Why it failed, where it did: an error code and its facts. */
  problem: z.object({ code: z.enum(ERROR_CODES), details: z.record(z.string(), z.unknown()) }).nullable(),
  /** What it does wrong on purpose, whether it runs or not. Off again with every start of the app. */
  faults: faultsSchema,
});
export type ApiStatus = z.infer<typeof apiStatusSchema>;

/** The local API: its server, its profiles, and its request log. */
export const localApiMethods = {
  'api.status': { input: emptySchema, output: apiStatusSchema },
  'api.start': { input: z.object({ port: z.int().min(0).max(65_535).optional() }), output: apiStatusSchema },
  'api.stop': { input: emptySchema, output: apiStatusSchema },
  'api.setFaults': {
    /** Without a seed the one in use goes on; the dice begin anew in any case. */
    input: z.object({
      faults: z.array(faultSchema).max(MAX_FAULTS),
      seed: faultsSchema.shape.seed.optional(),
    }),
    output: apiStatusSchema,
  },
  /** Everybody who may call the local API, with tokens. */
  'profile.list': { input: emptySchema, output: z.array(apiTokenSchema) },
  /** Unless it is available, the tokens may be new with this start. */
  'profile.keychain': { input: emptySchema, output: z.object({ keychain: keychainSchema }) },
  'profile.add': { input: apiTokenInputSchema, output: apiTokenSchema },
  'profile.change': { input: apiTokenInputSchema.extend({ id: z.string() }), output: apiTokenSchema },
  /** His token is refused from then on. */
  'profile.remove': { input: z.object({ id: z.string() }), output: emptySchema },
  /** Gives him a new token; the old one is refused from then on. */
  'profile.rotate': { input: z.object({ id: z.string() }), output: apiTokenSchema },
  /**
   * Newest first: calls older than `before` (all, where absent) in which every word of `search` occurs. Those for
   * pictures and docs are left out unless `all` is set.
   */
  'requests.list': {
    input: z.object({
      search: z.string().max(200),
      all: z.boolean().optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200),
    }),
    output: z.object({
      /** Calls that are kept, without those left out. */
      total: z.int(),
      /** Of them, those that match `search`. */
      matching: z.int(),
      /** Calls for pictures and docs that are kept and were left out. */
      leftOut: z.int(),
      rows: z.array(loggedRequestSchema),
    }),
  },
  /** AppError('not-found') where it is not kept any more. */
  'requests.get': { input: z.object({ id }), output: requestDetailSchema },
  'requests.clear': { input: emptySchema, output: emptySchema },
  /**
   * The calls that `requests.list` gives for `search` and `all`, as a HAR 1.2 document or as an array of
   * `callDetailSchema`, as text, redacted.
   */
  'requests.export': {
    input: z.object({
      format: z.enum(['har', 'json']),
      search: z.string().max(200),
      all: z.boolean().optional(),
    }),
    /** `leftOut`: older calls that had no room in it. */
    output: z.object({ text: z.string(), leftOut: z.int() }),
  },
} as const satisfies Methods;
