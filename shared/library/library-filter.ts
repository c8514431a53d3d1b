import { z } from 'zod';
import { daySchema } from './calendar-date.ts';
import { originSchema, stateSchema } from './entry.ts';
import { ORIGINS, STATES } from './entry-state.ts';
import { tagSchema } from './tags.ts';

/** A filter matches if all of its conditions do. An empty list matches everything. */

export const dateKindSchema = z.enum(['edited', 'created', 'sent', 'planned']);

/**
 * An inclusive range of dates in local time. Null means no limit. A question without this kind of date
 * doesn't match.
 */
const dateRangeSchema = z.object({
  of: dateKindSchema,
  from: daySchema.nullable(),
  to: daySchema.nullable(),
});
export type DateRange = z.infer<typeof dateRangeSchema>;

export const filterSchema = z.object({
  states: z.array(stateSchema).max(STATES.length),
  origins: z.array(originSchema).max(ORIGINS.length),
  /** A question must have all of these tags. */
  tags: z.array(tagSchema).max(50),
  problems: z.boolean(),
  image: z.boolean(),
  duplicates: z.boolean(),
  unplanned: z.boolean(),
  dates: dateRangeSchema.nullable(),
});
export type LibraryFilter = z.infer<typeof filterSchema>;

export const tagCountSchema = z.object({ tag: z.string(), count: z.int() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** The number of questions in a section that each filter choice would match. */
export const facetsSchema = z.object({
  states: z.record(stateSchema, z.int()),
  origins: z.record(originSchema, z.int()),
  /** Most used first. */
  tags: z.array(tagCountSchema),
  problems: z.int(),
  image: z.int(),
  /** Null until the count is known. */
  duplicates: z.int().nullable(),
});
export type Facets = z.infer<typeof facetsSchema>;

export const createEmptyFilter = (): LibraryFilter => ({
  states: [],
  origins: [],
  tags: [],
  problems: false,
  image: false,
  duplicates: false,
  unplanned: false,
  dates: null,
});

export function countConditions(filter: LibraryFilter): number {
  const { states, origins, tags, problems, image, duplicates, unplanned, dates } = filter;
  const switches = [problems, image, duplicates, unplanned, dates !== null].filter(Boolean).length;
  return states.length + origins.length + tags.length + switches;
}

/** Lists tags in use and selected tags that are no longer in use. */
export const listTagChoices = (inUse: readonly TagCount[], chosen: readonly string[]): TagCount[] => [
  ...inUse,
  ...chosen.filter((tag) => !inUse.some((other) => other.tag === tag)).map((tag) => ({ tag, count: 0 })),
];
