import { atLeast, atMost, type Target } from '../harness.ts';
import type { Speed } from './latency.ts';
import { type Finding, gradesOf } from './quality.ts';

/** What the engine of this project must reach on the first set that it was not made with, or the second. */
export function qualityTargets(findings: readonly Finding[], isSecond: boolean): Target[] {
  const own = findings.find(({ engine }) => engine === 'studio');
  if (!own) return [];
  // The weakest grade is what is shown at all.
  const shownRecall = gradesOf(own).at(-1)?.shownRecall ?? 0;
  if (isSecond) return [atLeast('shownRecall', shownRecall, 0.85)];
  return [
    atLeast('recall@5', own.report.all.recall5, 0.97),
    atLeast('MRR@10', own.report.all.mrr10, 0.93),
    atLeast('shownRecall', shownRecall, 0.92),
  ];
}

/** How many questions the targets of speed are about. */
const MANY = 100_000;

/** What it must reach over 100,000 questions, in a thread that does nothing else, as the search worker. */
export const speedTargets = (speeds: readonly Speed[]): Target[] =>
  speeds
    .filter(({ engine, questions }) => engine === 'studio' && questions === MANY)
    .map(({ p99 }) => atMost('p99 of a query at 100,000, ms', p99, 10));
