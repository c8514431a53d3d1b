import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchWorkerClient } from '../../../electron/host/similar/search-worker-client.ts';
import { createSimilarEngine } from '../../../electron/host/similar/worker/engine/similar-engine.ts';
import { createLexicon } from '../../../electron/host/similar/worker/lexicon/lexicon.ts';
import {
  createSearchService,
  type SearchService,
} from '../../../electron/host/similar/worker/search-service.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { silentLog } from '../../support/silent-log.ts';
import { MODEL } from '../../support/similar/embeddings/title-reader.ts';
import { openSimilarQuestions, SEARCH_WORKER } from '../../support/similar-questions-fixture.ts';
import { createMemoryDisk } from '../../support/store-disk.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const TITLES = [
  'What is your favourite film?',
  'What is your favorite movie?',
  '',
  '😀 東京 \ud800',
  'x'.repeat(2_000),
];
const createText = (title: string) => ({ title, description: '', options: [] });
const CHANGES = TITLES.map((title, at) => ({ key: at + 1, text: createText(title), isDraft: false }));
const UPDATE = { changes: CHANGES, isNew: true, isComplete: true };
const ALL = { limit: 10, minScore: 0, excludedKeys: [] };

function open(dir: string, program = SEARCH_WORKER, model?: string) {
  const logged: string[] = [];
  const timers = createManualTimers();
  let restarts = 0;
  const log = {
    info() {},
    warn: (text: string) => logged.push(text),
    error: (text: string, cause?: unknown) => logged.push(`${text}: ${cause}`),
  };
  const search = createSearchWorkerClient({
    program,
    ...(model !== undefined && { model }),
    dir,
    timers,
    log,
  });
  search.subscribe({
    onChange() {},
    onRestart() {
      restarts += 1;
    },
  });
  return { search, logged, timers, restarts: () => restarts };
}
/** Returns the results of each kind of search and closes the service. */
async function findResults(search: SearchService) {
  const text = createText('What movie is your favorite?');
  // Waits for the embeddings.
  const saved = await search.findSaved({ key: 0, text, limit: 10, waitMs: 60_000 }, UPDATE);
  const { hits } = await search.search(text, ALL, null);
  expect(saved).toEqual({ hits: hits.map(({ key, score }) => ({ key, score })), isFinal: true });
  const evidence = await search.explain(createText(TITLES[0] ?? ''), 2);
  const { pairs } = await search.duplicatePairs({ grade: 'related', limit: 9, dismissed: [] });
  const likelyDuplicates = await search.likelyDuplicates(null, []);
  await search.close();
  return { hits, evidence, pairs, likelyDuplicates };
}

// The worker's messages don't keep an idle process running, so the tests do.
let awake: ReturnType<typeof setInterval>;
beforeEach(() => {
  awake = setInterval(() => {}, 1_000);
});
afterEach(() => clearInterval(awake));

describe('the search worker', () => {
  it('finds the same results by words and semantics, whether it runs from source or is built', async () => {
    await using folder = await createTemporaryFolder();
    const source = open(folder.dir, SEARCH_WORKER, MODEL);
    const first = await findResults(source.search);
    expect(first.hits.map(({ key }) => key).toSorted()).toEqual([1, 2]);
    expect(first.evidence?.parts.map(({ what }) => what)).toContain('meaning');
    expect(first.pairs).toMatchObject([{ a: 1, b: 2 }]);
    const built = open(folder.dir, path.resolve(findBuiltCli(), '../../workers/search-worker.mjs'));
    expect(await findResults(built.search)).toEqual(first);
    expect([...source.logged, ...built.logged]).toEqual([]);
  });

  it('searches by words if there is no model, and logs that once', async () => {
    await using folder = await createTemporaryFolder();
    const { search, logged } = open(folder.dir, SEARCH_WORKER, path.join(folder.dir, 'model.bin'));
    const { hits, evidence } = await findResults(search);
    expect(hits.map(({ key }) => key)).toContain(1);
    expect(evidence?.parts.map(({ what }) => what)).not.toContain('meaning');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('ENOENT');
  });

  it('rejects failed requests and continues', async () => {
    await using folder = await createTemporaryFolder();
    const { search } = open(folder.dir, SEARCH_WORKER, MODEL);
    await expect(search.search(createText('Tea'), { ...ALL, limit: -1 }, null)).rejects.toThrow('limit');
    expect((await search.search(createText('Tea'), ALL, null)).hits).toEqual([]);
    await search.close();
    await expect(search.search(createText('Tea'), ALL, null)).rejects.toThrow('ended');
  });

  it.each([
    ['is missing', null],
    ['throws', 'setTimeout(() => { throw new Error("x") }, 10)'],
    ['exits', 'process.exit(3)'],
    [
      'sends an invalid message',
      'import { parentPort } from "node:worker_threads"; parentPort.postMessage("hello"); setInterval(() => {}, 1000);',
    ],
  ])('rejects all requests and restarts a few times if its program %s', async (_what, text) => {
    await using folder = await createTemporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    if (text !== null) await writeFile(program, text);
    const { search, logged, timers, restarts } = open(folder.dir, program);
    const first = search.update(UPDATE);
    const second = search.search(createText('Tea'), ALL, null);
    await expect(first).rejects.toThrow();
    await expect(second).rejects.toThrow();
    const expectRejection = () => expect(search.explain(createText('Tea'), 1)).rejects.toThrow();
    await expectRejection();
    expect(logged).toHaveLength(1);
    const waits: number[][] = [];
    while (timers.getRemainingMs().length > 0) {
      waits.push(timers.getRemainingMs());
      timers.advance(60_000);
      await expectRejection();
      await expectRejection();
    }
    expect([waits, restarts()]).toEqual([[[1_000], [10_000], [60_000]], 3]);
    expect(logged).toHaveLength(4);
    expect(logged.at(-1)).toContain('failed');
    await search.close();
  });

  it('rejects all requests and logs that once if its program never responds', async () => {
    await using folder = await createTemporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    await writeFile(program, 'for (;;);');
    const logged: string[] = [];
    const log = { info() {}, warn() {}, error: (text: string) => logged.push(text) };
    const timers = createManualTimers();
    const options = { program, dir: folder.dir, timers, log, deadlineMs: 120 };
    const search = createSearchWorkerClient(options);
    await expect(search.search(createText('Tea'), ALL, null)).rejects.toThrow('respond');
    expect(logged).toHaveLength(1);
    await search.close();
    const closing = createSearchWorkerClient(options);
    const rejected = expect(closing.search(createText('Tea'), ALL, null)).rejects.toThrow();
    await closing.close();
    await rejected;
  });

  it('indexes all questions except one that fails', async () => {
    const disk = createMemoryDisk();
    const logged: string[] = [];
    const search = createSearchService({
      dir: '/library',
      files: disk.files,
      timers: createManualTimers(),
      log: { ...silentLog, error: (text: string) => logged.push(text) },
      createEngine() {
        const engine = createSimilarEngine({ lexicon: createLexicon() });
        const put: typeof engine.put = (key, text) => {
          if (key === 1) throw new Error('it can not');
          engine.put(key, text);
        };
        return { ...engine, put };
      },
    });
    await search.update(UPDATE);
    const { hits } = await search.search(createText('What movie is your favorite?'), ALL, null);
    expect([hits.map(({ key }) => key), logged.length]).toEqual([[2], 1]);
    await search.close();
  });

  it("doesn't keep the process running without pending requests", async () => {
    await using folder = await createTemporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    const module = path.resolve(
      import.meta.dirname,
      '../../../electron/host/similar/search-worker-client.ts',
    );
    const ports = path.resolve(import.meta.dirname, '../../../electron/host/ports.ts');
    const log = '{ info() {}, warn() {}, error() {} }';
    await writeFile(
      program,
      `import { createSearchWorkerClient } from ${JSON.stringify(module)};
      import { systemTimers } from ${JSON.stringify(ports)};
      const [program, model, dir] = ${JSON.stringify([SEARCH_WORKER, MODEL, folder.dir])};
      const search = createSearchWorkerClient({ program, model, dir, timers: systemTimers, log: ${log} });
      await search.update(${JSON.stringify(UPDATE)});`,
    );
    const { status, signal } = spawnSync(process.execPath, [program], { timeout: 120_000 });
    expect([status, signal]).toEqual([0, null]);
  });
});

describe('similar questions with a search worker', () => {
  /**
   * Opens a library whose search worker exits when it receives "Crash now" and fails at the first "Refuse
   * once".
   */
  async function openSimilar(dir: string) {
    const program = path.join(dir, 'program.mts');
    await writeFile(
      program,
      `import { parentPort } from 'node:worker_threads';
      const on = parentPort.on.bind(parentPort);
      let refused = 0;
      parentPort.on = (name, listener) => on(name, (message) => {
        const text = JSON.stringify(message.args);
        if (text.includes('Crash now')) process.exit(1);
        if (text.includes('Talk nonsense')) parentPort.postMessage('hello');
        if (message.method === 'update' && text.includes('Refuse once') && refused++ === 0)
          parentPort.postMessage({ id: message.id, error: 'refused' });
        else listener(message);
      });
      await import(${JSON.stringify(SEARCH_WORKER)});`,
    );
    const opened = await openLibrary(dir);
    const timers = createManualTimers();
    const logged: string[] = [];
    const log = { ...silentLog, error: (text: string) => logged.push(text) };
    let changes = 0;
    const similar = openSimilarQuestions(
      { dir, library: opened.library },
      {
        timers,
        log,
        search: createSearchWorkerClient({ program, model: 'none', dir, timers, log: silentLog }),
        onChange: () => {
          changes += 1;
        },
      },
    );
    opened.library.subscribe(similar.reindex);
    const create = async (title: string): Promise<void> => {
      const options = [
        { typed: '☕', emoji: '☕', text: 'The old one', votes: 0 },
        { typed: '🍵', emoji: '🍵', text: 'The new one', votes: 0 },
      ];
      const question = { ...createNoOptionalFields(), title, options };
      const { author } = createDefaultSettings();
      await opened.library.createQuestion(question, { origin: 'app', author });
    };
    return {
      similar,
      timers,
      logged,
      changes: () => changes,
      create,
      async findIds(title: string) {
        const { hits } = await similar.search(createText(title), { id: null, limit: 5 });
        return hits.map(({ id }) => id).toSorted();
      },
      async close() {
        similar.stop();
        await similar.close();
        await opened.close();
      },
    };
  }

  it('are found again after an exited worker restarts, including new questions', async () => {
    await using folder = await createTemporaryFolder();
    const { create, findIds, timers, changes, close } = await openSimilar(folder.dir);
    await create('What is your favourite film?');
    await create('Who taught you to play the violin?');
    expect(await findIds('What movie is your favorite?')).toEqual([1]);
    await expect(findIds('Crash now')).rejects.toThrow('code 1');
    await create('What is your favorite movie?');
    await expect(findIds('What movie is your favorite?')).rejects.toThrow('code 1');
    const before = changes();
    timers.advance(1_000);
    await vi.waitFor(() => expect(changes()).toBeGreaterThan(before), 10_000);
    expect(await findIds('What movie is your favorite?')).toEqual([1, 3]);
    expect(await findIds('Who taught you the violin?')).toEqual([2]);
    await close();
  });

  it('are searched by each restarted worker, and the restart delay is reset after 10 minutes', async () => {
    await using folder = await createTemporaryFolder();
    const { create, findIds, timers, changes, close } = await openSimilar(folder.dir);
    await create('What is your favourite film?');
    await expect(findIds('Talk nonsense')).rejects.toThrow();
    const before = changes();
    timers.advance(1_000);
    await vi.waitFor(() => expect(changes()).toBeGreaterThan(before), 10_000);
    expect(await findIds('What movie is your favorite?')).toEqual([1]);
    await expect(findIds('Crash now')).rejects.toThrow();
    expect(timers.getRemainingMs()).toContain(10_000);
    timers.advance(10_000);
    expect(await findIds('What movie is your favorite?')).toEqual([1]);
    timers.advance(600_000);
    await expect(findIds('Crash now')).rejects.toThrow();
    expect(timers.getRemainingMs()).toEqual(expect.arrayContaining([1_000]));
    expect(timers.getRemainingMs()).not.toContain(60_000);
    await close();
  });

  it('are found even if the worker first rejected a change', async () => {
    await using folder = await createTemporaryFolder();
    const { create, findIds, logged, timers, close } = await openSimilar(folder.dir);
    expect(await findIds('Tea')).toEqual([]);
    await create('Refuse once, or ask for more of the pudding?');
    timers.advance(50);
    await vi.waitFor(() => expect(logged).toHaveLength(1), 10_000);
    expect(await findIds('Would you refuse or ask for more pudding?')).toEqual([1]);
    await close();
  });
});
