import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../crash/mutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

// They are planted on demand alone: without this, code that moves on would leave them behind unnoticed.
describe.each(MUTANTS)('the bug «$name»', ({ edits }) => {
  it.each(edits)('has one place in $file', ({ file, from }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  });
});
