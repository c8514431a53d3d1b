import type { Handlers } from '../../../shared/bridge.ts';
import type { Similar } from './similar.ts';

export type SimilarMethod =
  | 'similar.search'
  | 'similar.nearest'
  | 'similar.explain'
  | 'similar.setDifferent'
  | 'similar.duplicates'
  | 'similar.twins';

/** The bridge methods that find questions which ask much the same. */
export const createSimilarHandlers = (similar: Similar): Pick<Handlers, SimilarMethod> => ({
  'similar.search': ({ id, limit, ...text }) => similar.search(text, { id, limit }),
  'similar.nearest': async ({ texts }) => ({ hits: await similar.nearest(texts) }),
  'similar.explain': async ({ key, ...text }) => similar.explain(text, key),
  async 'similar.setDifferent'({ a, b, different }) {
    await similar.setDifferent(a, b, different);
    return {};
  },
  'similar.duplicates': ({ grade, limit }) => similar.duplicates(grade, limit),
  'similar.twins': async ({ ids }) => ({ ids: await similar.twins(ids) }),
});
