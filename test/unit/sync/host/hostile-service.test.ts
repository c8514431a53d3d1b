import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '../../../../electron/host/create-host.ts';
import { createLazyTransport } from '../../../../electron/host/sync/transport/lazy-transport.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { type FakeService, fakeService } from '../../../support/sync/fake-service.ts';
import { MALFORMED_BODIES, type MalformedBody } from '../../../support/sync/malformed-responses.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { requestTo } from '../../../support/transport/test-transport.ts';
import { type CountingServer, startCountingServer } from '../../../support/transport/tls-test-servers.ts';

/**
 * Sends every malformed response over a real socket to a real engine and store, while a second question is
 * queued.
 */

type Method = 'POST' | 'GET' | 'PUT';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let service: FakeService;
let server: CountingServer;
let host: Host;
/**
 * The malformed response to requests about one question. Creates are matched by title, other requests by
 * remote ID.
 */
let planned: { method: Method; title: string; remoteId: number; body: MalformedBody['body'] } | null = null;

const disk = createNodeFiles();
/** Doesn't wait for the disk, because no test simulates a power failure. */
const files: Files = {
  ...disk,
  open: async (...given) => ({
    ...(await disk.open(...given)),
    datasync: async () => {},
    sync: async () => {},
  }),
  syncDirectory: async () => {},
};

const start = async () => {
  const openTransport = createLazyTransport({ environment: {}, version: '0.0.0' });
  ({ host } = await openHost(folder.dir, 0, { openTransport, files }));
};

beforeAll(async () => {
  folder = await createTemporaryFolder();
  service = fakeService();
  server = await startCountingServer(async ({ method, url, body }, response) => {
    const known = method === 'POST' || method === 'PUT' ? method : 'GET';
    const reply = await service.send({ ...requestTo(server.origin), method: known, url, body: body || null });
    if (reply.kind === 'failure') throw new Error('No response of this service is lost.');
    const isMeant =
      known === 'POST' ? body.includes(planned?.title ?? '') : url.endsWith(`/${planned?.remoteId ?? ''}`);
    const isOdd = planned?.method === known && isMeant;
    response
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(planned && isOdd ? planned.body(JSON.parse(reply.body)) : reply.body);
  });
  await start();
  await host.handlers['settings.set']({ syncUrl: `${server.origin}/api/v1` });
  await host.handlers['sync.setToken']({ token: 'token-of-a-hostile-service' });
});
afterAll(async () => {
  await host.close();
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const getSync = (id: number) => host.library.entry(id).sync;
const round = () => host.handlers['sync.runNow']({});
const countCreates = (title: string) =>
  server.arrivals.filter(({ method, body }) => method === 'POST' && body.includes(title)).length;

/** Saves and queues a question. Returns its ID. */
async function queue(title: string, id: number | null = null): Promise<number> {
  const { version, saved } = id === null ? { version: 0, saved: 0 } : host.library.entry(id);
  const input = { ...createEmptyDraft(), title, options: '👍 - Yes\n👎 - No' };
  const saving = { id, key: title, version, basedOn: saved, input };
  const entry = await host.handlers['question.save'](saving);
  await host.handlers['sync.queue']({ ids: [entry.id] });
  return entry.id;
}

async function findRow(id: number) {
  const { rows } = await host.handlers['sync.activity']({ offset: 0, limit: 500 });
  const found = rows.find((one) => one.id === id);
  if (!found) throw new Error(`Sync has nothing to say of question ${id}.`);
  return found;
}

/** Expects that the author sees a reason and actions unless the question is synced. */
async function expectTold(id: number): Promise<void> {
  const { state, why, actions } = await findRow(id);
  if (state === 'synced') return;
  expect(why).not.toBeNull();
  expect(why?.code).not.toBe('disk');
  expect(actions).not.toEqual([]);
}

let count = 0;
const listTitles = (kind: string) => {
  count += 1;
  return { title: `Odd ${kind} ${count}, please?`, plain: `Plain ${kind} ${count}, please?` };
};

/** Syncs 2 questions and queues an edit to each. */
async function countQueuedEdits(kind: string) {
  const { title, plain } = listTitles(kind);
  const [id, other] = [await queue(title), await queue(plain)];
  await round();
  const remoteId = getSync(id)?.remoteId ?? 0;
  await queue(`${title} Yes!`, id);
  await queue(`${plain} Yes!`, other);
  return { id, other, title, plain, remoteId };
}

/**
 * Expects that no edit is lost and no question was created twice after the service responds normally again.
 */
async function expectHealed(id: number, title: string): Promise<void> {
  planned = null;
  await host.handlers['sync.resume']({});
  await host.handlers['sync.refresh']({ ids: [id] });
  await round();
  await expectTold(id);
  expect(countCreates(title)).toBe(1);
  expect(host.library.entry(id).question?.title).toBe(`${title} Yes!`);
}

describe('a create with an unusual response', () => {
  it.each(MALFORMED_BODIES)('affects only its question: $name', async ({ body, hasId }) => {
    const { title, plain } = listTitles('create');
    const [id, other] = [await queue(title), await queue(plain)];
    planned = { method: 'POST', title, remoteId: 0, body };
    expect((await round()).pause).toBeNull();
    const made = [...service.questions.values()].find(({ question }) => question === title);
    expect(getSync(id)?.remoteId).toBe(hasId ? made?.id : null);
    if (!hasId) expect(await findRow(id)).toMatchObject({ state: 'unknown', why: { code: 'unknown' } });
    await expectTold(id);
    expect(await findRow(other)).toMatchObject({ state: 'synced' });
    await round();
    expect(countCreates(title)).toBe(1);
  });
});

describe.each([
  ['with an unusual response to its fetch', 'fetch', 'GET'],
  ['with an unusual response', 'edit', 'PUT'],
] as const)('an edit %s', (_, what, method) => {
  it.each(MALFORMED_BODIES)(
    "doesn't lose its text or affect other questions, except by a pause: $name",
    async ({ body, isService }) => {
      const { id, other, title, remoteId } = await countQueuedEdits(what);
      planned = { method, title, remoteId, body };
      const { pause } = await round();
      await expectTold(id);
      // A body that isn't JSON may be a sign-in page, so it can pause the whole account.
      if (isService) expect(pause).toBeNull();
      else expect(pause?.code ?? 'not-the-service').toBe('not-the-service');
      if (isService) expect(await findRow(other)).toMatchObject({ state: 'synced' });
      await expectHealed(id, title);
      if (what === 'edit') expect(service.questions.get(remoteId)?.question).toBe(`${title} Yes!`);
    },
  );
});

describe('the sync state after unusual responses', () => {
  it('is readable at the next start, and no create is sent again', async () => {
    planned = null;
    const before = [...host.library.listEntriesWithSync()].map((entry) => JSON.stringify(entry));
    const sent = server.arrivals.filter(({ method }) => method === 'POST').length;
    expect(before.length).toBeGreaterThan(2 * MALFORMED_BODIES.length);
    await host.close();
    await start();
    expect(await host.handlers['recovery.reports']({})).toEqual([]);
    const after = new Set([...host.library.listEntriesWithSync()].map((entry) => JSON.stringify(entry)));
    expect(before.filter((entry) => !after.has(entry))).toEqual([]);
    await round();
    expect(server.arrivals.filter(({ method }) => method === 'POST').length).toBe(sent);
  });
});
