import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageTable } from './zones.ts';

/**
 * `npm run coverage -- [TESTS…]`: runs the unit and contract tests, or only those named, and prints for each zone how many
 * lines and branches they reached; ends with 1 where one fails. `coverage/tests/index.html` shows each line. Not counted is
 * what runs in a process of its own: the window in Chromium, the host and the command line where tests start them.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');

const named = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--coverage',
    ...(named.length > 0 ? named : ['test/unit', 'test/contract']),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
const summary: unknown = JSON.parse(
  readFileSync(path.join(ROOT, 'coverage/tests/coverage-summary.json'), 'utf8'),
);
console.log(`\n${coverageTable(ROOT, summary)}`);
process.exitCode = status ?? 1;
