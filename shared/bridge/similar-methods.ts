import { z } from 'zod';
import {
  duplicatePairSchema,
  evidenceSchema,
  gradeSchema,
  similarHitSchema,
  similarKeySchema,
  similarProgressSchema,
  similarTextSchema,
} from '../similar.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

/** Questions that ask much the same. */
export const similarMethods = {
  /**
   * Questions that ask much the same as a text, best first; those below «Related» are left out, and so are `id` itself
   * and what the author said is no duplicate of it. `progress`: while the index is being built, what it knows so far.
   */
  'similar.search': {
    input: similarTextSchema.extend({ id: id.nullable(), limit: z.int().min(1).max(50) }),
    output: z.object({ progress: similarProgressSchema, hits: z.array(similarHitSchema) }),
  },
  /** For each of these texts the question nearest to it, from «Close» on; null where there is none. */
  'similar.nearest': {
    input: z.object({ texts: z.array(similarTextSchema).max(50) }),
    output: z.object({ hits: z.array(similarHitSchema.nullable()) }),
  },
  /** Why that question is near to the text. AppError('not-found') where it is not known any more. */
  'similar.explain': { input: similarTextSchema.extend({ key: similarKeySchema }), output: evidenceSchema },
  /** Remembers, or forgets, that the two are not duplicates of each other: neither is shown to the other any more. */
  'similar.setDifferent': {
    input: z.object({ a: similarKeySchema, b: similarKeySchema, different: z.boolean() }),
    output: emptySchema,
  },
  /**
   * Pairs of the whole library of at least this grade, nearest first. `total`: how many were found. Where there are many
   * copies of a question that is less than all: for each question the nearest few are looked for.
   */
  'similar.duplicates': {
    input: z.object({ grade: gradeSchema, limit: z.int().min(1).max(1_000) }),
    output: z.object({
      progress: similarProgressSchema,
      total: z.int(),
      pairs: z.array(duplicatePairSchema),
    }),
  },
  /** Which of these questions have a very close twin in the library. */
  'similar.twins': {
    input: z.object({ ids: z.array(id).max(500) }),
    output: z.object({ ids: z.array(id) }),
  },
} as const satisfies Methods;
