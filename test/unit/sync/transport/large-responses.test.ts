import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImportCommand } from '../../../../electron/cli/import-command.ts';
import { createQueueCommand } from '../../../../electron/cli/queue-command.ts';
import { createSyncCommand } from '../../../../electron/cli/sync-command.ts';
import { openSettings } from '../../../../electron/desktop/settings/settings-file.ts';
import { fakeTerminal } from '../../../support/fake-terminal.ts';
import { type FakeService, fakeService } from '../../../support/sync/fake-service.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';
import { requestTo } from '../../../support/transport/test-transport.ts';
import { type CountingServer, startCountingServer } from '../../../support/transport/tls-test-servers.ts';

/** docs/project/sync-design.md: "The app discards a response that's truncated or larger than 1 MiB." */
const LONGEST = 1024 * 1024;

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let service: FakeService;
let server: CountingServer;
/** The response size in bytes by method. Other methods' responses keep their normal size. */
let bytes: Partial<Record<string, number>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  service = fakeService();
  bytes = {};
  server = await startCountingServer(async ({ method, url, body }, response) => {
    const known = method === 'POST' || method === 'PUT' ? method : 'GET';
    const reply = await service.send({ ...requestTo(server.origin), method: known, url, body });
    if (reply.kind === 'failure') throw new Error('No answer of this service is lost.');
    // Trailing spaces don't change JSON.
    const padding = (bytes[method] ?? 0) - Buffer.byteLength(reply.body);
    response.writeHead(reply.status, reply.headers).end(reply.body + ' '.repeat(Math.max(0, padding)));
  });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const parts = { version: '0.0.0', openSettings };
const getDataFolder = () => path.join(folder.dir, 'library');

/** Returns the output of `sync --json`. */
async function sync(): Promise<unknown> {
  const { terminal, written } = fakeTerminal({ QOTD_REMOTE_TOKEN: 'token' });
  const args = ['--data', getDataFolder(), '--remote-url', `${server.origin}/api/v1`, '--json'];
  await createSyncCommand(parts).run(args, terminal);
  return JSON.parse(written.out);
}

async function importOne(): Promise<void> {
  const file = path.join(folder.dir, 'questions.txt');
  await writeFile(file, 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n');
  await createImportCommand(parts).run([file, '--data', getDataFolder(), '--queue'], fakeTerminal().terminal);
}

async function edit(title: string): Promise<void> {
  const { library, close } = await openLibrary(getDataFolder());
  await library.editQuestion(1, (question) => ({ ...question, title }));
  await close();
  await createQueueCommand(parts).run(['1', '--data', getDataFolder()], fakeTerminal().terminal);
}

describe("the live service's response", () => {
  it('can be up to 1 MiB long', async () => {
    bytes = { POST: LONGEST, GET: LONGEST, PUT: LONGEST };
    await importOne();
    expect(await sync()).toMatchObject({ state: 'synced', remoteId: 1 });
    await edit('Tea or milk?');
    expect(await sync()).toMatchObject({ state: 'synced' });
    expect(service.questions.get(1)?.question).toBe('Tea or milk?');
  });

  it("leaves a create unconfirmed if it's longer", async () => {
    bytes = { POST: LONGEST + 1 };
    await importOne();
    for (const _ of ['first', 'again']) expect(await sync()).toMatchObject({ state: 'unknown' });
    expect(service.notify()).toEqual(['POST']);
  });

  it("is ignored after a fetch or edit if it's longer", async () => {
    await importOne();
    await sync();
    await edit('Tea or milk?');
    bytes = { GET: LONGEST + 1 };
    expect(await sync()).toMatchObject({ state: 'waiting' });
    expect(service.questions.get(1)?.question).toBe('Tea or coffee?');
    bytes = { PUT: LONGEST + 1 };
    expect(await sync()).toMatchObject({ state: 'waiting' });
    // The next sync finds that the question arrived.
    bytes = {};
    const before = service.requests.length;
    expect(await sync()).toMatchObject({ state: 'synced' });
    expect(service.notify().slice(before)).toEqual(['GET 1']);
  });
});
