import type { Section, Sort } from '../../../../shared/library.ts';
import { counted } from '../../../../shared/text/counted.ts';

const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** Words of the list pane. */
export const list = {
  search: (section: string) => `Search ${section.toLowerCase()}`,
  searchPlaceholder: 'Search',
  clearSearch: 'Clear search',
  sort: 'Sort by',
  sorts: {
    edited: 'Edited',
    created: 'Created',
    title: 'Title',
    sent: 'Sent',
    planned: 'Planned',
  } satisfies Record<Sort, string>,
  /** In the trash, in place of «Edited». */
  removed: 'Removed',
  sortedBy: (sort: string) => `Sort by: ${sort}`,
  filter: 'Filter',
  filterBy: (size: number) => (size === 0 ? 'Filter' : `Filter, ${number.format(size)} on`),
  clearFilter: 'Clear filter',
  filtered: (count: number, total: number) =>
    `${number.format(count)} of ${number.format(total)} pass the filter`,
  nothingPasses: 'Nothing passes the filter',
  nothingPassesHelp: (section: string) => `No question in ${section} is what the filter asks for.`,
  notes: { add: 'Add tags or a day', change: 'Change tags and day' },
  votes: (count: number) => counted(count, 'vote'),
  planned: (day: string) => `Planned for ${day}`,
  tagged: (tag: string) => `Tag ${tag}. `,
  found: (count: number, total: number, search: string) =>
    `${number.format(count)} of ${number.format(total)} match “${search}”`,
  count: (count: number) => number.format(count),
  results: 'Search results',
  loading: 'Loading',
  options: (count: number) => `${counted(count, 'option')}. `,
  edited: (state: string) => `${state}, edited`,
  /** Saved here, and not on the service. */
  changed: (state: string) => `${state}, changed here`,
  origins: { api: 'via API', sample: 'sample' },
  empty: {
    draft: { title: 'No drafts', text: 'Unfinished questions stay here. They save themselves.' },
    ready: {
      title: 'Nothing is ready',
      text: 'Questions that keep every limit come here once they are saved.',
    },
    service: { title: 'Nothing on the service', text: 'Questions that the live service has are shown here.' },
    sent: { title: 'Nothing sent', text: 'Questions that went out as a message are shown here.' },
    attention: { title: 'Nothing needs attention', text: 'Conflicts and refusals would be shown here.' },
    all: { title: 'No questions yet', text: 'Write the first one. It saves itself while you type.' },
    trash: {
      title: 'The trash is empty',
      text: 'What you remove stays here until you delete it for good.',
    },
  } satisfies Record<Section, { title: string; text: string }>,
  nothingFound: (search: string) => `Nothing matches “${search}”`,
  searchedIn: (section: string) => `Searched titles, options, descriptions, footers and tags in ${section}.`,
  failed: 'The library could not be read',
};
