import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GRADE_NAMES, GRADES } from '../../../../shared/similarity.ts';
import { FEATURES_FILE, parseFeatures } from './feature-rows.ts';
import { crossValidate, type Estimate, formatModel, trainModel } from './train-model.ts';

/**
 * Trains the score model on the labeled pairs in features.tsv, writes it, and prints how well it scores
 * unseen queries.
 */
const MODEL_FILE = path.resolve(
  import.meta.dirname,
  '../../../../electron/host/similar/worker/engine/probability/score-model.json',
);

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const toTarget = ({ row }: Estimate): number => Number(row.label === 'duplicate');
const computeBrier = (list: readonly Estimate[]): number =>
  average(list.map((one) => (one.probability - toTarget(one)) ** 2));

const rows = parseFeatures(readFileSync(FEATURES_FILE, 'utf8'));
writeFileSync(MODEL_FILE, formatModel(trainModel(rows)));
const estimates = crossValidate(rows).filter(({ row }) => row.label !== 'borderline');
const print = (line: string) => process.stdout.write(`${line}\n`);
print('Brier score, over 10 folds by query:');
for (const [source, list] of Map.groupBy(estimates, ({ row }) => row.source)) {
  const folds = [...Map.groupBy(list, ({ fold }) => fold).values()].map(computeBrier);
  print(
    `  ${source}: ${computeBrier(list).toFixed(3)} (${Math.min(...folds).toFixed(3)} to ${Math.max(...folds).toFixed(3)}), ${list.length} pairs`,
  );
}
print('Reliability, pairs that a person chose to label (labeled, everyday, german):');
const chosen = estimates.filter(({ row }) => row.source !== 'gold');
for (const [tenth, list] of [
  ...Map.groupBy(chosen, ({ probability }) => Math.min(9, Math.floor(probability * 10))),
].toSorted(([a], [b]) => a - b))
  print(
    `  ${(tenth / 10).toFixed(1)}: expected ${average(list.map(({ probability }) => probability)).toFixed(2)}, observed ${average(list.map(toTarget)).toFixed(2)}, ${list.length} pairs`,
  );
print('Share of pairs that reach each grade:');
for (const [source, list] of Map.groupBy(estimates, ({ row }) => row.source))
  for (const label of ['duplicate', 'near-miss']) {
    const some = list.filter(({ row }) => row.label === label);
    const shares = GRADE_NAMES.map(
      (grade) =>
        `${grade} ${average(some.map(({ probability }) => Number(probability >= GRADES[grade]))).toFixed(2)}`,
    );
    if (some.length > 0) print(`  ${source}, ${some.length} of ${label}: ${shares.join(', ')}`);
  }
