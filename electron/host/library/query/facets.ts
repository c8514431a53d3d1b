import { type Entry, stateOf } from '../../../../shared/library.ts';
import type { Facets, TagCount } from '../../../../shared/library-filter.ts';
import { hasImage } from './list-filter.ts';

/** How many of the entries each choice of a filter would leave by itself. */
export function countFacets(
  entries: readonly Entry[],
  hasProblem: (entry: Entry) => boolean,
): Omit<Facets, 'twin'> {
  const states: Facets['states'] = { draft: 0, ready: 0, service: 0, sent: 0, attention: 0 };
  const origins: Facets['origins'] = { app: 0, api: 0, sample: 0 };
  for (const entry of entries) {
    states[stateOf(entry)] += 1;
    origins[entry.origin] += 1;
  }
  return {
    states,
    origins,
    tags: countTags(entries),
    problems: entries.filter(hasProblem).length,
    image: entries.filter(hasImage).length,
  };
}

/** Every tag with how many have it, most used first. */
export function countTags(entries: Iterable<Entry>): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
