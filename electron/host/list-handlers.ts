import type { Handlers } from '../../shared/bridge.ts';
import { noFilter } from '../../shared/filter.ts';
import type { Events } from './events.ts';
import type { Library } from './library/library.ts';
import type { CatalogueQuery } from './library/query/search.ts';
import type { Similar } from './similar/similar.ts';

export type ListMethod =
  | 'library.list'
  | 'library.ids'
  | 'library.facets'
  | 'library.tags'
  | 'questions.remove'
  | 'questions.restore'
  | 'questions.purge'
  | 'questions.tag'
  | 'questions.setTags'
  | 'questions.plan';

/** The bridge methods that list questions, and that change many of them at once. */
export function createListHandlers(
  events: Events,
  library: Library,
  similar: Pick<Similar, 'allTwins'>,
): Pick<Handlers, ListMethod> {
  /** With what the filter asks for and an entry does not say by itself. */
  const complete = async <Query extends CatalogueQuery>(query: Query): Promise<Query> => {
    if (query.filter.problems) await library.prepare('problems');
    if (!query.filter.twin) return query;
    return { ...query, twins: (await similar.allTwins()).ids };
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
      const { ids: twins, isWhole } = await similar.allTwins();
      const withTwin = {
        section,
        search: '',
        sort: 'created',
        filter: { ...noFilter(), twin: true },
        twins,
      } as const;
      return { ...library.facets(section), twin: isWhole ? library.ids(withTwin).length : null };
    },
    'library.tags': async () => library.tags(),
    'questions.remove': async ({ ids }) => ({ ids: await library.removeAll(ids) }),
    'questions.restore': async ({ ids }) => ({ ids: await library.restoreAll(ids) }),
    'questions.purge': async ({ ids }) => ({ ids: await library.purgeAll(ids) }),
    'questions.tag': ({ ids, add, remove }) => library.tagAll(ids, { add, remove }),
    'questions.setTags': async ({ tags }) => ({ before: await library.setTags(tags) }),
    'questions.plan': async ({ plans }) => ({ before: await library.planAll(plans) }),
  };
}
