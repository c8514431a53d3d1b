import type { LibraryFilter, TagCount } from './library-filter.ts';

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
