import Fuse from 'fuse.js';
import type { EngineKind } from './engine.ts';

/** As its documentation starts it. Its scores are distances: 0 is the best. */
export const fuse: EngineKind = {
  name: 'fuse',
  title: 'Fuse.js',
  build(documents) {
    const index = new Fuse(documents, { keys: ['text'], includeScore: true });
    return {
      search: (text, limit) =>
        index.search(text, { limit }).map(({ item, score = 1 }) => ({ id: item.id, score: 1 - score })),
    };
  },
};
