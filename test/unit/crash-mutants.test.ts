import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../crash/crash-mutants.ts';
import { SMALL_CHECKPOINTS } from '../crash/host-bundle.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

// Mutants are applied only on demand, so this test must detect outdated mutants.
describe.each([...MUTANTS, { name: 'frequent checkpoints', edits: [SMALL_CHECKPOINTS] }])(
  'the mutant "$name"',
  ({ edits }) => {
    it.each(edits)('has code that appears exactly once in $file', ({ file, from }) => {
      expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
    });
  },
);
