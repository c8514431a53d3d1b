import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Store, StoreOptions } from '../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files, watchFolder } from '../../../../electron/host/system/files.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createFaultyFiles, ignoreSync } from '../../../support/store-faults.ts';
import { formatEntryLine, formatQuestions, writeFiles } from '../../../support/store-files.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const NAME = '000001-000256.jsonl';
const FILE = `questions/${NAME}`;
const three = [1, 2, 3].map((id) => formatEntryLine(id, createSmallEntry(id)));
const [one = '', two = '', last = ''] = three;
const disk = ignoreSync(createNodeFiles());

const edited = (text: string, saved: number) => text.replace('"saved":1', `"saved":${saved}`);
/** The file after another program changed question 2. */
const OUTSIDE = formatQuestions(one, edited(two, 5), last);

/** Opens a library with 3 questions and a UI that can ask the user. `change` simulates another program. */
async function open(dir: string, options: Partial<StoreOptions> = {}) {
  let notify: (names: ReadonlySet<string> | null) => void = () => {};
  const changed = Promise.withResolvers<void>();
  const store = await openStore({
    dir,
    files: disk,
    log: silentLog,
    clock: { now: () => Date.parse('2026-11-09T09:00:00.000Z') },
    canAsk: () => true,
    onChangedFiles: () => changed.resolve(),
    watch: (watched, onChange) => {
      if (watched.endsWith('questions')) notify = onChange;
      return () => {};
    },
    ...options,
  });
  const published: number[][] = [];
  store.onPublished((entries) => published.push(entries.map(({ id }) => id)));
  return {
    store,
    published,
    /** Writes the file as another program would. Resolves when the store detects the change. */
    async change(content: string | null) {
      if (content === null) await rm(join(dir, FILE));
      else await writeFile(join(dir, FILE), content);
      notify(new Set([NAME]));
      await changed.promise;
    },
    notify: () => notify(null),
  };
}

async function begin(dir: string, options: Partial<StoreOptions> = {}) {
  await writeFiles(dir, { [FILE]: formatQuestions(...three) });
  return open(dir, options);
}

const listSaved = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);
const all = (...saved: number[]) => saved.map((value, index) => [index + 1, value]);
const getTitle = (id: number) => getDraft(createSmallEntry(id)).title;
const read = (dir: string) => readFile(join(dir, FILE), 'utf8').catch(() => '');

async function savedAfterRestart(dir: string) {
  const store = await openStore({ dir, files: disk, log: silentLog });
  const saved = listSaved(store);
  await store.close();
  return saved;
}

/** Returns the content of all quarantined question files. */
async function quarantined(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, 'set-aside'), { recursive: true }).catch(() => []);
  const paths = names.filter((name) => name.endsWith(NAME)).map((name) => join(dir, 'set-aside', name));
  return Promise.all(paths.map((path) => readFile(path, 'utf8')));
}

const waitUntil = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { interval: 2, timeout: 120_000 }).toBe(true);

const unreadable: [string, string][] = [
  ['an invalid line', formatQuestions(...three).replace(two, two.slice(0, 50))],
  ['a missing end', formatQuestions(...three).slice(0, -30)],
  ['missing lines', formatQuestions(...three).replace(two, '')],
  ['no content', ''],
  ['another format', 'something else\n'],
];

describe('a file that another program changes while the library is open', () => {
  it("isn't overwritten until the user decides, even if the library is edited", async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir, { checkpointAfterBytes: 1 });
    await change(OUTSIDE);
    expect(store.changedFiles.paths).toEqual([FILE]);
    await store.commit(createSmallEntry(1, 8));
    await store.commit(createSmallEntry(3, 9));
    expect(listSaved(store)).toEqual(all(8, 1, 9));
    await store.close();
    expect(await read(folder.dir)).toBe(OUTSIDE);
    // Without a decision, the next start accepts the change.
    expect(await savedAfterRestart(folder.dir)).toEqual(all(8, 5, 9));
  });

  it("isn't overwritten before it's read, even without a file notification", async () => {
    await using folder = await createTemporaryFolder();
    const { store } = await begin(folder.dir);
    await writeFile(join(folder.dir, FILE), OUTSIDE);
    await store.commit(createSmallEntry(1, 8));
    await store.close();
    expect(store.changedFiles.paths).toEqual([FILE]);
    expect(await savedAfterRestart(folder.dir)).toEqual(all(8, 5, 1));
  });

  it("isn't overwritten before it's read if it changes during a write", async () => {
    await using folder = await createTemporaryFolder();
    let edits = 1;
    const files: Files = {
      ...disk,
      open: async (path, how) => {
        const file = await disk.open(path, how);
        if (!path.includes(NAME) || edits-- <= 0) return file;
        const sync = async () => writeFile(join(folder.dir, FILE), OUTSIDE);
        return { ...file, sync };
      },
    };
    const { store } = await begin(folder.dir, { files });
    await store.commit(createSmallEntry(1, 9));
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(9, 5, 1));
  });

  it("doesn't need a decision after its original content is restored", async () => {
    await using folder = await createTemporaryFolder();
    const { store, change, notify } = await begin(folder.dir);
    await change(OUTSIDE);
    await writeFile(join(folder.dir, FILE), formatQuestions(...three));
    notify();
    await waitUntil(() => store.changedFiles.paths.length === 0);
    await store.close();
    expect(await quarantined(folder.dir)).toEqual([]);
  });
});

describe("keeping the library's version", () => {
  it('overwrites the file after quarantining and reporting it', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change, published } = await begin(folder.dir);
    await store.commit(createSmallEntry(1, 8));
    await change(OUTSIDE);
    await store.changedFiles.keep();
    expect(store.changedFiles.paths).toEqual([]);
    await waitUntil(async () => (await read(folder.dir)).includes('"saved":8'));
    expect(published).toEqual([[1]]);
    expect(await quarantined(folder.dir)).toEqual([OUTSIDE]);
    expect(await store.recovery.reports()).toMatchObject([
      { files: [{ path: FILE, line: null, kind: 'changed-outside' }], restored: [], lost: [] },
    ]);
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(8, 1, 1));
  });

  it.each(unreadable)('replaces the changed file: %s', async (_, content) => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir);
    await change(content);
    await store.changedFiles.keep();
    await waitUntil(async () => (await read(folder.dir)) === formatQuestions(...three));
    expect(await quarantined(folder.dir)).toEqual([content]);
    await store.close();
  });

  it('restores a deleted file', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir);
    await change(null);
    await store.changedFiles.keep();
    await waitUntil(async () => (await read(folder.dir)) === formatQuestions(...three));
    expect(await store.recovery.reports()).toMatchObject([{ files: [{ kind: 'changed-outside' }] }]);
    await store.close();
  });

  it('happens automatically if the user can’t be asked', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir, { canAsk: () => false });
    await change(OUTSIDE);
    await waitUntil(async () => (await read(folder.dir)) === formatQuestions(...three));
    expect(await quarantined(folder.dir)).toEqual([OUTSIDE]);
    expect(await store.recovery.reports()).toHaveLength(1);
    await store.close();
  });

  it('happens automatically when the library closes if the user can’t be asked', async () => {
    await using folder = await createTemporaryFolder();
    const { store } = await begin(folder.dir, { canAsk: () => false });
    await writeFile(join(folder.dir, FILE), OUTSIDE);
    await store.replaceAll(() => []);
    await store.close();
    expect(await readdir(join(folder.dir, 'questions'))).toEqual([]);
    expect(await quarantined(folder.dir)).toEqual([OUTSIDE]);
  });
});

describe('reloading changed files', () => {
  it('reads nothing if there are none', async () => {
    await using folder = await createTemporaryFolder();
    let reads = 0;
    const files: Files = {
      ...disk,
      readFile: (path) => {
        reads += 1;
        return disk.readFile(path);
      },
    };
    const { store, published } = await begin(folder.dir, { files });
    reads = 0;
    await store.changedFiles.reload();
    expect(reads).toBe(0);
    expect(published).toEqual([]);
    await store.close();
  });

  it('publishes new versions once and leaves other entries unchanged', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change, published } = await begin(folder.dir);
    const first = store.entries.get(1);
    const outside = formatQuestions(one, edited(two, 5), formatEntryLine(9, createSmallEntry(4, 9)));
    await change(outside);
    await store.changedFiles.reload();
    expect(store.changedFiles.paths).toEqual([]);
    expect(published).toEqual([[2, 4, 3]]);
    expect(listSaved(store)).toEqual(all(1, 5, 1, 9));
    expect(store.entries.get(1)).toBe(first);
    expect(store.entries.get(2)?.version).toBe(2);
    // The other program removed question 3's line and updated the header's line count, so the store treats
    // the question as deleted.
    expect(store.entries.get(3)?.removedAt).not.toBeNull();
    const [report] = await store.recovery.reports();
    expect(report?.files).toContainEqual(
      expect.objectContaining({ path: FILE, outcome: 'removed', id: 3, title: getTitle(3) }),
    );
    expect(await quarantined(folder.dir)).toEqual([outside]);
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(1, 5, 1, 9));
  });

  it('keeps commits that are pending or only in the journal', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir);
    await store.commit(createSmallEntry(1, 7));
    // Lines in another copy of the library can have higher sequence numbers.
    const outside = formatQuestions(
      formatEntryLine(50, createSmallEntry(1, 2)),
      formatEntryLine(60, createSmallEntry(2, 3)),
      edited(last, 4),
    );
    await change(outside);
    const pending = store.commit({ ...createSmallEntry(2, 8), version: 2 });
    await store.changedFiles.reload();
    await pending;
    expect(listSaved(store)).toEqual(all(7, 8, 4));
    expect(await quarantined(folder.dir)).toEqual([outside]);
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(7, 8, 4));
  });

  it("keeps a commit that's made during the read and written later", async () => {
    await using folder = await createTemporaryFolder();
    const read = Promise.withResolvers<void>();
    let whileReading: (() => void) | undefined;
    const files: Files = {
      ...disk,
      async open(path, how, mode) {
        const file = await disk.open(path, how, mode);
        if (!path.includes('journal')) return file;
        const write: typeof file.write = (...written) => read.promise.then(() => file.write(...written));
        return { ...file, write };
      },
      async readdir(path) {
        if (path.endsWith('questions')) whileReading?.();
        // After reading the quarantine, the store chooses the versions to commit.
        if (path.endsWith('set-aside')) read.resolve();
        return disk.readdir(path);
      },
    };
    const { store, change } = await begin(folder.dir, { files });
    await change(OUTSIDE);
    let pending: Promise<void> | undefined;
    whileReading = () => {
      whileReading = undefined;
      pending = store.commit({ ...createSmallEntry(2, 8), version: 2 });
    };
    await store.changedFiles.reload();
    expect(pending).toBeDefined();
    await pending;
    expect(listSaved(store)).toEqual(all(1, 8, 1));
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(1, 8, 1));
  });

  it('keeps later commits after a crash, even if a file has higher sequence numbers', async () => {
    await using folder = await createTemporaryFolder();
    let isFull = false;
    const files: Files = {
      ...disk,
      async open(path, how, mode) {
        const isQuestionFile = path.includes(NAME) && !path.includes('set-aside');
        if (isFull && isQuestionFile) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        return disk.open(path, how, mode);
      },
    };
    const { store, change } = await begin(folder.dir, { files });
    await change(formatQuestions(formatEntryLine(50, createSmallEntry(1, 2)), two, last));
    isFull = true;
    await store.changedFiles.reload();
    await store.commit({ ...createSmallEntry(1, 9), version: 3 });
    await using copy = await createTemporaryFolder();
    await cp(folder.dir, copy.dir, { recursive: true });
    expect(await savedAfterRestart(copy.dir)).toEqual(all(9, 1, 1));
    await store.close();
  });

  it('keeps all changes even if the journal was also damaged', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir);
    await store.commit(createSmallEntry(1, 7));
    await truncate(join(folder.dir, 'journal/000001.jsonl'), 60);
    await change(OUTSIDE);
    await store.changedFiles.reload();
    expect(listSaved(store)).toEqual(all(7, 5, 1));
    await store.close();
    expect(await savedAfterRestart(folder.dir)).toEqual(all(7, 5, 1));
  });

  it.each(unreadable)('keeps every question despite a file with %s', async (_, content) => {
    await using folder = await createTemporaryFolder();
    const { store, change, published } = await begin(folder.dir);
    await change(content);
    await store.changedFiles.reload();
    expect(published).toEqual([]);
    await waitUntil(async () => (await read(folder.dir)) === formatQuestions(...three));
    expect(await quarantined(folder.dir)).toEqual([content]);
    expect(await store.recovery.reports()).toMatchObject([{ restored: [], lost: [] }]);
    await store.close();
  });

  it('keeps every question if the file was deleted', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await begin(folder.dir);
    await change(null);
    await store.changedFiles.reload();
    await waitUntil(async () => (await read(folder.dir)) === formatQuestions(...three));
    expect(listSaved(store)).toEqual(all(1, 1, 1));
    await store.close();
  });
});

describe.each(['reload', 'keep'] as const)('a crash during changedFiles.%s', (what) => {
  it('preserves all saved changes, whichever disk call it interrupts', async () => {
    let isAtEnd = false;
    for (let steps = 1; !isAtEnd; steps += 1) {
      await using folder = await createTemporaryFolder();
      let left = Number.POSITIVE_INFINITY;
      const faulty = createFaultyFiles(disk, () => {
        left -= 1;
        return left === 0 ? 'dies-within' : 'done';
      });
      const { store, change } = await begin(folder.dir, { files: faulty.files });
      await store.commit(createSmallEntry(1, 7));
      await change(OUTSIDE);
      left = steps;
      const isDone = await store.changedFiles[what]().then(
        () => true,
        () => false,
      );
      await store.close().catch(() => {});
      isAtEnd = !faulty.dead;
      await using copy = await createTemporaryFolder();
      await cp(folder.dir, copy.dir, { recursive: true });
      const again = await openStore({ dir: copy.dir, files: disk, log: silentLog });
      expect(again.entries.get(1)?.saved).toBe(7);
      expect(again.entries.get(3)?.saved).toBe(1);
      // Before the decision takes effect, question 2 may have either version.
      const version = again.entries.get(2)?.saved;
      if (isDone && what === 'reload') expect(version).toBe(5);
      else expect([1, 5]).toContain(version);
      if (version === 1) expect(await quarantined(copy.dir)).toContain(OUTSIDE);
      await again.close();
    }
  });
});

describe('the file watcher', () => {
  it("detects edits but ignores the store's own writes", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [FILE]: formatQuestions(...three) });
    const { store } = await open(folder.dir, { watch: watchFolder });
    await writeFile(join(folder.dir, FILE), OUTSIDE);
    await waitUntil(() => store.changedFiles.paths.length === 1);
    await store.changedFiles.reload();
    await waitUntil(async () => (await read(folder.dir)).includes('"version":2'));
    expect(store.changedFiles.paths).toEqual([]);
    expect(listSaved(store)).toEqual(all(1, 5, 1));
    await store.close();
  });
});
