import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTROL_OPERATIONS } from '../../../electron/host/local-api/control/control-operations.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const readPage = (name: string): string => readFileSync(path.join(ROOT, 'docs/bots', name), 'utf8');
const page = readPage('control-api.md');

/** Returns the content of the page's code block with this file name. */
const findFileIn = (text: string, name: string): string =>
  new RegExp(`^\`\`\`js ${name.replaceAll('.', '\\.')}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1] ?? '';

/** Runs the page's test with a bot by the documented command. */
async function run(bot: string) {
  await using folder = await createTemporaryFolder();
  writeFileSync(path.join(folder.dir, 'bot.mjs'), bot);
  writeFileSync(path.join(folder.dir, 'poll.test.mjs'), findFileIn(page, 'poll.test.mjs'));
  const [, command = ''] =
    /^```sh\nnpm --prefix \S+ run --silent cli -- exec -- node (.*)\n```$/m.exec(page) ?? [];
  const args = [findBuiltCli(), 'exec', '--', process.execPath, ...command.split(' ')];
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_TEST|NODE_OPTIONS|VITEST)/.test(name),
  );
  const options = { cwd: folder.dir, encoding: 'utf8', env: Object.fromEntries(env) } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

const bot = findFileIn(readPage('quickstart.md'), 'bot.mjs');

describe('docs/bots/control-api.md', () => {
  it('has passing tests for a bot', async () => {
    const { status, output } = await run(bot);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^ℹ pass 2$/m);
  });

  it('has a test that fails if a bot returns the least popular option', async () => {
    expect(bot).toContain('b.votes - a.votes');
    const { status, output } = await run(bot.replace('b.votes - a.votes', 'a.votes - b.votes'));
    expect(status).toBe(1);
    expect(output).toMatch(/^ℹ fail 1$/m);
  });

  it("lists every operation's path", () => {
    const missing = CONTROL_OPERATIONS.filter(({ path: target }) => {
      const [first = ''] = target.slice(1).split('/');
      return !page.includes(`/${first}`);
    });
    expect(missing).toEqual([]);
  });
});
