import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli } from '../../support/built-cli.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const pageOf = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** The first block of commands behind a heading, as the page has it. */
function commandsBehind(page: string, heading: string, which = 0): string {
  const behind = page.slice(page.indexOf(heading));
  return [...behind.matchAll(/^```sh\n(.*?)^```$/gms)][which]?.[1] ?? '';
}

/** Where the app stands is for the test to say: `npm run cli` means the program as it is built. */
const here = (script: string): string => script.replaceAll('npm run --silent cli --', '"$NODE" "$CLI"');

const environment = (): NodeJS.ProcessEnv => {
  const { VITEST: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
  return { ...env, NODE: process.execPath, CLI: builtCli() };
};

function run(cwd: string, script: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', here(script)], {
    cwd,
    encoding: 'utf8',
    env: environment(),
  });
  return { status, out: stdout, err: stderr };
}

describe('README.md', () => {
  it('serves the local API to a bot, and creates and fetches a question', async () => {
    await using folder = await temporaryFolder();
    const page = pageOf('README.md');
    const serve = commandsBehind(page, '## For bot developers');
    const calls = commandsBehind(page, '## For bot developers', 1);
    const free = here(serve.trimEnd()).replace('--port 4748', '--port 0 --json');
    const server = spawn('bash', ['-c', free.replace('"$NODE"', 'exec "$NODE"')], {
      cwd: folder.dir,
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = await once(server.stdout, 'data');
      const { port } = new URL(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '');
      const { status, out } = run(
        folder.dir,
        calls.replaceAll('curl ', 'curl -sS ').replaceAll('4748', port),
      );
      expect(status).toBe(0);
      expect(out.match(/"question":"Pineapple on pizza\?"/g)).toHaveLength(2);
      expect(out).toContain('"votes":0');
    } finally {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    const [mark = ''] = /npm run --silent cli -- mark-sent [^`]*/.exec(page) ?? [];
    expect(run(folder.dir, mark).out).toMatch(/Question 1/);
    expect(run(folder.dir, 'npm run --silent cli -- export --data ./qotd-data --format json').out).toContain(
      '"votes":5',
    );
  });
});

describe('docs/import-export.md', () => {
  const page = pageOf('docs/import-export.md');

  it('exports, checks, plans and imports', async () => {
    await using folder = await temporaryFolder();
    const [csv, tea] = ['title,options\n', '"Tea or coffee?","🍵 - Tea\n☕ - Coffee"\n'];
    await writeFile(path.join(folder.dir, 'questions.csv'), csv + tea);
    const [first = '', ...others] = commandsBehind(page, '# Import and export').trimEnd().split('\n');
    const said = others.map((line) => run(folder.dir, line));
    expect(said.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(
      said
        .map(({ out }) => out)
        .slice(1)
        .join(''),
    ).toMatch(/^Would import 1 question.*\nImported 1 question/);
    expect(run(folder.dir, first)).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder.dir, 'all.jsonl'), 'utf8')).toContain('Tea or coffee?');
  });

  it('has a check that says what the page says', async () => {
    await using folder = await temporaryFolder();
    const [, said = ''] = /^```\n(questions\.txt:5: .*?)^```$/ms.exec(page) ?? [];
    const lines = ['Tea or coffee?', '🍵 - Tea', '☕ - Coffee', '', 'Dogs', '🐶 - Dogs', 'Cats', '🐶 - Both'];
    await writeFile(path.join(folder.dir, 'questions.txt'), lines.join('\n'));
    expect(run(folder.dir, 'npm run --silent cli -- check questions.txt')).toMatchObject({
      status: 1,
      out: said,
    });
  });
});
