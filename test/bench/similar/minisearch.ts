import MiniSearch, { type SearchOptions } from 'minisearch';
import type { EngineKind } from './engine.ts';

const kind = (name: string, title: string, searchOptions: SearchOptions): EngineKind => ({
  name,
  title,
  build(documents) {
    const index = new MiniSearch({ fields: ['text'], searchOptions });
    index.addAll(documents);
    return {
      search: (text, limit) =>
        index
          .search(text)
          .slice(0, limit)
          .map(({ id, score }) => ({ id: String(id), score })),
    };
  },
});

/** As its documentation starts it. */
export const miniSearch = kind('minisearch', 'MiniSearch', {});

/** With the two options that its documentation names for typing errors and for search while typing. */
export const miniSearchFuzzy = kind('minisearch-fuzzy', 'MiniSearch, fuzzy + prefix', {
  fuzzy: 0.2,
  prefix: true,
});
