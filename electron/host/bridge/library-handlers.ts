import type { libraryMethods } from '../../../shared/bridge/library-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import { noFilter } from '../../../shared/library/library-filter.ts';
import type { Events } from '../events.ts';
import type { Library } from '../library/library.ts';
import type { IndexQuery } from '../library/search/entry-search.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';

export function libraryHandlers(
  events: Pick<Events, 'revision'>,
  library: Library,
  similar: Pick<SimilarQuestions, 'allLikelyDuplicates'>,
  admin: Pick<LibraryAdmin, 'samples' | 'reset' | 'snapshots'>,
): HandlersOf<typeof libraryMethods> {
  /** With what the filter asks for and an entry does not say by itself. */
  const complete = async <Query extends IndexQuery>(query: Query): Promise<Query> => {
    if (query.filter.problems) await library.prepare('problems');
    if (!query.filter.twin) return query;
    return { ...query, twins: (await similar.allLikelyDuplicates()).ids };
  };
  return {
    async 'library.list'(query) {
      const completed = await complete(query);
      await library.look(completed);
      // Whoever looks at a list may search it soon.
      if (query.search === '') void library.prepare('texts');
      return { revision: events.revision, counts: { ...library.counts }, ...library.list(completed) };
    },
    async 'library.ids'(query) {
      const completed = await complete(query);
      await library.look(completed);
      return { ids: library.ids(completed) };
    },
    async 'library.facets'({ section }) {
      await library.prepare('problems');
      const { ids: twins, isComplete } = await similar.allLikelyDuplicates();
      const withTwin = {
        section,
        search: '',
        sort: 'created',
        filter: { ...noFilter(), twin: true },
        twins,
      } as const;
      return { ...library.facets(section), twin: isComplete ? library.ids(withTwin).length : null };
    },
    'library.tags': async () => library.tags(),
    'library.seed': async () => ({ ids: await admin.samples.add() }),
    'library.reset': async ({ what }) => ({ removed: await admin.reset(what) }),
    'library.undoReset': async () => ({ count: await admin.snapshots.undo() }),
  };
}
