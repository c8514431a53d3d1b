import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, cp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../electron/host/library/open-store.ts';
import type { Store, StoreOptions } from '../../../../electron/host/library/store/entry-store.ts';
import { createNodeFiles, type Files } from '../../../../electron/host/system/files.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createSmallEntry } from '../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

const CHILD = join(import.meta.dirname, '../../../support/store-child.ts');
const SEGMENT = 'journal/000001.jsonl';

/** Starts a program that opens the library, and reads the program's output. */
function startProgram(dir: string) {
  const child = spawn(process.execPath, [CHILD, dir, 'watch']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readUntil = async (wanted: string) => {
    for (let { value } = await lines.next(); value !== wanted; { value } = await lines.next())
      if (value === undefined) throw new Error(`the program ended before it printed ${wanted}`);
  };
  return {
    readUntil,
    async run(command: string, result: string) {
      child.stdin.write(`${command}\n`);
      await readUntil(result);
    },
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

const nodeFiles = createNodeFiles();
const open = (dir: string, options: Partial<StoreOptions> = {}) =>
  openStore({ dir, files: nodeFiles, log: silentLog, ...options });
/** Returns false for files that the app may still be writing while the test copies the library. */
const isComplete = (path: string) => !path.endsWith('.tmp') && !path.includes('set-aside');

const savedIn = (store: Store) => [...store.entries.values()].map(({ id, saved }) => [id, saved]);

async function idsIn(dir: string): Promise<number[]> {
  const store = await open(dir);
  const ids = [...store.entries.keys()];
  await store.close();
  return ids;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a journal segment damaged while the library is open', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    ['truncated', (path) => truncate(path, 700)],
    ['truncated within the first line', (path) => truncate(path, 20)],
    ['emptied', (path) => truncate(path, 0)],
    ['overwritten with an older version', (path) => copyFile(`${path}.old`, path)],
    ['replaced by an older version', (path) => rename(`${path}.old`, path)],
    ['deleted', (path) => rm(path)],
    ['replaced by other content', (path) => writeFile(path, 'something else\n')],
  ];

  it.each(damages)(
    'causes no data loss after the next save, even if the process is killed: %s',
    async (_, damage) => {
      await using folder = await createTemporaryFolder();
      const program = startProgram(folder.dir);
      await program.run('open', 'open');
      for (const id of numbers(1, 10)) await program.run(String(id), 'saved');
      await copyFile(join(folder.dir, SEGMENT), join(folder.dir, `${SEGMENT}.old`));
      for (const id of numbers(11, 20)) await program.run(String(id), 'saved');
      await damage(join(folder.dir, SEGMENT));
      for (const id of numbers(21, 23)) await program.run(String(id), 'saved');
      await program.kill();
      expect(await idsIn(folder.dir)).toEqual(numbers(1, 23));
    },
  );

  it.each(damages)("causes no data loss after it's reported: %s", async (_, damage) => {
    await using folder = await createTemporaryFolder();
    const program = startProgram(folder.dir);
    await program.run('open', 'open');
    for (const id of numbers(1, 5)) await program.run(String(id), 'saved');
    await copyFile(join(folder.dir, SEGMENT), join(folder.dir, `${SEGMENT}.old`));
    for (const id of numbers(6, 9)) await program.run(String(id), 'saved');
    await damage(join(folder.dir, SEGMENT));
    await program.readUntil(SEGMENT);
    await program.kill();
    expect(await idsIn(folder.dir)).toEqual(numbers(1, 9));
  });

  /** A disk that rejects question files, so only the journal has the changes. */
  const withoutCheckpoints: Files = {
    ...nodeFiles,
    rename: (from, to) =>
      to.includes('/questions/') ? Promise.reject(new Error('EIO')) : nodeFiles.rename(from, to),
  };

  it("doesn't cause entries to reappear that a replacement removed", async () => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    const before = await open(dir);
    for (const id of numbers(1, 300)) await before.commit(createSmallEntry(id));
    await before.close();
    const store = await open(dir, { files: withoutCheckpoints });
    await store.replaceAll((current) => [...current.values()].filter(({ id }) => id % 2 === 1));
    await store.commit(createSmallEntry(1, 2));
    await truncate(join(dir, SEGMENT), 5_000);
    await store.commit(createSmallEntry(3, 2));
    const expected = savedIn(store);
    expect(expected).toHaveLength(150);
    await using copy = await createTemporaryFolder();
    await cp(dir, copy.dir, { recursive: true, filter: isComplete });
    const again = await open(copy.dir);
    expect(savedIn(again)).toEqual(expected);
    await again.close();
    await store.close();
  });

  it('causes no data loss if checkpoints fail', async () => {
    await using folder = await createTemporaryFolder();
    const { dir } = folder;
    const notifications: (() => void)[] = [];
    const store = await open(dir, {
      files: withoutCheckpoints,
      checkpointAfterBytes: 100,
      watch: (_, onChange) => {
        notifications.push(() => onChange(null));
        return () => {};
      },
    });
    for (const id of numbers(1, 20)) await store.commit(createSmallEntry(id));
    await rm(join(dir, SEGMENT));
    for (const notify of notifications) notify();
    const listPaths = async () =>
      (await store.recovery.reports()).flatMap(({ files }) => files.map(({ path }) => path));
    await expect.poll(listPaths).toEqual([SEGMENT]);
    await using copy = await createTemporaryFolder();
    await cp(dir, copy.dir, { recursive: true, filter: isComplete });
    const again = await open(copy.dir);
    expect(savedIn(again)).toEqual(savedIn(store));
    await again.close();
    await store.close();
  });

  it('causes no data loss if another program only appended to it', async () => {
    await using folder = await createTemporaryFolder();
    const program = startProgram(folder.dir);
    await program.run('open', 'open');
    await program.run('1', 'saved');
    await appendFile(join(folder.dir, SEGMENT), 'x');
    await program.run('2', 'saved');
    await program.kill();
    expect(await idsIn(folder.dir)).toEqual([1, 2]);
  });
});
