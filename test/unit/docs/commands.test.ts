import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { findBuiltCli } from '../../support/built-cli.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const readPage = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** Returns a command block after a heading. `which` is the block's index. */
function listCommandsAfter(page: string, heading: string, which = 0): string {
  const behind = page.slice(page.indexOf(heading));
  return [...behind.matchAll(/^```sh\n(.*?)^```$/gms)][which]?.[1] ?? '';
}

/** Replaces the documented npm command with the built program. */
const resolveCommand = (script: string): string =>
  script.replaceAll('npm run --silent cli --', '"$NODE" "$CLI"');

const createEnvironment = (): NodeJS.ProcessEnv => {
  const { VITEST: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
  return { ...env, NODE: process.execPath, CLI: findBuiltCli() };
};

function run(cwd: string, script: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', resolveCommand(script)], {
    cwd,
    encoding: 'utf8',
    env: createEnvironment(),
    // Stops a command that would wait forever.
    timeout: 60_000,
  });
  return { status, out: stdout, err: stderr };
}

const onPort = (calls: string, port: string): string =>
  calls.replaceAll('curl ', 'curl -sS ').replaceAll(/127\.0\.0\.1:47\d\d/g, `127.0.0.1:${port}`);

/**
 * Runs a documented `serve` command on a free port during `work`. `work` receives the first line of output.
 */
async function serveLibrary<T>(
  cwd: string,
  script: string,
  work: (port: string, line: string) => T | Promise<T>,
): Promise<T> {
  const free = `${resolveCommand(script.trimEnd()).replace(/--port \d+/, '--port 0')} --json`;
  const server = spawn('bash', ['-c', free.replace('"$NODE"', 'exec "$NODE"')], {
    cwd,
    env: createEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const line = await Promise.race([
      once(createInterface(server.stdout), 'line').then(String),
      once(server, 'exit').then(() => ''),
    ]);
    return await work(/"api":"http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? '', line);
  } finally {
    const ended = server.exitCode === null && server.signalCode === null && once(server, 'exit');
    server.kill();
    await ended;
  }
}

describe('README.md', () => {
  it('has badges with the license and the Node.js version that the project needs', () => {
    const badges = readPage('README.md').matchAll(
      /^\[!\[.+\]\(https:\/\/img\.shields\.io\/badge\/(.+)-\w+\)\]/gm,
    );
    const [, version] =
      /requires Node\.js (\S+) or later/.exec(readPage('electron/run-on-supported-node.cjs')) ?? [];
    expect([...badges].map(([, badge]) => badge)).toEqual([
      `license-${packageJson.license}`,
      `node-${version}%2B`,
    ]);
  });

  it('has commands that start a server and create and fetch a question', async () => {
    await using folder = await createTemporaryFolder();
    const page = readPage('README.md');
    const serve = listCommandsAfter(page, '## Test your bot');
    const calls = listCommandsAfter(page, '## Test your bot', 1);
    await serveLibrary(folder.dir, serve, (port) => {
      const { status, out } = run(folder.dir, onPort(calls, port));
      expect(status).toBe(0);
      expect(out.match(/"question":"Pineapple on pizza\?"/g)).toHaveLength(2);
      expect(out).toContain('"votes":0');
    });
    const [mark = ''] = /npm run --silent cli -- mark-sent [^`]*/.exec(readPage('docs/bots/cli.md')) ?? [];
    expect(run(folder.dir, mark).out).toMatch(/^Question 1 now has status /);
    expect(run(folder.dir, 'npm run --silent cli -- export --data ./qotd-data --format json').out).toContain(
      '"votes":5',
    );
  });
});

describe('docs/bots/cli.md', () => {
  const page = readPage('docs/bots/cli.md');
  const readHelp = (...args: string[]): string =>
    spawnSync(process.execPath, [findBuiltCli(), ...args, '--help'], {
      encoding: 'utf8',
      env: createEnvironment(),
    }).stdout;
  const listOptions = (text: string): string[] =>
    [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g))].toSorted();

  it('lists every command and option', () => {
    const commands = [...readHelp().matchAll(/^ {2}([a-z-]+) {2}/gm)].map(([, name = '']) => name);
    expect(commands).toHaveLength(9);
    const documented = [...page.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);
    expect(documented).toEqual(expect.arrayContaining(commands));
    const helps = commands.map((name) => readHelp(name)).join('');
    // `--silent` and `--prefix` are npm options, and the option lists omit `--help`.
    expect(listOptions(page).filter((option) => !/^--(?:silent|prefix|help)$/.test(option))).toEqual(
      listOptions(helps),
    );
  });
});

describe('docs/guide/import-export.md', () => {
  const page = readPage('docs/guide/import-export.md');

  it('shows commands that export, check, preview, and import', async () => {
    await using folder = await createTemporaryFolder();
    const [csv, tea] = ['title,options\n', '"Tea or coffee?","🍵 - Tea\n☕ - Coffee"\n'];
    await writeFile(path.join(folder.dir, 'questions.csv'), csv + tea);
    const [first = '', ...others] = listCommandsAfter(page, '## Export and import from a terminal')
      .trimEnd()
      .split('\n');
    const outputs = others.map((line) => run(folder.dir, line));
    expect(outputs.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(
      outputs
        .map(({ out }) => out)
        .slice(1)
        .join(''),
    ).toMatch(/^Would import 1 question.*\nImported 1 question/);
    expect(run(folder.dir, first)).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder.dir, 'all.jsonl'), 'utf8')).toContain('Tea or coffee?');
  });

  it('shows the actual output of check', async () => {
    await using folder = await createTemporaryFolder();
    const [, expected = ''] = /^```\n(questions\.txt:5: .*?)^```$/ms.exec(page) ?? [];
    const lines = ['Tea or coffee?', '🍵 - Tea', '☕ - Coffee', '', 'Dogs', '🐶 - Dogs', 'Cats', '🐶 - Both'];
    await writeFile(path.join(folder.dir, 'questions.txt'), lines.join('\n'));
    expect(run(folder.dir, 'npm run --silent cli -- check questions.txt')).toMatchObject({
      status: 1,
      out: expected,
    });
  });
});

describe('docs/bots/local-api.md', () => {
  const page = readPage('docs/bots/local-api.md');
  // The test's requests use a free port, because the app may use the documented port.
  const SERVE =
    'QOTD_ADMIN_TOKEN=TOKEN QOTD_MEMBER_TOKEN=member npm run --silent cli -- serve --data ./data --port 4747';
  /** Returns the code block that starts with `start`. */
  const findBlock = (start: string): string => {
    const from = page.indexOf(`\n\`\`\`\n${start}`) + 5;
    return from < 5 ? '' : page.slice(from, page.indexOf('\n```', from));
  };
  const create = findBlock('curl ');
  const member = create.replace('TOKEN', 'member');

  it('shows a request whose question is later found as similar', async () => {
    await using folder = await createTemporaryFolder();
    await serveLibrary(folder.dir, SERVE, (port) => {
      const call = () => JSON.parse(run(folder.dir, onPort(create, port)).out);
      const question = 'Which season do you like best?';
      const emojis = [{ emoji: '🌻' }, { emoji: '❄️' }];
      expect(call()).toMatchObject({ id: 1, question, options: emojis, similarQuestions: [] });
      expect(call()).toMatchObject({ id: 2, similarQuestions: [{ question }] });
      // Responses to members don't include similar questions.
      expect(JSON.parse(run(folder.dir, onPort(member, port)).out)).toMatchObject({
        id: 3,
        similarQuestions: null,
      });
    });
  });

  it('shows the actual error response', async () => {
    await using folder = await createTemporaryFolder();
    const wrong = create.replace('❄️ - Winter', '❄️ - Winter\\n🍁 Autumn');
    expect(wrong).not.toBe(create);
    await serveLibrary(folder.dir, SERVE, (port) =>
      expect(run(folder.dir, onPort(wrong, port)).out).toBe(findBlock('{"type"').replaceAll('\n ', '')),
    );
  });

  it('shows the actual faults and log entry', async () => {
    await using folder = await createTemporaryFolder();
    const [, expectedFaults = ''] = /`("faults":[^`]+)`/.exec(readPage('docs/bots/fault-injection.md')) ?? [];
    const shown: Record<string, unknown> = JSON.parse(findBlock('{"id"'));
    const serve = `${SERVE} --log calls.jsonl --fault POST:drop-after:0.2 --fault-seed 7`;
    await serveLibrary(folder.dir, serve, (port, line) => {
      expect(line).toContain(expectedFaults);
      // Repeats the request until a response is dropped.
      const until = `until ! ${onPort(member, port)} > /dev/null 2>&1; do :; done`;
      expect(run(folder.dir, until)).toMatchObject({ status: 0 });
    });
    const calls = readFileSync(path.join(folder.dir, 'calls.jsonl'), 'utf8').trimEnd().split('\n');
    const dropped: Record<string, unknown> = JSON.parse(calls.at(-1) ?? '');
    expect(Object.keys(dropped)).toEqual(Object.keys(shown));
    const { id: _, at: __, ms: ___, requestBytes: ____, ...same } = shown;
    expect(dropped).toMatchObject(same);
  });
});

describe('docs/guide/sync.md', () => {
  const page = readPage('docs/guide/sync.md');
  const [serve, rehearse, edit] = [0, 1, 2].map((which) =>
    listCommandsAfter(page, '## Practice with a local service', which),
  );

  it('shows how to practice syncing with a second server', async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(path.join(folder.dir, 'questions.txt'), 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n');
    await serveLibrary(folder.dir, serve ?? '', async (port) => {
      const [token = '', window = '', ...lines] = onPort(rehearse ?? '', port)
        .trimEnd()
        .split('\n');
      const runInShell = (line: string) => run(folder.dir, `${token}\n${line}`);
      await serveLibrary(folder.dir, `${token}; ${window}`, (_, line) => expect(line).toMatch(/"ui":"http:/));
      expect(lines.map((line) => runInShell(line).out)).toEqual([
        expect.stringMatching(/^Imported 1 question/),
        '1 question synced.\n',
      ]);
      expect(JSON.parse(run(folder.dir, onPort(edit ?? '', port)).out)).toMatchObject({
        question: 'Tea or juice?',
      });
    });
  });
});
