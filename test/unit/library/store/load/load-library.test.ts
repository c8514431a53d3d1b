import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../../../electron/host/system/files.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { createExampleEntry } from '../../../../support/store-entries.ts';
import { ignoreSync } from '../../../../support/store-faults.ts';
import {
  formatEntryLine,
  formatQuestions,
  JOURNAL,
  readContents,
  readManifest,
  writeFiles,
} from '../../../../support/store-files.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';
import { countWithinTimeLimit } from '../../../../support/time-limit.ts';

// These tests ignore disk syncs, because their results don't depend on syncing.
const open = (dir: string) => openStore({ dir, files: ignoreSync(createNodeFiles()), log: silentLog });

async function savedIn(dir: string): Promise<Record<number, number>> {
  const store = await open(dir);
  const saved = Object.fromEntries([...store.entries.values()].map((entry) => [entry.id, entry.saved]));
  await store.close();
  return saved;
}

describe('opening a library', () => {
  it('creates the folder and its parents', async () => {
    await using folder = await createTemporaryFolder();
    const dir = join(folder.dir, 'deep', 'down');
    await (await open(dir)).close();
    expect(JSON.parse(await readFile(join(dir, 'library.json'), 'utf8'))).toMatchObject({
      format: 'qotd-studio library',
      version: 2,
      created: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('shares equal authors and distinguishes authors that differ in any field', async () => {
    await using folder = await createTemporaryFolder();
    const { question } = createExampleEntry(1);
    if (!question) throw new Error('The example has no question.');
    const { author } = question;
    const others = [...Object.keys(author).map((field) => ({ [field]: 'other' })), { pronouns: 'they' }];
    const authors = [author, author, ...others.flatMap((other) => [author, { ...author, ...other }])];
    const store = await open(folder.dir);
    for (const [index, one] of authors.entries())
      await store.commit({ ...createExampleEntry(index + 1), question: { ...question, author: one } });
    await store.close();
    const opened = await open(folder.dir);
    const loaded = Array.from(opened.entries.values(), (entry) => entry.question?.author);
    await opened.close();
    expect(loaded).toEqual(authors);
    expect(loaded[1]).toBe(loaded[0]);
  });

  it("doesn't change unrelated files in the folder", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(join(folder.dir, 'notes.txt'), 'mine');
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(1));
    await writeFile(join(folder.dir, 'questions', 'notes.txt'), 'mine too');
    await writeFile(join(folder.dir, 'questions', '000001-000256 copy.jsonl'), 'mine as well');
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
    expect(await readFile(join(folder.dir, 'notes.txt'), 'utf8')).toBe('mine');
    expect((await readdir(join(folder.dir, 'questions'))).sort()).toEqual([
      '000001-000256 copy.jsonl',
      '000001-000256.jsonl',
      'notes.txt',
    ]);
  });

  it.each([
    ['library.json', '{"format":"qotd-studio library","version":3,"more":true}\n'],
    ['questions/000001-000256.jsonl', '{"format":"qotd-studio questions","version":3}\nwho knows\n'],
    ['journal/000001.jsonl', '{"format":"qotd-studio journal","version":3}\nwho knows\n'],
    ['history/000001-000256.jsonl', '{"format":"qotd-studio history","version":3}\nwho knows\n'],
  ])('rejects a newer %s and changes nothing', async (name, content) => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'journal/000009.jsonl': JOURNAL + formatEntryLine(1, createSmallEntry(1)),
      [name]: content,
    });
    const before = await readContents(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-too-new',
      details: { path: join(folder.dir, name), found: 3, known: 2 },
    });
    expect(await readContents(folder.dir)).toEqual(before);
  });

  it('accepts whitespace changes from an editor', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'library.json':
        `\ufeff${JSON.stringify(JSON.parse(readManifest('000001-000256.jsonl')), null, 2)}`.replaceAll(
          '\n',
          '\r\n',
        ),
      'questions/000001-000256.jsonl':
        `\ufeff${formatQuestions(formatEntryLine(2, createSmallEntry(2)), '   \n\n', formatEntryLine(1, createSmallEntry(1)))}`
          .replace('"lines":3', '"lines": 2')
          .replaceAll('\n', '\r\n')
          .trimEnd(),
    });
    expect(await savedIn(folder.dir)).toEqual({ 1: 1, 2: 1 });
    expect(await readdir(folder.dir)).not.toContain('set-aside');
  });

  it("ignores a segment's truncated last line, regardless of its length", async () => {
    const whole = Buffer.from(JOURNAL + formatEntryLine(1, createSmallEntry(1)));
    const last = Buffer.from(formatEntryLine(2, createSmallEntry(2)));
    for (const number of countWithinTimeLimit(last.length + 1)) {
      const length = last.length + 1 - number;
      await using folder = await createTemporaryFolder();
      await writeFiles(folder.dir, {
        'journal/000001.jsonl': Buffer.concat([whole, last.subarray(0, length)]),
        'journal/000002.jsonl': JOURNAL + formatEntryLine(3, createSmallEntry(3)),
      });
      const wholeLine = length >= last.length - 1;
      expect(await savedIn(folder.dir), `${length} bytes`).toEqual(
        wholeLine ? { 1: 1, 2: 1, 3: 1 } : { 1: 1, 3: 1 },
      );
    }
  });

  it('ignores a segment with a truncated header, regardless of its length', async () => {
    for (const number of countWithinTimeLimit(JOURNAL.length)) {
      const length = number - 1;
      await using folder = await createTemporaryFolder();
      await writeFiles(folder.dir, {
        'questions/000001-000256.jsonl': formatQuestions(formatEntryLine(1, createSmallEntry(1))),
        'journal/000004.jsonl': JOURNAL.slice(0, length),
      });
      expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
    }
  });

  it.each([
    ['in the same segment', { 1: [5, 2] }],
    ['in an older segment', { 1: [2], 2: [5] }],
    ['in a newer segment', { 1: [5], 2: [2] }],
  ])('prefers a line with a higher sequence number over an outdated line %s', async (_, segments) => {
    await using folder = await createTemporaryFolder();
    const laid = Object.entries(segments).map(([number, seqs]) => [
      `journal/00000${number}.jsonl`,
      JOURNAL + seqs.map((seq) => formatEntryLine(seq, createSmallEntry(1, seq))).join(''),
    ]);
    await writeFiles(folder.dir, Object.fromEntries(laid));
    expect(await savedIn(folder.dir)).toEqual({ 1: 5 });
    expect(await savedIn(folder.dir)).toEqual({ 1: 5 });
  });

  it('merges a question file and a segment from an interrupted checkpoint by sequence number', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'questions/000001-000256.jsonl': formatQuestions(
        formatEntryLine(7, createSmallEntry(1, 7)),
        formatEntryLine(3, createSmallEntry(2, 3)),
      ),
      'journal/000001.jsonl':
        JOURNAL + formatEntryLine(5, createSmallEntry(1, 5)) + formatEntryLine(9, createSmallEntry(2, 9)),
    });
    const store = await open(folder.dir);
    await store.commit(createSmallEntry(3, 1));
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 7, 2: 9, 3: 1 });
    const text = await readFile(join(folder.dir, 'questions/000001-000256.jsonl'), 'utf8');
    expect(text).toBe(
      formatQuestions(
        formatEntryLine(7, createSmallEntry(1, 7)),
        formatEntryLine(9, createSmallEntry(2, 9)),
        formatEntryLine(10, createSmallEntry(3, 1)),
      ),
    );
  });

  it('checkpoints segments left by a crash and deletes unfinished files', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      'journal/000007.jsonl': JOURNAL + formatEntryLine(1, createSmallEntry(1)),
      'journal/000008.jsonl': JOURNAL,
      'questions/000001-000256.jsonl.tmp': 'half a li',
      'questions/mine.tmp': 'mine',
    });
    await (await open(folder.dir)).close();
    expect(await readdir(join(folder.dir, 'journal'))).toEqual([]);
    expect((await readdir(join(folder.dir, 'questions'))).sort()).toEqual([
      '000001-000256.jsonl',
      'mine.tmp',
    ]);
    expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
  });
});
