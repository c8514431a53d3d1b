import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createMemoryDisk, keepAll, keepSynced, type MemoryDisk } from '../../../support/store-disk.ts';
import { type CallOutcome, createFaultyFiles, type DiskCall } from '../../../support/store-faults.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../support/time-limit.ts';
import { openTitledLibrary, type TitledLibrary } from '../../../support/titled-library.ts';

const FIRST = 'history/000001-000256.jsonl';
const openIn = (dir: string, files: Files = createNodeFiles()) => openTitledLibrary({ dir, files });

/** Runs `work`, closes the library, and returns the lines of the first history file. */
async function linesAfter(dir: string, work: (opened: TitledLibrary) => Promise<unknown>): Promise<string[]> {
  const opened = await openIn(dir);
  await work(opened);
  await opened.store.close();
  return (await readFile(join(dir, FIRST), 'utf8')).split('\n');
}

describe('question history', () => {
  it('includes every saved version with its time and source, even after a restart', async () => {
    await using folder = await createTemporaryFolder();
    let { store, ...opened } = await openIn(folder.dir);
    const id = await opened.create('First title');
    await opened.save(id, 'Second title');
    await opened.edit(id, 'Third title');
    await opened.save(id, 'Fourth title');
    const summaries = async () =>
      (await store.versions(opened.library.entry(id))).versions.map(({ by, question, ...rest }) => ({
        ...rest,
        by,
        title: question.title,
      }));
    const expected = [
      { id, version: 1, saved: 1, by: 'app', title: 'First title' },
      { id, version: 2, saved: 2, by: 'app', title: 'Second title' },
      { id, version: 3, saved: 3, by: 'api', title: 'Third title' },
    ];
    expect(await summaries()).toMatchObject(expected);
    const times = (await summaries()).map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(new Set(times).size).toBe(3);
    const noted = await summaries();
    await store.close();
    ({ store, ...opened } = await openIn(folder.dir));
    expect(await summaries()).toEqual(noted);
    await store.close();
  });

  it('has no version for an unchanged save, new votes, or a draft', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store, ...opened } = await openIn(folder.dir);
    const id = await opened.create('First title');
    await opened.save(id, 'First title');
    await opened.edit(id, 'First title');
    await library.markSent(id, [3, 4]);
    await library.undoMarkSent(id);
    const { version, saved, draft } = library.entry(id);
    expect(draft).toBeNull();
    const input = { ...createEmptyDraft(), title: 'Being written' };
    await library.saveDraft({ id, key: 'k', version, basedOn: saved, input });
    await library.remove(id);
    await library.restore(id);
    expect(await opened.titles(id)).toEqual(['First title']);
    await opened.save(id, 'Second title');
    expect(await opened.titles(id)).toEqual(['First title', 'Second title']);
    await store.close();
  });

  it('is empty for a draft', async () => {
    await using folder = await createTemporaryFolder();
    const { library, store } = await openIn(folder.dir);
    const input = { ...createEmptyDraft(), title: 'Being written' };
    const entry = await library.saveDraft({ id: null, key: 'k', version: 0, basedOn: 0, input });
    expect(await store.versions(entry)).toEqual({ versions: [], unread: 0 });
    await store.close();
    expect(await readdir(folder.dir)).not.toContain('history');
  });

  it('includes versions from before a restore', async () => {
    await using folder = await createTemporaryFolder();
    const { restorePoints, store, ...opened } = await openIn(folder.dir);
    const id = await opened.create('Monday’s title');
    await restorePoints.create('monday');
    await opened.save(id, 'Tuesday’s title');
    await restorePoints.restore('monday');
    expect(await opened.titles(id)).toEqual(['Monday’s title', 'Tuesday’s title', 'Monday’s title']);
    await store.close();
    const again = await openIn(folder.dir);
    expect(await again.titles(id)).toEqual(['Monday’s title', 'Tuesday’s title', 'Monday’s title']);
    await again.store.close();
  });

  it('omits versions of an earlier question with the same ID', async () => {
    await using folder = await createTemporaryFolder();
    const { restorePoints, library, store, ...opened } = await openIn(folder.dir);
    const id = await opened.create('The old question');
    await opened.save(id, 'The old question, edited');
    await restorePoints.replace(() => []);
    expect(await opened.create('A new question')).toBe(id);
    expect(await opened.titles(id)).toEqual(['A new question']);
    await opened.save(id, 'A new question, edited');
    expect(await opened.titles(id)).toEqual(['A new question', 'A new question, edited']);
    await library.replaceAll(() => []);
    await restorePoints.restore('before-last-change');
    expect(await opened.titles(id)).toEqual(['The old question', 'The old question, edited']);
    await store.close();
  });

  it('starts with the stored version if none was recorded', async () => {
    await using folder = await createTemporaryFolder();
    const { store, library, ...opened } = await openIn(folder.dir);
    const id = await opened.create('First title');
    await opened.save(id, 'Second title');
    const { lastSave: _, ...old } = library.entry(id);
    await library.replaceAll(() => [{ ...old, id: 7 }]);
    await opened.save(7, 'Third title');
    expect(await opened.titles(7)).toEqual(['Second title', 'Third title']);
    const [version] = (await store.versions(library.entry(7))).versions;
    expect(version).toMatchObject({ at: old.editedAt, by: 'app' });
    await store.close();
  });
});

describe('a history file', () => {
  it('has a header and one line with a checksum per version', async () => {
    await using folder = await createTemporaryFolder();
    const lines = await linesAfter(folder.dir, async ({ create, save }) => {
      const id = await create('First title');
      await save(id, 'Second title');
    });
    expect(lines).toEqual([
      expect.stringMatching(/^\{"format":"qotd-studio history","version":2,"sum":"[0-9a-f]{8}"\}$/),
      expect.stringMatching(
        /^\{"sum":"[0-9a-f]{8}","version":\{"id":1,"version":1,"saved":1,"at":\d+,"by":"app","question":\{.*"title":"First title".*\}\}\}$/,
      ),
      '',
    ]);
  });

  it('covers 256 IDs', async () => {
    await using folder = await createTemporaryFolder();
    await linesAfter(folder.dir, async ({ create, save, library }) => {
      await create('First title');
      await library.replaceAll((now) => [...now.values()].flatMap((entry) => [entry, { ...entry, id: 257 }]));
      await save(1, 'Second title');
      await save(257, 'Another second title');
    });
    expect((await readdir(join(folder.dir, 'history'))).sort()).toEqual([
      '000001-000256.jsonl',
      '000257-000512.jsonl',
    ]);
    const again = await openIn(folder.dir);
    expect(await again.titles(257)).toEqual(['First title', 'Another second title']);
    await again.store.close();
  });

  it.each([
    ['a flipped bit', (text: string) => text.replace('Second', 'Sedond')],
    ['a truncated line', (text: string) => text.replace(/(Second.{20}).*/, '$1')],
    [
      "another program's line",
      (text: string) => text.replace(/\n(.*Second)/, '\nHello\n{"sum":1}\n$1').replace(/.*Second.*\n/, ''),
    ],
    ['zeros', (text: string) => text.replace(/.*Second.*/, (line) => '\0'.repeat(line.length))],
    ['no header', (text: string) => text.replace(/.*\n/, '').replace(/.*Second.*\n/, '')],
  ])('loses only the damaged version and keeps the damaged content: %s', async (_, damage) => {
    await using folder = await createTemporaryFolder();
    await linesAfter(folder.dir, async ({ create, save }) => {
      const id = await create('First title');
      for (const title of ['Second title', 'Third title', 'Fourth title']) await save(id, title);
    });
    const path = join(folder.dir, FIRST);
    const damaged = damage(await readFile(path, 'utf8'));
    await writeFile(path, damaged);
    const { titles, save, store } = await openIn(folder.dir);
    expect(await titles(1)).toEqual(['First title', 'Third title', 'Fourth title']);
    await save(1, 'Fifth title');
    await store.close();
    expect(await readFile(path, 'utf8')).toContain(damaged);
    const again = await openIn(folder.dir);
    expect(await again.titles(1)).toEqual(['First title', 'Third title', 'Fourth title', 'Fifth title']);
    await again.store.close();
  });

  it('starts a new line if its last line has no line break', async () => {
    await using folder = await createTemporaryFolder();
    await linesAfter(folder.dir, async ({ create, save }) => {
      await save(await create('First title'), 'Second title');
    });
    await appendFile(join(folder.dir, FIRST), '{"sum":"0123');
    const lines = await linesAfter(folder.dir, ({ save }) => save(1, 'Third title'));
    expect(lines.at(-3)).toBe('{"sum":"0123');
    const { titles, store } = await openIn(folder.dir);
    expect(await titles(1)).toEqual(['First title', 'Second title', 'Third title']);
    await store.close();
  });

  it.each([
    [
      'an editor’s changes to whitespace',
      (text: string) => `\ufeff${text.replaceAll('\n', '\r\n\r\n').trimEnd()}`,
    ],
    ['no content', () => ''],
    ['another format', (text: string) => text.replace('qotd-studio history', 'something else')],
  ])('accepts new versions despite %s', async (_, edit) => {
    await using folder = await createTemporaryFolder();
    await linesAfter(folder.dir, async ({ create, save }) => {
      await save(await create('First title'), 'Second title');
    });
    const path = join(folder.dir, FIRST);
    await writeFile(path, edit(await readFile(path, 'utf8')));
    await linesAfter(folder.dir, ({ save }) => save(1, 'Third title'));
    const { titles, store } = await openIn(folder.dir);
    expect((await titles(1)).slice(-2)).toEqual(['Second title', 'Third title']);
    await store.close();
  });

  it("keeps unreadable lines when it's rewritten", async () => {
    await using folder = await createTemporaryFolder();
    await linesAfter(folder.dir, async ({ create, save }) => {
      const id = await create('First title');
      for (let edit = 1; edit <= 3; edit++) await save(id, `Title ${edit}`);
    });
    const path = join(folder.dir, FIRST);
    const damaged = (await readFile(path, 'utf8')).replace('"Title 1"', '"Title \0"');
    await writeFile(path, damaged);
    const line = damaged.split('\n').find((one) => one.includes('\0'));
    const lines = await linesAfter(folder.dir, async ({ save }) => {
      for (let edit = 4; edit <= 120; edit++) await save(1, `Title ${edit}`);
    });
    // The header, the first version, the latest 49 versions, the damaged line, and the empty string after the
    // last line break.
    expect(lines).toHaveLength(53);
    expect(lines[2]).toBe(line);
  });

  it('keeps the first version and the newest versions within the size limit', async () => {
    await using folder = await createTemporaryFolder();
    let most = 0;
    for (let round = 0; round < 12; round++) {
      const lines = await linesAfter(folder.dir, async ({ create, save, library }) => {
        const hasEntries = [...library.entries()].length > 0;
        const id = hasEntries ? 1 : await create('First title');
        for (let edit = 0; edit < 25; edit++) await save(id, `Title ${round} ${edit}`);
        if (!hasEntries) await save(await create('Rarely edited'), 'Edited once');
      });
      most = Math.max(most, lines.length);
      const { titles, store } = await openIn(folder.dir);
      const own = await titles(1);
      expect(own.length).toBeLessThanOrEqual(51);
      expect(own[0]).toBe('First title');
      expect(own.at(-1)).toBe(`Title ${round} 24`);
      expect(own.at(-2)).toBe(`Title ${round} 23`);
      expect(await titles(2)).toEqual(['Rarely edited', 'Edited once']);
      await store.close();
    }
    expect(most).toBeLessThan(135);
  });
});

describe('a disk failure or crash during history writes', () => {
  const DIR = '/home/library';
  const open = (files: Files, checkpointAfterBytes = 1e9) =>
    openTitledLibrary({ dir: DIR, files, checkpointAfterBytes });

  it('leaves the journal in place until the history can be written', async () => {
    const disk = createMemoryDisk();
    let refuses = true;
    const faulty = createFaultyFiles(disk.files, ({ name, path }) =>
      refuses && (name === 'write' || name === 'mkdir') && path.includes('/history')
        ? { refused: 'ENOSPC' }
        : 'done',
    );
    const first = await open(faulty.files);
    const id = await first.create('First title');
    await first.save(id, 'Second title');
    await first.store.close();
    expect(await disk.files.readdir(`${DIR}/journal`)).toEqual(['000001.jsonl']);
    refuses = false;
    const second = await open(faulty.files);
    expect(await second.titles(id)).toEqual(['First title', 'Second title']);
    await second.save(id, 'Third title');
    await second.store.close();
    expect(await disk.files.readdir(`${DIR}/journal`)).toEqual([]);
    const third = await open(disk.files);
    expect(await third.titles(id)).toEqual(['First title', 'Second title', 'Third title']);
    await third.store.close();
  });

  it("doesn't affect a save, because saves don't write the history", async () => {
    const recordCalls = async (titles: readonly string[]) => {
      const faulty = createFaultyFiles(createMemoryDisk().files, () => 'done');
      const { create, save } = await open(faulty.files);
      const id = await create('First title');
      const before = faulty.calls.length;
      for (const title of titles) await save(id, title);
      return faulty.calls.slice(before).map(({ name }) => name);
    };
    expect(await recordCalls(['Second title'])).toEqual(await recordCalls(['First title']));
  });

  /**
   * Creates 2 questions and saves them repeatedly in 2 sessions with frequent checkpoints. Collects the
   * acknowledged titles.
   */
  async function workForTwoDays(files: Files, acknowledged: string[][]): Promise<void> {
    const note = async (opened: TitledLibrary, id: number, title: string) => {
      await opened.save(id, title).then(
        () => acknowledged[id]?.push(title),
        () => undefined,
      );
    };
    const first = await open(files, 90);
    for (const title of ['Tea or coffee?', 'Dogs or cats?']) {
      await first.create(title).then(
        (id) => {
          acknowledged[id] = [title];
        },
        () => undefined,
      );
    }
    for (let edit = 1; edit <= 3; edit++) {
      await Promise.all([note(first, 1, `Tea, edit ${edit}`), note(first, 2, `Dogs, edit ${edit}`)]);
    }
    await first.store.close();
    const second = await open(files, 90);
    for (let edit = 4; edit <= 6; edit++) await note(second, 1, `Tea, edit ${edit}`);
    await second.store.close();
  }

  it.each([
    'dies-before',
    'dies-within',
    'dies-after',
    { refused: 'ENOSPC' },
    { refused: 'EIO' },
    'short',
  ] as const satisfies CallOutcome[])(
    "doesn't affect acknowledged versions, whichever operation fails: %j",
    async (outcome) => {
      for (const at of countWithinTimeLimit()) {
        const disk = createMemoryDisk();
        const acknowledged: string[][] = [];
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        await workForTwoDays(faulty.files, acknowledged).catch(() => undefined);
        const call = faulty.calls[at - 1];
        if (faulty.calls.length < at) break;
        for (const keep of [keepAll, keepSynced, (changes: number) => changes >> 1]) {
          await expectAll(disk.simulateCrash(keep), acknowledged, `call ${at}, ${call?.name} ${call?.path}`);
        }
      }
    },
    600_000,
  );

  it.each(['dies-before', 'dies-within', 'dies-after', { refused: 'EIO' }] as const satisfies CallOutcome[])(
    "doesn't affect versions while a file is rewritten, whichever operation fails: %j",
    async (outcome) => {
      const last = 111;
      const prepared = createMemoryDisk();
      const first = await open(prepared.files);
      const id = await first.create('Title 0');
      for (let edit = 1; edit <= 60; edit++) await first.save(id, `Title ${edit}`);
      await first.store.close();
      const second = await open(prepared.files);
      for (let edit = 61; edit < last; edit++) await second.save(id, `Title ${edit}`);
      await second.store.close();
      const linesOn = async ({ files }: MemoryDisk) =>
        (await files.readFile(`${DIR}/${FIRST}`)).toString().split('\n').length - 2;
      // A file with more versions is rewritten.
      expect(await linesOn(prepared)).toBe(100);
      const lastDay = async (files: Files) => {
        const third = await open(files);
        await third.save(id, `Title ${last}`);
        await third.store.close();
      };
      const whole = createFaultyFiles(prepared.simulateCrash(keepAll).files, () => 'done');
      await lastDay(whole.files);
      // Opening the library reads history files, so these calls don't count.
      const isLook = ({ name }: DiskCall) => name === 'readdir' || name === 'readStart';
      const calls = whole.calls.filter((call) => call.path.includes('/history') && !isLook(call));
      expect(calls.map(({ name }) => name)).toContain('rename');
      for (const { number: at, name } of calls) {
        const disk = prepared.simulateCrash(keepAll);
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        await lastDay(faulty.files).catch(() => undefined);
        for (const keep of [keepAll, keepSynced]) {
          const { titles, store } = await open(disk.simulateCrash(keep).files);
          const expected = Array.from({ length: 49 }, (_, index) => `Title ${last - 49 + index}`);
          expect(await titles(id), `call ${at}, ${name}`).toEqual(['Title 0', ...expected, `Title ${last}`]);
          await store.close();
        }
      }
    },
    600_000,
  );

  /**
   * Opens the library twice. Each time, expects every acknowledged version in order, without consecutive
   * duplicates.
   */
  async function expectAll(disk: MemoryDisk, acknowledged: string[][], context: string): Promise<void> {
    for (let round = 0; round < 2; round++) {
      const { library, titles, store } = await open(disk.files);
      for (const [id, saved] of acknowledged.entries()) {
        if (!saved) continue;
        const found = await titles(id);
        expect(
          found.filter((title) => saved.includes(title)),
          `${context}, question ${id}`,
        ).toEqual(saved);
        expect(library.entry(id).question?.title, context).toBe(found.at(-1));
      }
      await store.close();
    }
  }
});
