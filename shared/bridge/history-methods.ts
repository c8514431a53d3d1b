import { z } from 'zod';
import { storedQuestionSchema } from '../library/entry.ts';
import { versionListSchema, versionSchema } from '../library/question-versions.ts';
import { id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

export const historyMethods = {
  'history.list': { input: z.object({ id }), output: versionListSchema },
  /**
   * Returns the question in one of its versions. Rejects with AppError('no-version') if the version is no
   * longer stored.
   */
  'history.get': {
    input: z.object({ id, version: versionSchema.shape.version, at: versionSchema.shape.at }),
    output: storedQuestionSchema,
  },
} as const satisfies Methods;
