import { reportProgress } from '../../support/command-line.ts';
import { LANGUAGES, readQuestionSet } from '../../support/similar/question-sets.ts';
import { round, type Table } from '../harness.ts';
import type { EngineKind } from './engine-kind.ts';
import { createReport, type Judged, judge, type Report } from './ranking-measures.ts';
import { studio } from './studio-engine.ts';
import { trigram } from './trigram.ts';

/** Measures how well an engine finds the questions of one of this repository's sets. */
export async function reportOn({ build }: EngineKind, language: (typeof LANGUAGES)[number]): Promise<Report> {
  const { questions, queries } = readQuestionSet(language);
  const peer = await build(questions);
  const judged: Judged[] = [];
  for (const query of queries) {
    judged.push(judge({ ...query, ignore: [] }, await peer.search(query.query, questions.length)));
  }
  return createReport(judged);
}

/**
 * Compares the app's engine with trigrams on this repository's sets, because trigrams work in any language.
 */
export async function formatLanguageTable(): Promise<Table> {
  reportProgress('languages');
  const rows = [];
  for (const language of LANGUAGES) {
    const [own, peer] = [await reportOn(studio, language), await reportOn(trigram, language)];
    rows.push({
      language,
      queries: own.all.queries,
      'recall@1': round(own.all.recall1),
      'MRR@10': round(own.all.mrr10),
      'recall@1 of trigrams': round(peer.all.recall1),
      'MRR@10 of trigrams': round(peer.all.mrr10),
    });
  }
  return { title: 'Small sets of this repository', rows };
}
