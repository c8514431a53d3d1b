import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGE = path.join(ROOT, 'docs/bots/quickstart.md');

interface Block {
  language: string;
  /** The file name of the block's content, or an empty string for commands. */
  file: string;
  text: string;
}

const blocks: readonly Block[] = [
  ...readFileSync(PAGE, 'utf8').matchAll(/^```(\S*) ?(\S*)\n(.*?)^```$/gms),
].map(([, language = '', file = '', text = '']) => ({ language, file, text }));
const commands = blocks.filter(({ language }) => language === 'sh');
const jobs = blocks.filter(({ language }) => language === 'yaml');
const files = blocks.filter(({ file }) => file !== '');

const runLines = (job: string): string[] =>
  [...job.matchAll(/^ *- run: (.+)$/gm)].map(([, line = '']) => line);

/**
 * Replacements for slow commands. Cloning and installing would take minutes, so `git clone` links this folder
 * and `npm ci` only checks that the lock file exists. All other commands are real.
 */
const STAND_INS = {
  git: '#!/bin/sh\n[ "$1" = clone ] && [ -n "$4" ] && exec ln -s "$ROOT" "$5"\nexit 1\n',
  npm: '#!/bin/sh\n[ "$3" = ci ] && exec test -f "$2/package-lock.json"\nexec "$NPM" "$@"\n',
};

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  mkdirSync(path.join(folder.dir, 'bin'));
  for (const [name, text] of Object.entries(STAND_INS)) {
    writeFileSync(path.join(folder.dir, 'bin', name), text);
    chmodSync(path.join(folder.dir, 'bin', name), 0o755);
  }
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Runs commands in a new bot folder. `changed` replaces the content of documented files. */
function run(name: string, script: string, changed: Readonly<Record<string, string>> = {}) {
  // Each run has separate files next to the bot's folder.
  const cwd = path.join(folder.dir, name, 'bot');
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), changed[file] ?? text);
  }
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: {
      ...removeTestRunner(process.env),
      ROOT,
      NPM: npm,
      QOTD_STUDIO: 'https://git.example/qotd-studio',
      PATH: `${path.join(folder.dir, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  return { status, output: stdout + stderr };
}

/** Hides the outer test runner, because the inner test runner changes its output inside another test run. */
const removeTestRunner = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:NODE_TEST|NODE_OPTIONS|VITEST|npm_)/.test(name)),
  );

const countPassed = (output: string): number => Number(/^ℹ pass (\d+)$/m.exec(output)?.[1] ?? 0);

const [installing, first, results, lost] = commands.map(({ text }) => text);

describe('docs/bots/quickstart.md', () => {
  it('has only tested code blocks', () => {
    expect(commands).toHaveLength(4);
    expect(jobs).toHaveLength(1);
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toEqual([]);
    const run = [...commands, ...jobs].map(({ text }) => text).join('\n');
    const isNamed = (file: string) =>
      run.includes(file) || files.some(({ text }) => text.includes(`./${file}`));
    expect(files.filter(({ file, language }) => language !== 'yaml' && !isNamed(file))).toEqual([]);
  });

  it('has a test of at most 10 lines', () => {
    const test = files.find(({ file }) => file === 'bot.test.mjs')?.text ?? '';
    expect(test.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(`${installing}${first}`.trimEnd().split('\n')).toHaveLength(3);
  });

  it.each([
    ['a first test', first, 1],
    ['a test with a known state', results, 2],
    ['a test with lost responses', lost, 1],
  ])('has %s that passes', (name, script, count) => {
    const { status, output } = run(name, `${installing}${script}`);
    expect({ status, passed: countPassed(output) }, output).toEqual({ status: 0, passed: count });
  });

  it('has a CI job that passes', () => {
    const lines = runLines(jobs[0]?.text ?? '');
    expect(lines).toEqual(`${installing}${first}`.trimEnd().split('\n'));
    const { status, output } = run('job', lines.join('\n'));
    expect({ status, passed: countPassed(output) }, output).toEqual({ status: 0, passed: 1 });
  });

  it.each([
    ['asks with an unknown emoji', first, { from: ':pineapple:', to: ':pineappel:', file: 'bot.test.mjs' }],
    [
      'counts its votes in the wrong order',
      results,
      { from: 'b.votes - a.votes', to: 'a.votes - b.votes', file: 'bot.mjs' },
    ],
    [
      'repeats a request that may have succeeded',
      lost,
      {
        from: '.catch(() => null);\n',
        to: '.catch(() => ask(question).then((json) => Response.json(json)));\n',
        file: 'bot.mjs',
      },
    ],
  ])('has tests that detect a bot that %s', (name, script, { from, to, file }) => {
    const text = files.find((block) => block.file === file)?.text ?? '';
    expect(text).toContain(from);
    const { status, output } = run(name, `${installing}${script}`, { [file]: text.replace(from, to) });
    expect(status, output).toBe(1);
    expect(output).toMatch(/^ℹ fail [12]$/m);
  });
});
