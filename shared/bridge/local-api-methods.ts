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

/** The state of the local API. `url` is null if it isn't running. */
export const apiStatusSchema = z.object({
  state: z.enum(['running', 'stopped', 'failed']),
  url: z.string().nullable(),
  port: z.int(),
  /** Why it failed to start, or null. */
  problem: z.object({ code: z.enum(ERROR_CODES), details: z.record(z.string(), z.unknown()) }).nullable(),
  /** Which library it serves, or will serve. Null if the user hasn't chosen yet. */
  library: apiLibrarySchema.nullable(),
  /** Whether the user can choose, which is only possible in the app. */
  canChooseLibrary: z.boolean(),
  /** The faults that are on, whether it runs or not. They're off after each start of the app. */
  faults: faultsSchema,
});
export type ApiStatus = z.infer<typeof apiStatusSchema>;

/** The local API: its server, its tokens, and its request log. */
export const localApiMethods = {
  'api.status': { input: emptySchema, output: apiStatusSchema },
  /** Serves `library` from now on. Without it, serves the test library unless the user has chosen. */
  'api.start': {
    input: z.object({
      port: z.int().min(0).max(65_535).optional(),
      library: apiLibrarySchema.optional(),
    }),
    output: apiStatusSchema,
  },
  'api.stop': { input: emptySchema, output: apiStatusSchema },
  /** Chooses the library. If the local API is running, it continues with this one. */
  'api.chooseLibrary': { input: z.object({ library: apiLibrarySchema }), output: apiStatusSchema },
  'api.setFaults': {
    /** Without a seed, the current one stays. The random sequence restarts in any case. */
    input: z.object({
      faults: z.array(faultSchema).max(MAX_FAULTS),
      seed: faultsSchema.shape.seed.optional(),
    }),
    output: apiStatusSchema,
  },
  /** Returns the URL of the plan's calendar, with its token; null while the local API is off or serves the test library. */
  'api.calendarUrl': { input: emptySchema, output: z.object({ url: z.string().nullable() }) },
  /** Returns all API tokens. */
  'apiToken.list': { input: emptySchema, output: z.array(apiTokenSchema) },
  /** If the keychain isn't available, tokens can be new after each start. */
  'apiToken.keychain': { input: emptySchema, output: z.object({ keychain: keychainSchema }) },
  'apiToken.add': { input: apiTokenInputSchema, output: apiTokenSchema },
  'apiToken.update': { input: apiTokenInputSchema.extend({ id: z.string() }), output: apiTokenSchema },
  /** Removes a token, which is then rejected. */
  'apiToken.remove': { input: z.object({ id: z.string() }), output: emptySchema },
  /** Replaces a token; the old one is then rejected. */
  'apiToken.rotate': { input: z.object({ id: z.string() }), output: apiTokenSchema },
  /**
   * Returns requests before `before`, newest first, that contain every word of `search`. Requests for images and docs
   * are omitted unless `all` is set.
   */
  'requests.list': {
    input: z.object({
      search: z.string().max(200),
      all: z.boolean().optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200),
    }),
    output: z.object({
      /** Stored requests, without omitted ones. */
      total: z.int(),
      /** Those that match `search`. */
      matching: z.int(),
      /** Omitted requests for images and docs. */
      omitted: z.int(),
      rows: z.array(loggedRequestSchema),
    }),
  },
  /** Rejects with AppError('not-found') if the request is no longer stored. */
  'requests.get': { input: z.object({ id }), output: requestDetailSchema },
  'requests.clear': { input: emptySchema, output: emptySchema },
  /**
   * Returns the requests that `requests.list` returns for `search` and `all`, as the text of a HAR 1.2 document or of a
   * JSON array of `requestDetailSchema`, redacted.
   */
  'requests.export': {
    input: z.object({
      format: z.enum(['har', 'json']),
      search: z.string().max(200),
      all: z.boolean().optional(),
    }),
    /** `omitted`: older requests that exceed the size limit. */
    output: z.object({ text: z.string(), omitted: z.int() }),
  },
} as const satisfies Methods;
