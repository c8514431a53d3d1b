import { z } from 'zod';
import { seenEmojiSchema } from '../emoji/custom-emoji.ts';
import { countsSchema, sectionSchema, sortSchema, summarySchema } from '../library/entry.ts';
import { facetsSchema, filterSchema, noFilter, tagCountSchema } from '../library/library-filter.ts';
import { statisticsSchema } from '../library/statistics.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

/** Filter and order of a list. */
const querySchema = z.object({
  section: sectionSchema,
  search: z.string().max(500),
  filter: filterSchema.default(noFilter),
  sort: sortSchema,
  /** In the opposite order. */
  reversed: z.boolean().default(false),
});

/** A range of the list. */
const listSchema = z.object({
  revision: z.int(),
  total: z.int(),
  counts: countsSchema,
  rows: z.array(summarySchema),
});

/** The library as a whole: its lists, the sample questions, and resetting it. */
export const libraryMethods = {
  /** Returns the matching rows from `offset` to `offset + limit`. */
  'library.list': {
    input: querySchema.extend({
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    output: listSchema,
  },
  /** Returns the IDs of all matching questions, in order. */
  'library.ids': { input: querySchema, output: z.object({ ids: z.array(id) }) },
  /** Returns the number of matches of each filter choice. */
  'library.facets': { input: querySchema.pick({ section: true }), output: facetsSchema },
  /** Returns the tags in use, most used first. */
  'library.tags': { input: emptySchema, output: z.array(tagCountSchema) },
  /** Returns the images in questions that aren't custom emoji of the library, most used first. */
  'emoji.seen': { input: emptySchema, output: z.array(seenEmojiSchema) },
  /** Returns counts, votes, and the questions with the most and fewest votes. */
  'library.statistics': { input: emptySchema, output: statisticsSchema },
  /** Returns the planned questions as an iCalendar file. */
  'library.calendar': { input: emptySchema, output: z.object({ text: z.string() }) },
  /** Adds the sample questions. */
  'library.addSamples': { input: emptySchema, output: z.object({ ids: z.array(id) }) },
  /**
   * Deletes questions that were created over the local API and the samples (`api`), or everything (`all`, and IDs start at 1
   * again). `undo`: the name of a restore point with the library before that; null if nothing was deleted.
   */
  'library.reset': {
    input: z.object({ what: z.enum(['api', 'all']) }),
    output: z.object({ removed: z.int(), undo: z.string().nullable() }),
  },
} as const satisfies Methods;
