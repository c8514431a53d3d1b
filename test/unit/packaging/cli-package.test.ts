import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { RequestEntry } from '../../../electron/host/local-api/request-log/request-entry.ts';
import type * as Package from '../../../electron/packaging/cli-package/local-server.ts';
import type { faultSchema } from '../../../shared/local-api/injected-fault.ts';
import type * as Service from '../../../shared/question/service-body-schemas.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACKAGE = path.join(ROOT, 'electron/packaging/cli-package');
/** The unpacked package's maximum size in bytes, with room for a few more UI pages. */
const MAX_BYTES = 9_100_000;

/** The environment in a bot's project, without npm's variables and this test run's variables. */
const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_TEST|NODE_OPTIONS|VITEST|npm_|QOTD_|INIT_CWD$)/.test(name),
  ),
);
const shell = process.platform === 'win32';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
/** The folder of a bot that has installed the package. */
let bot: string;
let packed: { filename: string; unpackedSize: number; files: { path: string }[] };

beforeAll(async () => {
  folder = await createTemporaryFolder();
  bot = path.join(folder.dir, 'bot');
  mkdirSync(bot);
  execFileSync(process.execPath, [path.join(ROOT, 'electron/packaging/package-cli.ts')], { env });
  const pack = ['pack', '--json', '--pack-destination', folder.dir];
  const out = execFileSync('npm', pack, {
    cwd: path.join(ROOT, 'out/cli-package'),
    encoding: 'utf8',
    env,
    shell,
  });
  [packed] = JSON.parse(out);
  writeFileSync(path.join(bot, 'package.json'), '{ "name": "bot", "private": true, "type": "module" }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', `../${packed.filename}`];
  execFileSync('npm', install, { cwd: bot, env, shell });
});
afterAll(() => folder[Symbol.asyncDispose]());

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: bot,
    encoding: 'utf8',
    env: { ...env, ...more },
    shell,
  });
  return { status, out: stdout, err: stderr };
}

const write = (name: string, text: string): void => writeFileSync(path.join(bot, name), text);

const page = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');

/** Writes a file with the content from the package's documentation page. */
const writeShown = (name: string, dir = ''): void =>
  write(
    path.join(dir, name),
    new RegExp(`^\`\`\`\\w+ ${name.replaceAll('.', '\\.')}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? '',
  );

const lacksPytest = spawnSync('python3', ['-c', 'import pytest, requests']).status !== 0;

/**
 * Compares the package's types with the app's. The types are separate, because the package doesn't contain
 * the app's files. If the types differ, the type check fails.
 */
type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const sameTypes: readonly true[] = [
  true satisfies IsSame<Package.Fault, z.input<typeof faultSchema>>,
  true satisfies IsSame<Package.QuestionInput, Service.QuestionInput>,
  true satisfies IsSame<Package.CreatedQuestion, Service.CreateOutput>,
  true satisfies IsSame<Package.EditedQuestion, Service.EditOutput>,
  true satisfies IsSame<Package.Question, Service.FetchOutput>,
  true satisfies IsSame<Package.LoggedRequest, RequestEntry>,
];

describe('the npm package', () => {
  it("caches compiled code in the user's folder instead of a shared one", () => {
    const [home, shared] = [path.join(folder.dir, 'home'), path.join(folder.dir, 'shared')];
    for (const dir of [home, shared]) mkdirSync(dir);
    const program = path.join(bot, 'node_modules/qotd-local-api/qotd.mjs');
    const { NODE_COMPILE_CACHE: _, XDG_CACHE_HOME: __, ...own } = env;
    execFileSync(process.execPath, [program, '--version'], {
      env: { ...own, HOME: home, LOCALAPPDATA: home, TMPDIR: shared, TEMP: shared },
    });
    expect(readdirSync(shared)).toEqual([]);
    expect(readdirSync(home, { recursive: true }).join()).toContain('qotd-studio-compiled');
  });

  it('stays within its size limit and omits source maps, packages, and the embedding model', () => {
    const names = packed.files.map((file) => file.path);
    expect(names.filter((name) => /\.map$|node_modules|sentence-encoder.*\.bin$/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'THIRD-PARTY.txt', 'workers/NOTICE.md']),
    );
    expect(packed.unpackedSize).toBeLessThan(MAX_BYTES);
    expect(readdirSync(path.join(bot, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'qotd-local-api',
    ]);
  });

  it('can run CLI commands', () => {
    const { status, out } = run('npx', ['qotd', '--help']);
    expect(status).toBe(0);
    expect(out).toContain('export');
    write('questions.json', '[{ "title": "Tea or coffee?", "options": "🍵 - Tea\\n☕ - Coffee" }]');
    expect(run('npx', ['qotd', 'check', 'questions.json']).status).toBe(0);
  });

  it('runs a command with `exec` and finds a similar question', () => {
    write(
      'bot.mjs',
      `const { QOTD_API_URL, QOTD_ADMIN_TOKEN, QOTD_CONTROL_URL } = process.env;
      const ask = async (title) => (await fetch(QOTD_API_URL + '/questions', {
        method: 'POST',
        headers: { authorization: 'Bearer ' + QOTD_ADMIN_TOKEN, 'content-type': 'application/json' },
        body: JSON.stringify({ title, options: ':cat: - Cats\\n:dog: - Dogs' }),
      })).json();
      await ask('Do you like cats or dogs?');
      const { similarQuestions } = await ask('Cats or dogs, which do you like?');
      console.log(similarQuestions.length, QOTD_CONTROL_URL.endsWith('/control/v1'));
      process.exitCode = 7;`,
    );
    expect(run('npx', ['qotd', 'exec', '--', 'node', 'bot.mjs'])).toEqual({
      status: 7,
      out: '1 true\n',
      err: '',
    });
  });

  it.skipIf(process.platform === 'win32').each([
    ['SIGINT to its process', 'qotd', 'SIGINT'],
    ['SIGTERM to its process', 'qotd', 'SIGTERM'],
    ['SIGTERM to npx', 'npx', 'SIGTERM'],
    ['Ctrl+C in a terminal with npx', 'group', 'SIGINT'],
  ] as const)('exits after %s with the last write on disk', async (_what, target, signal) => {
    const data = path.join(folder.dir, `library-${target}-${signal}`);
    const args = ['serve', '--data', data, '--port', '0', '--json'];
    const [program, ...first] =
      target === 'qotd' ? [path.join(bot, 'node_modules/.bin/qotd')] : ['npx', 'qotd'];
    const server = spawn(program, [...first, ...args], {
      cwd: bot,
      env: { ...env, QOTD_ADMIN_TOKEN: 'admin', QOTD_MEMBER_TOKEN: 'member' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: target === 'group',
    });
    const ended = once(server, 'exit');
    const { api, pid }: { api: string; pid: number } = JSON.parse(await getFirstLine(server.stdout));
    const created = await fetch(`${api}/questions`, {
      method: 'POST',
      headers: { authorization: 'Bearer member', 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' }),
    });
    expect(created.status).toBe(200);
    process.kill(target === 'group' ? -Number(server.pid) : Number(server.pid), signal);
    const [code] = await ended;
    if (target === 'qotd') expect(code).toBe(0);
    // npx can end before the server.
    await expect.poll(() => isRunning(pid)).toBe(false);
    const { out } = run('npx', ['qotd', 'export', '--data', data, '--format', 'json']);
    expect(out).toContain('Tea or coffee?');
  });

  it('documents a node:test test that passes', () => {
    writeShown('node.test.mjs');
    const { status, out } = run('node', ['--test', 'node.test.mjs']);
    expect({ status, passed: /^ℹ pass 1$/m.test(out) }, out).toEqual({ status: 0, passed: true });
  });

  it('documents a Vitest test that passes', () => {
    writeShown('vitest.test.mjs');
    symlinkSync(path.join(ROOT, 'node_modules/vitest'), path.join(bot, 'node_modules/vitest'), 'junction');
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { status, out, err } = run('node', [vitest, 'run', 'vitest.test.mjs']);
    expect({ status, passed: out.includes('2 passed') }, out + err).toEqual({ status: 0, passed: true });
  });

  it('documents a pytest test that passes', ({ skip }) => {
    skip(lacksPytest, 'pytest or requests is missing');
    writeShown('test_bot.py');
    const [, command = ''] = /^```sh\n(npx qotd exec .*)\n```$/m.exec(page) ?? [];
    const [program = '', ...args] = command.split(' ');
    const { status, out, err } = run(program, args);
    expect({ status, passed: out.includes('2 passed') }, out + err).toEqual({ status: 0, passed: true });
  });

  it('documents a separate server for each concurrent pytest process', async ({ skip }) => {
    skip(lacksPytest, 'pytest or requests is missing');
    mkdirSync(path.join(bot, 'parallel'));
    for (const name of ['test_bot.py', 'conftest.py']) writeShown(name, 'parallel');
    const runs = await Promise.all(
      [1, 2].map(async () => {
        const worker = spawn('python3', ['-m', 'pytest', 'parallel'], { cwd: bot, env });
        let out = '';
        worker.stdout.on('data', (text: Buffer) => {
          out += text;
        });
        const [code] = await once(worker, 'close');
        return { code, out };
      }),
    );
    const passed = { code: 0, out: expect.stringContaining('2 passed') };
    expect(runs).toEqual([passed, passed]);
  });

  it('documents only tested code blocks', () => {
    const blocks = [...page.matchAll(/^```(\S.*)$/gm)].map(([, info]) => info);
    expect(blocks).toEqual([
      'js node.test.mjs',
      'js vitest.test.mjs',
      'python test_bot.py',
      'sh',
      'python conftest.py',
    ]);
  });

  it("controls and resets a server that doesn't keep its process running", () => {
    write(
      'control.cjs',
      `const { startServer } = require('qotd-local-api');
      const main = async () => {
        const seeds = [{ title: 'Tea or coffee?', options: '🍵 - Tea\\n☕ - Coffee' }];
        const server = await startServer({ snapshot: seeds, faults: ['GET:status=503'], clock: { fixed: '2026-12-24T18:00:00Z' } });
        const headers = { authorization: 'Bearer ' + server.memberToken, 'content-type': 'application/json' };
        const get = async (id) => (await fetch(server.url + '/questions/' + id, { headers })).status;
        const found = [await get(1)];
        await server.control.setFaults([]);
        found.push(await get(1), (await server.control.markSent(1)).sentAt);
        await server.control.send('POST', '/tokens/member/rotate');
        await server.control.send('PUT', '/settings', { absentFields: 'clear' });
        await server.control.send('POST', '/snapshots', { name: 'own' });
        await server.reset();
        found.push(await get(1), (await server.control.requests()).length);
        found.push((await server.control.send('GET', '/settings')).absentFields);
        found.push((await server.control.send('GET', '/snapshots')).snapshots.filter((one) => !one.automatic).length);
        await server.control.setFaults([]);
        found.push((await server.control.send('GET', '/clock')).now);
        await server.stop();
        await startServer();
        console.log(JSON.stringify(found));
      };
      main();`,
    );
    const { status, out, err } = run('node', ['control.cjs']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const christmas = '2026-12-24T18:00:00';
    expect(JSON.parse(out)).toEqual([503, 200, christmas, 503, 1, 'keep', 0, `${christmas}.000Z`]);
  });

  it("treats an ID that can't be decoded as unknown", () => {
    write(
      'undecodable.mjs',
      `import { startServer } from 'qotd-local-api';
      const server = await startServer();
      const headers = { authorization: 'Bearer ' + server.memberToken };
      for (const id of ['%ff', 'abc']) console.log(await (await fetch(server.url + '/questions/' + id, { headers })).text());
      await server.stop();`,
    );
    const [undecodable, unknown] = run('node', ['undecodable.mjs']).out.split('\n');
    expect(undecodable).toContain('Question not found.');
    expect(undecodable).toBe(unknown);
  });

  it("reports why a server can't start", () => {
    write(
      'fails.mjs',
      `import { startServer } from 'qotd-local-api';
      const fail = (options) => startServer(options).catch((error) => console.log(String(error).split('\\n')[0]));
      await fail({ faults: ['nonsense'] });
      await fail({ foo: 1 });
      await fail({ faults: 'POST:status=503' });
      await fail({ snapshot: [{ title: '' }] });`,
    );
    const { out } = run('node', ['fails.mjs']);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^Error: error: --fault "nonsense": /),
      'TypeError: Unknown option foo. The options are snapshot, faults, faultSeed, clock, port, data, args.',
      "TypeError: The option faults must be an array of strings, such as ['POST:status=503'].",
      expect.stringContaining("Couldn't read the option snapshot: 2 problems."),
      '',
    ]);
    expect(out).not.toContain('questions.json');
  });

  it("includes types that match the app's and work with ESM and CommonJS", () => {
    expect(sameTypes).toHaveLength(6);
    write(
      'typed.mts',
      `import { startServer, useServer, type CreatedQuestion, type LocalServer, type Question, type QuestionInput } from 'qotd-local-api';
      const server: LocalServer = await startServer({ snapshot: 'questions.json', faults: [], clock: { offset: 1 }, port: 0 });
      const status: number | null | undefined = (await server.control.requests({ status: 200 }))[0]?.status;
      const votes: number[] = (await server.control.markSent(1, { votes: 'random' })).options.map(({ votes }) => votes);
      const input: QuestionInput = { title: 'Tea or coffee?', options: '🍵 - Tea', footer: null };
      const send = async (): Promise<CreatedQuestion> => (await fetch(server.url, { body: JSON.stringify(input) })).json();
      const { description, author, sentAt, ...question }: Question = await server.control.markSent(1);
      const texts: (string | null)[] = [description, author.globalName, sentAt, (await send()).author];
      // @ts-expect-error: not a status
      const wrong: Question['status'] = 4;
      // @ts-expect-error: an unknown field
      question.unknown;
      await startServer({ snapshot: [{ ...input, sent: { votes: [3, 5] } }] });
      // @ts-expect-error: no options
      await startServer({ snapshot: [{ title: 'Tea or coffee?' }] });
      console.log(texts, wrong, server.url, server.adminToken, server.memberToken, status, votes, useServer);
      await server.control.setFaults([{ kind: 'status', operation: 'POST', status: 503, times: 2, body: '{}' }]);
      // @ts-expect-error: an unknown field
      await server.control.setFaults([{ kind: 'rate-limit', operation: 'POST', seconds: 2 }]);
      // @ts-expect-error: an unknown option
      await startServer({ ports: 0 });
      await server.stop();`,
    );
    write(
      'typed.cts',
      "import { startServer } from 'qotd-local-api';\nexport const url = startServer().then((server) => server.url);",
    );
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    write('typed.ts', readFileSync(path.join(bot, 'typed.cts'), 'utf8'));
    const options = ['--strict', '--noEmit', '--target', 'es2024', '--types', 'node'];
    const types = ['--typeRoots', path.join(ROOT, 'node_modules/@types')];
    for (const [module, ...files] of [
      ['nodenext', 'typed.mts', 'typed.cts', 'typed.ts'],
      ['preserve', 'typed.mts', 'typed.cts', 'typed.ts'],
      ['commonjs', 'typed.ts'],
    ])
      expect(run('node', [compiler, ...options, ...types, '--module', module ?? '', ...files])).toMatchObject(
        {
          status: 0,
          out: '',
        },
      );
  });

  it('supports module resolution without `exports`', () => {
    const installed = path.join(bot, 'node_modules/qotd-local-api');
    const { main, types } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    expect(readdirSync(installed)).toEqual(
      expect.arrayContaining([path.basename(main), path.basename(types)]),
    );
    const { out } = run('node', [
      '-p',
      `Object.keys(require(${JSON.stringify(path.join(installed, main))})).join()`,
    ]);
    expect(out).toBe('startServer,useServer\n');
  });

  it('shows its own command name in the help', () => {
    expect(run('npx', ['--', 'qotd', '--help']).out).toContain('Usage: qotd COMMAND [options]');
    expect(run('npx', ['--', 'qotd', '--help']).out).toContain('Run `qotd COMMAND --help`');
    // npx would read --help before -- as its own option.
    const serve = run('npx', ['--', 'qotd', 'serve', '--help']).out;
    expect(serve).toMatch(/^Usage: qotd serve /);
    expect(serve).toMatch(/^Example: qotd serve /m);
    expect(run('npx', ['qotd', 'serve', '--nonsense']).err).toContain('Run `qotd serve --help` for usage.');
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('can be used from a Python test', () => {
    write(
      'bot_test.py',
      `import json, subprocess, urllib.request
server = subprocess.Popen(['npx', 'qotd', 'serve', '--memory', '--port', '0', '--json'], stdout=subprocess.PIPE)
api = json.loads(server.stdout.readline())['api']
def call(method, path, body=None):
    headers = {'Authorization': 'Bearer admin-token', 'Content-Type': 'application/json'}
    request = urllib.request.Request(api + path, json.dumps(body).encode() if body else None, headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.load(response)
try:
    created = call('POST', '/questions', {'title': 'Tea or coffee?', 'options': ':tea: - Tea\\n:coffee: - Coffee'})
    assert call('GET', f"/questions/{created['id']}")['question'] == 'Tea or coffee?'
finally:
    server.terminate()
    print(server.wait())
`,
    );
    const { status, err } = run('python3', ['bot_test.py'], { QOTD_ADMIN_TOKEN: 'admin-token' });
    expect({ status }, err).toEqual({ status: 0 });
  });

  it("configures both Docker services with the control API's token", () => {
    expect(readFileSync(path.join(PACKAGE, 'Dockerfile'), 'utf8')).toContain('"--control"');
    const { services } = parse(readFileSync(path.join(PACKAGE, 'compose.yaml'), 'utf8'));
    for (const name of ['qotd', 'bot']) {
      expect(services[name].environment).toMatchObject({ QOTD_CONTROL_TOKEN: expect.any(String) });
    }
    expect(services.bot.environment.QOTD_CONTROL_URL).toMatch(/\/control\/v1$/);
  });

  it.each(['compose.yaml', 'github-actions.yaml'])('includes a valid YAML example: %s', (name) => {
    expect(Object.keys(parse(readFileSync(path.join(PACKAGE, name), 'utf8')))).not.toEqual([]);
  });

  it('has a Dockerfile that starts a healthy server', async () => {
    const docker = readFileSync(path.join(PACKAGE, 'Dockerfile'), 'utf8');
    const list = (instruction: string): string[] =>
      JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(docker)?.[1] ?? '[]');
    const [program = '', ...args] = [...list('ENTRYPOINT'), ...list('CMD')];
    const onFreePort = args.map((arg) => (arg === '4747' ? '0' : arg));
    const server = spawn(program, [...onFreePort, '--json'], {
      cwd: bot,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { api }: { api: string } = JSON.parse(await getFirstLine(server.stdout));
    const [, check = ''] = /"-e", "(.*)"\]/.exec(docker) ?? [];
    expect(run('node', ['-e', check.replace('http://127.0.0.1:4747', new URL(api).origin)]).status).toBe(0);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

async function getFirstLine(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return line;
  throw new Error('The server ended before it was ready.');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
