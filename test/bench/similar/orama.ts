import { create, insertMultiple, search } from '@orama/orama';
import type { EngineKind } from './engine.ts';

/** Full-text search as its documentation starts it. */
export const orama: EngineKind = {
  name: 'orama',
  title: 'Orama',
  async build(documents) {
    const index = create({ schema: { text: 'string' } });
    await insertMultiple(index, [...documents], 5_000);
    return {
      search: async (term, limit) => {
        const { hits } = await search(index, { term, limit });
        return hits.map(({ id, score }) => ({ id, score }));
      },
    };
  },
};
