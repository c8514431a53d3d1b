import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createSimilarEngine } from '../../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { createTitleEmbedder } from '../embeddings/title-reader.ts';
import { FEATURES_FILE, type FeatureRow, formatFeatures, type Label } from './feature-rows.ts';

/**
 * Writes the labeled pairs' features. The English pairs' text isn't in the repository:
 *
 * npm run tool -- make-similarity-features --corpus corpus.jsonl --more more.jsonl --gold dev.jsonl
 */
const documentSchema = z.object({ id: z.string(), text: z.string() });
const goldSchema = z.object({
  query: z.string(),
  query_id: z.string().nullish(),
  relevant: z.array(z.string()),
  ignore: z.array(z.string()).default([]),
});
const pairSchema = z.object({
  query: z.string(),
  question: z.string(),
  label: z.enum(['duplicate', 'borderline', 'near-miss', 'different']),
});

const readLines = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
const readPairs = (name: string) => readLines(path.join(import.meta.dirname, '..', name), pairSchema);

/**
 * The questions most similar to a query are all included. Of the remaining questions with a different topic,
 * only every tenth one is included, with 10 times the weight.
 */
const ALL_UP_TO = 8;
const SAMPLED = 10;
/**
 * A labeled pair's weight by source. Pairs in everyday words are the hardest, and German pairs are the
 * fewest.
 */
const WEIGHTS = { gold: 0.2, labeled: 1, everyday: 1.5, german: 3 } as const;

interface TrainingQuery {
  source: keyof typeof WEIGHTS;
  id: string;
  text: string;
  findLabel: (question: string) => Label | null;
}

function createRows(documents: readonly z.infer<typeof documentSchema>[], withModel: boolean) {
  const reads = withModel ? createTitleEmbedder() : null;
  const engine = createSimilarEngine({
    lexicon: createLexicon(),
    semanticSimilarity: reads?.meaning ?? null,
  });
  documents.forEach(({ text }, key) => void engine.put(key, { title: text, description: '', options: [] }));
  return ({ source, id, text, findLabel }: TrainingQuery): FeatureRow[] =>
    engine.features({ title: text, description: '', options: [] }).flatMap(({ key, features }, at) => {
      const question = documents[key]?.id ?? '';
      const label = findLabel(question);
      if (label === null) return [];
      const isSampled =
        (source === 'gold' || source === 'german') && label === 'different' && at >= ALL_UP_TO;
      if (isSampled && at % SAMPLED !== 0) return [];
      const weight = WEIGHTS[source] * (isSampled ? SAMPLED : 1);
      return [{ source, query: id, question: withModel ? question : String(key), label, weight, features }];
    });
}

function main(): void {
  const { values } = parseArgs({
    options: { corpus: { type: 'string' }, more: { type: 'string' }, gold: { type: 'string' } },
  });
  const { corpus, more, gold } = values;
  if (corpus === undefined || more === undefined || gold === undefined)
    throw new Error('--corpus FILE, --more FILE, and --gold FILE are required.');
  const documents = readLines(corpus, documentSchema);
  const textById = new Map(
    [...documents, ...readLines(more, documentSchema)].map(({ id, text }) => [id, text]),
  );
  const ofQuestion = createRows(documents, true);
  const rows: FeatureRow[] = [];
  for (const [at, one] of readLines(gold, goldSchema).entries()) {
    const ignored = new Set([...one.ignore, one.query_id]);
    const relevant = new Set(one.relevant);
    rows.push(
      ...ofQuestion({
        source: 'gold',
        id: `g${at + 1}`,
        text: one.query,
        findLabel: (id) => (ignored.has(id) ? null : relevant.has(id) ? 'duplicate' : 'different'),
      }),
    );
  }
  for (const [source, file] of [
    ['labeled', 'labeled-pairs.jsonl'],
    ['everyday', 'everyday-pairs.jsonl'],
    ['german', 'german-pairs.jsonl'],
  ] as const) {
    const pairs = readPairs(file);
    const german = [...new Set(pairs.map(({ question }) => question))].map((text) => ({ id: text, text }));
    const rowsOfQuery = source === 'german' ? createRows(german, false) : ofQuestion;
    const byQuery = Map.groupBy(pairs, ({ query }) => query);
    for (const [number, [query, list]] of [...byQuery].entries()) {
      const labels = new Map(list.map(({ question, label }) => [question, label]));
      rows.push(
        ...rowsOfQuery({
          source,
          id: `${source}-${number + 1}`,
          text: textById.get(query) ?? query,
          // German pairs without a label have different topics.
          findLabel: (id) => labels.get(id) ?? (source === 'german' && id !== query ? 'different' : null),
        }),
      );
    }
  }
  writeFileSync(FEATURES_FILE, formatFeatures(rows));
  process.stdout.write(`${rows.length} rows written to ${path.relative(process.cwd(), FEATURES_FILE)}\n`);
}

main();
