import { z } from 'zod';
import { GRADES, gradeSchema } from '../../../shared/similarity.ts';
import { round, type Table } from '../harness.ts';
import { readDocuments, readLines } from './corpus.ts';
import { studio } from './studio-engine.ts';

const LABELS = ['duplicate', 'borderline', 'near-miss', 'different'] as const;

/** `query` and `question` are IDs in the text files, or text. */
const pairSchema = z.strictObject({ query: z.string(), question: z.string(), label: z.enum(LABELS) });

interface ScoredPair {
  label: (typeof LABELS)[number];
  /** The score, or 0 if the engine didn't find the question. */
  score: number;
}

/**
 * Scores manually labeled pairs. `texts` are files with the text for each ID. The engine indexes all
 * questions in the first file, or the pairs' questions if there's no file.
 */
export async function scorePairs(file: string, texts: readonly string[]): Promise<ScoredPair[]> {
  const pairs = readLines(file, pairSchema);
  const known = texts.map(readDocuments);
  const textById = new Map(known.flat().map(({ id, text }) => [id, text]));
  const getText = (named: string): string => textById.get(named) ?? named;
  const questions = [...new Set(pairs.map(({ question }) => question))].map((id) => ({
    id,
    text: getText(id),
  }));
  const engine = await studio.build(known[0] ?? questions);
  const scored: ScoredPair[] = [];
  for (const { query, question, label } of pairs) {
    const found = (await engine.search(getText(query), 60)).find(({ id }) => id === question);
    scored.push({ label, score: found?.score ?? 0 });
  }
  return scored;
}

/**
 * Returns a table with the share of each label's pairs that reach each grade, and a table with the share of
 * duplicates in each tenth of the score range.
 */
export function formatPairTables(pairs: readonly ScoredPair[]): Table[] {
  const toTarget = ({ label }: ScoredPair) => Number(label === 'duplicate');
  const clear = pairs.filter(({ label }) => label !== 'borderline');
  const computeMean = (list: readonly ScoredPair[], formatFigure: (one: ScoredPair) => number) =>
    round(list.reduce((sum, one) => sum + formatFigure(one), 0) / list.length);
  return [
    {
      title: 'Labeled pairs that reach each grade',
      rows: Map.groupBy(pairs, ({ label }) => label)
        .entries()
        .map(([label, list]) => ({
          label,
          pairs: list.length,
          ...Object.fromEntries(
            gradeSchema.options.map((grade) => [
              grade,
              computeMean(list, ({ score }) => Number(score >= GRADES[grade])),
            ]),
          ),
        }))
        .toArray(),
    },
    {
      title: `Score and share of duplicates; Brier score ${computeMean(clear, (pair) => (pair.score - toTarget(pair)) ** 2)}`,
      rows: Map.groupBy(clear, ({ score }) => Math.min(9, Math.floor(score * 10)))
        .entries()
        .toArray()
        .toSorted(([a], [b]) => a - b)
        .map(([tenth, list]) => ({
          'score from': tenth / 10,
          pairs: list.length,
          'mean score': computeMean(list, ({ score }) => score),
          duplicates: computeMean(list, toTarget),
        })),
    },
  ];
}
