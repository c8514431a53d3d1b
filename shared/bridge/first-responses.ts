import { z } from 'zod';
import type { Section, Sort } from '../library/entry.ts';
import { type LibraryFilter, noFilter } from '../library/library-filter.ts';
import type { Settings } from '../settings.ts';
import { methods } from './bridge-methods.ts';

/**
 * What the first frame of the app shows. The page contains these responses, so that the frame doesn't wait for requests. The
 * UI still fetches them when it's connected, because they may have changed.
 */
export const firstResponsesSchema = z.object({
  settings: methods['settings.get'].output,
  /** The response to `firstListQuery` and `FIRST_RANGE`. */
  list: methods['library.list'].output,
});

export type FirstResponses = z.infer<typeof firstResponsesSchema>;

/** The ID of the element that contains them, as JSON. */
export const FIRST_RESPONSES_ID = 'first-responses';

export interface LibraryQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  /** In the opposite order. */
  reversed: boolean;
}

export type ListOrder = Pick<LibraryQuery, 'sort' | 'reversed'>;

/** The stored order of a section, or its default. */
export const orderOf = (section: Section, saved: Settings['listSorts'] | undefined): ListOrder =>
  saved?.[section] ?? { sort: section === 'sent' ? 'sent' : 'edited', reversed: false };

/** What the list shows when the app opens. */
export const firstListQuery = (saved: Settings['listSorts'] | undefined): LibraryQuery => ({
  section: 'all',
  search: '',
  filter: noFilter(),
  ...orderOf('all', saved),
});

/** The first page of a list is small, because each keystroke of a search loads one. */
export const FIRST_RANGE = { offset: 0, limit: 80 } as const;
