import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES_FILE, parseFeatures } from '../../../../support/similar/training/feature-rows.ts';
import { formatModel, trainModel } from '../../../../support/similar/training/train-model.ts';

const MODEL_FILE = path.resolve(
  import.meta.dirname,
  '../../../../../electron/host/similar/worker/engine/probability/score-model.json',
);

describe('the score model', () => {
  it('is identical to the result of training on the labeled pairs', () => {
    const rows = parseFeatures(readFileSync(FEATURES_FILE, 'utf8'));
    expect(formatModel(trainModel(rows))).toBe(readFileSync(MODEL_FILE, 'utf8'));
  }, 60_000);

  it('is trained on more than 400 English and at least 140 German labeled pairs', () => {
    const rows = parseFeatures(readFileSync(FEATURES_FILE, 'utf8'));
    const count = (source: string) =>
      rows.filter((row) => row.source === source && row.label !== 'different').length;
    expect(count('labeled')).toBeGreaterThan(400);
    const german = readFileSync(
      path.resolve(import.meta.dirname, '../../../../support/similar/german-pairs.jsonl'),
      'utf8',
    );
    expect(german.trim().split('\n').length).toBeGreaterThanOrEqual(150);
    expect(count('german')).toBeGreaterThanOrEqual(140);
  });
});
