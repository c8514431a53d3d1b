import { z } from 'zod';
import { countsSchema, sectionSchema, sortSchema, summarySchema } from '../library/entry.ts';
import { facetsSchema, filterSchema, noFilter, tagCountSchema } from '../library/library-filter.ts';
import { emptySchema, id, type Methods } from './method-types.ts';

/** Which questions, in which order. */
const querySchema = z.object({
  section: sectionSchema,
  search: z.string().max(500),
  filter: filterSchema.default(noFilter),
  sort: sortSchema,
});

/** One window of the list. */
const listSchema = z.object({
  revision: z.int(),
  total: z.int(),
  counts: countsSchema,
  rows: z.array(summarySchema),
});

/** The library as a whole: its lists, the sample questions, and starting over. */
export const libraryMethods = {
  /** One window of the list: rows `offset` to `offset + limit` of those that match. */
  'library.list': {
    input: querySchema.extend({
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    output: listSchema,
  },
  /** The ids of all that match, in order. */
  'library.ids': { input: querySchema, output: z.object({ ids: z.array(id) }) },
  /** How many each choice of a filter would leave. */
  'library.facets': { input: querySchema.pick({ section: true }), output: facetsSchema },
  /** Every tag in use, most used first. */
  'library.tags': { input: emptySchema, output: z.array(tagCountSchema) },
  /** Adds the sample questions. */
  'library.seed': { input: emptySchema, output: z.object({ ids: z.array(id) }) },
  /**
   * Takes out what came through the local API and the samples (`api`), or everything (`all`: then ids begin at 1 again).
   * What was there is kept as the automatic snapshot.
   */
  'library.reset': {
    input: z.object({ what: z.enum(['api', 'all']) }),
    output: z.object({ removed: z.int() }),
  },
  /** Goes back to the automatic snapshot, which then holds what was there until now. */
  'library.undoReset': { input: emptySchema, output: z.object({ count: z.int() }) },
} as const satisfies Methods;
