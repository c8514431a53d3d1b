import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { similarMethods } from '../../../shared/bridge/similar-methods.ts';
import type { Similar } from '../similar/similar-questions.ts';

export const similarHandlers = (similar: Similar): HandlersOf<typeof similarMethods> => ({
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
