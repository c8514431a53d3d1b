import { z } from 'zod';
import { restorePointInfoSchema, restorePointNameSchema } from '../library/restore-point-info.ts';
import { emptySchema } from './common-schemas.ts';
import { apiLibrarySchema } from './local-api-methods.ts';
import type { Methods } from './method-types.ts';

const inEither = z.object({ library: apiLibrarySchema });
const namedSchema = inEither.extend({ name: restorePointNameSchema });

export const restorePointMethods = {
  'restorePoint.list': { input: inEither, output: z.array(restorePointInfoSchema) },
  /**
   * Creates a restore point, or replaces the one with the same name. A restore point without a name is
   * deleted when it's old, like automatic restore points.
   */
  'restorePoint.create': {
    input: inEither.extend({ name: restorePointNameSchema.optional() }),
    output: restorePointInfoSchema,
  },
  /**
   * Restores the library, including IDs. Saves the current library as a restore point first and returns that
   * restore point's name as `undo`. `before-last-change` is the restore point before the last import, reset,
   * or restore.
   */
  'restorePoint.restore': { input: namedSchema, output: z.object({ count: z.int(), undo: z.string() }) },
  'restorePoint.remove': { input: namedSchema, output: emptySchema },
} as const satisfies Methods;
