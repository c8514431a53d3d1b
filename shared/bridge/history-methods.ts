import { z } from 'zod';
import { draftUndoHistorySchema } from '../library/draft-undo-history.ts';
import { storedQuestionSchema } from '../library/entry.ts';
import { versionListSchema, versionSchema } from '../library/question-versions.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** The undo history of a question; null if none is stored. */
export const storedUndoHistorySchema = z.object({ history: draftUndoHistorySchema.nullable() });

/** Earlier versions of a question, and its undo history. */
export const historyMethods = {
  /** Returns the stored versions of a question. */
  'history.list': { input: z.object({ id }), output: versionListSchema },
  /** Returns the question in one of these versions. Rejects with AppError('no-version') if it's no longer stored. */
  'history.get': {
    input: z.object({ id, version: versionSchema.shape.version, at: versionSchema.shape.at }),
    output: storedQuestionSchema,
  },
  /** Returns the stored undo history of a question. */
  'undo.get': { input: z.object({ id }), output: storedUndoHistorySchema },
  /** Replaces the stored undo history. */
  'undo.set': { input: z.object({ id, history: draftUndoHistorySchema }), output: emptySchema },
} as const satisfies Methods;
