import { createSimilarEngine } from './engine/create-engine.ts';
import { createWords } from './engine/words.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { createSearchService, type SearchService, type SearchServicePorts } from './search-service.ts';

/** The search service in this thread, by words alone unless it is given a model. */
export function createLocalSearch(
  ports: Omit<SearchServicePorts, 'createEngine' | 'loadModel'> & Partial<SearchServicePorts>,
): SearchService {
  const lexicon = createLexicon();
  const words = createWords(lexicon);
  return createSearchService({
    createEngine: (meaning) => createSimilarEngine({ lexicon, words, meaning }),
    loadModel: null,
    ...ports,
  });
}
