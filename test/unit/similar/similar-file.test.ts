import { describe, expect, it } from 'vitest';
import { createQuarantine } from '../../../electron/host/library/store/quarantine.ts';
import {
  type DismissedPair,
  openSimilarFile,
  type SimilarFileContent,
} from '../../../electron/host/similar/similar-file.ts';
import type { Files } from '../../../electron/host/system/files.ts';
import { createRecord, PLAIN_FIELDS } from '../../../shared/question/question-fields.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createMemoryDisk, keepAll, keepSynced, openEmpty } from '../../support/store-disk.ts';
import { type CallOutcome, createFaultyFiles } from '../../support/store-faults.ts';
import { countWithinTimeLimit } from '../../support/time-limit.ts';

const DIR = '/library';
const PATH = `${DIR}/similar.jsonl`;
const clock = { now: () => Date.parse('2026-11-09T09:00:00.000Z') };

const createPair = (a: number, b: number): DismissedPair => ({
  a: { key: `q${a}`, identity: `key ${a}` },
  b: { key: `q${b}`, identity: `key ${b}` },
  at: clock.now(),
});
const fromService = (id: number): SimilarFileContent['service'][number] => ({
  question: {
    id,
    createdAt: '2026-01-01T00:00:00Z',
    question: `Question ${id} of the service?`,
    ...createRecord(PLAIN_FIELDS, () => ''),
    options: [{ emoji: '☕', text: 'Coffee' }],
    status: 2,
    sentAt: null,
    image: null,
    messageID: null,
  },
  named: [{ for: { key: 'q1', identity: 'key 1' }, score: 0.5, at: clock.now() }],
});
const withOne = (pair: DismissedPair) => (now: SimilarFileContent) => ({
  ...now,
  different: [...now.different, pair],
});

async function createDisk(): Promise<ReturnType<typeof createMemoryDisk>> {
  const disk = createMemoryDisk();
  await disk.files.mkdir(DIR);
  await disk.files.syncDirectory('/');
  return disk;
}

async function open(files: Files) {
  const quarantine = createQuarantine({ dir: DIR, files, log: silentLog, onChange() {} });
  let changes = 0;
  const file = openSimilarFile({
    dir: DIR,
    files,
    clock,
    log: silentLog,
    quarantine,
    onChange: () => {
      changes += 1;
    },
  });
  await file.ready;
  return { file, quarantine, changes: () => changes };
}

const readText = async (files: Files, path = PATH) => (await files.readFile(path)).toString();
async function write(files: Files, text: string): Promise<void> {
  const file = await openEmpty(files, PATH);
  await file.write(Buffer.from(text), 0);
  await file.sync();
  await files.syncDirectory(DIR);
}

/** Writes a file with 2 pairs and a service question as the app does. Returns the lines. */
async function writeFile(): Promise<string[]> {
  const { files } = await createDisk();
  const { file } = await open(files);
  await file.update(() => ({
    different: [createPair(1, 2), createPair(1, 3)],
    service: [fromService(7)],
  }));
  return (await readText(files)).split('\n');
}

describe('the similar questions file', () => {
  it("is loaded completely when it's reopened", async () => {
    const { files } = await createDisk();
    const { file, changes } = await open(files);
    expect(await files.readdir(DIR)).toEqual([]);
    const wanted = { different: [createPair(1, 2)], service: [fromService(7)] };
    await file.update(() => wanted);
    expect(file.current).toEqual(wanted);
    expect(changes()).toBe(1);
    await file.close();
    expect((await open(files)).file.current).toEqual(wanted);
    expect(await files.readdir(DIR)).toEqual(['similar.jsonl']);
  });

  it("isn't written if nothing changed", async () => {
    const { files } = await createDisk();
    const { file, changes } = await open(files);
    await file.update((now) => now);
    expect(await files.readdir(DIR)).toEqual([]);
    expect(changes()).toBe(0);
  });

  it('stores concurrent changes in order, with few writes', async () => {
    const { files, calls } = createFaultyFiles((await createDisk()).files, () => 'done');
    const { file } = await open(files);
    const pairs = Array.from({ length: 20 }, (_, at) => createPair(1, at + 2));
    await Promise.all(pairs.map((pair) => file.update(withOne(pair))));
    expect(file.current.different).toEqual(pairs);
    expect(calls.filter(({ name }) => name === 'rename').length).toBeLessThan(3);
  });

  it.each(['dies-before', 'dies-within', 'dies-after'] as const)(
    'keeps all acknowledged changes if the process or power fails at any time: %s',
    async (outcome: CallOutcome) => {
      for (const at of countWithinTimeLimit()) {
        const disk = await createDisk();
        const faulty = createFaultyFiles(disk.files, ({ number }) => (number === at ? outcome : 'done'));
        const noted: DismissedPair[] = [];
        const { file } = await open(faulty.files);
        for (const pair of [createPair(1, 2), createPair(1, 3), createPair(4, 5)]) {
          await file.update(withOne(pair)).then(
            () => noted.push(pair),
            () => undefined,
          );
        }
        for (const keep of [keepAll, keepSynced]) {
          const after = await open(disk.simulateCrash(keep).files);
          const found = after.file.current.different;
          expect(found.slice(0, noted.length), `call ${at}`).toEqual(noted);
          expect(found.length, `call ${at}`).toBeLessThanOrEqual(noted.length + 1);
          // A crash doesn't damage files, so nothing is reported.
          expect(await after.quarantine.reports()).toEqual([]);
        }
        if (!faulty.dead) break;
      }
    },
  );

  it('is written and read in parts so that other tasks can run', async () => {
    const disk = await createDisk();
    const { files, calls } = createFaultyFiles(disk.files, () => 'done');
    const { file } = await open(files);
    const pairs = Array.from({ length: 5_000 }, (_, at) => createPair(at + 1, at + 2));
    await file.update((now) => ({ ...now, different: pairs }));
    const { length } = await files.readFile(PATH);
    const writes = calls.filter(({ name }) => name === 'write');
    expect(writes.length).toBeLessThan(length / 65_536 + 1);
    expect(writes.length).toBeGreaterThan(length / 70_000);
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const again = await open(files);
    isRead = true;
    expect(again.file.current.different).toEqual(pairs);
    expect(turns).toBeGreaterThan(20);
  });

  it("doesn't change if the disk is full, and accepts the next change", async () => {
    let isFull = true;
    const { files } = createFaultyFiles((await createDisk()).files, ({ name }) =>
      isFull && name === 'write' ? { refused: 'ENOSPC' } : 'done',
    );
    const { file, changes } = await open(files);
    await expect(file.update(withOne(createPair(1, 2)))).rejects.toMatchObject({
      code: 'disk',
      details: { reason: 'ENOSPC' },
    });
    expect(file.current.different).toEqual([]);
    expect(changes()).toBe(0);
    expect(await files.readdir(DIR)).toEqual([]);
    isFull = false;
    await file.update(withOne(createPair(1, 3)));
    expect((await open(files)).file.current.different).toEqual([createPair(1, 3)]);
  });

  it("rejects changes after it's closed and waits for a write in progress", async () => {
    const { files } = await createDisk();
    const { file } = await open(files);
    const change = file.update(withOne(createPair(1, 2)));
    await file.close();
    expect((await open(files)).file.current.different).toEqual([createPair(1, 2)]);
    await change;
    await expect(file.update(withOne(createPair(1, 3)))).rejects.toMatchObject({ code: 'disk' });
  });
});

describe('a damaged or unexpected similar questions file', () => {
  it.each([
    ['a broken line', 1, (line: string) => line.slice(0, 40), [createPair(1, 3)]],
    ['a changed character', 1, (line: string) => line.replace('q2', 'q9'), [createPair(1, 3)]],
    ['an unrelated line', 2, () => '{"different":{"a":1}}', [createPair(1, 2)]],
    ['a broken first line', 0, () => '{"format":"qotd', [createPair(1, 2), createPair(1, 3)]],
  ] as const)(
    'is used as far as possible, quarantined, and reported: %s',
    async (_what, at, change, remaining) => {
      const lines = await writeFile();
      const text = lines.with(at, change(lines[at] ?? '')).join('\n');
      const { files } = await createDisk();
      await write(files, text);
      const { file, quarantine } = await open(files);
      expect(file.current.different).toEqual(remaining);
      expect(file.current.service).toEqual([fromService(7)]);
      const [report] = await quarantine.reports();
      expect(report?.files).toMatchObject([{ path: 'similar.jsonl', line: at + 1, kind: 'damaged' }]);
      expect(await readText(files, `${DIR}/set-aside/${report?.folder}/similar.jsonl`)).toBe(text);
      // The readable lines were rewritten, so nothing is reported a second time.
      await quarantine.dismiss(report?.folder ?? '');
      const again = await open(files);
      expect(again.file.current).toEqual(file.current);
      expect(await again.quarantine.reports()).toEqual([]);
    },
  );

  it.each([
    ['truncated after a line', (lines: string[]) => lines.slice(0, 2).join('\n'), 'cut-off'],
    ['only zeros', () => '\0'.repeat(500), 'foreign'],
    ['written by another program', () => '{"recent":[]}\n{"a":1}\n', 'foreign'],
    ['empty', () => '', 'foreign'],
  ] as const)('is reported with its type of damage: %s', async (_what, change, kind) => {
    const { files } = await createDisk();
    await write(files, change(await writeFile()));
    const { quarantine, file } = await open(files);
    expect((await quarantine.reports())[0]?.files).toMatchObject([{ kind }]);
    await file.update(withOne(createPair(8, 9)));
    expect((await open(files)).file.current.different).toContainEqual(createPair(8, 9));
  });

  it("isn't reported if only checksums, line breaks, or the byte order mark differ", async () => {
    const lines = (await writeFile()).map((line) => line.replace(/"sum":"[0-9a-f]{8}",/, ''));
    const { files } = await createDisk();
    await write(files, `\ufeff${lines.join('\r\n')}`);
    const { file, quarantine } = await open(files);
    expect(file.current.different).toEqual([createPair(1, 2), createPair(1, 3)]);
    expect(await quarantine.reports()).toEqual([]);
  });

  it("isn't changed or used if a newer version wrote it", async () => {
    const [, ...lines] = await writeFile();
    const text = ['{"format":"qotd-studio similar","version":2}', ...lines].join('\n');
    const { files } = await createDisk();
    await write(files, text);
    const { file } = await open(files);
    expect(file.current.different).toEqual([]);
    await expect(file.update(withOne(createPair(1, 2)))).rejects.toMatchObject({
      code: 'library-too-new',
      details: { path: PATH, found: 2, known: 1 },
    });
    expect(await readText(files)).toBe(text);
  });

  it("isn't changed until the disk has room for a copy", async () => {
    const text = (await writeFile()).with(1, '{').join('\n');
    const disk = await createDisk();
    await write(disk.files, text);
    let isFull = true;
    const { files } = createFaultyFiles(disk.files, ({ name }) =>
      isFull && name === 'write' ? { refused: 'ENOSPC' } : 'done',
    );
    const { file, quarantine } = await open(files);
    expect(file.current.different).toEqual([createPair(1, 3)]);
    await expect(file.update(withOne(createPair(8, 9)))).rejects.toMatchObject({ code: 'disk' });
    expect(await readText(files)).toBe(text);
    isFull = false;
    await file.update(withOne(createPair(8, 9)));
    expect((await open(files)).file.current.different).toEqual([createPair(1, 3), createPair(8, 9)]);
    const [report] = await quarantine.reports();
    expect(await readText(files, `${DIR}/set-aside/${report?.folder}/similar.jsonl`)).toBe(text);
  });

  it("isn't overwritten while it can't be read and is loaded afterward", async () => {
    const disk = await createDisk();
    await write(disk.files, (await writeFile()).join('\n'));
    let isBroken = true;
    const { files } = createFaultyFiles(disk.files, ({ name, path }) =>
      isBroken && name === 'readFile' && path === PATH ? { refused: 'EIO' } : 'done',
    );
    const { file } = await open(files);
    await expect(file.update(withOne(createPair(8, 9)))).rejects.toMatchObject({ code: 'disk' });
    isBroken = false;
    await file.update(withOne(createPair(8, 9)));
    expect(file.current.different).toEqual([createPair(1, 2), createPair(1, 3), createPair(8, 9)]);
  });
});
