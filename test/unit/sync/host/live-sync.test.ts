import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpenTransport, SyncResponse } from '../../../../electron/host/sync/sync-ports.ts';
import { dispatch } from '../../../../shared/bridge/dispatch-call.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { type FakeService, fakeService } from '../../../support/sync/fake-service.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const TOKEN = 'live_canary_1234567890';
const URL = 'https://service.example/api/v1';
const INPUT = {
  ...createEmptyDraft(),
  title: 'Which season?',
  options: '🌸 - Spring\n🌻 - Summer',
};

/** Creates a transport to a simulated service that doesn't use sockets. */
const createTransport =
  (service: FakeService, tested: unknown[] = []): OpenTransport =>
  ({ getToken }) => ({
    async send(request) {
      // As in the real transport, a token is sent only to its origin.
      expect(getToken(globalThis.URL.parse(request.url)?.origin ?? '')).toBe(request.token);
      return service.send(request);
    },
    async test(connection, settings) {
      tested.push({ ...connection, ...settings });
      return [];
    },
    close: async () => {},
  });

/** Opens a backend in `dir` that syncs with `service`. */
async function openSync(dir: string, service: FakeService, tested?: unknown[]) {
  const { host, said } = await openHost(dir, 0, { openTransport: createTransport(service, tested) });
  const { handlers } = host;
  return {
    host,
    said,
    handlers,
    save: (title = INPUT.title) =>
      handlers['question.save']({
        ...{ id: null, key: title, version: 0, basedOn: 0 },
        input: { ...INPUT, title },
      }),
    async setUp() {
      await handlers['settings.set']({ syncUrl: URL });
      return handlers['sync.setToken']({ token: TOKEN });
    },
    rows: async () => (await handlers['sync.activity']({ offset: 0, limit: 50 })).rows,
  };
}

const readAllFiles = async (dir: string): Promise<string> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(read)).join('\n');
};

describe('live sync', () => {
  it('reacts to saves, but not to drafts', async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const { host: first, handlers: before, save, setUp } = await openSync(folder.dir, service);
    const { id } = await save();
    await setUp();
    await before['sync.queue']({ ids: [id] });
    await before['sync.runNow']({});
    await first.close();
    const timers = createManualTimers();
    const { host } = await openHost(folder.dir, 0, { openTransport: createTransport(service), timers });
    const events: string[] = [];
    host.subscribe(({ type }) => events.push(type));
    const change = async (what: 'draft.save' | 'question.save', title: string) => {
      const { key, version } = await host.handlers['question.get']({ id });
      const input = { ...INPUT, title };
      await host.handlers[what]({ id, key: key ?? '', version, basedOn: version, input });
      timers.advance(1_000);
    };
    await change('draft.save', 'Typed?');
    expect(events).not.toContain('sync');
    await change('question.save', 'Saved?');
    expect(events).toContain('sync');
    await host.close();
  });

  it('sends only queued questions and reports their status', async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const { host, handlers, save, setUp, rows } = await openSync(folder.dir, service);
    const queued = await save();
    await save('Cats or dogs?');
    expect(await handlers['sync.status']({})).toMatchObject({ setUp: 'no-address' });
    expect(await setUp()).toEqual({
      persistence: 'keychain',
      canStoreUnencrypted: false,
      keychain: 'available',
    });
    expect(await handlers['sync.queue']({ ids: [queued.id] })).toEqual({ queued: [queued.id], left: [] });
    expect(service.requests).toEqual([]);
    const status = await handlers['sync.runNow']({});
    expect(status).toMatchObject({ setUp: 'ready', lastRound: { synced: 1 } });
    expect(service.requests.map(({ method }) => method)).toContain('POST');
    expect([...service.questions.values()].map(({ question }) => question)).toEqual([INPUT.title]);
    expect(await rows()).toMatchObject([{ id: queued.id, state: 'synced', remoteId: 1 }]);
    expect(host.library.counts).toMatchObject({ service: 1, ready: 1 });
    await host.close();
    // A restart doesn't send anything and keeps the status.
    const before = service.requests.length;
    const again = await openSync(folder.dir, service);
    expect(await again.handlers['sync.status']({})).toMatchObject({
      ...{ setUp: 'ready', lastRound: { synced: 1 }, automatic: false },
      account: { baseUrl: URL },
    });
    await again.host.close();
    expect(service.requests).toHaveLength(before);
  });

  it('asks the author before repeating a create that a crash interrupted', async () => {
    await using folder = await createTemporaryFolder();
    const [dir, crashed] = [join(folder.dir, 'run'), join(folder.dir, 'crashed')];
    const service = fakeService();
    const { host, handlers, save, setUp } = await openSync(dir, service);
    const { id } = await save();
    await setUp();
    const pendingResponse = Promise.withResolvers<SyncResponse>();
    const arrived = Promise.withResolvers<void>();
    service.plan((_, proceed) => {
      const response = proceed();
      arrived.resolve();
      return pendingResponse.promise.then(() => response);
    });
    await handlers['sync.queue']({ ids: [id] });
    const round = handlers['sync.runNow']({});
    await arrived.promise;
    // Copies the files during the request, as they would be after a power failure.
    await cp(dir, crashed, { recursive: true, filter: (from) => !from.endsWith('/library.lock') });
    pendingResponse.resolve({ kind: 'response', status: 200, headers: {}, body: '' });
    await round;
    await host.close();

    const again = await openSync(crashed, service);
    // The backend may open before it detects the interrupted create.
    expect(again.said.join('\n')).not.toContain('failed');
    expect(await again.rows()).toMatchObject([{ id, state: 'unknown', why: { code: 'unknown' } }]);
    expect(again.host.library.counts.attention).toBe(1);
    await again.handlers['sync.runNow']({});
    expect(service.notify().filter((events) => events.startsWith('POST'))).toHaveLength(1);
    await again.handlers['sync.sendAgain']({ id });
    await again.handlers['sync.runNow']({});
    expect(service.questions.size).toBe(2);
    expect(await again.rows()).toMatchObject([{ id, state: 'synced' }]);
    await again.host.close();
  });

  it("sends the newest edit of a queued question and adds the service's version to the history", async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const { host, handlers, save, setUp } = await openSync(folder.dir, service);
    const { id } = await save();
    await setUp();
    await handlers['sync.queue']({ ids: [id] });
    await handlers['sync.runNow']({});
    service.edit(1, { footer: 'Sent at nine' });
    const edit = (title: string) => {
      const { version, saved } = host.library.entry(id);
      return handlers['question.save']({
        ...{ id, key: 'k', version, basedOn: saved },
        input: { ...INPUT, title },
      });
    };
    await edit('Which season?!');
    await handlers['sync.queue']({ ids: [id] });
    await edit('Which season, and why?');
    await handlers['sync.runNow']({});
    expect(service.questions.get(1)).toMatchObject({
      question: 'Which season, and why?',
      footer: 'Sent at nine',
    });
    const { versions } = await handlers['history.list']({ id });
    expect(versions.map(({ by }) => by)).toContain('service');
    await host.close();
  });

  it("stores the service's similar questions for a new question", async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const { host, handlers, save, setUp } = await openSync(folder.dir, service);
    const { id } = await save();
    await setUp();
    service.plan((_, proceed) => {
      const response = proceed();
      const named = {
        ...{ id: 9, createdAt: '2026-01-01T00:00:00Z', question: 'Which season is best?', description: '' },
        ...{ footer: '', options: [], status: 3, sentAt: null, image: null, messageID: null },
        search_score: 0.8,
      };
      return {
        ...response,
        body: JSON.stringify({ ...JSON.parse(response.body), similarQuestions: [named] }),
      };
    });
    await handlers['sync.queue']({ ids: [id] });
    await handlers['sync.runNow']({});
    // The change must be on disk when the backend has closed.
    await host.close();
    const again = await openSync(folder.dir, service);
    const known = await again.host.similar.listServiceQuestions();
    expect([...known].map(({ question }) => question)).toEqual(['Which season is best?']);
    await again.host.close();
  });

  it("notifies listeners when it's set up", async () => {
    await using folder = await createTemporaryFolder();
    const { host, setUp } = await openSync(folder.dir, fakeService());
    const { promise, resolve } = Promise.withResolvers<void>();
    host.subscribe((event) => event.type === 'sync' && resolve());
    await setUp();
    await promise;
    await host.close();
  });
});

describe("the live service's token", () => {
  it("isn't in any file, log line, event, export, or response", async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const { host, said, handlers, save, setUp } = await openSync(folder.dir, service);
    const { id } = await save();
    await setUp();
    await handlers['sync.queue']({ ids: [id] });
    service.plan(() => ({ kind: 'response', status: 401, headers: {}, body: 'no' }));
    const responses = [await handlers['sync.runNow']({}), await handlers['sync.resume']({})];
    responses.push(await handlers['sync.runNow']({}));
    const exported = await handlers['export.run']({ format: 'json' });
    const settings = await handlers['settings.get']({});
    await host.close();
    expect(service.requests.every(({ token }) => token === TOKEN)).toBe(true);
    const everything = [
      await readAllFiles(folder.dir),
      ...said,
      JSON.stringify([responses, exported, settings]),
    ];
    expect(everything.join('\n')).toContain(INPUT.title);
    expect(everything.join('\n')).not.toContain(TOKEN);
  });

  it("isn't used at another base URL and is available again at the original one", async () => {
    await using folder = await createTemporaryFolder();
    const tested: unknown[] = [];
    const { host, handlers, setUp } = await openSync(folder.dir, fakeService(), tested);
    await setUp();
    const setUpAt = async (syncUrl: string) => {
      await handlers['settings.set']({ syncUrl });
      return (await handlers['sync.status']({})).setUp;
    };
    expect(await setUpAt('https://service.example:8443/api/v1')).toBe('no-token');
    expect(await setUpAt('https://other.example/api/v1')).toBe('no-token');
    expect(await setUpAt(`${URL}/`)).toBe('ready');
    await handlers['sync.test']({});
    await handlers['sync.test']({ baseUrl: 'https://other.example/api/v1', proxy: 'http://proxy.example' });
    await handlers['sync.test']({ token: 'typed', caFile: '/ca.pem' });
    expect(tested).toEqual([
      { baseUrl: URL, token: TOKEN, proxy: '', caFile: '' },
      { baseUrl: 'https://other.example/api/v1', token: '', proxy: 'http://proxy.example', caFile: '' },
      { baseUrl: URL, token: 'typed', proxy: '', caFile: '/ca.pem' },
    ]);
    expect(await handlers['sync.setToken']({ token: null })).toEqual({
      persistence: 'none',
      canStoreUnencrypted: false,
      keychain: 'available',
    });
    expect((await handlers['sync.status']({})).setUp).toBe('no-token');
    await host.close();
  });

  it('can be set for one run and requires a base URL', async () => {
    await using folder = await createTemporaryFolder();
    const service = fakeService();
    const first = await openSync(folder.dir, service);
    const refused = await dispatch(first.handlers, 'sync.setToken', { token: 'x' }, () => {});
    expect(refused).toMatchObject({ ok: false, problem: { code: 'bad-input' } });
    const secret = { syncProxy: 'http://ada:secret@proxy.example' };
    expect(await dispatch(first.handlers, 'settings.set', secret, () => {})).toMatchObject({ ok: false });
    await first.handlers['settings.set']({ syncUrl: URL });
    await first.host.close();
    const { host } = await openHost(folder.dir, 0, {
      openTransport: createTransport(service),
      givenLiveToken: { token: TOKEN, baseUrl: URL },
    });
    expect((await host.handlers['sync.status']({})).setUp).toBe('ready');
    await host.close();
    expect(await readAllFiles(folder.dir)).not.toContain(TOKEN);
  });
});
