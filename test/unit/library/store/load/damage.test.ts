import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { formatSnapshot } from '../../../../../electron/host/library/restore-points/snapshot-file.ts';
import type { Store } from '../../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files } from '../../../../../electron/host/system/files.ts';
import { type Entry, MAX_COUNT } from '../../../../../shared/library/entry.ts';
import { createDiskWith, DIR, readAll } from '../../../../support/corrupt-library.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { keepAll, keepSynced } from '../../../../support/store-disk.ts';
import { createFaultyFiles, ignoreSync } from '../../../../support/store-faults.ts';
import {
  formatEntryLine,
  formatQuestions,
  JOURNAL,
  readContents,
  readManifest,
  serializeLibraryLine,
  writeFiles,
} from '../../../../support/store-files.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../../support/time-limit.ts';

const FILE = 'questions/000001-000256.jsonl';
const clock = { now: () => Date.parse('2026-11-09T09:00:00.000Z') };
const open = (dir: string, files = ignoreSync(createNodeFiles())) =>
  openStore({ dir, files, log: silentLog, clock });
const listSaved = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);

/**
 * Opens the library twice and returns its state and report. Expects that the second start reports nothing
 * new.
 */
async function findings(dir: string) {
  const store = await open(dir);
  const [report, ...others] = await store.recovery.reports();
  const saved = listSaved(store);
  const versions = [...store.entries.values()].map(({ version }) => version);
  await store.close();
  expect(others).toEqual([]);
  const again = await open(dir);
  expect(listSaved(again)).toEqual(saved);
  expect(await again.recovery.reports()).toEqual(report ? [report] : []);
  await again.close();
  return { saved, versions, report };
}

const backup = (...entries: Entry[]) => [...formatSnapshot(entries, clock.now() - 1000)].join('');

const three = [1, 2, 3].map((id) => formatEntryLine(id, createSmallEntry(id)));
const [one = '', two = '', last = ''] = three;

describe('a damaged library', () => {
  it.each<[string, string | Buffer, number[], object, unknown[]]>([
    [
      "a line that isn't JSON",
      formatQuestions(one, `${two.slice(0, 40)}\n`, last),
      [1, 3],
      { line: 3, kind: 'damaged' },
      [{ id: 2 }],
    ],
    [
      'an invalid entry',
      formatQuestions(one, '{"seq":9,"entry":{"id":4}}\n', last),
      [1, 3],
      { line: 3, kind: 'damaged', reason: expect.stringContaining('key') },
      [{ id: 2 }],
    ],
    [
      'a line without seq',
      formatQuestions(one, '{"entry":7}\n'),
      [1],
      { line: 3, reason: 'the line has no "seq"' },
      [{}],
    ],
    ['a missing header', one + two, [1, 2], { line: 1, kind: 'damaged' }, []],
    ['the header of a journal', JOURNAL + one + two, [1, 2], { line: 1, kind: 'damaged' }, []],
    [
      'a missing end',
      formatQuestions(...three).slice(0, -30),
      [1, 2],
      { line: 4, kind: 'cut-off' },
      [{ id: 3 }],
    ],
    [
      'missing lines',
      formatQuestions(...three).replace(two, ''),
      [1, 3],
      { line: null, kind: 'cut-off', reason: '1 of 3 lines missing' },
      [{ id: 2 }],
    ],
    ['no content', '', [], { line: null, kind: 'cut-off', reason: 'the file is empty' }, [{ id: null }]],
    ['only zeros', Buffer.alloc(500), [], { line: null, kind: 'cut-off' }, [{ id: null }]],
    ['unrelated content', 'GIF89a\n\u0001', [], { line: null, kind: 'foreign' }, [{ id: null }]],
    [
      'a library line',
      formatQuestions(one, serializeLibraryLine(9, [])),
      [1],
      { line: 3, kind: 'damaged' },
      [{ id: null }],
    ],
    [
      'a truncated character',
      Buffer.from(formatQuestions(one, two, last).replace('Ärger 2', '\u0001rger 2'), 'utf8').map((byte) =>
        byte === 1 ? 0xc3 : byte,
      ) as Buffer,
      [1, 3],
      { line: 3, reason: expect.stringContaining("isn't UTF-8") },
      [{ id: 2 }],
    ],
  ])(
    'loses only unreadable questions and quarantines their file: %s',
    async (_, content, ids, finding, lost) => {
      await using folder = await createTemporaryFolder();
      await writeFiles(folder.dir, { [FILE]: content });
      const { saved, report } = await findings(folder.dir);
      expect(saved.map(([id]) => id)).toEqual(ids);
      expect(report).toMatchObject({ at: clock.now(), folder: '2026-11-09-09-00-00', restored: [], lost });
      expect(report?.files[0]).toMatchObject({ path: FILE, ...finding });
      const copy = await readFile(join(folder.dir, 'set-aside/2026-11-09-09-00-00', FILE));
      expect(copy.equals(Buffer.from(content))).toBe(true);
    },
  );

  it.each([
    ['question file', FILE, formatQuestions(...three)],
    ['journal', 'journal/000001.jsonl', JOURNAL + three.join('')],
  ])("isn't mistaken for a newer format if a bit flips in a file's version: %s", async (_, name, content) => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [name]: content.replace('"version":2', '"version":3') });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(report).toMatchObject({ files: [{ path: name, line: 1, kind: 'damaged' }], lost: [] });
  });

  it('is restored from a backup, and the report names the backup', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(...three)
        .replace(two, '')
        .slice(0, -20),
      'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2, 7), createSmallEntry(3, 8)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [2, 7],
      [3, 8],
    ]);
    expect(report).toMatchObject({
      restored: [
        { id: 2, title: 'Ärger 2 ☕', from: 'backups/2026-11-09-08-00-00.jsonl', at: clock.now() - 1000 },
        { id: 3 },
      ],
      lost: [],
    });
  });

  it.each(['questions', 'journal'])(
    'leaves room for later IDs and versions, regardless of the numbers in the %s',
    async (place) => {
      const plain = (seq: number, entry: Entry) => `${JSON.stringify({ seq, entry })}\n`;
      const cases: [number, Partial<Entry>][] = [
        [Number.MAX_SAFE_INTEGER, {}],
        [5, { version: MAX_COUNT }],
        [5, { version: Number.MAX_SAFE_INTEGER }],
        [5, { id: Number.MAX_SAFE_INTEGER }],
        [5, { id: MAX_COUNT }],
        [5, { id: 2_000_000_000 }],
      ];
      for (const [seq, odd] of cases) {
        await using folder = await createTemporaryFolder();
        const hand = plain(seq, { ...createSmallEntry(2), ...odd });
        await writeFiles(
          folder.dir,
          place === 'questions'
            ? { [FILE]: formatQuestions(one, hand) }
            : { [FILE]: formatQuestions(one), 'journal/000001.jsonl': JOURNAL + hand },
        );
        const store = await open(folder.dir);
        const two = store.latest(2);
        if (two) await store.commit({ ...two, version: two.version + 1, saved: 7 });
        const id = store.reserveId();
        expect(id).toBeLessThan(10);
        await store.commit(createSmallEntry(id, 9));
        const saved = listSaved(store);
        await store.close();
        const again = await open(folder.dir);
        expect(listSaved(again)).toEqual(saved);
        expect(listSaved(again)).toContainEqual([id, 9]);
        await again.close();
      }
    },
  );

  it("restores a missing question file from a copy, or reports its data as lost if there's no copy", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'library.json': readManifest('000001-000256.jsonl', '000257-000512.jsonl'),
      [FILE]: formatQuestions(one),
      'snapshots/kept.jsonl': backup(createSmallEntry(300, 5), createSmallEntry(2)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [300, 5],
    ]);
    expect(report?.files).toEqual([
      {
        path: 'questions/000257-000512.jsonl',
        line: null,
        reason: 'the file is missing',
        kind: 'damaged',
        outcome: 'gone',
      },
    ]);
    await rm(join(folder.dir, 'snapshots'), { recursive: true });
    await rm(join(folder.dir, 'questions/000257-000512.jsonl'));
    const store = await open(folder.dir);
    const [second] = await store.recovery.reports();
    expect(second?.lost).toEqual([
      { id: null, hint: 'all data in questions/000257-000512.jsonl', facts: expect.anything() },
    ]);
    await store.close();
  });

  it("reports how many questions a missing question file could have had if there's no copy", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'library.json': readManifest('000001-000256.jsonl', '000257-000512.jsonl'),
      'questions/000257-000512.jsonl': formatQuestions(formatEntryLine(300, createSmallEntry(300))),
      'journal/000001.jsonl': JOURNAL + formatEntryLine(301, createSmallEntry(4)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [4, 1],
      [300, 1],
    ]);
    expect(report?.lost).toMatchObject([
      { id: null, hint: 'up to 255 more questions in questions/000001-000256.jsonl' },
    ]);
  });

  it.each([
    ['a backup', 'backups/2026-11-09-08-00-00.jsonl'],
    ['a snapshot', 'snapshots/kept.jsonl'],
  ])('is restored completely from %s alone', async (_, copy) => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, dirname(copy)));
    await writeFile(join(folder.dir, copy), backup(createSmallEntry(2, 5), createSmallEntry(300, 7)));
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [2, 5],
      [300, 7],
    ]);
    expect(report?.files).toMatchObject([{ path: 'library.json', kind: 'damaged' }]);
    expect(report?.restored.map(({ id, from }) => [id, from])).toEqual([
      [2, copy],
      [300, copy],
    ]);
    expect(report?.lost).toEqual([]);
  });

  it('is reported as lost if its only copy is unreadable', async () => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, 'backups'));
    await writeFile(join(folder.dir, 'backups/2026-11-09-08-00-00.jsonl'), 'nothing\n');
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([]);
    expect(report?.lost).toEqual([{ id: null, hint: 'all data in the library', facts: { what: 'library' } }]);
  });

  it('still reserves the ID of its lost last question', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [FILE]: formatQuestions(one, two, `${last.slice(0, -20)}\n`) });
    const store = await open(folder.dir);
    expect([...store.entries.keys()]).toEqual([1, 2]);
    expect(store.reserveId()).toBe(4);
    await store.close();
  });

  it("isn't restored with questions that are only in older backups", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(...three).replace(two, ''),
      'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2)),
      'backups/2026-11-01-08-00-00.jsonl': [
        ...formatSnapshot(
          [2, 50, 60].map((id) => createSmallEntry(id)),
          5,
        ),
      ].join(''),
    });
    expect((await findings(folder.dir)).saved.map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('keeps a truncated file unchanged until it can be quarantined', async () => {
    await using folder = await createTemporaryFolder();
    const content = `${formatQuestions(...three).slice(0, -30)}`;
    await writeFiles(folder.dir, {
      [FILE]: content,
      'journal/000001.jsonl': JOURNAL + formatEntryLine(9, createSmallEntry(9)),
    });
    const { files } = createFaultyFiles(ignoreSync(createNodeFiles()), ({ path, name }) =>
      path.includes('set-aside') && name === 'open' ? { refused: 'ENOSPC' } : 'done',
    );
    const store = await open(folder.dir, files);
    expect(listSaved(store).map(([id]) => id)).toEqual([1, 2, 9]);
    expect(await store.recovery.reports()).toMatchObject([{ files: [{ path: FILE, kind: 'cut-off' }] }]);
    await store.commit(createSmallEntry(1, 2));
    await store.close();
    expect(await readFile(join(folder.dir, FILE), 'utf8')).toBe(content);
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 2],
      [2, 1],
      [9, 1],
    ]);
    expect(report?.lost).toMatchObject([{ id: 3 }]);
  });
});

describe('a manual edit', () => {
  const edited = (text: string, saved: number) => text.replace('"saved":1', `"saved":${saved}`);

  it('is applied and reported', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [FILE]: formatQuestions(...three).replace(two, edited(two, 5)) });
    const { saved, versions, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [2, 5],
      [3, 1],
    ]);
    expect(versions).toEqual([1, 2, 1]);
    expect(report).toMatchObject({
      files: [
        { path: FILE, line: 3, kind: 'changed-outside', reason: 'question 2 was changed outside the app' },
      ],
      restored: [],
      lost: [],
    });
  });

  it('can add lines anywhere, even without checksums', async () => {
    await using folder = await createTemporaryFolder();
    const added = `${JSON.stringify({ seq: 4, entry: createSmallEntry(9, 4) })}\n`;
    await writeFiles(folder.dir, { [FILE]: formatQuestions(...three).replace(one, added + one) });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([1, 2, 3, 9]);
    expect(report?.files).toMatchObject([{ line: 2, kind: 'changed-outside' }]);
  });

  it('can delete a line if it also updates the line count', async () => {
    await using folder = await createTemporaryFolder();
    const content = formatQuestions(...three)
      .replace(two, '')
      .replace('"lines":3', '"lines":2');
    await writeFiles(folder.dir, {
      [FILE]: content,
      'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([1, 3]);
    expect(report).toBeUndefined();
  });

  it("can add a question from another file's ID range", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(one, formatEntryLine(7, createSmallEntry(300, 7))),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([1, 300]);
    expect(report?.files).toMatchObject([{ line: 3, kind: 'changed-outside' }]);
    expect((await readdir(join(folder.dir, 'questions'))).sort()).toEqual([
      '000001-000256.jsonl',
      '000257-000512.jsonl',
    ]);
  });

  it('can rename a question file', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'library.json': readManifest('000001-000256.jsonl'),
      'questions/000257-000512.jsonl': formatQuestions(...three),
    });
    expect((await findings(folder.dir)).saved.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(await readdir(join(folder.dir, 'questions'))).toEqual(['000001-000256.jsonl']);
  });

  it('can repeat a question in another file, and the higher sequence number applies', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(formatEntryLine(5, createSmallEntry(1, 5))),
      'questions/000257-000512.jsonl': formatQuestions(
        formatEntryLine(9, createSmallEntry(1, 9)),
        formatEntryLine(3, createSmallEntry(300, 3)),
      ),
    });
    expect((await findings(folder.dir)).saved).toEqual([
      [1, 9],
      [300, 3],
    ]);
  });

  it("can't replace a question by repeating its ID in another line", async () => {
    await using folder = await createTemporaryFolder();
    const content = formatQuestions(...three).replace(
      two,
      edited(two.replace('"entry":{"id":2,', '"entry":{"id":1,'), 5),
    );
    await writeFiles(folder.dir, { [FILE]: content });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(report?.lost).toEqual([{ id: 2, hint: 'all of question 2', facts: { what: 'question', id: 2 } }]);
  });

  it("isn't confused with a flipped ID bit in a journal line, which is reported as damage", async () => {
    await using folder = await createTemporaryFolder();
    const content = JOURNAL + three.join('').replace('"entry":{"id":2,', '"entry":{"id":6,');
    await writeFiles(folder.dir, { 'journal/000001.jsonl': content });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([1, 3]);
    expect(report?.files).toMatchObject([{ line: 3, kind: 'damaged' }]);
    expect(report?.lost).toMatchObject([{ id: 6, hint: expect.stringContaining('Ärger 2') }]);
  });
});

describe('a damaged journal', () => {
  const journal = (...lines: string[]) => ({ 'journal/000001.jsonl': JOURNAL + lines.join('') });

  it('loses only the unreadable line', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(one, two),
      ...journal(
        `${formatEntryLine(3, createSmallEntry(2, 7)).slice(0, 60)}\n`,
        formatEntryLine(4, createSmallEntry(3, 8)),
      ),
      'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [2, 1],
      [3, 8],
    ]);
    expect(report?.files).toMatchObject([{ path: 'journal/000001.jsonl', line: 2, kind: 'damaged' }]);
    expect(report?.lost).toMatchObject([{ id: 2, hint: expect.stringContaining('the latest change') }]);
  });

  it("isn't reported as a loss if a later line has the entry", async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(
      folder.dir,
      journal(
        `${formatEntryLine(1, createSmallEntry(2, 7)).slice(0, 60)}\n`,
        formatEntryLine(2, createSmallEntry(2, 8)),
      ),
    );
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([[2, 8]]);
    expect(report?.lost).toEqual([]);
  });

  it('prefers the last line, even if an earlier line was edited to look newer', async () => {
    await using folder = await createTemporaryFolder();
    const changed = formatEntryLine(7, createSmallEntry(2, 7))
      .replace('"seq":7', '"seq":90')
      .replace('"saved":7', '"saved":6');
    await writeFiles(
      folder.dir,
      journal(
        formatEntryLine(6, createSmallEntry(2, 5)),
        changed,
        formatEntryLine(8, createSmallEntry(2, 8)),
      ),
    );
    expect((await findings(folder.dir)).saved).toEqual([[2, 8]]);
  });

  it('loses only the unreadable entries in a library line', async () => {
    await using folder = await createTemporaryFolder();
    const whole = serializeLibraryLine(9, [createSmallEntry(4), createSmallEntry(5), createSmallEntry(6)]);
    const broken = whole.replace('"id":5,"key":null', '"id":5,"key":nul');
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(...three),
      ...journal(broken, formatEntryLine(10, createSmallEntry(7))),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved.map(([id]) => id)).toEqual([4, 6, 7]);
    expect(report?.lost).toMatchObject([{ id: 5 }]);
  });

  it("is completed from a backup if a new question's line was changed", async () => {
    await using folder = await createTemporaryFolder();
    const changed = formatEntryLine(8, createSmallEntry(2, 8)).replace('"saved":8', '"saved":9');
    await writeFiles(folder.dir, {
      [FILE]: formatQuestions(one),
      ...journal(changed),
      'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2, 7)),
    });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([
      [1, 1],
      [2, 7],
    ]);
    expect(report).toMatchObject({ restored: [{ id: 2 }], lost: [] });
  });

  it('can lack its header', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { 'journal/000001.jsonl': three.join('') });
    expect((await findings(folder.dir)).saved.map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('can end in zeros and is then reported as cut off', async () => {
    await using folder = await createTemporaryFolder();
    const content = Buffer.concat([Buffer.from(JOURNAL + one), Buffer.alloc(300)]);
    await writeFiles(folder.dir, { 'journal/000001.jsonl': content });
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([[1, 1]]);
    expect(report?.files).toMatchObject([{ kind: 'cut-off' }]);
  });
});

describe('a manifest', () => {
  it.each([
    ['gone', undefined, 'the file is missing'],
    ['empty', '', expect.any(String)],
    ['truncated', readManifest('000001-000256.jsonl').slice(0, 60), expect.any(String)],
    ['in another format', '{"name":"mine"}', expect.any(String)],
    [
      'changed without a new checksum',
      readManifest().replace('"version":2', '"version":3'),
      expect.any(String),
    ],
  ])("is rewritten if it's %s and question files exist", async (_, content, reason) => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [FILE]: formatQuestions(one), 'library.json': content ?? '' });
    if (content === undefined) await rm(join(folder.dir, 'library.json'));
    const { saved, report } = await findings(folder.dir);
    expect(saved).toEqual([[1, 1]]);
    expect(report?.files).toMatchObject([{ path: 'library.json', line: null, reason }]);
    expect(JSON.parse(await readFile(join(folder.dir, 'library.json'), 'utf8'))).toMatchObject({
      version: 2,
      files: ['000001-000256.jsonl'],
    });
  });

  it("doesn't replace another program's file if there are no question files", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(join(folder.dir, 'library.json'), '{"name":"mine"}');
    await mkdir(join(folder.dir, 'questions'));
    await writeFile(join(folder.dir, 'questions/notes.txt'), 'mine');
    const before = await readContents(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({ code: 'library-unreadable' });
    expect(await readContents(folder.dir)).toEqual(before);
  });
});

describe('a crash during recovery', () => {
  it("doesn't cause further data loss or delete quarantined copies", async () => {
    const content = new Map(
      Object.entries({
        'library.json': readManifest('000001-000256.jsonl', '000257-000512.jsonl').slice(0, 40),
        [FILE]: formatQuestions(...three).replace(two, two.slice(0, 50)),
        'questions/000257-000512.jsonl': formatQuestions(formatEntryLine(4, createSmallEntry(300, 4))).slice(
          0,
          -20,
        ),
        'journal/000004.jsonl': `${JOURNAL}${formatEntryLine(8, createSmallEntry(9, 8))}broken\n${formatEntryLine(9, createSmallEntry(1, 9))}`,
        'backups/2026-11-09-08-00-00.jsonl': backup(createSmallEntry(2, 2), createSmallEntry(300, 3)),
      }).map(([path, text]) => [path, Buffer.from(text)] as const),
    );
    const openOn = (files: Files) =>
      openStore({
        dir: DIR,
        files,
        log: silentLog,
        clock,
      });
    const saved = [
      [1, 9],
      [2, 2],
      [3, 1],
      [9, 8],
      [300, 3],
    ];
    for (const fate of ['dies-before', 'dies-within', 'dies-after'] as const) {
      for (const at of countWithinTimeLimit()) {
        const disk = await createDiskWith(content);
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? fate : 'done'));
        await openOn(faulty.files)
          .then((store) => store.close())
          .catch(() => undefined);
        if (!faulty.dead) break;
        const context = `${fate} call ${at}, ${faulty.calls.at(-1)?.name} ${faulty.calls.at(-1)?.path}`;
        for (const keep of [keepAll, keepSynced]) {
          const { files } = disk.simulateCrash(keep);
          const store = await openOn(files);
          expect(listSaved(store), context).toEqual(saved);
          const reports = await store.recovery.reports();
          expect(reports.length, context).toBeGreaterThan(0);
          await store.close();
          const remaining = await readAll(files);
          for (const [path, bytes] of content) {
            if (path.startsWith('backups/')) continue;
            const copies = [...remaining].filter(
              ([copy]) => /^set-aside\/[\d-]+\//.test(copy) && copy.endsWith(path),
            );
            expect(
              copies.some(([, copy]) => copy.equals(bytes)),
              `${context}: ${path}`,
            ).toBe(true);
          }
        }
      }
    }
  });
});

describe('a recovery report', () => {
  it('is returned until dismissed, and the quarantined files are kept', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, { [FILE]: formatQuestions(...three).slice(0, -30) });
    const store = await open(folder.dir);
    let reported = 0;
    store.recovery.onChange(() => {
      reported += 1;
    });
    const [report] = await store.recovery.reports();
    await expect(store.recovery.dismiss('../questions')).rejects.toMatchObject({ code: 'not-found' });
    await store.recovery.dismiss(report?.folder ?? '');
    expect(reported).toBe(1);
    expect(await store.recovery.reports()).toEqual([]);
    await expect(store.recovery.dismiss(report?.folder ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await store.close();
    expect((await readdir(join(folder.dir, 'set-aside', report?.folder ?? ''))).sort()).toEqual([
      'questions',
      'report-dismissed.json',
    ]);
    const again = await open(folder.dir);
    expect(await again.recovery.reports()).toEqual([]);
    await again.close();
  });
});
