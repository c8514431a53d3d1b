import type { SemanticSimilarity } from '../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import { createSimilarEngine } from '../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { findGrade, type Grade, type SimilarText } from '../../../shared/similarity.ts';
import { createTitleEmbedder } from './embeddings/title-reader.ts';
import { generateQuestions } from './generated-questions.ts';
import { readQuestionSet } from './question-sets.ts';

/**
 * A query with a duplicate or a similar question. `stored` is null if the query is about a different topic.
 */
interface Pair {
  query: string;
  stored: string | null;
}

function listEnglishPairs(): Pair[] {
  const { questions, queries } = readQuestionSet('english');
  return queries.map(({ query, relevant, trap }) => {
    const id = relevant[0] ?? trap;
    return { query, stored: questions.find((question) => question.id === id)?.text ?? null };
  });
}

const createText = (title: string): SimilarText => ({ title, description: '', options: [] });

/**
 * Returns each pair's score in a library with `size` other questions, or 0 if the stored question wasn't
 * found. If the query is about a different topic, returns its highest score. Embeds titles.
 */
function listScores(size: number, pairs: readonly Pair[], meaning: SemanticSimilarity): number[] {
  const engine = createSimilarEngine({ lexicon: createLexicon(), semanticSimilarity: meaning });
  generateQuestions(size).forEach((title, key) => {
    engine.put(key, createText(title));
  });
  return pairs.map(({ query, stored }) => {
    if (stored === null) return engine.search(createText(query), { limit: 1 })[0]?.score ?? 0;
    engine.put(-1, createText(stored));
    const isLeftOut = (key: number) => key !== -1;
    const score = engine.search(createText(query), { limit: 1, isExcluded: isLeftOut })[0]?.score ?? 0;
    engine.remove(-1);
    return score;
  });
}

/** A pair's score in a small and in a large library. */
export interface Compared extends Pair {
  small: number;
  large: number;
  /** The grades in both libraries. Null means that the score is below the lowest grade. */
  grades: readonly [Grade | null, Grade | null];
}

/** Scores each pair of the English set in a small and a large library. */
export function compareSizes(small: number, large: number): Compared[] {
  const pairs = listEnglishPairs();
  const { meaning } = createTitleEmbedder();
  const [some, many] = [listScores(small, pairs, meaning), listScores(large, pairs, meaning)];
  return pairs.map((pair, at) => {
    const [few = 0, lots = 0] = [some[at], many[at]];
    return { ...pair, small: few, large: lots, grades: [findGrade(few), findGrade(lots)] };
  });
}
