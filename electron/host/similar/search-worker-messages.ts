import { z } from 'zod';
import { COMPARED_FIELDS, createRecord } from '../../../shared/question/question-fields.ts';
import {
  evidenceSchema,
  gradeSchema,
  similarHitSchema,
  similarProgressSchema,
} from '../../../shared/similarity.ts';

/** The messages between `search-worker-client.ts` and `worker/search-worker.ts`. */

// `toSimilarText` and the bridge limit the lengths.
const textSchema = z.object({
  ...createRecord(COMPARED_FIELDS, () => z.string()),
  options: z.array(z.string()),
});
const marksSchema = similarHitSchema.shape.marks;
const pairSchema = z.tuple([z.int(), z.int()]).readonly();

/** A question as it's compared. `text` is null if the question was deleted. */
const changeSchema = z.object({ key: z.int(), text: textSchema.nullable(), isDraft: z.boolean() });
export type IndexChange = z.infer<typeof changeSchema>;

/** Changes that the index applies before it processes the request that contains them. */
const updateSchema = z.object({
  changes: z.array(changeSchema),
  /** Whether the index is emptied first. */
  isNew: z.boolean(),
  /** Whether all questions have been sent. */
  isComplete: z.boolean(),
});
export type IndexUpdate = z.infer<typeof updateSchema>;

const querySchema = z.object({
  limit: z.int().min(0),
  minScore: z.number(),
  excludedKeys: z.array(z.int()),
});
export type SearchQuery = z.infer<typeof querySchema>;

const savedQuerySchema = z.object({
  key: z.int(),
  text: textSchema,
  limit: z.int().min(0),
  /** The maximum time that the search waits for embeddings. */
  waitMs: z.number(),
});
export type SavedQuery = z.infer<typeof savedQuerySchema>;
const scoredKeySchema = z.object({ key: z.int(), score: z.number() });

export const searchMethods = {
  update: {
    args: z.tuple([updateSchema]),
    result: z.undefined(),
  },
  search: {
    args: z.tuple([textSchema, querySchema, updateSchema.nullable()]),
    result: z.object({
      hits: z.array(scoredKeySchema.extend({ marks: marksSchema })),
      /** Whether all compared titles were embedded. If not, `onChange` follows. */
      isFinal: z.boolean(),
    }),
  },
  findSaved: {
    args: z.tuple([savedQuerySchema, updateSchema.nullable()]),
    /** `isFinal` is true if all compared titles were embedded. */
    result: z.object({ hits: z.array(scoredKeySchema), isFinal: z.boolean() }),
  },
  explain: { args: z.tuple([textSchema, z.int()]), result: evidenceSchema.nullable() },
  duplicatePairs: {
    args: z.tuple([z.object({ grade: gradeSchema, limit: z.int(), dismissed: z.array(pairSchema) })]),
    result: z.object({
      progress: similarProgressSchema,
      total: z.int(),
      pairs: z.array(
        z.object({
          a: z.int(),
          b: z.int(),
          score: z.number(),
          marksOfA: marksSchema,
          marksOfB: marksSchema,
        }),
      ),
    }),
  },
  likelyDuplicates: {
    args: z.tuple([z.array(z.int()).nullable(), z.array(pairSchema)]),
    result: z.object({ ids: z.array(z.int()), isComplete: z.boolean() }),
  },
  close: { args: z.tuple([]), result: z.undefined() },
} as const;
export type SearchMethod = keyof typeof searchMethods;
export type SearchResult = z.infer<typeof searchMethods.search.result>;
export type SavedResult = z.infer<typeof searchMethods.findSaved.result>;
export type SearchHit = z.infer<typeof searchMethods.search.result>['hits'][number];
export type SearchPair = z.infer<typeof searchMethods.duplicatePairs.result>['pairs'][number];

const methodSchema = z.enum([
  'update',
  'search',
  'findSaved',
  'explain',
  'duplicatePairs',
  'likelyDuplicates',
  'close',
]);
export const requestSchema = z.object({ id: z.int(), method: methodSchema, args: z.unknown() });

export const workerMessageSchema = z.union([
  z.object({ id: z.int(), result: z.unknown() }),
  z.object({ id: z.int(), error: z.string() }),
  z.object({ event: z.literal('change') }),
  z.object({ warning: z.string(), facts: z.record(z.string(), z.unknown()) }),
  z.object({ failure: z.string(), cause: z.string() }),
]);
export type WorkerMessage = z.infer<typeof workerMessageSchema>;
/**
 * The library's folder is null for a library in memory. The embedding model's path is null to compare words
 * only.
 */
export const workerDataSchema = z.object({ dir: z.string().nullable(), model: z.string().nullable() });
export type WorkerData = z.infer<typeof workerDataSchema>;
