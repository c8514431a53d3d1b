import { z } from 'zod';
import type { Section, Sort } from '../library/entry.ts';
import { createEmptyFilter, type LibraryFilter } from '../library/library-filter.ts';
import type { Settings } from '../settings.ts';
import { methods } from './bridge-methods.ts';

/**
 * The data of the app's first frame. It's embedded in the page, because the frame can't wait for requests.
 * Once connected, the UI still fetches this data, because it may have changed.
 */
export const firstResponsesSchema = z.object({
  settings: methods['settings.get'].output,
  list: methods['library.list'].output,
});

export type FirstResponses = z.infer<typeof firstResponsesSchema>;

/** The ID of the element that contains the responses as JSON. */
export const FIRST_RESPONSES_ID = 'first-responses';

export interface LibraryQuery {
  section: Section;
  search: string;
  filter: LibraryFilter;
  sort: Sort;
  reversed: boolean;
}

export type ListOrder = Pick<LibraryQuery, 'sort' | 'reversed'>;

export const getListOrder = (section: Section, saved: Settings['listSorts'] | undefined): ListOrder =>
  saved?.[section] ?? { sort: section === 'sent' ? 'sent' : 'edited', reversed: false };

export const createFirstListQuery = (saved: Settings['listSorts'] | undefined): LibraryQuery => ({
  section: 'all',
  search: '',
  filter: createEmptyFilter(),
  ...getListOrder('all', saved),
});

/** A list's first page is small, because each keystroke in a search loads one. */
export const FIRST_RANGE = { offset: 0, limit: 80 } as const;
