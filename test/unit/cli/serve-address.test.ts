import { access, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { MEMORY_DIR } from '../../../electron/host/system/memory-files.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { listStatuses, sendRaw } from '../../support/raw-http.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings });
const ADMIN = 'aB3dE6gH9jK2mN5pQ8sT1v';
const MEMBER = '00112233445566778899aabbccddeeff';

/** Runs `serve --memory` with these options during `work`. Returns the output. */
async function serving(args: string[], work: (port: number) => Promise<void>) {
  const { terminal, written, started, stop } = fakeTerminal({
    QOTD_ADMIN_TOKEN: ADMIN,
    QOTD_MEMBER_TOKEN: MEMBER,
  });
  const ended = command.run(['--memory', '--port', '0', '--json', ...args], terminal);
  const line: { api: string; data: null } = JSON.parse(await Promise.race([started, ended.then(String)]));
  try {
    await work(Number(new URL(line.api).port));
  } finally {
    stop();
  }
  expect(await ended).toBe(EXIT.done);
  return { ...written, line };
}

/** Sends a request with this `Host` header. */
function fetchResponse(port: number, host: string, request: string, body = ''): Promise<string> {
  const head = `${request} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${ADMIN}\r\nConnection: close\r\n`;
  const json = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return sendRaw(port, `${head}${body && json}\r\n${body}`);
}

const getStatus = async (port: number, host: string, body = '') => {
  const request = body ? 'POST /api/v1/questions' : 'GET /openapi.json';
  return listStatuses(await fetchResponse(port, host, request, body))[0];
};

describe('serve --memory', () => {
  it('starts from a snapshot, stores questions, and writes no files', async () => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'questions.json');
    await writeFile(file, '[{"title":"Tea or coffee?","options":"🍵 - Tea\\n☕ - Coffee"}]');
    const { line, err } = await serving(['--snapshot', file], async (port) => {
      const question = JSON.stringify({ title: 'Cats or dogs?', options: '🐈 - Cats\n🐕 - Dogs' });
      expect(await getStatus(port, `127.0.0.1:${port}`, question)).toBe(200);
    });
    expect(line).toMatchObject({ data: null });
    expect(err).toBe(`Loaded 1 entry from ${file}.\n`);
    expect(await readdir(folder.dir)).toEqual(['questions.json']);
    await expect(access(MEMORY_DIR)).rejects.toThrow('ENOENT');
  });

  it.each([
    [['--memory', '--data', 'x'], "--data and --memory can't be combined."],
    [[], 'Missing --data DIR, the library folder, or --memory.'],
  ])('rejects conflicting or missing library options: %j', async (args, message) => {
    await expect(command.run(args, fakeTerminal().terminal)).rejects.toThrow(message);
  });
});

describe('serve --host', () => {
  it('warns when it listens on all addresses, and accepts only known hosts', async () => {
    const names = ['--allow-host', 'QOTD', '--allow-host', 'localhost:8080'];
    const { err } = await serving(['--host', '0.0.0.0', ...names], async (port) => {
      const statuses = await Promise.all(
        [`127.0.0.1:${port}`, `qotd:${port}`, 'Qotd:1', 'localhost:8080', `evil.example:${port}`].map(
          (host) => getStatus(port, host),
        ),
      );
      expect(statuses).toEqual([200, 200, 403, 200, 403]);
    });
    expect(err).toMatch(/^warning: The local API listens on 0\.0\.0\.0 without encryption\./);
  });

  it("uses the request's host in image URLs and accepts those URLs back", async () => {
    await serving(['--host', '0.0.0.0', '--allow-host', 'qotd'], async (port) => {
      const image = `http://qotd:${port}/placeholders/image/tea.svg`;
      const options = `$[tea](http://qotd:${port}/placeholders/emoji/tea.svg)$ - Tea\n☕ - Coffee`;
      const asked = JSON.stringify({
        title: 'Tea or coffee?',
        image: '$$tea$$',
        options: '$tea$ - Tea\n☕ - Coffee',
      });
      const created = await fetchResponse(port, `qotd:${port}`, 'POST /api/v1/questions', asked);
      expect(created).toContain(`"image":"${image}"`);
      expect(created).toContain(`"emoji":"${options.split(' ')[0]}"`);
      // The server must convert the image URL back to a search. A different client receives a different URL.
      const sentBack = JSON.stringify({ title: 'Tea or coffee?', image, options });
      await fetchResponse(port, `qotd:${port}`, 'PUT /api/v1/questions/1', sentBack);
      const fetched = await fetchResponse(port, `localhost:${port}`, 'GET /api/v1/questions/1');
      expect(fetched).toContain(`"image":"http://localhost:${port}/placeholders/image/tea.svg"`);
      expect(fetched).toContain(`$[tea](http://localhost:${port}/placeholders/emoji/tea.svg)$`);
      expect(await fetchResponse(port, `qotd:${port}`, 'GET /openapi.json')).toContain(
        `"url":"http://qotd:${port}/api/v1"`,
      );
    });
  });

  it.each(['127.0.0.1', '::1'])("doesn't warn about the loopback address %s", async (host) => {
    const { err } = await serving(['--host', host], async () => {});
    expect(err).toBe('');
  });

  it('accepts short tokens at a loopback address', async () => {
    const { terminal, started, stop } = fakeTerminal({
      QOTD_ADMIN_TOKEN: 'short',
      QOTD_MEMBER_TOKEN: 'other',
    });
    const ended = command.run(['--memory', '--port', '0', '--host', '::1'], terminal);
    expect(await Promise.race([started, ended.then(String)])).toContain('http://[::1]:');
    stop();
    expect(await ended).toBe(EXIT.done);
  });

  it('accepts all loopback addresses as hosts', async () => {
    await serving(['--host', '0.0.0.0'], async (port) => {
      const hosts = [`127.0.0.2:${port}`, `[::1]:${port}`, '127.0.0.2:1', `127.0.0.2.example:${port}`];
      expect(await Promise.all(hosts.map((host) => getStatus(port, host)))).toEqual([200, 200, 403, 403]);
    });
  });

  it.each([
    [{ QOTD_ADMIN_TOKEN: 'short' }],
    [{ QOTD_MEMBER_TOKEN: '0123456789abcdef01234567' }],
    [{ QOTD_ADMIN_TOKEN: 'abcabcabcabcabcabcabcabcabcabcabc' }],
  ])('rejects a weak token: %j', async (env) => {
    const args = ['--memory', '--host', '0.0.0.0'];
    await expect(command.run(args, fakeTerminal(env).terminal)).rejects.toThrow(/at least 128 bits/);
  });

  it.each(['example.com', '192.0.2.1', ''])(
    "rejects %j because it isn't an IP address of this computer",
    async (host) => {
      const args = ['--memory', '--host', host];
      await expect(command.run(args, fakeTerminal().terminal)).rejects.toThrow(
        /--host must be an IP address/,
      );
    },
  );

  it.each(['http://qotd', 'a b', '', '*', 'qotd:'])('rejects %j as an allowed host', async (host) => {
    const args = ['--memory', '--allow-host', host];
    await expect(command.run(args, fakeTerminal().terminal)).rejects.toThrow(
      /--allow-host must be a host name/,
    );
  });
});
