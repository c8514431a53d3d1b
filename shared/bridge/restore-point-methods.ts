import { z } from 'zod';
import { restorePointInfoSchema, restorePointNameSchema } from '../library/restore-point-info.ts';
import { emptySchema } from './common-schemas.ts';
import { apiLibrarySchema } from './local-api-methods.ts';
import type { Methods } from './method-types.ts';

const inEither = z.object({ library: apiLibrarySchema });
const namedSchema = inEither.extend({ name: restorePointNameSchema });

/** Restore points of the user's library and the test library. */
export const restorePointMethods = {
  /** Newest first. */
  'restorePoint.list': { input: inEither, output: z.array(restorePointInfoSchema) },
  /** Replaces a restore point of the same name. Without a name, it's deleted when it gets old, like automatic ones. */
  'restorePoint.create': {
    input: inEither.extend({ name: restorePointNameSchema.optional() }),
    output: restorePointInfoSchema,
  },
  /**
   * Restores the library, including IDs. `undo`: the name of a new restore point with the library before that.
   * `before-last-change` is the one before the last import, reset, or restore.
   */
  'restorePoint.restore': { input: namedSchema, output: z.object({ count: z.int(), undo: z.string() }) },
  'restorePoint.remove': { input: namedSchema, output: emptySchema },
} as const satisfies Methods;
