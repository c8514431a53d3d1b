import { MIN_AVERAGED_QUESTIONS } from '../../../shared/library/statistics.ts';

interface Sums {
  questions: number;
  votes: number;
}

/** Returns those with the most votes per question, best first. Ignores those with too few questions. */
export const rankByAverage = <Row extends Sums>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ questions, votes }) => questions >= MIN_AVERAGED_QUESTIONS && votes > 0)
    .sort((a, b) => b.votes / b.questions - a.votes / a.questions);
