import coefficients from './score-model.json' with { type: 'json' };

/** The values that the model reads for two titles. Case and contrast are handled earlier. */
export interface ModelFeatures {
  /** The similarity of the words, as a score. */
  wordScore: number;
  letters: number;
  queryCoverage: number;
  documentCoverage: number;
  missing: number;
  modifier: number;
  superlative: number;
  sameFrame: number;
  questionWord: number;
  otherTense: number;
  /**
   * The semantic similarity, or null if one of the titles isn't embedded. A different model then reads the
   * other values.
   */
  semantic: number | null;
}

/** The word features, in the order of the coefficients. */
export const WORD_FEATURES = [
  'wordScore',
  'letters',
  'queryCoverage',
  'documentCoverage',
  'missing',
  'superlative',
  'sameFrame',
  'questionWord',
] as const;

/**
 * Only the model with embeddings reads these features. They don't help with German pairs, which the other
 * model also covers.
 */
export const EMBEDDED_FEATURES = ['modifier', 'otherTense', 'semantic'] as const;

/**
 * The weights of two logistic regressions, without and with embeddings. The first number of each is the
 * intercept. `npm run tool -- train-similarity` computes them.
 */
export interface ScoreModel {
  words: readonly number[];
  /** Also has weights for `EMBEDDED_FEATURES` and the square of the semantic similarity. */
  semantic: readonly number[];
}

/** Returns the numbers that a model multiplies by its weights. */
export function toModelInputs(features: ModelFeatures): number[] {
  const { semantic, modifier, otherTense } = features;
  const inputs = [1, ...WORD_FEATURES.map((name) => features[name])];
  return semantic === null ? inputs : [...inputs, modifier, otherTense, semantic, semantic ** 2];
}

/** Returns the probability that two titles ask the same question. */
export function estimateProbability(features: ModelFeatures, model: ScoreModel = coefficients): number {
  const weights = features.semantic === null ? model.words : model.semantic;
  const sum = toModelInputs(features).reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
