import coefficients from './score-model.json' with { type: 'json' };

/** What the model reads of two titles. Lower case and contrast are resolved before. */
export interface ModelFeatures {
  /** Of the words, as a score. */
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
  /** Null if one of the titles isn't embedded: another model then reads the rest. */
  semantic: number | null;
}

/** The features of the words, in the order of the coefficients. */
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

/** Features that only the model with embeddings reads: they don't help German pairs, which the other one is also for. */
export const EMBEDDED_FEATURES = ['modifier', 'otherTense', 'semantic'] as const;

/** A logistic regression: the weight of 1, then of each feature. `npm run train-similarity` computes both. */
export interface ScoreModel {
  words: readonly number[];
  /** In addition to the words: `EMBEDDED_FEATURES`, and the square of the semantic similarity. */
  semantic: readonly number[];
}

/** Returns the numbers that a model multiplies with its weights. */
export function modelInputs(features: ModelFeatures): number[] {
  const { semantic, modifier, otherTense } = features;
  const inputs = [1, ...WORD_FEATURES.map((name) => features[name])];
  return semantic === null ? inputs : [...inputs, modifier, otherTense, semantic, semantic ** 2];
}

/** Returns the probability that two titles ask the same. */
export function probabilityOf(features: ModelFeatures, model: ScoreModel = coefficients): number {
  const weights = features.semantic === null ? model.words : model.semantic;
  const sum = modelInputs(features).reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
