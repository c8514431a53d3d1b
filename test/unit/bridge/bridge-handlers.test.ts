import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHandlers } from '../../../electron/host/bridge/bridge-handlers.ts';
import { openApiTokens } from '../../../electron/host/local-api/api-tokens.ts';
import { createFaultEngine } from '../../../electron/host/local-api/faults/fault-engine.ts';
import { createLocalApi } from '../../../electron/host/local-api/local-api.ts';
import { createRequestLog } from '../../../electron/host/local-api/request-log/request-log.ts';
import { createEvents } from '../../../electron/host/numbered-events.ts';
import { nodeRandom, systemClock, systemTimers } from '../../../electron/host/ports.ts';
import { openLiveSync } from '../../../electron/host/sync/live-sync.ts';
import { openOfflineTransport } from '../../../electron/host/sync/sync-ports.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { type Handlers, type HostEvent, methods } from '../../../shared/bridge/bridge-methods.ts';
import { dispatch } from '../../../shared/bridge/dispatch-call.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createDefaultSettings, type Settings, settingsSchema } from '../../../shared/settings.ts';
import { createQuietJobs } from '../../support/import-reader.ts';
import { createMemoryProfiles } from '../../support/memory-profiles.ts';
import { silentLog } from '../../support/silent-log.ts';
import { openSimilarQuestions } from '../../support/similar-questions-fixture.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

/**
 * Creates the bridge handlers with a real library and a fake local API server. `listenOn` is called instead
 * of listening.
 */
async function openHandlers(dir: string, listenOn: (port: number) => void = () => {}) {
  const { library, tools, versions, latest, close } = await openLibrary(dir);
  const events = createEvents();
  const similar = openSimilarQuestions(
    { dir, library },
    { onChange: () => events.emit({ type: 'similar' }) },
  );
  library.subscribe(similar.reindex);
  const profileStore = createMemoryProfiles();
  let settings: Settings = createDefaultSettings();
  const emojiResolver = createEmojiResolver(new Map(), []);
  const recovery = { reports: async () => [], dismiss: async () => {}, store: async () => {} };
  const files = createNodeFiles();
  const live = await openLiveSync({
    dir,
    files,
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    log: silentLog,
    quarantine: recovery,
    library,
    latest,
    getEmojiResolver: () => emojiResolver,
    settings: { get: () => settings },
    vault: profileStore.vault(),
    givenToken: null,
    openTransport: openOfflineTransport,
    isOwnApi: () => false,
    storeSimilar: async () => {},
    onChange: () => {},
  });
  const handlers = createHandlers({
    live,
    report: {
      versions: {},
      clock: systemClock,
      log: () => '',
      crashDumps: async () => [],
      private: () => ({ secrets: [], folders: [] }),
    },
    info: { version: '0.0.0', shell: 'web', platform: 'test', dataDir: dir },
    events,
    library,
    admin: tools,
    importJobs: createQuietJobs(),
    versions,
    recovery,
    changedFiles: { paths: [], reload: async () => {}, keep: async () => {} },
    similar,
    localApi: createLocalApi({
      listen: async (port) => {
        listenOn(port);
        return { port, url: `http://127.0.0.1:${port}/api/v1`, close: async () => {} };
      },
      port: () => settings.apiPort,
      library: () => settings.apiLibrary ?? null,
      canChooseLibrary: true,
      faults: createFaultEngine(7, systemClock),
      onChange: (status) => events.emit({ type: 'api', status }),
    }),
    openApiLibrary: async () => ({ library, admin: tools }),
    requests: createRequestLog({
      clock: systemClock,
      timers: systemTimers,
      tokens: () => [],
      onChange() {},
    }),
    settings: {
      get: () => settings,
      set: async (patch) => {
        settings = settingsSchema.parse({ ...settings, ...patch });
        return settings;
      },
    },
    apiTokens: await openApiTokens({
      settings: profileStore.settings(),
      vault: profileStore.vault(),
      random: nodeRandom,
      log: silentLog,
      onChange() {},
    }),
  });
  const unexpected = vi.fn();
  const call = (method: string, input: unknown) => dispatch(handlers, method, input, unexpected);
  return { call, events, unexpected, close, handlers };
}

describe('the bridge', () => {
  it("returns a request's result", async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    expect(await call('app.info', {})).toEqual({
      ok: true,
      value: { version: '0.0.0', shell: 'web', platform: 'test', dataDir: folder.dir },
    });
    await close();
  });

  it.each([
    ['no.such', {}, 'outdated-client'],
    ['toString', {}, 'outdated-client'],
    ['__proto__', {}, 'outdated-client'],
    ['question.get', { id: 0 }, 'bad-input'],
    ['question.get', { id: '1' }, 'outdated-client'],
    ['question.get', null, 'outdated-client'],
    ['draft.save', { id: null, input: { title: 1 } }, 'outdated-client'],
    ['settings.set', { theme: 'pink' }, 'bad-input'],
  ])('rejects %s with %j as %s without logging an error', async (method, input, code) => {
    await using folder = await createTemporaryFolder();
    const { call, unexpected, close } = await openHandlers(folder.dir);
    expect(await call(method, input)).toMatchObject({ ok: false, problem: { code } });
    expect(unexpected).not.toHaveBeenCalled();
    await close();
  });

  it('includes likely duplicates in the filter counts', async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    for (const [index, title] of ['Tea or coffee?', 'Tea or coffee?', 'Sea or mountains?'].entries()) {
      const input = { ...createEmptyDraft(), title };
      const draft = { id: null, key: `key ${index}`, version: 0, basedOn: 0, input };
      expect(await call('draft.save', draft)).toMatchObject({ ok: true });
    }
    await expect
      .poll(() => call('library.facets', { section: 'all' }))
      .toMatchObject({ ok: true, value: { duplicates: 2 } });
    await close();
  });

  it('describes an invalid field of the input in plain English', async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    expect(await call('question.get', { id: '1' })).toMatchObject({
      problem: { message: 'question.get: id must be a number.' },
    });
    await close();
  });

  it("rejects input that doesn't match the method's schema", async () => {
    const method = fc.oneof(fc.constantFrom(...Object.keys(methods)), fc.string());
    await fc.assert(
      fc.asyncProperty(method, fc.anything({ withNullPrototype: true }), async (name, input) => {
        const received: [string, unknown][] = [];
        const noted = Object.keys(methods).map((one) => [
          one,
          (input: unknown) => {
            received.push([one, input]);
            return Promise.reject(new AppError('not-found', 'Nothing is here.'));
          },
        ]);
        // `noted` has every method, but its type doesn't show that.
        await dispatch(Object.fromEntries(noted) as Handlers, name, input, () => {});
        for (const [called, input] of received) {
          expect(called).toBe(name);
          const schema = Object.entries(methods).find(([one]) => one === called)?.[1].input;
          expect(schema?.safeParse(input).success).toBe(true);
        }
      }),
    );
  });

  it('merges 2 questions and undoes the merge', async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    const input = {
      title: 'Tea or coffee?',
      options: '🍵 - Tea\n☕ - Coffee',
      description: '',
      footer: '',
      image: '',
    };
    for (const key of ['a', 'b']) {
      await call('question.save', { id: null, key, version: 0, basedOn: 0, input });
    }
    await call('questions.tag', { ids: [2], add: ['drinks'], remove: [] });
    const refs = { kept: { id: 1, version: 1 }, merged: { id: 2, version: 1 } };
    expect(await call('question.merge', refs)).toMatchObject({
      ok: true,
      value: { kept: { id: 1, tags: ['drinks'] }, merged: { id: 2, removedAt: expect.any(Number) } },
    });
    expect(await call('question.merge', refs)).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    expect(await call('question.undoMerge', { kept: 1, merged: 2 })).toMatchObject({
      ok: true,
      value: { kept: { id: 1 }, merged: { id: 2, removedAt: null, tags: ['drinks'] } },
    });
    await close();
  });

  it("returns an expected error's code and details", async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    expect(await call('question.get', { id: 12 })).toMatchObject({
      ok: false,
      problem: { code: 'not-found', details: { id: 12 } },
    });
    await close();
  });

  it('logs an unexpected error and hides its details from the client', async () => {
    await using folder = await createTemporaryFolder();
    const { handlers, unexpected, close } = await openHandlers(folder.dir);
    const bug = new TypeError('secret detail');
    const broken = { ...handlers, 'app.info': () => Promise.reject(bug) };
    const reply = await dispatch(broken, 'app.info', {}, unexpected);
    expect(reply).toMatchObject({ ok: false, problem: { code: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('secret detail');
    expect(unexpected).toHaveBeenCalledExactlyOnceWith(bug);
    await close();
  });

  it('returns the latest event number with a list', async () => {
    await using folder = await createTemporaryFolder();
    const { call, events, close } = await openHandlers(folder.dir);
    events.emit({ type: 'settings', settings: createDefaultSettings() });
    const query = { section: 'all', search: '', sort: 'edited', offset: 0, limit: 10 };
    expect(await call('library.list', query)).toMatchObject({
      ok: true,
      value: { revision: 1, total: 0, rows: [], counts: { all: 0 } },
    });
    await close();
  });
});

describe('bridge events', () => {
  it("are numbered without gaps and aren't sent to unsubscribed listeners", () => {
    const events = createEvents();
    const seen: HostEvent[] = [];
    const stop = events.subscribe((event) => seen.push(event));
    events.emit({ type: 'settings', settings: createDefaultSettings() });
    events.emit({ type: 'settings', settings: createDefaultSettings() });
    stop();
    events.emit({ type: 'settings', settings: createDefaultSettings() });
    expect(seen.map((event) => event.revision)).toEqual([1, 2]);
    expect(events.revision).toBe(3);
  });
});

describe('the local API switch', () => {
  it('starts, stops, and restarts the API and sends an event for each change', async () => {
    await using folder = await createTemporaryFolder();
    const { call, events, close } = await openHandlers(folder.dir);
    const states: string[] = [];
    events.subscribe((event) => event.type === 'api' && states.push(event.status.state));
    await call('api.start', {});
    await call('api.stop', {});
    await call('api.start', {});
    expect(states).toEqual(['running', 'stopped', 'running']);
    expect(await call('settings.get', {})).toMatchObject({ value: { apiEnabled: true, apiPort: 4747 } });
    await close();
  });

  it('reports a port in use and stores a port that works', async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir, (port) => {
      if (port === 4747) throw new AppError('port-in-use', 'taken', { port });
    });
    expect(await call('api.start', {})).toMatchObject({
      ok: true,
      value: {
        state: 'failed',
        url: null,
        port: 4747,
        problem: { code: 'port-in-use', details: { port: 4747 } },
      },
    });
    expect(await call('api.start', { port: 4748 })).toMatchObject({
      ok: true,
      value: { state: 'running', port: 4748 },
    });
    expect(await call('settings.get', {})).toMatchObject({ value: { apiPort: 4748 } });
    await close();
  });

  it('sends the new settings when it or the port changes', async () => {
    await using folder = await createTemporaryFolder();
    const { call, events, close } = await openHandlers(folder.dir);
    const seen: unknown[] = [];
    events.subscribe((event) => event.type === 'settings' && seen.push(event.settings));
    await call('api.start', { port: 4748 });
    await call('api.stop', {});
    expect(seen).toMatchObject([
      { apiPort: 4748, apiEnabled: true, apiLibrary: 'test' },
      { apiPort: 4748, apiEnabled: false },
    ]);
    await close();
  });

  it('is in the last requested state after rapid changes', async () => {
    await using folder = await createTemporaryFolder();
    const { call, close } = await openHandlers(folder.dir);
    await Promise.all([
      call('api.start', {}),
      call('api.stop', {}),
      call('api.start', {}),
      call('api.stop', {}),
    ]);
    expect(await call('api.status', {})).toMatchObject({ value: { state: 'stopped' } });
    await close();
  });
});
