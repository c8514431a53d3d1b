import { z } from 'zod';
import { seenEmojiSchema } from '../emoji/custom-emoji.ts';
import { countsSchema, sectionSchema, sortSchema, summarySchema } from '../library/entry.ts';
import { createEmptyFilter, facetsSchema, filterSchema, tagCountSchema } from '../library/library-filter.ts';
import { statisticsSchema } from '../library/statistics.ts';
import { emptySchema, id } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const querySchema = z.object({
  section: sectionSchema,
  search: z.string().max(500),
  filter: filterSchema.default(createEmptyFilter),
  sort: sortSchema,
  reversed: z.boolean().default(false),
});

const listSchema = z.object({
  revision: z.int(),
  total: z.int(),
  counts: countsSchema,
  rows: z.array(summarySchema),
  /** The search that the rows match. Typos are corrected if the search as typed has no matches. */
  search: z.string(),
});

export const libraryMethods = {
  'library.list': {
    input: querySchema.extend({
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    output: listSchema,
  },
  'library.ids': { input: querySchema, output: z.object({ ids: z.array(id) }) },
  /** Counts the questions that match each filter choice. */
  'library.facets': { input: querySchema.pick({ section: true }), output: facetsSchema },
  /** Returns the tags in use, most used first. */
  'library.tags': { input: emptySchema, output: z.array(tagCountSchema) },
  /** Returns images that questions use but that aren't custom emoji, most used first. */
  'emoji.seen': { input: emptySchema, output: z.array(seenEmojiSchema) },
  /** Returns counts, votes, and the questions with the most and fewest votes. */
  'library.statistics': { input: emptySchema, output: statisticsSchema },
  /** Returns the planned questions as an iCalendar file. */
  'library.calendar': { input: emptySchema, output: z.object({ text: z.string() }) },
  'library.addSamples': { input: emptySchema, output: z.object({ ids: z.array(id) }) },
  /**
   * Deletes the samples and the questions created over the local API (`api`), or everything (`all`). After
   * `all`, IDs start at 1 again. Saves the library as a restore point first. `undo` is the restore point's
   * name, or null if nothing was deleted.
   */
  'library.reset': {
    input: z.object({ what: z.enum(['api', 'all']) }),
    output: z.object({ removed: z.int(), undo: z.string().nullable() }),
  },
} as const satisfies Methods;
