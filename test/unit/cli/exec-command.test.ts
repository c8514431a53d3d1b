import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCommandEnvironment } from '../../../electron/cli/exec-command.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

let cli = '';

/**
 * A bot that creates a question as administrator and fetches it as member. Prints its environment and both
 * responses.
 */
const BOT = `
  const { QOTD_API_URL: api, QOTD_ADMIN_TOKEN: admin, QOTD_MEMBER_TOKEN: member } = process.env;
  const call = async (path, token, body) => {
    const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
    const answer = await fetch(api + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    return { http: answer.status, ...(await answer.json()) };
  };
  const made = await call('/questions', admin, { title: 'Tea or coffee?', options: '🍵 - Tea\\n☕ - Coffee' });
  const found = await call('/questions/' + made.id, member);
  console.log(JSON.stringify({ api, admin, member, made, found, args: process.argv.slice(1) }));
`;

/** Starts the built CLI with `temp` as its temporary folder. */
function start(temp: string, args: string[], env: Record<string, string> = {}) {
  const { QOTD_ADMIN_TOKEN: _a, QOTD_MEMBER_TOKEN: _m, ...clean } = process.env;
  const child = spawn(process.execPath, [cli, 'exec', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...clean, TMPDIR: temp, TEMP: temp, ...env },
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...written }));
  return { child, ended };
}
const exec = (temp: string, args: string[], env: Record<string, string> = {}) => start(temp, args, env).ended;
const node = (script: string, ...args: string[]) => [
  '--',
  process.execPath,
  '--input-type=module',
  '-e',
  script,
  ...args,
];

describe('exec', () => {
  beforeAll(() => {
    cli = findBuiltCli();
  });

  it('runs a command with a temporary API and both tokens, then deletes the library', async () => {
    await using folder = await createTemporaryFolder();
    const { code, out, err } = await exec(folder.dir, node(BOT, 'one', '--help'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const output = JSON.parse(out);
    expect(output).toMatchObject({
      api: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
      admin: expect.stringMatching(/^adm_[\w-]{32}$/),
      member: expect.stringMatching(/^mem_[\w-]{32}$/),
      made: { http: 200, id: 1, similarQuestions: [] },
      found: { http: 200, id: 1, author: { globalName: 'Local administrator' } },
      args: ['one', '--help'],
    });
    await expect(fetch(`${output.api}/questions/1`)).rejects.toThrow();
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('accepts tokens, a snapshot, faults, and a log, and keeps a --data library', async () => {
    await using folder = await createTemporaryFolder();
    const inFolder = (name: string) => path.join(folder.dir, name);
    const state = [{ title: 'Dogs or cats?', options: '🐶 - Dogs\n🐱 - Cats', sent: { messageID: '123' } }];
    await writeFile(inFolder('state.json'), JSON.stringify(state));
    const args = ['--data', inFolder('library'), '--snapshot', inFolder('state.json')];
    args.push('--log', inFolder('calls.jsonl'), '--fault', 'GET:status=503', '--fault-seed', '7');
    const env = { QOTD_ADMIN_TOKEN: 'admin', QOTD_MEMBER_TOKEN: 'member' };
    const { code, out, err } = await exec(folder.dir, [...args, ...node(BOT)], env);
    const started = `Loaded 1 entry from ${inFolder('state.json')}.`;
    expect(err).toBe(`${started}\nFaults: GET:status=503 (seed 7)\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      admin: 'admin',
      member: 'member',
      made: { id: 2 },
      found: { http: 503 },
    });
    expect((await readFile(inFolder('calls.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(2);
    const { library, close } = await openLibrary(inFolder('library'));
    expect(library.findQuestionByMessage('123')?.id).toBe(1);
    expect(library.question(2)?.question.title).toBe('Tea or coffee?');
    await close();
  });

  it("doesn't pass the live service token to the command", async () => {
    await using folder = await createTemporaryFolder();
    const script = 'console.log(Object.entries(process.env).flat().join())';
    const { code, out } = await exec(folder.dir, node(script), { QOTD_REMOTE_TOKEN: 'canary' });
    expect(code).toBe(0);
    expect(out).toContain('QOTD_ADMIN_TOKEN');
    expect(out).not.toMatch(/canary|QOTD_REMOTE_TOKEN/);
  });

  it.each([0, 7, 255])("exits with the command's exit code %i", async (wanted) => {
    await using folder = await createTemporaryFolder();
    expect((await exec(folder.dir, node(`process.exit(${wanted})`))).code).toBe(wanted);
  });

  it('exits with 128 plus the number of the signal that ended the command', async () => {
    await using folder = await createTemporaryFolder();
    const { code } = await exec(folder.dir, node("process.kill(process.pid, 'SIGKILL')"));
    expect(code).toBe(128 + 9);
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'forwards each %s and waits for the command to end',
    async (signal) => {
      await using folder = await createTemporaryFolder();
      const patient = `
        let count = 0;
        process.on('${signal}', async () => {
          count += 1;
          console.log(count);
          if (count < 2) return;
          const { status } = await fetch(process.env.QOTD_API_URL + '/questions/1');
          console.log(status);
          process.exit(5);
        });
        setInterval(() => {}, 1e6);
        console.log('ready');
      `;
      const { child, ended } = start(folder.dir, node(patient));
      const lines = createInterface(child.stdout);
      const seen: string[] = [];
      for await (const line of lines) {
        seen.push(line);
        if (line === 'ready' || line === '1') child.kill(signal);
      }
      expect(seen).toEqual(['ready', '1', '2', '401']);
      expect((await ended).code).toBe(5);
      expect(await readdir(folder.dir)).toEqual([]);
    },
  );

  it.each([
    [{}, '127.0.0.1,localhost,::1'],
    [{ NO_PROXY: 'example.org' }, 'example.org,127.0.0.1,localhost,::1'],
    [{ NO_PROXY: 'a.test, localhost', no_proxy: 'b.test,a.test' }, 'a.test,localhost,b.test,127.0.0.1,::1'],
    [{ NO_PROXY: 'a.test', no_proxy: '*' }, '*'],
  ])("adds the local API's hosts to NO_PROXY and no_proxy: %j", async (env, hosts) => {
    await using folder = await createTemporaryFolder();
    const script = 'console.log(process.env.NO_PROXY, process.env.no_proxy)';
    const { out } = await exec(folder.dir, node(script), { NO_PROXY: '', no_proxy: '', ...env });
    expect(out).toBe(`${hosts} ${hosts}\n`);
  });

  it('ignores the case of variable names, as Windows does', () => {
    const env = { Path: 'p', No_Proxy: 'a.test', NO_PROXY: 'b.test', Qotd_Remote_Token: 'canary' };
    const hosts = 'a.test,b.test,127.0.0.1,localhost,::1';
    expect(createCommandEnvironment(env)).toEqual({ Path: 'p', NO_PROXY: hosts, no_proxy: hosts });
  });

  it('reports a missing command and deletes the library', async () => {
    await using folder = await createTemporaryFolder();
    expect(await exec(folder.dir, ['--', 'no-such-program-here'])).toEqual({
      code: 127,
      out: '',
      err: "error: Couldn't start no-such-program-here: command not found. Check the command after --.\n",
    });
    const file = path.join(folder.dir, 'not-a-program');
    await writeFile(file, '');
    expect(await exec(folder.dir, ['--', file])).toMatchObject({
      code: 126,
      err: `error: Couldn't start ${file}: permission denied (EACCES). Check the command after --.\n`,
    });
    expect(await readdir(folder.dir)).toEqual(['not-a-program']);
  });

  it.each([
    [[], /^error: Put the command after --, as in/],
    [['--'], /Missing command after --/],
    [['node', '-v'], /^error: Put the command after --, as in exec -- node bot\.js\./],
    [['--data', '', '--', 'node'], /^error: --data requires a folder\./],
    [['--nonsense', '--', 'node'], /^error: Unknown option: --nonsense\./],
    [['--fault', 'x', '--', 'node'], /--fault "x"/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    await using folder = await createTemporaryFolder();
    const { code, out, err } = await exec(folder.dir, args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  it("doesn't run the command if the snapshot can't be read", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'state.json');
    const { code, out, err } = await exec(folder.dir, ['--snapshot', file, ...node("console.log('ran')")]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toBe(
      `error: Couldn't read ${file}: the file or folder doesn't exist (ENOENT). Check the file, or use another one. Nothing was changed.\n`,
    );
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('prints help', async () => {
    await using folder = await createTemporaryFolder();
    expect(await exec(folder.dir, ['--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Usage: exec \[options\] -- COMMAND/),
    });
  });
});
