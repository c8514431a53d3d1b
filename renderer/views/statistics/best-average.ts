import { MIN_AVERAGED_QUESTIONS } from '../../../shared/library/statistics.ts';

interface Sums {
  questions: number;
  votes: number;
}

/**
 * Returns the rows with the most votes per question, best first. Omits rows with too few questions or no
 * votes.
 */
export const rankByAverage = <Row extends Sums>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ questions, votes }) => questions >= MIN_AVERAGED_QUESTIONS && votes > 0)
    .sort((a, b) => b.votes / b.questions - a.votes / a.questions);
