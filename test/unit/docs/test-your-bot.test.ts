import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGE = path.join(ROOT, 'docs/bots/quickstart.md');

interface Block {
  language: string;
  /** The file that the block is; empty for commands. */
  file: string;
  text: string;
}

const blocks: readonly Block[] = [
  ...readFileSync(PAGE, 'utf8').matchAll(/^```(\S*) ?(\S*)\n(.*?)^```$/gms),
].map(([, language = '', file = '', text = '']) => ({ language, file, text }));
const commands = blocks.filter(({ language }) => language === 'sh');
const jobs = blocks.filter(({ language }) => language === 'yaml');
const files = blocks.filter(({ file }) => file !== '');

/** What a job runs, line by line. */
const runLines = (job: string): string[] =>
  [...job.matchAll(/^ *- run: (.+)$/gm)].map(([, line = '']) => line);

/**
 * Cloning and installing would take minutes and fetch what is here already: `git clone` gives this very folder instead,
 * and `npm ci` looks whether it could be installed from. All the rest is the real thing.
 */
const STAND_INS = {
  git: '#!/bin/sh\n[ "$1" = clone ] && [ -n "$4" ] && exec ln -s "$ROOT" "$5"\nexit 1\n',
  npm: '#!/bin/sh\n[ "$3" = ci ] && exec test -f "$2/package-lock.json"\nexec "$NPM" "$@"\n',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  mkdirSync(path.join(folder.dir, 'bin'));
  for (const [name, text] of Object.entries(STAND_INS)) {
    writeFileSync(path.join(folder.dir, 'bin', name), text);
    chmodSync(path.join(folder.dir, 'bin', name), 0o755);
  }
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Runs commands as a shell in a fresh folder of a bot would; gives exit code and output. */
function run(name: string, script: string, changed: Readonly<Record<string, string>> = {}) {
  // What goes beside the bot's folder is this run's alone as well.
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
      ...withoutTestRunner(process.env),
      ROOT,
      NPM: npm,
      QOTD_STUDIO: 'https://git.example/qotd-studio',
      PATH: `${path.join(folder.dir, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  return { status, output: stdout + stderr };
}

/** A test runner inside of this one must not find out: it would report in another way, or not at all. */
const withoutTestRunner = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:NODE_TEST|NODE_OPTIONS|VITEST|npm_)/.test(name)),
  );

const passed = (output: string): number => Number(/^ℹ pass (\d+)$/m.exec(output)?.[1] ?? 0);

const [installing, first, results, lost] = commands.map(({ text }) => text);

describe('docs/bots/quickstart.md', () => {
  it('has no block that nobody runs', () => {
    expect(commands).toHaveLength(4);
    expect(jobs).toHaveLength(1);
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toEqual([]);
    const run = [...commands, ...jobs].map(({ text }) => text).join('\n');
    const named = (file: string) =>
      run.includes(file) || files.some(({ text }) => text.includes(`./${file}`));
    expect(files.filter(({ file, language }) => language !== 'yaml' && !named(file))).toEqual([]);
  });

  it('gets from nothing to a test in ten lines', () => {
    const test = files.find(({ file }) => file === 'bot.test.mjs')?.text ?? '';
    expect(test.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(`${installing}${first}`.trimEnd().split('\n')).toHaveLength(3);
  });

  it.each([
    ['a first test', first, 1],
    ['a test over a known state', results, 2],
    ['a test of answers that get lost', lost, 1],
  ])('shows %s, which passes', (name, script, count) => {
    const { status, output } = run(name, `${installing}${script}`);
    expect({ status, passed: passed(output) }, output).toEqual({ status: 0, passed: count });
  });

  it('shows a job that passes', () => {
    const lines = runLines(jobs[0]?.text ?? '');
    expect(lines).toEqual(`${installing}${first}`.trimEnd().split('\n'));
    const { status, output } = run('job', lines.join('\n'));
    expect({ status, passed: passed(output) }, output).toEqual({ status: 0, passed: 1 });
  });

  it.each([
    ['asks with an unknown emoji', first, { from: ':pineapple:', to: ':pineappel:', file: 'bot.test.mjs' }],
    [
      'counts its votes the wrong way round',
      results,
      { from: 'b.votes - a.votes', to: 'a.votes - b.votes', file: 'bot.mjs' },
    ],
    [
      'sends again what may have been saved',
      lost,
      {
        from: '.catch(() => null);\n',
        to: '.catch(() => ask(question).then((json) => Response.json(json)));\n',
        file: 'bot.mjs',
      },
    ],
  ])('shows tests that fail for a bot that %s', (name, script, { from, to, file }) => {
    const text = files.find((block) => block.file === file)?.text ?? '';
    expect(text).toContain(from);
    const { status, output } = run(name, `${installing}${script}`, { [file]: text.replace(from, to) });
    expect(status, output).toBe(1);
    expect(output).toMatch(/^ℹ fail [12]$/m);
  });
});
