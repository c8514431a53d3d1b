import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';
import { apiTokenInputSchema, apiTokenSchema } from '../local-api/api-token.ts';
import { faultSchema, faultsSchema, MAX_FAULTS } from '../local-api/injected-fault.ts';
import { loggedRequestSchema, requestDetailSchema } from '../local-api/logged-request.ts';
import { API_LIBRARIES } from '../settings-choices.ts';
import { keychainSchema } from '../sync/sync-views.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

export const apiLibrarySchema = z.enum(API_LIBRARIES);

/** The local API's status. `url` is null while the API isn't running. */
export const apiStatusSchema = z.object({
  state: z.enum(['running', 'stopped', 'failed']),
  url: z.string().nullable(),
  port: z.int(),
  problem: z.object({ code: z.enum(ERROR_CODES), details: z.record(z.string(), z.unknown()) }).nullable(),
  /** Null if the user hasn't chosen yet. */
  library: apiLibrarySchema.nullable(),
  /** True in the app, the only place where the user can choose the library. */
  canChooseLibrary: z.boolean(),
  /** The active faults, even while the API is stopped. Each start of the app clears them. */
  faults: faultsSchema,
});
export type ApiStatus = z.infer<typeof apiStatusSchema>;

export const localApiMethods = {
  'api.status': { input: emptySchema, output: apiStatusSchema },
  /**
   * Starts serving `library`. If it's omitted, serves the library that the user chose, or the test library if
   * the user hasn't chosen one.
   */
  'api.start': {
    input: z.object({
      port: z.int().min(0).max(65_535).optional(),
      library: apiLibrarySchema.optional(),
    }),
    output: apiStatusSchema,
  },
  'api.stop': { input: emptySchema, output: apiStatusSchema },
  /** Chooses the library. A running local API switches to it. */
  'api.chooseLibrary': { input: z.object({ library: apiLibrarySchema }), output: apiStatusSchema },
  'api.setFaults': {
    /** If the seed is omitted, the current seed remains. The random sequence restarts in either case. */
    input: z.object({
      faults: z.array(faultSchema).max(MAX_FAULTS),
      seed: faultsSchema.shape.seed.optional(),
    }),
    output: apiStatusSchema,
  },
  /**
   * Returns the plan's calendar URL with its token. Returns null while the local API is off or serves the
   * test library.
   */
  'api.calendarUrl': { input: emptySchema, output: z.object({ url: z.string().nullable() }) },
  'apiToken.list': { input: emptySchema, output: z.array(apiTokenSchema) },
  /** Without a keychain, tokens may change at each start. */
  'apiToken.keychain': { input: emptySchema, output: z.object({ keychain: keychainSchema }) },
  'apiToken.add': { input: apiTokenInputSchema, output: apiTokenSchema },
  'apiToken.update': { input: apiTokenInputSchema.extend({ id: z.string() }), output: apiTokenSchema },
  /** Removes a token. Requests with it are then rejected. */
  'apiToken.remove': { input: z.object({ id: z.string() }), output: emptySchema },
  /** Replaces a token. Requests with the old one are then rejected. */
  'apiToken.rotate': { input: z.object({ id: z.string() }), output: apiTokenSchema },
  /**
   * Returns requests older than `before`, newest first, that contain every word of `search`. Omits requests
   * for images and docs unless `all` is set.
   */
  'requests.list': {
    input: z.object({
      search: z.string().max(200),
      all: z.boolean().optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200),
    }),
    output: z.object({
      /** The number of stored requests, without omitted requests. */
      total: z.int(),
      matching: z.int(),
      /** The number of omitted requests for images and docs. */
      omitted: z.int(),
      rows: z.array(loggedRequestSchema),
    }),
  },
  /** Rejects with AppError('not-found') if the request is no longer stored. */
  'requests.get': { input: z.object({ id }), output: requestDetailSchema },
  'requests.clear': { input: emptySchema, output: emptySchema },
  /**
   * Returns the requests that `requests.list` finds for `search` and `all`, redacted, as a HAR 1.2 document
   * or as a JSON array of `requestDetailSchema`.
   */
  'requests.export': {
    input: z.object({
      format: z.enum(['har', 'json']),
      search: z.string().max(200),
      all: z.boolean().optional(),
    }),
    /** `omitted` counts older requests beyond the size limit. */
    output: z.object({ text: z.string(), omitted: z.int() }),
  },
} as const satisfies Methods;
