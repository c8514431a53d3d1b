import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { openLibrary } from '../../support/test-library.ts';
import { startTcpServer } from '../../support/transport/tls-test-servers.ts';

/** Tests the exit codes in docs/bots/cli.md with the built program. */

let cli = '';
const folder = createFolderPerTest();
beforeAll(() => {
  cli = findBuiltCli();
});
const at = (...names: string[]) => path.join(folder.dir, ...names);

function start(args: readonly string[], tokens: Record<string, string> = {}) {
  const { QOTD_ADMIN_TOKEN: _a, QOTD_MEMBER_TOKEN: _m, ...env } = process.env;
  return spawn(process.execPath, [cli, ...args], {
    env: { ...env, ...tokens },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
async function run(...args: string[]) {
  const child = start(args);
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  return { code: Number(code), said: err.trim() };
}

/** Runs a shell command in which `$CLI` is the program. */
function runShell(command: string) {
  const env = { ...process.env, CLI: cli, NODE: process.execPath, DIR: folder.dir };
  const { status, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
  return { code: status, said: stderr.trim() };
}

describe('the exit code', () => {
  it('is 0 after a signal stops serve', async () => {
    const child = start(['serve', '--data', at('library'), '--port', '0', '--json']);
    await once(child.stdout, 'data');
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it("is 0 if a launcher repeats the terminal's signal", async () => {
    const child = start(['serve', '--data', at('library'), '--port', '0', '--json']);
    await once(child.stdout, 'data');
    const ended = once(child, 'close');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('is 0 even if serve stops before responding to a delayed request', async () => {
    const delay = ['--fault', 'GET:delay=60000'];
    const child = start(['serve', '--data', at('library'), '--port', '0', '--json', ...delay], {
      QOTD_MEMBER_TOKEN: 'member',
    });
    const [line] = await once(child.stdout, 'data');
    const { api }: { api: string } = JSON.parse(String(line));
    const { hostname, port, pathname } = new URL(api);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const headers = [`Host: ${hostname}:${port}`, 'Authorization: Bearer member', 'Expect: 100-continue'];
    socket.write([`GET ${pathname}/questions/1 HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    // The server has received the request.
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    let response = '';
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString();
    });
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(response).toBe('');
  });

  it("is 1 if mark-sent can't find the question", async () => {
    const { close } = await openLibrary(at('library'));
    await close();
    expect(await run('mark-sent', '9', '--data', at('library'))).toEqual({
      code: 1,
      said: 'error: No question has the ID 9. Check the ID.',
    });
  });

  it.each([
    ['an unknown option', '--nonsense', '1'],
    ['an invalid value', '--port', 'x'],
  ])('is 2 if serve gets %s', async (_, ...args) => {
    const { code, said } = await run('serve', '--data', at('library'), ...args);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('`serve --help`') });
  });

  it('is 3 if the port is in use', async () => {
    await using other = await startTcpServer(() => {});
    const { code, said } = await run('serve', '--data', at('library'), '--port', String(other.port));
    expect({ code, said }).toEqual({ code: 3, said: expect.stringContaining(String(other.port)) });
  });

  it.each([
    ['serve', ['--port', '0']],
    ['exec', ['--', process.execPath, '--version']],
  ] as const)('is 3 if the library for %s is in use', async (name, args) => {
    const { close } = await openLibrary(at('library'));
    const ended = await run(name, '--data', at('library'), ...args);
    await close();
    expect(ended).toEqual({ code: 3, said: expect.stringContaining('open in another program') });
  });

  it('is 3 if a newer version wrote the library', async () => {
    await mkdir(at('library'));
    await writeFile(at('library', 'library.json'), '{"format":"qotd-studio library","version":99}\n');
    const { code, said } = await run('serve', '--data', at('library'), '--port', '0');
    expect({ code, said }).toEqual({ code: 3, said: expect.stringContaining('newer version') });
  });

  it("is 3 if the snapshot can't be read", async () => {
    const args = ['--port', '0', '--snapshot', at('none.json')];
    const { code, said } = await run('serve', '--data', at('library'), ...args);
    expect({ code, said }).toEqual({ code: 3, said: expect.stringContaining('none.json') });
  });

  it("is 3 if the library folder can't be created", async () => {
    await writeFile(at('file'), '');
    const { code, said } = await run('serve', '--data', at('file', 'library'), '--port', '0');
    expect({ code, said }).toEqual({ code: 3, said: expect.stringContaining('ENOTDIR') });
  });
});

describe.skipIf(process.platform === 'win32')('the exit code after a standard output error', () => {
  it('is 3 if only part of the output was written', () => {
    // The shell limits files to 512 bytes, and the help is longer.
    const { code, said } = runShell('ulimit -f 1; exec "$NODE" "$CLI" export --help > "$DIR/help"');
    expect(said).toMatch(
      /^error: Couldn't write all of standard output: .*EFBIG.* The output is incomplete\.$/,
    );
    expect(code).toBe(3);
  });

  it.skipIf(process.platform !== 'linux')('is 3 if the disk is full during an export', async () => {
    const { close } = await openLibrary(at('library'));
    await close();
    const { code, said } = runShell(
      'exec "$NODE" "$CLI" export --data "$DIR/library" --format json > /dev/full',
    );
    expect(said).toMatch(/^error: Couldn't write all of standard output: the disk is full \(ENOSPC\)\./m);
    expect(code).toBe(3);
  });

  it("isn't changed if the reader closes the pipe", async () => {
    await writeFile(at('invalid.csv'), 'title,options\nTea or coffee?,\n');
    const child = start(['check', at('invalid.csv')]);
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(err).toBe('');
  });
});
