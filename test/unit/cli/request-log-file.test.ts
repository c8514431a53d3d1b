import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { openRequestLogFile, type RequestLogFile } from '../../../electron/cli/request-log-file.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { AppError } from '../../../shared/errors.ts';
import type { LoggedRequestDetail } from '../../../shared/local-api/logged-request.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const CANARY = 'canary-of-the-administrator';
const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });

/** Runs `serve` with these options. `calls` sends 2 requests, and `stop` returns the standard output. */
async function start(dir: string, args: string[]) {
  const { terminal, written, started, stop } = fakeTerminal({ QOTD_ADMIN_TOKEN: CANARY });
  const ended = command.run(['--data', path.join(dir, 'library'), '--port', '0', ...args], terminal);
  const first = await Promise.race([started, ended.then(String)]);
  const api = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(first)?.[0];
  const call = async (to: string, token = CANARY): Promise<number> => {
    const { statusCode, body } = await request(`${api}${to}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await body.dump();
    return statusCode;
  };
  return {
    first,
    written,
    call,
    async stop() {
      stop();
      expect(await ended).toBe(EXIT.done);
      return written.out;
    },
  };
}

const call: LoggedRequestDetail = {
  id: 1,
  at: Date.parse('2026-11-09T09:00:00.000Z'),
  method: 'GET',
  path: '/api/v1/questions/1',
  status: 200,
  phrase: 'OK',
  ms: 1.5,
  faults: ['GET:delay=5'],
  caller: { profileId: 'member', role: 'member', name: 'Local member' },
  requestBytes: 0,
  responseBytes: 2,
  request: { headers: [['Host', '127.0.0.1:4747']], body: null, bodyIsCut: false },
  response: null,
};

describe('serve --fault', () => {
  it('injects faults and prints them with the seed', async () => {
    await using folder = await createTemporaryFolder();
    const args = ['--fault', 'GET:status=503:0.5', '--fault', 'create:drop-after', '--fault-seed', '7'];
    const run = await start(folder.dir, args);
    expect(run.first).toContain('\nFaults: GET:status=503:0.5, POST:drop-after (seed 7)\n');
    const statuses = new Set<number>();
    for (let at = 0; at < 20; at++) statuses.add(await run.call('/questions/1'));
    expect(statuses).toEqual(new Set([404, 503]));
    await run.stop();
  });

  it('includes active faults in the JSON line', async () => {
    await using folder = await createTemporaryFolder();
    const on = await start(folder.dir, ['--json', '--fault', '*:delay=1', '--fault-seed', '0']);
    expect(JSON.parse(on.first)).toMatchObject({ faults: ['*:delay=1'], faultSeed: 0 });
    await on.stop();
    const off = await start(folder.dir, ['--json', '--fault-seed', '7']);
    expect(Object.keys(JSON.parse(off.first))).toEqual(['api', 'ui', 'data', 'pid']);
    await off.stop();
  });

  it.each([
    [['--fault', 'POST:dorp'], /^--fault "POST:dorp": Unknown fault "dorp"\. Use one of delay,/],
    [['--fault', ''], /^--fault "": Use OPERATION:KIND/],
    [Array.from({ length: 21 }, () => ['--fault', '*:truncated']).flat(), /at most 20 times/],
    [['--fault-seed', 'x'], /^--fault-seed must be a whole number from 0 to 4294967295, not "x"\.$/],
    [['--fault-seed', '4294967296'], /^--fault-seed must be/],
    [['--fault-seed', '-1'], /^--fault-seed must be a whole number from 0 to 4294967295, not "-1"\.$/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    const run = command.run(['--data', 'x', ...args], fakeTerminal().terminal);
    await expect(run).rejects.toThrow(UsageError);
    await expect(run).rejects.toThrow(sentence);
  });
});

describe('serve --log', () => {
  it('appends a line per request to a private file, without tokens', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'calls.jsonl');
    for (const run of [1, 2]) {
      const { call, stop } = await start(folder.dir, ['--log', file, '--fault', 'GET:wrong-type=a/b']);
      await call(`/questions/7?token=${CANARY}`);
      await call('/nowhere', 'unknown');
      await stop();
      const text = await readFile(file, 'utf8');
      expect(text).not.toContain(CANARY);
      expect(text.endsWith('\n')).toBe(true);
      expect(text.split('\n')).toHaveLength(2 * run + 1);
    }
    const [first = ''] = (await readFile(file, 'utf8')).split('\n');
    expect(JSON.parse(first)).toEqual({
      id: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      method: 'GET',
      path: '/api/v1/questions/7?token=••••',
      status: 404,
      phrase: 'Not Found',
      errors: [],
      ms: expect.any(Number),
      faults: ['GET:wrong-type=a/b'],
      profile: 'administrator',
      requestBytes: 0,
      responseBytes: expect.any(Number),
      request: {
        headers: expect.objectContaining({ authorization: `Bearer ••••${CANARY.slice(-4)}` }),
        body: null,
        bodyIsCut: false,
      },
      response: {
        headers: expect.objectContaining({ 'content-type': 'a/b' }),
        body: expect.stringContaining('Question not found.'),
        bodyIsCut: false,
      },
    });
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('writes to standard output, after the URLs, if the file is -', async () => {
    await using folder = await createTemporaryFolder();
    const run = await start(folder.dir, ['--json', '--log', '-']);
    await run.call('/questions/1');
    const lines = (await run.stop())
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([{ api: expect.any(String) }, { method: 'GET', status: 404 }]);
  });

  it("prevents serve from starting if the file can't be opened", async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'nowhere', 'calls.jsonl');
    const data = path.join(folder.dir, 'library');
    const run = command.run(['--data', data, '--port', '0', '--log', file], fakeTerminal().terminal);
    const failure = await run.catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toBe(
      `Couldn't write the request log to ${file}: the file or folder doesn't exist (ENOENT). Use another path with --log.`,
    );
    expect(await readdir(data)).not.toContain('library.lock.json');
  });
});

describe.skipIf(process.platform === 'win32')('serve --log to a link', () => {
  it('is rejected if the target is a file', async () => {
    await using folder = await createTemporaryFolder();
    const link = path.join(folder.dir, 'link');
    await symlink('calls.jsonl', link);
    await expect(openRequestLogFile(link, silentLog)).rejects.toThrow(
      `Couldn't write to ${link} because it's a link to calls.jsonl. Specify that file.`,
    );
    expect(await readdir(folder.dir)).toEqual(['link']);
  });
});

describe.skipIf(process.platform === 'win32')('serve --log to a pipe', () => {
  it('fails if no program is reading it', async () => {
    await using folder = await createTemporaryFolder();
    const pipe = path.join(folder.dir, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const data = path.join(folder.dir, 'library');
    const run = command.run(['--data', data, '--port', '0', '--log', pipe], fakeTerminal().terminal);
    const failure = await run.catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toBe(
      `Couldn't write the request log to ${pipe}: no program is reading the pipe, or the drive isn't responding (ENXIO). Use another path with --log.`,
    );
    expect(await readdir(data)).not.toContain('library.lock.json');
  });

  it('writes all lines if a program is reading it', async () => {
    await using folder = await createTemporaryFolder();
    const pipe = path.join(folder.dir, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    let read = '';
    reader.stdout.on('data', (chunk: Buffer) => {
      read += chunk.toString();
    });
    const ended = once(reader, 'close');
    const files: RequestLogFile[] = [];
    // The line is written only after the reader has opened the pipe.
    await expect
      .poll(async () => {
        await openRequestLogFile(pipe, silentLog).then(
          (file) => files.push(file),
          () => {},
        );
        return files.length;
      })
      .toBe(1);
    for (let at = 0; at < 1_000; at++) files[0]?.write(call);
    await files[0]?.close();
    await ended;
    expect(read.split('\n')).toHaveLength(1_001);
  });
});

describe('the request log file', () => {
  it.runIf(process.platform === 'linux')('logs the first failed write and skips later lines', async () => {
    const warned: unknown[] = [];
    const log = {
      ...silentLog,
      warn: (message: string, details?: object) => warned.push({ message, ...details }),
    };
    const file = await openRequestLogFile('/dev/full', log);
    file.write(call);
    await expect
      .poll(() => warned)
      .toEqual([{ message: 'Stopped writing the request log', path: '/dev/full', reason: 'ENOSPC' }]);
    for (let at = 0; at < 3; at++) file.write(call);
    await file.close();
    expect(warned).toHaveLength(1);
  });

  it('preserves its existing content and permissions', async () => {
    await using folder = await createTemporaryFolder();
    const name = path.join(folder.dir, 'calls.jsonl');
    await writeFile(name, 'before\n');
    await chmod(name, 0o644);
    const file = await openRequestLogFile(name, silentLog);
    for (let at = 0; at < 1_000; at++) file.write(call);
    await file.close();
    const lines = (await readFile(name, 'utf8')).split('\n');
    expect([lines[0], lines.length]).toEqual(['before', 1_002]);
    if (process.platform !== 'win32') expect((await stat(name)).mode & 0o777).toBe(0o644);
  });
});
