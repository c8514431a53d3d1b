import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };

/**
 * `npm run check [COMMIT]`: runs the fast checks, the tests of messages, and the unit tests that import a file that
 * changed since the commit, by default the last one. Two checks run at the same time.
 */
const [since = 'HEAD'] = process.argv.slice(2);
const root = path.dirname(import.meta.dirname);
const checks: [title: string, script: keyof typeof packageJson.scripts, args?: readonly string[]][] = [
  ['Type check', 'typecheck'],
  ['Unit tests of changed files', 'test:unit', ['test/unit/messages', ...listTests()]],
  ['Lint', 'lint'],
  ['Import boundaries', 'lint:imports'],
  ['Unused code', 'lint:unused'],
];

const failures: string[] = [];
const waiting = checks.values();
await Promise.all([runWaiting(), runWaiting()]);
console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function runWaiting(): Promise<void> {
  for (const [title, script, args = []] of waiting) {
    const startedAt = performance.now();
    const { status, output } = await run([packageJson.scripts[script], ...args].join(' '));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
    if (status === 0) continue;
    failures.push(title);
    console.log(output);
  }
}

/**
 * Returns the unit tests that changed or that directly import a changed file. If no test imports it, returns the
 * tests of the files that import it. `vitest --changed` would return nearly all tests after many changes. Tests
 * directly in `test/unit/` test the whole project, and take too long.
 */
function listTests(): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' })
      .stdout.split('\n')
      .filter((name) => name !== '');
  const findTests = (name: string, levels = 1): string[] => {
    if (name.endsWith('.test.ts')) return [name];
    const text = `/${path.basename(name)}'`;
    const importing = git(
      'grep',
      '--untracked',
      '-lFe',
      text,
      '--',
      'shared',
      'electron',
      'renderer',
      'test',
    );
    const tests = importing.filter((file) => /^test\/(?:contract|unit\/.+)\/[^/]+\.test\.tsx?$/.test(file));
    return tests.length > 0 || levels === 0
      ? tests
      : importing.flatMap((file) => findTests(file, levels - 1));
  };
  const changed = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed.filter((name) => /\.tsx?$/.test(name)).flatMap((name) => findTests(name)))];
}

/** Runs a command like npm, with the installed commands first in PATH. */
async function run(command: string): Promise<{ status: number | null; output: string }> {
  const commands = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${commands}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  return { status, output: Buffer.concat(chunks).toString() };
}
