import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../support/chromium.ts';
import { SHELL_MUTANTS, type ShellMutant } from './mutants.ts';

/**
 * `npm run shell-mutants -- [--short]`: plants one weakness after the other in a copy of the built app, and runs the test that must find
 * it. Ends with 1 unless each is found, and unless the same tests pass on the app as it is.
 */
/** Two of them show that the rest would be looked for. */
const mutants = process.argv.includes('--short') ? SHELL_MUTANTS.slice(-2) : SHELL_MUTANTS;

const ROOT = path.resolve(import.meta.dirname, '../..');
const out = mkdtempSync(path.join(tmpdir(), 'qotd-shell-mutants-'));
const bundle = path.join(out, 'main/main.js');

try {
  cpSync(path.join(ROOT, 'out'), out, { recursive: true, filter: (file) => !file.endsWith('.map') });
  // The bundles are modules, as they are beside the project's own package.json.
  writeFileSync(path.join(out, 'package.json'), '{ "type": "module" }');
  const sound = readFileSync(bundle, 'utf8');
  const tests = [...new Set(mutants.map(({ by }) => by))];
  const isSound = passes(tests);
  if (!isSound) console.log('The tests fail on the app as it is: nothing is shown.');
  const missed = isSound ? mutants.filter((mutant) => !isFound(mutant, sound)) : mutants;
  console.log(`${mutants.length - missed.length} of ${mutants.length} found`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}

function isFound({ name, edits, by }: ShellMutant, sound: string): boolean {
  const gone = edits.find(([from]) => !sound.includes(from));
  if (gone) {
    console.log(`${name}: its place is gone: ${gone[0]}`);
    return false;
  }
  writeFileSync(
    bundle,
    edits.reduce((text, [from, to]) => text.replaceAll(from, to), sound),
  );
  const found = !passes([by]);
  console.log(`${name}: ${found ? `found by «${by}»` : 'NOT FOUND'}`);
  return found;
}

/** Whether the tests of these names pass. */
function passes(names: readonly string[]): boolean {
  const pattern = names.map((name) => name.replace(/[^\w ]/g, '.')).join('|');
  const { status } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/playwright'),
    ['test', '--config', 'test/playwright.config.ts', '--trace=off', '--reporter=null', '--grep', pattern],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, QOTD_OUT: out, QOTD_E2E: 'all', CHROMIUM_PATH: ensureChromium() },
    },
  );
  return status === 0;
}
