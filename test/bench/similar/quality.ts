import { GRADES, gradeSchema } from '../../../shared/similarity.ts';
import { reportProgress } from '../../support/command-line.ts';
import { round, type Table } from '../harness.ts';
import type { Source } from './corpus.ts';
import { type Built, startEngine } from './engine-child.ts';
import type { EngineKind } from './engine-kind.ts';
import { createReport, type Judged, type Quality, type Report } from './ranking-measures.ts';

/** One engine's results for all queries. */
export interface Finding {
  engine: string;
  title: string;
  built: Built;
  report: Report;
  judged: Judged[];
}

/** Runs every query in `gold` on each engine. The engines run sequentially, each in a separate process. */
export async function findAll(
  kinds: readonly EngineKind[],
  corpus: Source,
  gold: Source,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, title } of kinds) {
    reportProgress(`${title}: quality`);
    const child = startEngine(name);
    try {
      const built = await child.build(corpus);
      await child.read(gold);
      const judged = await child.judge(gold);
      findings.push({ engine: name, title, built, report: createReport(judged), judged });
    } finally {
      await child.kill();
    }
  }
  return findings;
}

const KINDS = ['lexical', 'paraphrase', 'typo'] as const;

export const formatSummaryTable = (findings: readonly Finding[]): Table => ({
  title: 'All queries',
  rows: findings.map(({ title, report: { all, byKind, recall5At10 } }) => ({
    engine: title,
    'recall@1': formatCell(all.recall1),
    'recall@5': formatCell(all.recall5),
    'MRR@10': formatCell(all.mrr10),
    ...Object.fromEntries(
      KINDS.map((kind) => [`${kind} recall@5`, formatCell(byKind[kind]?.recall5 ?? null)]),
    ),
    AUC: formatCell(all.auc),
    'recall@5 at 10% false alarms': formatCell(recall5At10),
  })),
});

export const formatKindTables = (findings: readonly Finding[]): Table[] =>
  KINDS.map((kind) => ({
    title: `Queries of kind ${kind}`,
    rows: findings.flatMap(({ title, report }) => {
      const quality = report.byKind[kind];
      return quality ? [{ engine: title, ...formatCells(quality) }] : [];
    }),
  }));

const formatCells = ({ queries, recall1, recall5, mrr10, auc }: Quality) => ({
  queries,
  'recall@1': formatCell(recall1),
  'recall@5': formatCell(recall5),
  'MRR@10': formatCell(mrr10),
  AUC: formatCell(auc),
});

const formatCell = (share: number | null): string => share?.toFixed(3) ?? '-';

/**
 * Returns how often users would see each grade. For queries with a duplicate, that's the share whose
 * duplicate is among the first 5 results with at least this grade. For queries without a duplicate, that's
 * the share with any result of at least this grade.
 */
export function getGrades({ judged }: Finding) {
  const none = judged.filter(({ kind }) => kind === 'none');
  const some = judged.filter(({ kind }) => kind !== 'none');
  return gradeSchema.options.map((grade) => ({
    grade,
    from: GRADES[grade],
    shownRecall: computeShare(some, ({ place, duplicate }) => place <= 5 && duplicate >= GRADES[grade]),
    falseAlarm: computeShare(none, ({ top }) => top >= GRADES[grade]),
  }));
}

const computeShare = <T>(list: readonly T[], isMet: (one: T) => boolean): number =>
  round(list.filter(isMet).length / Math.max(1, list.length));
