import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLibrary } from '../../../../electron/host/library/commands/editable-library.ts';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import { createCopies } from '../../../../electron/host/library/restore-points/find-in-points.ts';
import { openRestorePoints } from '../../../../electron/host/library/restore-points/restore-points.ts';
import { formatSnapshot } from '../../../../electron/host/library/restore-points/snapshot-file.ts';
import { nodeRandom } from '../../../../electron/host/ports.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createLocalProfile } from '../../../../shared/settings.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk, type MemoryDisk } from '../../../support/store-disk.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';
import { createFaultyFiles } from '../../../support/store-faults.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { createManualClock, openLibrary } from '../../../support/test-library.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';

const AUTOMATIC = 'before-last-change';
const FIRST = [
  createSmallEntry(1),
  createExampleEntry(2),
  { ...createExampleEntry(3), removedAt: 5 },
  createExampleEntry(4),
];

async function open(dir: string, entries: Entry[] = FIRST) {
  const opened = await openLibrary(dir);
  await opened.library.replaceAll(() => entries);
  return opened;
}
const listIds = (opened: { library: { entries(): Iterable<Entry> } }) =>
  [...opened.library.entries()].map(({ id }) => id);
const create = async ({ library }: Awaited<ReturnType<typeof open>>) => {
  const { question } = createExampleEntry(1);
  if (!question) throw new Error('no question');
  return (await library.createQuestion(question, { origin: 'api', author: question.author })).id;
};

describe('named restore points', () => {
  it('save the library and restore it with its IDs', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    const before = [...opened.library.entries()];
    expect(await restorePoints.create('monday')).toEqual({
      name: 'monday',
      at: opened.clock.now(),
      count: 3,
      bytes: (await readFile(join(folder.dir, 'restore-points/monday.jsonl'))).length,
      kind: 'named',
      isDamaged: false,
    });
    expect(await create(opened)).toBe(5);
    await opened.library.remove(2);
    opened.changed.length = 0;
    expect((await restorePoints.restore('monday')).count).toBe(3);
    expect(opened.changed).toEqual([null]);
    expect([...opened.library.entries()].map((entry) => ({ ...entry, version: 1 }))).toEqual(
      before.map((entry) => ({ ...entry, version: 1 })),
    );
    expect(opened.library.counts).toMatchObject({ all: 3, draft: 1, ready: 2 });
    expect(await create(opened)).toBe(5);
    await opened.close();
    const again = await openLibrary(folder.dir);
    expect(listIds(again)).toEqual([1, 2, 3, 4, 5]);
    await again.close();
  });

  it('include questions in Trash', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    await opened.tools.restorePoints.create('monday');
    await opened.library.purgeAll([3]);
    await opened.tools.restorePoints.restore('monday');
    expect((await opened.library.restore(3)).question).toEqual(FIRST[2]?.question);
    await opened.close();
  });

  it('have one readable entry per line', async () => {
    await using folder = await createTemporaryFolder();
    const { tools, clock, close } = await open(folder.dir);
    await tools.restorePoints.create('monday');
    const [header, ...lines] = (
      await readFile(join(folder.dir, 'restore-points/monday.jsonl'), 'utf8')
    ).split('\n');
    const at = new Date(clock.now()).toISOString();
    const firstLine = `{"format":"qotd-studio snapshot","version":2,"at":"${at}","count":3,"lines":4`;
    expect(header).toMatch(/^(.*),"sum":"[0-9a-f]{8}"}$/);
    expect(header?.startsWith(firstLine)).toBe(true);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual(
      FIRST.map((entry) => ({
        ...entry,
        sum: crc32(JSON.stringify(entry)).toString(16).padStart(8, '0'),
      })),
    );
    expect(lines.at(-1)).toBe('');
    await close();
  });

  it('preserve the next ID, even if the highest entry was deleted', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir, [
      createSmallEntry(1),
      { ...createSmallEntry(2), removedAt: 5 },
      { ...createSmallEntry(9), removedAt: 5 },
    ]);
    const { count } = await opened.tools.restorePoints.create('monday');
    expect(count).toBe(1);
    await opened.library.replaceAll(() => []);
    expect(await create(opened)).toBe(1);
    await opened.tools.restorePoints.restore('monday');
    expect(listIds(opened)).toEqual([1, 2, 9]);
    expect(await create(opened)).toBe(10);
    await opened.close();
  });

  it('are listed with automatic restore points, newest first', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    const list = async () =>
      (await restorePoints.list()).map(({ name, count, kind, isDamaged }) =>
        kind === 'named' ? [name, count, isDamaged] : [kind, count, isDamaged],
      );
    expect(await list()).toEqual([]);
    await restorePoints.create('tuesday');
    opened.clock.forward(1000);
    await restorePoints.create('monday');
    opened.clock.forward(1000);
    await restorePoints.restore('monday');
    opened.clock.forward(1000);
    await restorePoints.create();
    await writeFile(join(folder.dir, 'restore-points/broken.jsonl'), 'nothing');
    await writeFile(join(folder.dir, 'restore-points/notes.txt'), 'mine');
    expect(await list()).toEqual([
      ['scheduled', 3, false],
      ['before-change', 3, false],
      ['monday', 3, false],
      ['tuesday', 3, false],
      ['broken', 0, true],
    ]);
    expect(opened.pointsChanged()).toBe(4);
    await restorePoints.remove('tuesday');
    expect(await list()).not.toContainEqual(['tuesday', 3, false]);
    expect(opened.pointsChanged()).toBe(5);
    await opened.close();
  });

  it("can't be restored or deleted under an unknown name", async () => {
    await using folder = await createTemporaryFolder();
    const { tools, library, close } = await open(folder.dir);
    const { restorePoints } = tools;
    for (const call of [restorePoints.restore('nope'), restorePoints.remove('nope')]) {
      await expect(call).rejects.toMatchObject({ code: 'no-snapshot', details: { name: 'nope' } });
    }
    await expect(restorePoints.restore(AUTOMATIC)).rejects.toMatchObject({ code: 'no-snapshot' });
    await expect(restorePoints.create(AUTOMATIC)).rejects.toMatchObject({ code: 'bad-input' });
    expect(library.counts.all).toBe(3);
    expect(await restorePoints.list()).toEqual([]);
    await close();
  });

  const header = (count: number, more = '"version":1') =>
    `{"format":"qotd-studio snapshot",${more},"at":"2026-01-01T00:00:00.000Z","count":${count}}\n`;
  const line = (entry: Entry) => `${JSON.stringify(entry)}\n`;
  it.each([
    ['a newer format', header(0, '"version":3'), 1, /newer version/],
    ['another format', '{"format":"qotd-studio questions","version":1}\n', 1, /format/],
    ['no format', '{}\n', 1, /format/],
    ['no timestamp', '{"format":"qotd-studio snapshot","version":1,"count":0}\n', 1, /"at"/],
    [
      'no count',
      '{"format":"qotd-studio snapshot","version":1,"at":"2026-01-01T00:00:00.000Z"}\n',
      1,
      /"count"/,
    ],
    ['nothing', '', 1, /first line/],
    ["a line that isn't JSON", `${header(2)}${line(createSmallEntry(1))}{"id":\n`, 3, /end of the line/],
    ['a wrong checksum', header(0, '"version":2,"sum":"01234567"'), 1, /checksum is wrong/],
    ["a line that isn't an entry", `${header(1)}{"id":1}\n`, 2, /version/],
    ['a duplicate ID', header(2) + line(createSmallEntry(1)) + line(createSmallEntry(1)), 3, /twice/],
    ['a missing line', header(2) + line(createSmallEntry(1)), 1, /lists 2 entries, but there are 1/],
    [
      'a missing line of a deleted question',
      [...formatSnapshot([createSmallEntry(1), { ...createSmallEntry(2), removedAt: 5 }], 0)]
        .join('')
        .replace(/.*"id":2.*\n/, ''),
      1,
      /lists 2 lines, but there are 1/,
    ],
    ['invalid UTF-8', Buffer.from([...Buffer.from(header(1)), 0xff, 0x0a]), 2, /UTF-8/],
  ])('are rejected and change nothing if their file is invalid: %s', async (_, content, number, reason) => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    await mkdir(join(folder.dir, 'restore-points'));
    const path = join(folder.dir, 'restore-points/bad.jsonl');
    await writeFile(path, content);
    await expect(opened.tools.restorePoints.restore('bad')).rejects.toMatchObject({
      code: 'snapshot-unreadable',
      details: { path, line: number, reason: expect.stringMatching(reason) },
    });
    expect(listIds(opened)).toEqual([1, 2, 3, 4]);
    expect(await readdir(join(folder.dir, 'restore-points'))).toEqual(['bad.jsonl']);
    await opened.close();
  });

  it('are valid after an editor changes whitespace', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    await mkdir(join(folder.dir, 'restore-points'));
    const content = `\ufeff${header(2)}\n${line(createSmallEntry(8))}${line(createSmallEntry(6))}`.replaceAll(
      '\n',
      '\r\n',
    );
    await writeFile(join(folder.dir, 'restore-points/edited.jsonl'), content);
    expect((await opened.tools.restorePoints.restore('edited')).count).toBe(2);
    expect(listIds(opened)).toEqual([6, 8]);
    await opened.close();
  });
});

describe('a restore point from before an import', () => {
  it('names the imported file, even after the app starts again', async () => {
    await using folder = await createTemporaryFolder();
    let opened = await open(folder.dir);
    await opened.tools.restorePoints.replace(() => FIRST, 'questions.csv');
    await opened.tools.restorePoints.replace(() => FIRST);
    const listImported = async () =>
      (await opened.tools.restorePoints.list())
        .filter(({ kind }) => kind === 'before-change')
        .map(({ imported }) => imported);
    expect(await listImported()).toEqual([undefined, 'questions.csv']);
    await opened.close();
    opened = await open(folder.dir);
    expect(await listImported()).toEqual([undefined, 'questions.csv']);
    await opened.close();
  });

  it('truncates a long filename, because its header must be short', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const name = await opened.tools.restorePoints.replace(
      () => FIRST,
      '\u0001'.repeat(100) + '🍵'.repeat(100),
    );
    const [header = ''] = (await readFile(join(folder.dir, `restore-points/${name}.jsonl`), 'utf8')).split(
      '\n',
    );
    expect(Buffer.byteLength(header)).toBeLessThan(1024);
    const [newest] = await opened.tools.restorePoints.list();
    expect(newest).toMatchObject({ name, isDamaged: false, imported: '\u0001'.repeat(100) });
    await opened.close();
  });
});

describe('restore points from earlier versions', () => {
  it('are listed, restored, found, and replaced like new restore points', async () => {
    await using folder = await createTemporaryFolder();
    const at = (name: string) => join(folder.dir, name);
    const text = (id: number) => [...formatSnapshot([createSmallEntry(id)], id)].join('');
    await mkdir(at('snapshots'));
    await mkdir(at('backups'));
    const TIME = '2026-11-09-09-00-00';
    await writeFile(at(`snapshots/${AUTOMATIC}.jsonl`), text(5));
    await writeFile(at('snapshots/monday.jsonl'), text(6));
    await writeFile(at('snapshots/2026-11-08-09-00-00.jsonl'), text(7));
    await writeFile(at(`backups/${TIME}.jsonl`), text(8));
    await writeFile(at(`backups/${TIME}.next.jsonl`), 'unfinished');
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    const names = async () => (await restorePoints.list()).map(({ name }) => name);
    expect(await names()).toEqual([TIME, '2026-11-08-09-00-00', 'monday', AUTOMATIC]);
    expect((await restorePoints.list()).map(({ kind }) => kind)).toEqual([
      'scheduled',
      'named',
      'named',
      'before-change',
    ]);
    const copies = createCopies({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
    const found = await copies.find(new Set([5, 6, 7, 8]));
    expect(found.map(({ entry }) => entry.id)).toEqual([8, 7, 6, 5]);

    await restorePoints.restore(TIME);
    expect(listIds(opened)).toEqual([8]);
    await restorePoints.restore('monday');
    expect(listIds(opened)).toEqual([6]);
    await restorePoints.restore(`${AUTOMATIC}-3`);
    expect(listIds(opened)).toEqual([5]);
    await restorePoints.create('monday');
    expect((await restorePoints.list()).filter(({ name }) => name === 'monday')).toHaveLength(1);
    await restorePoints.restore('monday');
    expect(listIds(opened)).toEqual([5]);
    expect(await readdir(at('snapshots'))).toEqual(['2026-11-08-09-00-00.jsonl']);
    expect(await readdir(at('backups'))).toEqual([`${TIME}.jsonl`]);
    await restorePoints.remove('monday');
    expect(await names()).not.toContain('monday');
    await expect(restorePoints.create(TIME)).rejects.toMatchObject({ code: 'bad-input' });
    await opened.close();
  });

  it('can be restored after a crash interrupted an undo', async () => {
    await using folder = await createTemporaryFolder();
    const first = await open(folder.dir);
    await first.close();
    await mkdir(join(folder.dir, 'snapshots'));
    const pending = join(folder.dir, `snapshots/${AUTOMATIC}.push.jsonl`);
    await writeFile(pending, [...formatSnapshot([createSmallEntry(9)], 9)].join(''));
    const opened = await openLibrary(folder.dir);
    await opened.tools.restorePoints.restore('before-last-change');
    expect(listIds(opened)).toEqual([9]);
    await opened.close();
    expect(await readdir(join(folder.dir, 'snapshots'))).toEqual([]);
  });
});

describe('a restore, replacement, or reset', () => {
  it('can be undone and redone, including deleted entries', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    await restorePoints.create('monday');
    await opened.library.remove(1);
    await restorePoints.restore('monday');
    expect(listIds(opened)).toEqual([1, 2, 3, 4]);
    expect(opened.library.counts.all).toBe(3);
    expect((await restorePoints.restore('before-last-change')).count).toBe(2);
    expect(listIds(opened)).toEqual([1, 2, 3, 4]);
    expect(opened.library.counts.all).toBe(2);
    expect((await restorePoints.restore('before-last-change')).count).toBe(3);
    expect(listIds(opened)).toEqual([1, 2, 3, 4]);
    await opened.close();
  });

  it('creates a restore point that can be restored only once, and only until 5 newer ones exist', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    const replace = (entries: Entry[]) => restorePoints.replace(() => entries);
    const first = await replace([createSmallEntry(7)]);
    const second = await replace([createSmallEntry(8)]);
    const third = await replace([createSmallEntry(9)]);
    await restorePoints.restore(third);
    expect(listIds(opened)).toEqual([8]);
    await expect(restorePoints.restore(third)).rejects.toMatchObject({ code: 'no-snapshot' });
    await restorePoints.restore(second);
    expect(listIds(opened)).toEqual([7]);
    await restorePoints.restore(first);
    expect(listIds(opened)).toEqual([1, 2, 3, 4]);
    const old = await replace([createSmallEntry(7)]);
    for (const id of [1, 2, 3, 4, 5]) await replace([createSmallEntry(id)]);
    await expect(restorePoints.restore(old)).rejects.toMatchObject({ code: 'no-snapshot' });
    expect(listIds(opened)).toEqual([5]);
    await opened.close();
  });

  it('can be undone while at most 4 newer restore points exist', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { restorePoints } = opened.tools;
    const was = listIds(opened);
    await opened.tools.reset('all');
    for (const times of [1, 2, 3, 4]) {
      await create(opened);
      expect(listIds(opened), String(times)).toEqual([1]);
      await opened.tools.reset('all');
    }
    const before = (await restorePoints.list()).filter(({ kind }) => kind === 'before-change');
    expect(before.map(({ count }) => count)).toEqual([1, 1, 1, 1, 3]);
    await restorePoints.restore(AUTOMATIC);
    await restorePoints.restore(AUTOMATIC);
    await restorePoints.restore(`${AUTOMATIC}-5`);
    expect(listIds(opened)).toEqual(was);
    await expect(restorePoints.create(`${AUTOMATIC}-3`)).rejects.toMatchObject({ code: 'bad-input' });
    await opened.close();
  });

  it('keeps every earlier acknowledged commit in the library or a restore point', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const created = Promise.all([create(opened), create(opened)]);
    const replaced = opened.tools.restorePoints.replace(() => []);
    const after = create(opened);
    expect(await created).toEqual([5, 6]);
    await replaced;
    await after;
    const remaining = listIds(opened);
    await opened.tools.restorePoints.restore('before-last-change');
    // Each acknowledged entry is in the library or in the restore point.
    expect([...listIds(opened), ...remaining].sort()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
    await opened.close();
  });

  it('gives changed entries new versions, so outdated changes are rejected', async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir);
    const { library, tools } = opened;
    const old = library.entry(2);
    await tools.restorePoints.create('monday');
    await library.editQuestion(2, (now) => ({ ...now, title: 'Edited in between' }));
    const edited = library.entry(2);
    await tools.restorePoints.restore('monday');
    const input = { ...createEmptyDraft(), title: 'Mine' };
    for (const { version } of [old, edited]) {
      const change = { id: 2, key: 'k', version, basedOn: 1, input };
      await expect(library.saveDraft(change)).rejects.toMatchObject({ code: 'changed-elsewhere' });
    }
    // The restore didn't change this entry, so its version is still valid.
    const { version } = createSmallEntry(1);
    await library.saveDraft({ id: 1, key: 'k', version, basedOn: 0, input });
    await opened.close();
  });

  it("doesn't let outdated changes apply to an entry that reuses an ID", async () => {
    await using folder = await createTemporaryFolder();
    const opened = await open(folder.dir, []);
    const id = await create(opened);
    const { version } = opened.library.entry(id);
    await opened.tools.reset('all');
    expect(await create(opened)).toBe(id);
    const input = { ...createEmptyDraft(), title: 'Mine' };
    const outdated = opened.library.saveDraft({ id, key: 'k', version, basedOn: 1, input });
    await expect(outdated).rejects.toMatchObject({ code: 'changed-elsewhere' });
    const key = 'begun after the reset';
    const newDraft = { id: null, key, version: 0, basedOn: 0, input };
    const one = await opened.library.saveDraft(newDraft);
    expect(one.version).toBeGreaterThan(version);
    // The client repeats the request because the response was lost.
    expect(await opened.library.saveDraft(newDraft)).toBe(one);
    await opened.close();
  });
});

describe('a disk failure or crash during an undo', () => {
  const DIR = '/home/library';
  const HERE = [createSmallEntry(1, 4), createSmallEntry(300)];
  const KEPT = [createSmallEntry(2, 7), { ...createSmallEntry(3), removedAt: 5 }];
  const bare = (entries: Iterable<Entry>) => [...entries].map(({ id, saved }) => [id, saved]);

  async function openOn(files: Files) {
    const store = await openStore({ dir: DIR, files, log: silentLog });
    const emojiResolver = createEmojiResolver(new Map(), []);
    const library = createLibrary({
      store,
      clock: createManualClock(),
      random: nodeRandom,
      emojiResolver: () => emojiResolver,
      author: () => createLocalProfile('member').author,
    });
    const restorePoints = await openRestorePoints({
      dir: DIR,
      files,
      clock: createManualClock(),
      log: silentLog,
      library,
      onChange() {},
    });
    return { store, library, restorePoints };
  }

  /** Creates a library that contains HERE and has KEPT as its automatic restore point. */
  async function prepared(): Promise<MemoryDisk> {
    const disk = createMemoryDisk();
    const { library, restorePoints, store } = await openOn(disk.files);
    await library.replaceAll(() => KEPT);
    await restorePoints.replace(() => HERE);
    await store.close();
    return disk;
  }

  /** Returns the library's entries before and after an undo. */
  async function inspect(files: Files) {
    const { library, restorePoints, store } = await openOn(files);
    const found = [bare(library.entries())];
    await restorePoints.restore('before-last-change');
    found.push(bare(library.entries()));
    await store.close();
    const points = await files.readdir(`${DIR}/restore-points`);
    // A crash can leave the restored snapshot file behind.
    expect(points.length).toBeLessThanOrEqual(2);
    for (const name of points) expect(name).toMatch(/^before-[\d-]+\.jsonl$/);
    return found;
  }
  const BEFORE = [bare(HERE), bare(KEPT)];
  const AFTER = [bare(KEPT), bare(HERE)];

  it.each(['dies-before', 'dies-within', 'dies-after'] as const)(
    'preserves both states, one as a restore point, if the process %s any call',
    async (outcome) => {
      const seen = new Set<string>();
      /**
       * Restores on a disk that fails at call `at`. Returns whether the process died and the number of calls.
       */
      const dieAt = async (at: number): Promise<{ dead: boolean; calls: number }> => {
        const disk = await prepared();
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        const work = async () => {
          const { restorePoints, store } = await openOn(faulty.files);
          await restorePoints.restore('before-last-change');
          await store.close();
        };
        await work().catch((error: unknown) => {
          if (!faulty.dead) throw error;
        });
        for (const keep of [(changes: number) => changes, () => 0, (changes: number) => changes >> 1]) {
          const { files } = disk.simulateCrash(keep);
          const context = `${outcome} call ${at}, ${faulty.calls.at(-1)?.name} ${faulty.calls.at(-1)?.path}`;
          const found = await inspect(files);
          expect([BEFORE, AFTER], context).toContainEqual(found);
          seen.add(JSON.stringify(found));
        }
        return { dead: faulty.dead, calls: faulty.calls.length };
      };
      for (const at of countWithinTimeLimit()) {
        const { dead, calls } = await dieAt(at);
        if (dead) continue;
        // A slow computer skips some calls, but never the last one.
        await dieAt(calls);
        break;
      }
      expect(seen.size).toBe(2);
    },
    600_000,
  );

  it("changes nothing if the restore point or library can't be written", async () => {
    for (const folder of ['/restore-points/', '/journal/']) {
      const disk = await prepared();
      let refuses = false;
      const faulty = createFaultyFiles(disk.files, ({ name, path }) =>
        refuses && name === 'write' && path.includes(folder) ? { refused: 'ENOSPC' } : 'done',
      );
      const { library, restorePoints, store } = await openOn(faulty.files);
      refuses = true;
      await expect(restorePoints.restore('before-last-change')).rejects.toMatchObject({ code: 'disk' });
      expect(bare(library.entries())).toEqual(bare(HERE));
      refuses = false;
      // The library remains usable. This edit makes it differ from the snapshot that couldn't be restored.
      const { title } = createSmallEntry(1).draft?.input ?? { title: '' };
      const input = { ...createEmptyDraft(), title, footer: 'f' };
      await library.saveDraft({ id: 1, key: 'k', version: library.entry(1).version, basedOn: 0, input });
      await store.close();
      expect(await inspect(disk.files)).toEqual(BEFORE);
    }
  });

  it("doesn't prevent the undo if the restore point can't be renamed immediately", async () => {
    const disk = await prepared();
    let refuses = false;
    const faulty = createFaultyFiles(disk.files, ({ name, path }) =>
      refuses && name === 'rename' && /\/restore-points\/before-[\d-]+\.jsonl$/.test(path)
        ? { refused: 'EIO' }
        : 'done',
    );
    const { library, restorePoints, store } = await openOn(faulty.files);
    refuses = true;
    expect((await restorePoints.restore('before-last-change')).count).toBe(1);
    expect(bare(library.entries())).toEqual(bare(KEPT));
    refuses = false;
    expect((await restorePoints.restore('before-last-change')).count).toBe(2);
    expect(bare(library.entries())).toEqual(bare(HERE));
    refuses = true;
    expect((await restorePoints.restore('before-last-change')).count).toBe(1);
    await store.close();
    expect(await inspect(disk.files)).toEqual(AFTER);
  });
});
