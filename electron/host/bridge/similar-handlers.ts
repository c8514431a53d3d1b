import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { similarMethods } from '../../../shared/bridge/similar-methods.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';

export const createSimilarHandlers = (similar: SimilarQuestions): HandlersOf<typeof similarMethods> => ({
  'similar.search': ({ id, limit, ...text }) => similar.search(text, { id, limit }),
  'similar.nearest': async ({ texts }) => ({ hits: await similar.findNearest(texts) }),
  'similar.explain': async ({ key, ...text }) => similar.explain(text, key),
  async 'similar.setDismissed'({ a, b, dismissed }) {
    await similar.setDismissed(a, b, dismissed);
    return {};
  },
  'similar.duplicates': ({ grade, limit }) => similar.listDuplicatePairs(grade, limit),
  'similar.likelyDuplicates': async ({ ids }) => ({ ids: await similar.listLikelyDuplicates(ids) }),
});
