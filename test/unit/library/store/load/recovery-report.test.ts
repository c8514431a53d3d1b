import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { formatSnapshot } from '../../../../../electron/host/library/restore-points/snapshot-file.ts';
import type { WatchFolder } from '../../../../../electron/host/system/files.ts';
import { createNodeFiles } from '../../../../../electron/host/system/files.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { createExampleEntry } from '../../../../support/store-entries.ts';
import { ignoreSync } from '../../../../support/store-faults.ts';
import { formatEntryLine, formatQuestions, JOURNAL, writeFiles } from '../../../../support/store-files.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';

const FILE = 'questions/000001-000256.jsonl';
const NOW = Date.parse('2026-11-09T09:00:00.000Z');
const getTitle = (id: number) => createExampleEntry(id).question?.title ?? '';
const three = [1, 2, 3].map((id) => formatEntryLine(id, createExampleEntry(id)));
const [one = '', two = '', last = ''] = three;
const retitled = (text: string, id: number, title: string) => text.replace(getTitle(id), title);
/** A Git conflict between two versions of question 2. */
const merged = formatQuestions(
  one,
  '<<<<<<< HEAD\n',
  two,
  '=======\n',
  retitled(two, 2, 'Theirs'),
  '>>>>>>> theirs\n',
  last,
).replace('"lines":7', '"lines":3');
const backup = [
  ...formatSnapshot(
    [1, 2, 3].map((id) => createExampleEntry(id)),
    NOW - 1000,
  ),
].join('');

/** Opens a library with these files. Returns the report and the log. */
async function reported(contents: Parameters<typeof writeFiles>[1], missing?: string) {
  await using folder = await createTemporaryFolder();
  await writeFiles(folder.dir, contents);
  if (missing) await rm(join(folder.dir, missing));
  const logged: string[] = [];
  const log = { ...silentLog, warn: (message: string) => void logged.push(message) };
  const store = await openStore({
    dir: folder.dir,
    files: ignoreSync(createNodeFiles()),
    log,
    clock: { now: () => NOW },
  });
  const [report, ...others] = await store.recovery.reports();
  const titles = [...store.entries.values()].map(({ question }) => question?.title);
  await store.close();
  expect(others).toEqual([]);
  return { report, titles, logged };
}

/** Opens a library and keeps it open. `change` writes a file as another program would and reloads it. */
async function opened(dir: string, canAsk = true) {
  await writeFiles(dir, { [FILE]: formatQuestions(...three) });
  let notify: Parameters<WatchFolder>[1] = () => {};
  const store = await openStore({
    dir,
    files: ignoreSync(createNodeFiles()),
    log: silentLog,
    clock: { now: () => NOW },
    canAsk: () => canAsk,
    watch: (watched, onChange) => {
      if (watched.endsWith('questions')) notify = onChange;
      return () => {};
    },
  });
  const until = (holds: () => boolean | Promise<boolean>) =>
    expect.poll(holds, { interval: 2, timeout: 120_000 }).toBe(true);
  return {
    store,
    until,
    async change(content: string) {
      await writeFile(join(dir, FILE), content);
      notify(null);
      await until(() => store.changedFiles.paths.length > 0);
      await store.changedFiles.reload();
    },
    report: async () => (await store.recovery.reports())[0],
  };
}

describe('the report after a start', () => {
  it("doesn't count Git conflict markers as losses and lists the unused version", async () => {
    const { report, titles } = await reported({ [FILE]: merged });
    expect(titles).toEqual([1, 2, 3].map(getTitle));
    expect(report).toMatchObject({ restored: [], lost: [] });
    expect(report?.files.map(({ line: number, outcome }) => [number, outcome])).toEqual([
      [6, 'not-taken'],
      [3, 'no-question'],
      [5, 'no-question'],
      [7, 'no-question'],
    ]);
    expect(report?.files[0]).toMatchObject({
      id: 2,
      title: 'Theirs',
      reason: 'the library has another version of question 2',
    });
  });

  it("doesn't count a question as lost if the journal has it", async () => {
    const content = Buffer.from(
      formatQuestions(...three.map((text) => text.replace('"title":"', '"title":"Ü'))),
      'latin1',
    );
    const { report } = await reported({
      [FILE]: content,
      'journal/000001.jsonl': JOURNAL + formatEntryLine(9, createExampleEntry(2, 9)),
      'backups/2026-11-09-08-00-00.jsonl': backup,
    });
    expect(report?.restored.map(({ id }) => id)).toEqual([1, 3]);
    expect(report?.lost).toEqual([]);
  });

  it('counts a missing line even if a damaged copy of another line replaced it', async () => {
    const { report } = await reported({
      [FILE]: formatQuestions(...three).replace(last, `${two.slice(0, -9)}\n`),
    });
    expect(report?.lost).toMatchObject([{ hint: '1 more question in questions/000001-000256.jsonl' }]);
  });

  it("doesn't include a binary file's content", async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const { report } = await reported({ [FILE]: formatQuestions(...three), 'journal/000001.jsonl': png });
    expect(report).toMatchObject({
      files: [{ path: 'journal/000001.jsonl', line: null, kind: 'foreign' }],
      lost: [
        {
          id: null,
          hint: 'all data in journal/000001.jsonl',
          facts: { what: 'file', path: 'journal/000001.jsonl' },
        },
      ],
    });
  });

  it('shows only printable text up to a limit', async () => {
    const unreadable = `\u0007\u009b Tea\ufffd or coffee ${'x'.repeat(500)}\n`;
    const { report } = await reported({ 'journal/000001.jsonl': JOURNAL + one + unreadable + two });
    expect(report?.lost).toEqual([{ id: null, hint: `Tea or coffee ${'x'.repeat(106)}…` }]);
  });

  it('contains only the ID if the line ends before the title', async () => {
    const { report } = await reported({ [FILE]: formatQuestions(three[0] ?? '', `${two.slice(0, 60)}\n`) });
    expect(report?.lost).toEqual([{ id: 2, hint: 'only the ID is readable', facts: { what: 'number' } }]);
  });

  it('names the question in an invalid line and the reason', async () => {
    const { report } = await reported({
      [FILE]: formatQuestions(...three).replace(`"title":"${getTitle(2)}`, '"title":"Two "and" more'),
      'backups/2026-11-09-08-00-00.jsonl': backup,
    });
    expect(report?.files).toMatchObject([
      { line: 3, id: 2, title: 'Two', reason: expect.stringContaining('before “and" more') },
    ]);
    expect(report?.files[0]).not.toHaveProperty('outcome');
    expect(report?.restored).toMatchObject([{ id: 2, title: getTitle(2) }]);
  });

  it('lists quarantined and missing files', async () => {
    const changed = await reported({ [FILE]: formatQuestions(...three).replace(getTitle(2), 'By hand') });
    expect(changed.report).toMatchObject({
      kept: [FILE],
      files: [{ outcome: 'taken', id: 2, title: 'By hand' }],
    });
    const missing = await reported({ [FILE]: formatQuestions(...three) }, 'library.json');
    expect(missing.report).toMatchObject({ kept: [], files: [{ path: 'library.json', outcome: 'gone' }] });
  });

  it('is logged as a change by another program or as damage', async () => {
    const changed = await reported({ [FILE]: formatQuestions(...three).replace(getTitle(2), 'By hand') });
    expect(changed.logged).toEqual(['another program changed the library']);
    const damaged = await reported({ [FILE]: formatQuestions(...three).replace(two, two.slice(9)) });
    expect(damaged.logged).toEqual(['the library has damaged files']);
  });

  it('combines lines with the same problem but lists each changed question', async () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    const lines = many.map((id) => formatEntryLine(id, createExampleEntry(id)));
    const { report } = await reported({
      [FILE]: formatQuestions(
        ...lines.map((text, index) => (index < 25 ? text.slice(1) : retitled(text, index + 1, 'Hand'))),
      ),
    });
    expect(report?.files.map(({ kind, id, outcome }) => [kind, id, outcome])).toEqual([
      ...[26, 27, 28, 29, 30].map((id) => ['changed-outside', id, 'taken']),
      ['damaged', undefined, undefined],
    ]);
    expect(report?.files.at(-1)?.reason).toMatch(/, and the same problem in 24 other lines$/);
  });
});

describe("the report about another program's changes to an open library", () => {
  it("includes a question's unused version", async () => {
    await using folder = await createTemporaryFolder();
    const { store, change, report } = await opened(folder.dir);
    await change(merged);
    expect((await report())?.files).toContainEqual({
      path: FILE,
      line: 6,
      kind: 'damaged',
      reason: 'the library has another version of question 2',
      outcome: 'not-taken',
      id: 2,
      title: 'Theirs',
    });
    expect(store.entries.get(2)?.question?.title).toBe(getTitle(2));
    await store.close();
  });

  it("doesn't list a copy of a missing file", async () => {
    await using folder = await createTemporaryFolder();
    const { store, report } = await opened(folder.dir, false);
    await rm(join(folder.dir, FILE));
    await store.commit({ ...createExampleEntry(1, 2), version: 2 });
    await store.close();
    const found = await report();
    expect(found).toMatchObject({ kept: [], lost: [], files: [{ path: FILE, kind: 'changed-outside' }] });
    expect(await readdir(join(folder.dir, 'set-aside', found?.folder ?? ''))).toEqual(['report.json']);
  });
});

describe('a question edited by another program', () => {
  it("has the other program as its version's source", async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await opened(folder.dir);
    await change(formatQuestions(...three).replace(getTitle(2), 'By hand'));
    expect(store.entries.get(2)?.lastSave).toEqual({ at: NOW, by: 'outside' });
    await store.close();
    const again = await openStore({ dir: folder.dir, files: createNodeFiles(), log: silentLog });
    expect(again.entries.get(2)?.lastSave?.by).toBe('outside');
    await again.close();
  });

  it('has one new version, even if the program writes it repeatedly', async () => {
    await using folder = await createTemporaryFolder();
    const { store, change, until } = await opened(folder.dir);
    const hand = formatQuestions(...three).replace(getTitle(2), 'By hand');
    await change(hand);
    expect(store.entries.get(2)?.question?.title).toBe('By hand');
    await until(async () => (await readFile(join(folder.dir, FILE), 'utf8')) !== hand);
    const { version } = store.entries.get(2) ?? {};
    await change(hand.replace(getTitle(3), 'By hand as well'));
    expect(store.entries.get(3)?.question?.title).toBe('By hand as well');
    expect(store.entries.get(2)?.version).toBe(version);
    await store.close();
  });

  it("keeps its last save's time and source if only its votes changed", async () => {
    await using folder = await createTemporaryFolder();
    const { store, change } = await opened(folder.dir);
    await change(formatQuestions(...three).replace('"votes":0', '"votes":7'));
    expect(store.entries.get(1)?.version).toBeGreaterThan(createExampleEntry(1).version);
    expect(store.entries.get(1)?.lastSave).toEqual(createExampleEntry(1).lastSave);
    await store.close();
  });
});
