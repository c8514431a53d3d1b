import path from 'node:path';
import {
  EMBEDDED_FEATURES,
  type ModelFeatures,
  WORD_FEATURES,
} from '../../../../electron/host/similar/worker/engine/probability/score-model.ts';

export const FEATURES_FILE = path.join(import.meta.dirname, 'features.tsv');

export type Label = 'duplicate' | 'borderline' | 'near-miss' | 'different';

/** A labeled pair's features for the score model. */
export interface FeatureRow {
  source: string;
  query: string;
  question: string;
  label: Label;
  weight: number;
  features: ModelFeatures;
}

const COLUMNS = ['source', 'query', 'question', 'label', 'weight', ...WORD_FEATURES, ...EMBEDDED_FEATURES];

const format = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(3))));

/** Formats one line per row. Numbers have 3 decimals. */
export const formatFeatures = (rows: readonly FeatureRow[]): string =>
  [
    COLUMNS,
    ...rows.map(({ source, query, question, label, weight, features }) => [
      source,
      query,
      question,
      label,
      String(weight),
      ...[...WORD_FEATURES, ...EMBEDDED_FEATURES].map((name) => format(features[name])),
    ]),
  ]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

const LABELS: readonly Label[] = ['duplicate', 'borderline', 'near-miss', 'different'];

/** Parses the result of `formatFeatures`. Throws if the columns differ. */
export function parseFeatures(text: string): FeatureRow[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error('The file has other features than the model.');
  return lines.map((line) => {
    const [source = '', query = '', question = '', name, weight, ...numbers] = line.split('\t');
    const label = LABELS.find((one) => one === name);
    if (!label) throw new Error(`There is no label ${name}.`);
    const readValue = (at: number): number => Number(numbers[at]);
    const semantic = numbers.at(-1) ?? '';
    return {
      source,
      query,
      question,
      label,
      weight: Number(weight),
      features: {
        wordScore: readValue(0),
        letters: readValue(1),
        queryCoverage: readValue(2),
        documentCoverage: readValue(3),
        missing: readValue(4),
        superlative: readValue(5),
        sameFrame: readValue(6),
        questionWord: readValue(7),
        modifier: readValue(8),
        otherTense: readValue(9),
        semantic: semantic === '' ? null : Number(semantic),
      },
    };
  });
}
