import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeFiles } from '../../../electron/host/files.ts';
import { openStore } from '../../../electron/host/library/store.ts';
import type { Entry } from '../../../shared/library.ts';
import { silentLog } from '../../support/silent-log.ts';
import { smallEntry } from '../../support/store-day.ts';
import { withoutSync } from '../../support/store-faults.ts';
import { temporaryFolder } from '../../support/temporary.ts';

// No test here ends before the disk has caught up by itself.
const open = (dir: string) => openStore({ dir, files: withoutSync(createNodeFiles()), log: silentLog });
const line = (seq: number, entry: Entry) => `${JSON.stringify({ seq, entry })}\n`;
const JOURNAL = '{"format":"qotd-studio journal","version":1}\n';
const QUESTIONS = '{"format":"qotd-studio questions","version":1}\n';

/** A library as files. */
async function lay(dir: string, contents: Record<string, string | Buffer>): Promise<void> {
  const withManifest = { 'library.json': '{"format":"qotd-studio library","version":1}\n', ...contents };
  await mkdir(join(dir, 'journal'), { recursive: true });
  await mkdir(join(dir, 'questions'), { recursive: true });
  for (const [name, content] of Object.entries(withManifest)) await writeFile(join(dir, name), content);
}

/** All files below a folder with their content. */
async function snapshot(dir: string): Promise<Record<string, string>> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(name, 'utf8')])),
  );
}

async function savedIn(dir: string): Promise<Record<number, number>> {
  const store = await open(dir);
  const saved = Object.fromEntries([...store.entries.values()].map((entry) => [entry.id, entry.saved]));
  await store.close();
  return saved;
}

describe('opening a library', { timeout: 30_000 }, () => {
  it('makes the folder and those above it where missing', async () => {
    await using folder = await temporaryFolder();
    const dir = join(folder.dir, 'deep', 'down');
    await (await open(dir)).close();
    expect(JSON.parse(await readFile(join(dir, 'library.json'), 'utf8'))).toMatchObject({
      format: 'qotd-studio library',
      version: 1,
      created: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('leaves foreign files in the folder alone', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.dir, 'notes.txt'), 'mine');
    const store = await open(folder.dir);
    await store.commit(smallEntry(1));
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

  it('refuses a folder that has questions but no manifest', async () => {
    await using folder = await temporaryFolder();
    await lay(folder.dir, { 'questions/000001-000256.jsonl': QUESTIONS + line(1, smallEntry(1)) });
    await rm(join(folder.dir, 'library.json'));
    const before = await snapshot(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({ code: 'library-unreadable' });
    expect(await snapshot(folder.dir)).toEqual(before);
  });

  it.each([
    ['library.json', '{"format":"qotd-studio library","version":2,"more":true}\n'],
    ['questions/000001-000256.jsonl', '{"format":"qotd-studio questions","version":2}\nwho knows\n'],
    ['journal/000001.jsonl', '{"format":"qotd-studio journal","version":2}\nwho knows\n'],
  ])('refuses a newer %s and changes nothing', async (name, content) => {
    await using folder = await temporaryFolder();
    await lay(folder.dir, { 'journal/000009.jsonl': JOURNAL + line(1, smallEntry(1)), [name]: content });
    const before = await snapshot(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-too-new',
      details: { path: join(folder.dir, name), found: 2, known: 1 },
    });
    expect(await snapshot(folder.dir)).toEqual(before);
  });

  it.each([
    [
      'a line that is no JSON',
      `${QUESTIONS}${line(1, smallEntry(1))}{"seq":2,\n${line(3, smallEntry(3))}`,
      3,
    ],
    ['an entry that is none', `${QUESTIONS}{"seq":1,"entry":{"id":1}}\n`, 2],
    ['a line without seq', `${QUESTIONS}{"entry":${JSON.stringify(smallEntry(1))}}\n`, 2],
    ['a missing header', line(1, smallEntry(1)), 1],
    ['a header of something else', JOURNAL, 1],
    ['an empty file', '', 1],
    ['a question of another file', QUESTIONS + line(1, smallEntry(300)), 2],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(QUESTIONS), Buffer.from([0x22, 0xff, 0x22, 0x0a])]),
      2,
    ],
  ])('says where there is %s, and changes nothing', async (_, content, number) => {
    await using folder = await temporaryFolder();
    const name = 'questions/000001-000256.jsonl';
    await lay(folder.dir, { [name]: content, 'journal/000001.jsonl': JOURNAL + line(9, smallEntry(9)) });
    const before = await snapshot(folder.dir);
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-unreadable',
      details: { path: join(folder.dir, name), line: number, reason: expect.any(String) },
    });
    expect(await snapshot(folder.dir)).toEqual(before);
    await expect(readdir(join(folder.dir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('says where the middle of a segment is broken', async () => {
    await using folder = await temporaryFolder();
    const content = `${JOURNAL}${line(1, smallEntry(1))}{"seq":2,"ent\n${line(3, smallEntry(3))}`;
    await lay(folder.dir, { 'journal/000001.jsonl': content });
    await expect(open(folder.dir)).rejects.toMatchObject({
      code: 'library-unreadable',
      details: { line: 3 },
    });
    expect(await readFile(join(folder.dir, 'journal/000001.jsonl'), 'utf8')).toBe(content);
  });

  it("does not mind an editor's traces", async () => {
    await using folder = await temporaryFolder();
    await lay(folder.dir, {
      'library.json': '\ufeff{\r\n  "format": "qotd-studio library",\r\n  "version": 1\r\n}\r\n',
      'questions/000001-000256.jsonl':
        `\ufeff${QUESTIONS}\n${line(2, smallEntry(2))}   \n${line(1, smallEntry(1))}`
          .replaceAll('\n', '\r\n')
          .trimEnd(),
    });
    expect(await savedIn(folder.dir)).toEqual({ 1: 1, 2: 1 });
  });

  it('ignores a last line of a segment that was cut off, at whatever byte', async () => {
    const whole = Buffer.from(JOURNAL + line(1, smallEntry(1)));
    const last = Buffer.from(line(2, smallEntry(2)));
    for (let length = 0; length <= last.length; length++) {
      await using folder = await temporaryFolder();
      await lay(folder.dir, {
        'journal/000001.jsonl': Buffer.concat([whole, last.subarray(0, length)]),
        'journal/000002.jsonl': JOURNAL + line(3, smallEntry(3)),
      });
      const wholeLine = length >= last.length - 1;
      expect(await savedIn(folder.dir), `${length} bytes`).toEqual(
        wholeLine ? { 1: 1, 2: 1, 3: 1 } : { 1: 1, 3: 1 },
      );
    }
  });

  it('ignores a segment that was cut off within its header, at whatever byte', async () => {
    for (let length = 0; length < JOURNAL.length; length++) {
      await using folder = await temporaryFolder();
      await lay(folder.dir, {
        'questions/000001-000256.jsonl': QUESTIONS + line(1, smallEntry(1)),
        'journal/000004.jsonl': JOURNAL.slice(0, length),
      });
      expect(await savedIn(folder.dir)).toEqual({ 1: 1 });
    }
  });

  it.each([
    ['in the same segment', { 1: [5, 2] }],
    ['in an older segment', { 1: [2], 2: [5] }],
    ['in a younger segment', { 1: [5], 2: [2] }],
  ])('prefers the higher seq to a stale line %s', async (_, segments) => {
    await using folder = await temporaryFolder();
    const laid = Object.entries(segments).map(([number, seqs]) => [
      `journal/00000${number}.jsonl`,
      JOURNAL + seqs.map((seq) => line(seq, smallEntry(1, seq))).join(''),
    ]);
    await lay(folder.dir, Object.fromEntries(laid));
    expect(await savedIn(folder.dir)).toEqual({ 1: 5 });
    expect(await savedIn(folder.dir)).toEqual({ 1: 5 });
  });

  it('prefers a line file to an older segment that an interrupted checkpoint left over', async () => {
    await using folder = await temporaryFolder();
    await lay(folder.dir, {
      'questions/000001-000256.jsonl': QUESTIONS + line(7, smallEntry(1, 7)) + line(3, smallEntry(2, 3)),
      'journal/000001.jsonl': JOURNAL + line(5, smallEntry(1, 5)) + line(9, smallEntry(2, 9)),
    });
    const store = await open(folder.dir);
    await store.commit(smallEntry(3, 1));
    await store.close();
    expect(await savedIn(folder.dir)).toEqual({ 1: 7, 2: 9, 3: 1 });
    const text = await readFile(join(folder.dir, 'questions/000001-000256.jsonl'), 'utf8');
    expect(text).toBe(
      QUESTIONS + line(7, smallEntry(1, 7)) + line(9, smallEntry(2, 9)) + line(10, smallEntry(3, 1)),
    );
  });

  it('folds the segments of a crashed run, and removes what its checkpoint had not finished', async () => {
    await using folder = await temporaryFolder();
    await lay(folder.dir, {
      'journal/000007.jsonl': JOURNAL + line(1, smallEntry(1)),
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
