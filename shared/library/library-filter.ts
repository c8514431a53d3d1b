import { z } from 'zod';
import { daySchema } from './calendar-date.ts';
import { originSchema, stateSchema } from './entry.ts';
import { ORIGINS, STATES } from './entry-state.ts';
import { tagSchema } from './tags.ts';

/** Which questions of a section a list shows: those that pass all of it. An empty list of states, origins or tags lets all pass. */

/** By which day questions are chosen: of the last change, the beginning, sending, or the author's plan. */
export const dateKindSchema = z.enum(['edited', 'created', 'sent', 'planned']);

/** From one day to another in the zone of this computer, both included; null: open at that end. What has no such day does not pass. */
const dateRangeSchema = z.object({
  of: dateKindSchema,
  from: daySchema.nullable(),
  to: daySchema.nullable(),
});
export type DateRange = z.infer<typeof dateRangeSchema>;

export const filterSchema = z.object({
  states: z.array(stateSchema).max(STATES.length),
  origins: z.array(originSchema).max(ORIGINS.length),
  /** All of them. */
  tags: z.array(tagSchema).max(50),
  /** Only those that break a limit. */
  problems: z.boolean(),
  /** Only those with an image. */
  image: z.boolean(),
  /** Only those with a very close twin. */
  twin: z.boolean(),
  /** Only those that are neither planned for a day nor sent. */
  unplanned: z.boolean(),
  dates: dateRangeSchema.nullable(),
});
export type LibraryFilter = z.infer<typeof filterSchema>;

/** A tag, and how many questions have it. */
export const tagCountSchema = z.object({ tag: z.string(), count: z.int() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** How many questions of a section each choice of a filter would leave by itself. */
export const facetsSchema = z.object({
  states: z.record(stateSchema, z.int()),
  origins: z.record(originSchema, z.int()),
  /** Most used first. */
  tags: z.array(tagCountSchema),
  problems: z.int(),
  image: z.int(),
  /** Null: not known yet. */
  twin: z.int().nullable(),
});
export type Facets = z.infer<typeof facetsSchema>;

/** Lets everything pass. */
export const noFilter = (): LibraryFilter => ({
  states: [],
  origins: [],
  tags: [],
  problems: false,
  image: false,
  twin: false,
  unplanned: false,
  dates: null,
});

/** How many things a filter asks for; 0: it lets everything pass. */
export function filterSize(filter: LibraryFilter): number {
  const { states, origins, tags, problems, image, twin, unplanned, dates } = filter;
  const switches = [problems, image, twin, unplanned, dates !== null].filter(Boolean).length;
  return states.length + origins.length + tags.length + switches;
}

/** The tags to choose from: those in use, and those chosen that no question has any more. */
export const tagChoices = (inUse: readonly TagCount[], chosen: readonly string[]): TagCount[] => [
  ...inUse,
  ...chosen.filter((tag) => !inUse.some((other) => other.tag === tag)).map((tag) => ({ tag, count: 0 })),
];
