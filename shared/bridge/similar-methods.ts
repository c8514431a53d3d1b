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

export const similarMethods = {
  /**
   * Returns questions similar to the text, best first. Omits the question `id` and questions marked as not
   * duplicates of it. If titles are still being embedded, `isFinal` is false and a `similar` event follows.
   */
  'similar.search': {
    input: similarTextSchema.extend({ id: id.nullable(), limit: z.int().min(1).max(50) }),
    output: z.object({
      progress: similarProgressSchema,
      isFinal: z.boolean(),
      hits: z.array(similarHitSchema),
    }),
  },
  /** Returns the most similar question for each text, or null if none is graded Similar or higher. */
  'similar.nearest': {
    input: z.object({ texts: z.array(similarTextSchema).max(50) }),
    output: z.object({ hits: z.array(similarHitSchema.nullable()) }),
  },
  /** Explains why a question is similar to the text. Rejects with AppError('not-found'). */
  'similar.explain': { input: similarTextSchema.extend({ key: similarKeySchema }), output: evidenceSchema },
  /** Marks 2 questions as not duplicates, or removes the mark. */
  'similar.setDismissed': {
    input: z.object({ a: similarKeySchema, b: similarKeySchema, dismissed: z.boolean() }),
    output: emptySchema,
  },
  /**
   * Returns pairs in the library with at least this grade, most similar first. `total` counts all such pairs.
   * Each question is compared only with its most similar questions, so many copies of one question result in
   * fewer pairs.
   */
  'similar.duplicates': {
    input: z.object({ grade: gradeSchema, limit: z.int().min(1).max(1_000) }),
    output: z.object({
      progress: similarProgressSchema,
      total: z.int(),
      pairs: z.array(duplicatePairSchema),
    }),
  },
  /** Returns the given questions that have a likely duplicate in the library. */
  'similar.likelyDuplicates': {
    input: z.object({ ids: z.array(id).max(500) }),
    output: z.object({ ids: z.array(id) }),
  },
} as const satisfies Methods;
