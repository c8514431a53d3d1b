import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Store } from '../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files, watchFolder } from '../../../../electron/host/system/files.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createFaultyFiles, withoutSync } from '../../../support/store-faults.ts';
import { line, questions, writeFiles } from '../../../support/store-files.ts';
import { smallEntry } from '../../../support/store-workload.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const NAME = '000001-000256.jsonl';
const FILE = `questions/${NAME}`;
const three = [1, 2, 3].map((id) => line(id, smallEntry(id)));
const [one = '', two = ''] = three;

/** An open library with 3 questions. `notify` notifies its file watcher. */
async function opened(dir: string, content: string = questions(...three)) {
  await writeFiles(dir, { [FILE]: content });
  let notify: (names: ReadonlySet<string> | null) => void = () => {};
  const { files, calls } = createFaultyFiles(withoutSync(createNodeFiles()), () => 'done');
  const store = await openStore({
    dir,
    files,
    log: silentLog,
    clock: { now: () => Date.parse('2026-11-09T09:00:00.000Z') },
    watch: (watched, onChange) => {
      if (watched.endsWith('questions')) notify = onChange;
      return () => {};
    },
  });
  const published: number[][] = [];
  store.onPublished((entries) => published.push(entries.map(({ id }) => id)));
  return {
    store,
    calls,
    published,
    notify: (names: string[] | null = [NAME]) => notify(names && new Set(names)),
  };
}

const edited = (text: string, saved: number) => text.replace('"saved":1', `"saved":${saved}`);
const titleOf = (id: number) => draftOfEntry(smallEntry(id)).title;
const savedOf = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);
const all = (...saved: number[]) => saved.map((value, index) => [index + 1, value]);

/** Resolves once the condition is met. */
const waitUntil = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { interval: 2, timeout: 120_000 }).toBe(true);

describe('a question file that another program changes while it is open', () => {
  it('is applied as new versions, and unchanged entries stay', async () => {
    await using folder = await temporaryFolder();
    const { store, published, notify } = await opened(folder.dir);
    const first = store.entries.get(1);
    await writeFile(join(folder.dir, FILE), questions(one, edited(two, 5), line(9, smallEntry(4, 9))));
    notify();
    await waitUntil(() => published.flat().length === 3);
    expect(savedOf(store)).toEqual(all(1, 5, 1, 9));
    expect(store.entries.get(1)).toBe(first);
    expect(store.entries.get(2)?.version).toBe(2);
    // Its line was removed, and the first line counts the others.
    expect(store.entries.get(3)?.removedAt).not.toBeNull();
    const title = titleOf(3);
    expect(await store.recovery.reports()).toMatchObject([
      { files: [{ path: FILE, line: null, outcome: 'removed', id: 3, title }], restored: [], lost: [] },
    ]);
    await store.close();
    const again = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
    expect(savedOf(again)).toEqual(all(1, 5, 1, 9));
    await again.close();
  });

  it.each([
    ['edited', [one, two.replace('Ärger 2', 'By hand'), line(3, smallEntry(3)).replace('"id"', 'id')]],
    ['removed', [one, line(3, smallEntry(3))]],
  ])(
    'is overridden if a question that was %s is edited here while the rest of the file is quarantined',
    async (_, lines) => {
      await using folder = await temporaryFolder();
      await writeFiles(folder.dir, { [FILE]: questions(...three) });
      const disk = withoutSync(createNodeFiles());
      const reached = Promise.withResolvers<void>();
      const proceed = Promise.withResolvers<void>();
      const files: Files = {
        ...disk,
        mkdir: async (path) => {
          if (path.endsWith('set-aside')) {
            reached.resolve();
            await proceed.promise;
          }
          return disk.mkdir(path);
        },
      };
      let notify: (names: ReadonlySet<string> | null) => void = () => {};
      const store = await openStore({
        dir: folder.dir,
        files,
        log: silentLog,
        watch: (watched, onChange) => {
          if (watched.endsWith('questions')) notify = onChange;
          return () => {};
        },
      });
      await writeFile(join(folder.dir, FILE), questions(...lines));
      notify(null);
      await reached.promise;
      const here = { ...smallEntry(2, 7), version: 2 };
      await store.commit(here);
      proceed.resolve();
      await waitUntil(async () => (await store.recovery.reports()).length > 0);
      await store.close();
      const again = await openStore({ dir: folder.dir, files: disk, log: silentLog });
      expect(again.entries.get(2)).toEqual(here);
      await again.close();
    },
  );

  it('is applied before the library is closed, if that has started', async () => {
    await using folder = await temporaryFolder();
    const { store, notify } = await opened(folder.dir);
    await writeFile(join(folder.dir, FILE), questions(one, edited(two, 5), ...three.slice(2)));
    notify();
    await store.close();
    expect(await readdir(join(folder.dir, 'journal'))).toEqual([]);
    const again = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
    expect(savedOf(again)).toEqual(all(1, 5, 1));
    await again.close();
  });

  it("isn't overwritten unread if it changes while it is being written", async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.dir, { [FILE]: questions(...three) });
    const disk = withoutSync(createNodeFiles());
    let edits = 1;
    const files: Files = {
      ...disk,
      open: async (path, how) => {
        const file = await disk.open(path, how);
        if (!path.includes(NAME) || edits-- <= 0) return file;
        return {
          ...file,
          sync: async () => {
            await writeFile(join(folder.dir, FILE), questions(one, edited(two, 5), ...three.slice(2)));
            await file.sync();
          },
        };
      },
    };
    const store = await openStore({ dir: folder.dir, files, log: silentLog });
    await store.commit(smallEntry(1, 9));
    await store.close();
    const again = await openStore({ dir: folder.dir, files: disk, log: silentLog });
    expect(savedOf(again)).toEqual(all(9, 5, 1));
    await again.close();
  });

  it("isn't deleted unread when the library is emptied", async () => {
    await using folder = await temporaryFolder();
    const { store } = await opened(folder.dir);
    const hand = questions(one, edited(two, 5), ...three.slice(2));
    await writeFile(join(folder.dir, FILE), hand);
    await store.replaceAll(() => []);
    await store.close();
    expect(await readdir(join(folder.dir, 'questions'))).toEqual([]);
    const [quarantine = ''] = await readdir(join(folder.dir, 'set-aside'));
    expect(await readFile(join(folder.dir, 'set-aside', quarantine, FILE), 'utf8')).toBe(hand);
  });

  it("isn't overwritten unread without a notification", async () => {
    await using folder = await temporaryFolder();
    const { store } = await opened(folder.dir);
    await writeFile(join(folder.dir, FILE), questions(...three).replace(two, edited(two, 5)));
    await store.commit(smallEntry(1, 8));
    await store.close();
    const again = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
    expect(savedOf(again)).toEqual(all(8, 5, 1));
    expect(await again.recovery.reports()).toEqual([]);
    await again.close();
  });

  it('is quarantined if the question was changed here too', async () => {
    await using folder = await temporaryFolder();
    const { store, notify } = await opened(folder.dir);
    await store.commit(smallEntry(2, 8));
    const outside = questions(...three).replace(two, edited(two, 5));
    await writeFile(join(folder.dir, FILE), outside);
    notify(null);
    await waitUntil(async () => (await store.recovery.reports()).length === 1);
    expect(savedOf(store)).toEqual(all(1, 8, 1));
    const [report] = await store.recovery.reports();
    expect(report?.files).toEqual([
      {
        path: FILE,
        line: 3,
        kind: 'changed-outside',
        reason: 'the app and another program both changed question 2; your version was kept',
        outcome: 'kept-here',
        id: 2,
        title: titleOf(2),
      },
    ]);
    expect(await readFile(join(folder.dir, 'set-aside', report?.folder ?? '', FILE), 'utf8')).toBe(outside);
    await store.close();
    expect(await readFile(join(folder.dir, FILE), 'utf8')).toContain('"saved":8');
  });

  it.each([
    [
      'a mistake',
      questions(...three).replace(two, two.slice(0, 50)),
      { line: 3, kind: 'damaged', outcome: 'not-taken', id: 2, title: titleOf(2) },
    ],
    ['a missing end', questions(...three).slice(0, -30), { line: 4, kind: 'cut-off' }],
    [
      'whole lines missing',
      questions(...three).replace(two, ''),
      { line: null, kind: 'cut-off', outcome: 'written-anew' },
    ],
    ['no content', '', { line: 1, kind: 'cut-off' }],
    [
      'a newer version',
      '{"format":"qotd-studio questions","version":3}\n',
      { line: 1, reason: 'a newer version of the app wrote it' },
    ],
  ])('with %s is quarantined and rewritten', async (_, content, finding) => {
    await using folder = await temporaryFolder();
    const { store, notify } = await opened(folder.dir);
    await writeFile(join(folder.dir, FILE), content);
    notify();
    await waitUntil(async () => (await readFile(join(folder.dir, FILE), 'utf8')) === questions(...three));
    expect(savedOf(store)).toEqual(all(1, 1, 1));
    const [report, ...others] = await store.recovery.reports();
    expect(others).toEqual([]);
    expect(report?.files).toMatchObject([{ path: FILE, ...finding }]);
    expect(await readFile(join(folder.dir, 'set-aside', report?.folder ?? '', FILE), 'utf8')).toBe(content);
    await store.close();
  });

  it("that's deleted is written again", async () => {
    await using folder = await temporaryFolder();
    const { store, notify } = await opened(folder.dir);
    await rm(join(folder.dir, FILE));
    notify();
    await waitUntil(
      async () => (await readFile(join(folder.dir, FILE), 'utf8').catch(() => '')) === questions(...three),
    );
    expect(await store.recovery.reports()).toMatchObject([{ files: [{ kind: 'changed-outside' }] }]);
    await store.close();
  });

  it("that's reverted is applied again", async () => {
    await using folder = await temporaryFolder();
    const { store, published, notify } = await opened(folder.dir);
    await store.commit(smallEntry(2, 8));
    await store.close();
    const second = await openStoreAgain(folder.dir);
    // As after checking out an older commit.
    await writeFile(join(folder.dir, FILE), questions(...three));
    second.notify(new Set([NAME]));
    await waitUntil(() => second.published.length === 1);
    expect(savedOf(second.store)).toEqual(all(1, 1, 1));
    await second.store.close();
    expect(published).toEqual([[2]]);
    void notify;
  });

  it('with other line breaks has no changes', async () => {
    await using folder = await temporaryFolder();
    const { store, published, notify, calls } = await opened(folder.dir);
    const content = `\ufeff${questions(...three).replaceAll('\n', '\r\n')}`;
    await writeFile(join(folder.dir, FILE), content);
    const before = calls.length;
    notify();
    await waitUntil(() => calls.length > before);
    await store.close();
    expect(published).toEqual([]);
    expect(await readFile(join(folder.dir, FILE), 'utf8')).toBe(content);
    expect(await readdir(folder.dir)).not.toContain('set-aside');
  });

  it('can be reported forever without being read in a loop', async () => {
    await using folder = await temporaryFolder();
    const { store, published, notify, calls } = await opened(folder.dir);
    await writeFile(join(folder.dir, FILE), questions(one, edited(two, 5), three[2] ?? ''));
    notify();
    await waitUntil(() => published.length === 1);
    await waitUntil(async () => (await readFile(join(folder.dir, FILE), 'utf8')).includes('"seq":4'));
    for (let times = 0; times < 5; times++) {
      const before = calls.length;
      notify(times % 2 ? null : [NAME]);
      await waitUntil(() => calls.slice(before).some(({ name }) => name === 'readFile'));
    }
    const writes = calls.filter(({ name, path }) => name === 'rename' && path.endsWith(NAME));
    expect(writes).toHaveLength(1);
    expect(published).toEqual([[2]]);
    await store.close();
  });
});

async function openStoreAgain(dir: string) {
  let notify: (names: ReadonlySet<string> | null) => void = () => {};
  const store = await openStore({
    dir,
    files: withoutSync(createNodeFiles()),
    log: silentLog,
    watch: (watched, onChange) => {
      if (watched.endsWith('questions')) notify = onChange;
      return () => {};
    },
  });
  const published: number[][] = [];
  store.onPublished((entries) => published.push(entries.map(({ id }) => id)));
  return { store, published, notify: (names: ReadonlySet<string> | null) => notify(names) };
}

describe('the file watcher', () => {
  it("lets a store apply what an editor saves, and ignores the store's own writes", async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.dir, { [FILE]: questions(...three) });
    const reported: (string[] | null)[] = [];
    const store = await openStore({
      dir: folder.dir,
      files: createNodeFiles(),
      log: silentLog,
      watch: (path, onChange) =>
        watchFolder(path, (names) => {
          reported.push(names && [...names]);
          onChange(names);
        }),
    });
    const published: number[][] = [];
    store.onPublished((entries) => published.push(entries.map(({ id }) => id)));
    await writeFile(join(folder.dir, FILE), questions(one, edited(two, 5), three[2] ?? ''));
    await waitUntil(() => published.length === 1);
    // The store rewrites the file, which the watcher also reports.
    await waitUntil(() => reported.length >= 2);
    expect(published).toEqual([[2]]);
    expect(savedOf(store)).toEqual(all(1, 5, 1));
    await store.close();
  });
});
