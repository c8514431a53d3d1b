import { z } from 'zod';
import { storedQuestionSchema } from '../library/entry.ts';
import { versionListSchema, versionSchema } from '../library/question-versions.ts';
import { undoHistorySchema } from '../library/undo-history.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

/** What undo and redo of a question go along; null where nothing is kept. */
export const keptTrailSchema = z.object({ trail: undoHistorySchema.nullable() });

/** Former versions of a question, and its undo and redo. */
export const historyMethods = {
  /** Every saved version of a question that is kept. */
  'history.list': { input: z.object({ id }), output: versionListSchema },
  /** What the question was in a version of that list. AppError('no-version') where it is not kept any more. */
  'history.get': {
    input: z.object({ id, version: versionSchema.shape.version, at: versionSchema.shape.at }),
    output: storedQuestionSchema,
  },
  /** What undo and redo of this question go along, as it was kept last; null where nothing is. */
  'undo.get': { input: z.object({ id }), output: keptTrailSchema },
  /** Keeps it, in place of what was kept. */
  'undo.set': { input: z.object({ id, trail: undoHistorySchema }), output: emptySchema },
} as const satisfies Methods;
