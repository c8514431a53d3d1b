import { atLeast, atMost, type Target } from '../harness.ts';
import type { Speed } from './latency.ts';
import type { Finding } from './quality.ts';

/** What the engine of this project must reach on real questions. */
export function qualityTargets(findings: readonly Finding[]): Target[] {
  const report = findings.find(({ engine }) => engine === 'studio')?.report;
  if (!report) return [];
  const { all, byKind, recall5At10 } = report;
  return [
    atLeast('recall@5', all.recall5, 0.94),
    atLeast('MRR@10', all.mrr10, 0.84),
    ...(byKind.paraphrase ? [atLeast('paraphrase recall@5', byKind.paraphrase.recall5, 0.87)] : []),
    ...(byKind.typo ? [atLeast('typo recall@5', byKind.typo.recall5, 0.98)] : []),
    ...(all.auc === null ? [] : [atLeast('AUC', all.auc, 0.91)]),
    ...(recall5At10 === null ? [] : [atLeast('recall@5 at 10 % false alarms', recall5At10, 0.7)]),
  ];
}

/** How many questions the targets of speed are about. */
const MANY = 100_000;

/** What it must reach over 100,000 questions, beside MiniSearch in the same run. */
export function speedTargets(speeds: readonly Speed[]): Target[] {
  const speedOf = (name: string) =>
    speeds.find(({ engine, questions }) => engine === name && questions === MANY);
  const own = speedOf('studio');
  if (!own) return [];
  const peer = speedOf('minisearch');
  const ratios = peer && [
    atMost('p50 / MiniSearch at 100,000', own.p50 / peer.p50, 1 / 40),
    atMost('p99 / MiniSearch at 100,000', own.p99 / peer.p99, 1 / 40),
    atMost('index time / MiniSearch at 100,000', own.indexMs / peer.indexMs, 3),
  ];
  const rich = speedOf('studio-bodies');
  const bodies = rich && [
    atMost('p50 with options and descriptions / by titles only at 100,000', rich.p50 / own.p50, 1.5),
    atMost('index of 100,000 with options and descriptions, MB', rich.indexMB, 200),
  ];
  return [...(ratios ?? []), atMost('index of 100,000, MB', own.indexMB, 200), ...(bodies ?? [])];
}
