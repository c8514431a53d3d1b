import type { libraryMethods } from '../../../shared/bridge/library-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { IndexQuery } from '../library/search/entry-search.ts';
import { countStatistics, listUsedEmojiImages } from '../library/search/library-statistics.ts';
import { formatPlanICalendar } from '../library/search/plan-icalendar.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { Events } from '../numbered-events.ts';
import type { SettingsStore } from '../ports.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';

export function createLibraryHandlers(
  events: Pick<Events, 'revision'>,
  library: Library,
  similar: Pick<SimilarQuestions, 'listAllLikelyDuplicates' | 'listServiceQuestions'>,
  admin: Pick<LibraryAdmin, 'samples' | 'reset'>,
  settings: Pick<SettingsStore, 'get'>,
): HandlersOf<typeof libraryMethods> {
  /** Adds the data that a filter needs but entries don't contain. */
  const complete = async <Query extends IndexQuery>(query: Query): Promise<Query> => {
    if (query.filter.problems) await library.prepare('problems');
    if (!query.filter.duplicates) return query;
    return { ...query, likelyDuplicates: (await similar.listAllLikelyDuplicates()).ids };
  };
  return {
    async 'library.list'(query) {
      const completed = await complete(query);
      await library.preload(completed);
      // Users often search after opening the list.
      if (query.search === '') void library.prepare('texts');
      return { revision: events.revision, counts: { ...library.counts }, ...library.list(completed) };
    },
    'library.calendar': async () => ({ text: formatPlanICalendar(library.entries()) }),
    async 'library.ids'(query) {
      const completed = await complete(query);
      await library.preload(completed);
      return { ids: library.ids(completed) };
    },
    async 'library.facets'({ section }) {
      await library.prepare('problems');
      const { ids: likelyDuplicates, isComplete } = await similar.listAllLikelyDuplicates();
      const filter = { ...createEmptyFilter(), duplicates: true };
      const marked = library.ids({ section, search: '', sort: 'created', filter, likelyDuplicates });
      return { ...library.facets(section), duplicates: isComplete ? marked.length : null };
    },
    'library.tags': async () => library.tags(),
    'emoji.seen': async () =>
      listUsedEmojiImages(
        library.entries(),
        await similar.listServiceQuestions(),
        settings.get().customEmoji,
      ),
    'library.statistics': () => countStatistics(library.entries()),
    'library.addSamples': async () => ({ ids: await admin.samples.add() }),
    'library.reset': ({ what }) => admin.reset(what),
  };
}
