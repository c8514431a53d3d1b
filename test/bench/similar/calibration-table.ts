import { reportProgress } from '../../support/command-line.ts';
import { compareSizes } from '../../support/similar/score-calibration.ts';
import { round, type Table } from '../harness.ts';

const SMALL = 50;
const LARGE = [500, 5_000, 50_000];

/**
 * The score differences of the same pairs between a library of 50 questions and a library of `questions`
 * questions.
 */
export interface Calibration {
  questions: number;
  pairs: number;
  /** The mean and maximum absolute difference. */
  mean: number;
  largest: number;
  /** The share of pairs with the same grade in both libraries. */
  sameGrade: number;
  /** The highest score of a query whose topic doesn't occur in the questions. */
  otherTopic: number;
}

/** Scores the English set's pairs among 50 generated questions and among larger sets. */
export function calibrate(): Calibration[] {
  return LARGE.map((questions) => {
    reportProgress(`scores among ${SMALL} and among ${questions}`);
    const compared = compareSizes(SMALL, questions);
    const pairs = compared.filter(({ stored }) => stored !== null);
    const others = compared.filter(({ stored }) => stored === null);
    const changes = pairs.map(({ small, large }) => Math.abs(large - small));
    return {
      questions,
      pairs: pairs.length,
      mean: round(changes.reduce((sum, change) => sum + change, 0) / pairs.length),
      largest: round(Math.max(...changes)),
      sameGrade: round(pairs.filter(({ grades }) => grades[0] === grades[1]).length / pairs.length),
      otherTopic: round(Math.max(...others.flatMap(({ small, large }) => [small, large]))),
    };
  });
}

export const formatCalibrationTable = (rows: readonly Calibration[]): Table => ({
  title: `The same pairs among ${SMALL} generated questions and among many`,
  rows: rows.map(({ questions, pairs, mean, largest, sameGrade, otherTopic }) => ({
    questions,
    pairs,
    'mean difference': mean,
    'largest difference': largest,
    'same grade': sameGrade,
    'highest of another topic': otherTopic,
  })),
});
