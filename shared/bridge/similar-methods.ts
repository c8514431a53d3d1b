import { z } from 'zod';
import {
  duplicatePairSchema,
  evidenceSchema,
  gradeSchema,
  similarHitSchema,
  similarKeySchema,
  similarProgressSchema,
  similarTextSchema,
} from '../similarity.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** Similar questions. */
export const similarMethods = {
  /**
   * Questions similar to a text, best first, without `id` and without those that were marked as not duplicates of it.
   * `isFinal`: false if titles are still being embedded; then the event `similar` follows.
   */
  'similar.search': {
    input: similarTextSchema.extend({ id: id.nullable(), limit: z.int().min(1).max(50) }),
    output: z.object({
      progress: similarProgressSchema,
      isFinal: z.boolean(),
      hits: z.array(similarHitSchema),
    }),
  },
  /** The most similar question for each text; null if none is Similar or higher. */
  'similar.nearest': {
    input: z.object({ texts: z.array(similarTextSchema).max(50) }),
    output: z.object({ hits: z.array(similarHitSchema.nullable()) }),
  },
  /** Why a question is similar to the text. Rejects with AppError('not-found'). */
  'similar.explain': { input: similarTextSchema.extend({ key: similarKeySchema }), output: evidenceSchema },
  /** Marks two questions as not duplicates, or removes that mark. */
  'similar.setDismissed': {
    input: z.object({ a: similarKeySchema, b: similarKeySchema, dismissed: z.boolean() }),
    output: emptySchema,
  },
  /**
   * Pairs of the library of at least this grade, most similar first. `total` is their number. Only the most similar
   * questions of each question are compared, so many copies of one question make fewer pairs.
   */
  'similar.duplicates': {
    input: z.object({ grade: gradeSchema, limit: z.int().min(1).max(1_000) }),
    output: z.object({
      progress: similarProgressSchema,
      total: z.int(),
      pairs: z.array(duplicatePairSchema),
    }),
  },
  /** Which of these questions have a likely duplicate in the library. */
  'similar.likelyDuplicates': {
    input: z.object({ ids: z.array(id).max(500) }),
    output: z.object({ ids: z.array(id) }),
  },
} as const satisfies Methods;
