import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchService } from '../../../../electron/host/similar/search-service.ts';
import { createSearchWorkerClient } from '../../../../electron/host/similar/search-worker-client.ts';
import { builtCli } from '../../../support/built-cli.ts';
import { MODEL } from '../../../support/similar/meaning/reads.ts';
import { SEARCH_WORKER } from '../../../support/similar-over.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const TITLES = [
  'What is your favourite film?',
  'What is your favorite movie?',
  '',
  '😀 東京 \ud800',
  'x'.repeat(2_000),
];
const textOf = (title: string) => ({ title, description: '', options: [] });
const CHANGES = TITLES.map((title, at) => ({ key: at + 1, text: textOf(title), isDraft: false }));
const ALL = { limit: 10, atLeast: 0, leftOut: [], isSavedOnly: false, isComplete: true };

function open(dir: string, program = SEARCH_WORKER, model?: string) {
  const said: string[] = [];
  const log = {
    info() {},
    warn: (text: string) => said.push(text),
    error: (text: string, cause?: unknown) => said.push(`${text}: ${cause}`),
  };
  const search = createSearchWorkerClient({
    program,
    ...(model !== undefined && { model }),
    dir,
    log,
    onChange() {},
  });
  return { search, said };
}
/** What a service says of the titles. */
async function answers(search: SearchService) {
  await search.update(CHANGES, { isNew: true, isWhole: true });
  const hits = await search.search(textOf('What movie is your favorite?'), ALL);
  const evidence = await search.explain(textOf(TITLES[0] ?? ''), 2);
  const { pairs } = await search.pairs({ grade: 'related', limit: 9, apart: [] });
  const twins = await search.twins(null, []);
  await search.close();
  return { hits, evidence, pairs, twins };
}

// What a thread says wakes no process that has nothing else to do.
let awake: ReturnType<typeof setInterval>;
beforeEach(() => {
  awake = setInterval(() => {}, 1_000);
});
afterEach(() => clearInterval(awake));

describe('the search worker', () => {
  it('searches by words and by meaning, the same from source and as built', async () => {
    await using folder = await temporaryFolder();
    const source = open(folder.dir, SEARCH_WORKER, MODEL);
    const first = await answers(source.search);
    expect(first.hits.map(({ key }) => key).toSorted()).toEqual([1, 2]);
    expect(first.evidence?.parts.map(({ what }) => what)).toContain('meaning');
    expect(first.pairs).toMatchObject([{ a: 1, b: 2 }]);
    const built = open(folder.dir, path.resolve(builtCli(), '../../workers/search-worker.mjs'));
    expect(await answers(built.search)).toEqual(first);
    expect([...source.said, ...built.said]).toEqual([]);
  });

  it('goes by words, and says so once, if there is no model', async () => {
    await using folder = await temporaryFolder();
    const { search, said } = open(folder.dir, SEARCH_WORKER, path.join(folder.dir, 'model.bin'));
    const { hits, evidence } = await answers(search);
    expect(hits.map(({ key }) => key)).toContain(1);
    expect(evidence?.parts.map(({ what }) => what)).not.toContain('meaning');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('ENOENT');
  });

  it('rejects what fails, and goes on', async () => {
    await using folder = await temporaryFolder();
    const { search } = open(folder.dir, SEARCH_WORKER, MODEL);
    await expect(search.search(textOf('Tea'), { ...ALL, limit: -1 })).rejects.toThrow('limit');
    expect(await search.search(textOf('Tea'), ALL)).toEqual([]);
    await search.close();
    await expect(search.search(textOf('Tea'), ALL)).rejects.toThrow('ended');
  });

  it.each([
    ['is not there', null],
    ['throws', 'setTimeout(() => { throw new Error("x") }, 10)'],
    ['exits', 'process.exit(3)'],
    [
      'sends what is no message',
      'import { parentPort } from "node:worker_threads"; parentPort.postMessage("hello"); setInterval(() => {}, 1000);',
    ],
  ])('rejects everything and is reported once if its program %s', async (_what, text) => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    if (text !== null) await writeFile(program, text);
    const { search, said } = open(folder.dir, program);
    const first = search.update(CHANGES, { isNew: true, isWhole: true });
    const second = search.search(textOf('Tea'), ALL);
    await expect(first).rejects.toThrow();
    await expect(second).rejects.toThrow();
    await expect(search.explain(textOf('Tea'), 1)).rejects.toThrow();
    expect(said).toHaveLength(1);
    await search.close();
  });

  it('rejects everything, is reported once, and closes if its program never responds', async () => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    await writeFile(program, 'for (;;);');
    const said: string[] = [];
    const log = { info() {}, warn() {}, error: (text: string) => said.push(text) };
    const options = { program, dir: folder.dir, log, onChange() {}, deadlineMs: 120 };
    const search = createSearchWorkerClient(options);
    await expect(search.search(textOf('Tea'), ALL)).rejects.toThrow('respond');
    expect(said).toHaveLength(1);
    await search.close();
    const closing = createSearchWorkerClient(options);
    const rejected = expect(closing.search(textOf('Tea'), ALL)).rejects.toThrow();
    await closing.close();
    await rejected;
  });

  it('keeps no process alive that waits for nothing', async () => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.dir, 'program.mts');
    const module = path.resolve(
      import.meta.dirname,
      '../../../../electron/host/similar/search-worker-client.ts',
    );
    const log = '{ info() {}, warn() {}, error() {} }';
    await writeFile(
      program,
      `import { createSearchWorkerClient } from ${JSON.stringify(module)};
      const [program, model, dir] = ${JSON.stringify([SEARCH_WORKER, MODEL, folder.dir])};
      const search = createSearchWorkerClient({ program, model, dir, log: ${log}, onChange() {} });
      await search.update(${JSON.stringify(CHANGES)}, { isNew: true, isWhole: true });`,
    );
    const { status, signal } = spawnSync(process.execPath, [program], { timeout: 120_000 });
    expect([status, signal]).toEqual([0, null]);
  });
});
