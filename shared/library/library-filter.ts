import { z } from 'zod';
import { daySchema } from './calendar-date.ts';
import { originSchema, stateSchema } from './entry.ts';
import { ORIGINS, STATES } from './entry-state.ts';
import { tagSchema } from './tags.ts';

/** A filter that a question must match completely. Empty lists match everything. */

/** The kind of date: last change, creation, sending, or plan. */
export const dateKindSchema = z.enum(['edited', 'created', 'sent', 'planned']);

/** A range of dates in local time, inclusive; null for no limit. Questions without the date don't match. */
const dateRangeSchema = z.object({
  of: dateKindSchema,
  from: daySchema.nullable(),
  to: daySchema.nullable(),
});
export type DateRange = z.infer<typeof dateRangeSchema>;

export const filterSchema = z.object({
  states: z.array(stateSchema).max(STATES.length),
  origins: z.array(originSchema).max(ORIGINS.length),
  /** A question must have all of them. */
  tags: z.array(tagSchema).max(50),
  /** Exceeds a limit. */
  problems: z.boolean(),
  /** Has an image. */
  image: z.boolean(),
  /** Has a likely duplicate. */
  duplicates: z.boolean(),
  /** Is neither planned nor sent. */
  unplanned: z.boolean(),
  dates: dateRangeSchema.nullable(),
});
export type LibraryFilter = z.infer<typeof filterSchema>;

export const tagCountSchema = z.object({ tag: z.string(), count: z.int() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** How many questions of a section each choice would match. */
export const facetsSchema = z.object({
  states: z.record(stateSchema, z.int()),
  origins: z.record(originSchema, z.int()),
  /** Most used first. */
  tags: z.array(tagCountSchema),
  problems: z.int(),
  image: z.int(),
  /** Null if it isn't known yet. */
  duplicates: z.int().nullable(),
});
export type Facets = z.infer<typeof facetsSchema>;

/** A filter that matches everything. */
export const noFilter = (): LibraryFilter => ({
  states: [],
  origins: [],
  tags: [],
  problems: false,
  image: false,
  duplicates: false,
  unplanned: false,
  dates: null,
});

/** The number of active conditions. */
export function filterSize(filter: LibraryFilter): number {
  const { states, origins, tags, problems, image, duplicates, unplanned, dates } = filter;
  const switches = [problems, image, duplicates, unplanned, dates !== null].filter(Boolean).length;
  return states.length + origins.length + tags.length + switches;
}

/** Tags in use, and selected ones that aren't in use any more. */
export const tagChoices = (inUse: readonly TagCount[], chosen: readonly string[]): TagCount[] => [
  ...inUse,
  ...chosen.filter((tag) => !inUse.some((other) => other.tag === tag)).map((tag) => ({ tag, count: 0 })),
];
