import { describe, expect, it } from 'vitest';
import {
  createSimilarEngine,
  type SimilarEngine,
} from '../../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { Mark, SimilarText } from '../../../../../shared/similarity.ts';
import { LANGUAGES, readQuestionSet } from '../../../../support/similar/question-sets.ts';
import { SMALL_DIFFERENCES } from './small-difference-pairs.ts';

/**
 * Compares the scores, marks, and reasons for this project's query sets with readable tables. After a change
 * to scoring, update the tables (`npx vitest run test/unit/similar/worker/engine/scores.test.ts -u`) and read
 * the differences.
 */
const lexicon = createLexicon();
const SHOWN = 4;
/** The share of a title that's enough to recognize it. */
const BEGUN = 0.6;

const asText = (title: string): SimilarText => ({ title, description: '', options: [] });

describe('scores', () => {
  it.each(LANGUAGES)('match the table in %s', async (language) => {
    const { questions, queries } = readQuestionSet(language);
    const engine = createSimilarEngine({ lexicon });
    questions.forEach(({ text }, key) => void engine.put(key, asText(text)));
    const titles = questions.map(({ text }) => text);
    const tables = queries.flatMap(({ query }) => [
      formatTable(engine, titles, query),
      formatTable(engine, titles, query.slice(0, Math.ceil(query.length * BEGUN))),
    ]);
    await expect(`${tables.join('\n')}\n`).toMatchFileSnapshot(`scores/${language}.txt`);
  });

  it('match the table for pairs with small differences in text but not in meaning', async () => {
    const engine = createSimilarEngine({ lexicon });
    SMALL_DIFFERENCES.forEach(({ stored }, key) => void engine.put(key, stored));
    const titles = SMALL_DIFFERENCES.map(({ stored }) => stored.title);
    const tables = SMALL_DIFFERENCES.flatMap(({ queries }) =>
      queries.map((query) => formatTable(engine, titles, query)),
    );
    await expect(`${tables.join('\n')}\n`).toMatchFileSnapshot('scores/small-differences.txt');
  });
});

/** Formats a search's results: scores, titles with marks, and the first result's explanation. */
function formatTable(engine: SimilarEngine, titles: readonly string[], query: string | SimilarText): string {
  const text = typeof query === 'string' ? asText(query) : query;
  const hits = engine.search(text, { limit: SHOWN });
  const rows = hits.map(
    ({ key, score }) => `${score.toFixed(3)} ${withMarks(titles[key] ?? '', engine.markWords(text, key))}`,
  );
  const [first] = hits;
  return [`# ${text.title}`, ...rows, ...(first ? formatReasons(engine, text, first.key) : [])].join('\n');
}

function withMarks(title: string, marks: readonly Mark[]): string {
  return marks.reduceRight(
    (marked, [start, end]) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    title,
  );
}

function formatReasons(engine: SimilarEngine, text: SimilarText, key: number): string[] {
  const evidence = engine.explain(text, key);
  if (!evidence) return [];
  const words = evidence.words.map(
    ({ mine, theirs, how, share }) => `${mine} = ${theirs} (${how} ${share.toFixed(2)})`,
  );
  const parts = evidence.parts.map(({ what, share }) => `${what} ${share.toFixed(2)}`);
  const { onlyMine, onlyTheirs } = evidence;
  return [`  ${words.join(', ')}`, `  - ${onlyMine} + ${onlyTheirs}: ${parts.join(', ')}`];
}
