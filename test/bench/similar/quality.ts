import { GRADES, gradeSchema } from '../../../shared/similarity.ts';
import { progress } from '../../support/command-line.ts';
import { round, type Table } from '../harness.ts';
import type { Source } from './corpus.ts';
import { type Built, startEngine } from './engine-child.ts';
import type { EngineKind } from './engine-kind.ts';
import { type Judged, type Quality, type Report, reportOf } from './ranking-measures.ts';

/** How well one engine finds duplicates. */
export interface Finding {
  engine: string;
  title: string;
  built: Built;
  report: Report;
  judged: Judged[];
}

/** Runs every query of `gold` on each engine, each in a separate process, one after another. */
export async function findAll(
  kinds: readonly EngineKind[],
  corpus: Source,
  gold: Source,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, title } of kinds) {
    progress(`${title}: quality`);
    const child = startEngine(name);
    try {
      const built = await child.build(corpus);
      await child.read(gold);
      const judged = await child.judge(gold);
      findings.push({ engine: name, title, built, report: reportOf(judged), judged });
    } finally {
      await child.kill();
    }
  }
  return findings;
}

const KINDS = ['lexical', 'paraphrase', 'typo'] as const;

/** Returns a summary over all queries. */
export const summaryTable = (findings: readonly Finding[]): Table => ({
  title: 'All queries',
  rows: findings.map(({ title, report: { all, byKind, recall5At10 } }) => ({
    engine: title,
    'recall@1': cell(all.recall1),
    'recall@5': cell(all.recall5),
    'MRR@10': cell(all.mrr10),
    ...Object.fromEntries(KINDS.map((kind) => [`${kind} recall@5`, cell(byKind[kind]?.recall5 ?? null)])),
    AUC: cell(all.auc),
    'recall@5 at 10% false alarms': cell(recall5At10),
  })),
});

/** Returns a table for each kind of query. */
export const kindTables = (findings: readonly Finding[]): Table[] =>
  KINDS.map((kind) => ({
    title: `Queries of kind ${kind}`,
    rows: findings.flatMap(({ title, report }) => {
      const quality = report.byKind[kind];
      return quality ? [{ engine: title, ...cellsOf(quality) }] : [];
    }),
  }));

const cellsOf = ({ queries, recall1, recall5, mrr10, auc }: Quality) => ({
  queries,
  'recall@1': cell(recall1),
  'recall@5': cell(recall5),
  'MRR@10': cell(mrr10),
  AUC: cell(auc),
});

const cell = (share: number | null): string => share?.toFixed(3) ?? '-';

/**
 * Counts how grades would appear to users: how many queries with a duplicate show it with at least that
 * grade, and how many without a duplicate show anything.
 */
export function gradesOf({ judged }: Finding) {
  const none = judged.filter(({ kind }) => kind === 'none');
  const some = judged.filter(({ kind }) => kind !== 'none');
  return gradeSchema.options.map((grade) => ({
    grade,
    from: GRADES[grade],
    shownRecall: shareOf(some, ({ place, duplicate }) => place <= 5 && duplicate >= GRADES[grade]),
    falseAlarm: shareOf(none, ({ top }) => top >= GRADES[grade]),
  }));
}

const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean): number =>
  round(list.filter(holds).length / Math.max(1, list.length));
