import {
  estimateProbability,
  type ModelFeatures,
  type ScoreModel,
  toModelInputs,
} from '../../../../electron/host/similar/worker/engine/probability/score-model.ts';
import type { FeatureRow } from './feature-rows.ts';

/** Keeps coefficients small. Otherwise, a few pairs could make a coefficient large. */
const RIDGE = 2;
/**
 * The weight of each query's ranking, relative to a labeled pair. The ranking moves duplicates ahead of the
 * other questions.
 */
const ORDER_WEIGHT = 7;
/**
 * The ranking doesn't affect the coefficients of these features, because a question with an added adjective
 * is a different question.
 */
const UNORDERED: readonly (keyof ModelFeatures)[] = ['modifier'];
/**
 * The factor for the large English library's weights in the model without embeddings. Without it, that
 * library would outweigh the German pairs.
 */
const GOLD_SHARE = 0.2;
const NEWTON_STEPS = 25;
const DECIMALS = 3;

/** Returns whether a row is used for training. Borderline pairs aren't used. */
const isClear = ({ label }: FeatureRow): boolean => label !== 'borderline';

/** Computes both models' coefficients. The same rows always result in the same coefficients. */
export function trainModel(rows: readonly FeatureRow[]): ScoreModel {
  const clear = rows.filter(isClear);
  const embedded = clear.filter(({ features }) => features.semantic !== null);
  const semanticSamples = embedded.map((row) => toSample(row, row.features));
  const ordered = fitLogistic(semanticSamples, orderSamples(embedded));
  return {
    words: roundAll(
      fitLogistic(
        clear.map((row) => {
          const sample = toSample(row, { ...row.features, semantic: null });
          return row.source === 'gold' ? { ...sample, weight: row.weight * GOLD_SHARE } : sample;
        }),
      ),
    ),
    semantic: roundAll(calibrate(ordered, semanticSamples)),
  };
}

const toSample = ({ label, weight }: FeatureRow, features: ModelFeatures): Sample => ({
  inputs: toModelInputs(features),
  isPositive: label === 'duplicate',
  weight,
});

const roundAll = (weights: readonly number[]): number[] =>
  weights.map((value) => Number(value.toFixed(DECIMALS)));

/** Formats the model as the code formatter would. Each model is a line of numbers. */
export const formatModel = (model: ScoreModel): string =>
  `{\n  "words": [${model.words.join(', ')}],\n  "semantic": [\n    ${model.semantic.join(', ')}\n  ]\n}\n`;

interface Sample {
  inputs: readonly number[];
  isPositive: boolean;
  weight: number;
}

/**
 * Returns the difference between each duplicate and each other question of the same query. A model that
 * classifies the differences as positive puts duplicates first. Each query's samples have the total weight
 * `ORDER_WEIGHT`.
 */
function orderSamples(rows: readonly FeatureRow[]): Sample[] {
  return [...Map.groupBy(rows, ({ source, query }) => `${source} ${query}`).values()].flatMap((list) => {
    const duplicates = list.filter(({ label }) => label === 'duplicate');
    const others = list.filter(({ label }) => label !== 'duplicate');
    const whole = duplicates.length * others.reduce((sum, { weight }) => sum + weight, 0);
    return duplicates.flatMap((duplicate) =>
      others.map((other) => {
        const same = Object.fromEntries(UNORDERED.map((name) => [name, duplicate.features[name]]));
        const otherInputs = toModelInputs({ ...other.features, ...same });
        return {
          inputs: toModelInputs(duplicate.features).map((value, at) => value - (otherInputs[at] ?? 0)),
          isPositive: true,
          weight: (ORDER_WEIGHT * other.weight) / whole,
        };
      }),
    );
  });
}

/** Scales a model to return probabilities without changing its order. */
function calibrate(weights: readonly number[], samples: readonly Sample[]): number[] {
  const [offset = 0, scale = 1] = fitLogistic(
    samples.map(({ inputs, ...rest }) => ({ ...rest, inputs: [1, sumWeighted(inputs, weights)] })),
  );
  return weights.map((value, at) => value * scale + (at === 0 ? offset : 0));
}

const sumWeighted = (inputs: readonly number[], weights: readonly number[]): number =>
  inputs.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);

/**
 * Fits a logistic regression with Newton's method, on features scaled to the same spread. The first input of
 * a sample is 1.
 */
function fitLogistic(samples: readonly Sample[], differences: readonly Sample[] = []): number[] {
  const size = samples[0]?.inputs.length ?? 0;
  const scales = Array.from({ length: size }, (_, at) => (at === 0 ? 1 : measureSpread(samples, at)));
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const gradient = weights.map((value, at) => (at === 0 ? 0 : -RIDGE * value));
    const hessian: number[][] = weights.map((_, row) =>
      weights.map((__, at) => (row === at && row > 0 ? RIDGE : 0)),
    );
    for (const { inputs, isPositive, weight } of [...samples, ...differences]) {
      const scaled = inputs.map((value, at) => value / (scales[at] ?? 1));
      const sum = sumWeighted(scaled, weights);
      const probability = 1 / (1 + Math.exp(-sum));
      const error = weight * (Number(isPositive) - probability);
      const curvature = weight * probability * (1 - probability);
      for (let row = 0; row < size; row++) {
        const value = scaled[row] ?? 0;
        gradient[row] = (gradient[row] ?? 0) + error * value;
        const line = hessian[row] ?? [];
        for (let at = 0; at < size; at++) line[at] = (line[at] ?? 0) + curvature * value * (scaled[at] ?? 0);
      }
    }
    const change = solve(hessian, gradient);
    weights = weights.map((value, at) => value + (change[at] ?? 0));
  }
  return weights.map((value, at) => value / (scales[at] ?? 1));
}

function measureSpread(samples: readonly Sample[], at: number): number {
  const values = samples.map(({ inputs }) => inputs[at] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

/** Solves a system of linear equations by Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let at = column + 1; at < size; at++)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    const [upper = [], lower = []] = [rows[pivot], rows[column]];
    rows[column] = upper;
    if (pivot !== column) rows[pivot] = lower;
    for (let at = 0; at < size; at++) {
      const row = rows[at];
      if (at === column || !row) continue;
      const factor = (row[column] ?? 0) / (upper[column] ?? 1);
      for (let cell = column; cell <= size; cell++)
        row[cell] = (row[cell] ?? 0) - factor * (upper[cell] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** A row, with its probability from a model that was trained without its query. */
export interface Estimate {
  row: FeatureRow;
  fold: number;
  probability: number;
}

const FOLDS = 10;

/** Estimates each row by 10-fold cross-validation. Rows with the same query are in the same fold. */
export function crossValidate(rows: readonly FeatureRow[]): Estimate[] {
  const queries = [...new Set(rows.map(({ source, query }) => `${source} ${query}`))];
  const foldOf = new Map(queries.map((name, at) => [name, at % FOLDS]));
  const folded = rows.map((row) => ({ row, fold: foldOf.get(`${row.source} ${row.query}`) ?? 0 }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainModel(folded.filter((one) => one.fold !== fold).map(({ row }) => row));
    return folded
      .filter((one) => one.fold === fold)
      .map(({ row }) => ({ row, fold, probability: estimateProbability(row.features, model) }));
  }).flat();
}
