import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../electron/host/library/open-store.ts';
import { removeUnfinished, replaceFile } from '../../../electron/host/system/durable-file.ts';
import { createNodeFiles, type Files } from '../../../electron/host/system/files.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createFaultyFiles } from '../../support/store-faults.ts';
import { formatEntryLine, formatQuestions, writeFiles } from '../../support/store-files.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const files = createNodeFiles();
const readMode = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe('reading a file', () => {
  it('rejects folders and missing files', async () => {
    await using folder = await createTemporaryFolder();
    await expect(files.readFile(folder.dir)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(files.readFile(join(folder.dir, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('replaceFile', () => {
  it("doesn't change any other file, regardless of its name", async () => {
    await using folder = await createTemporaryFolder();
    await writeFile(join(folder.dir, 'all.jsonl.tmp'), 'mine');
    await replaceFile(files, join(folder.dir, 'all.jsonl'), ['x', 'y']);
    expect((await readdir(folder.dir)).sort()).toEqual(['all.jsonl', 'all.jsonl.tmp']);
    expect(await readFile(join(folder.dir, 'all.jsonl.tmp'), 'utf8')).toBe('mine');
    expect(await readFile(join(folder.dir, 'all.jsonl'), 'utf8')).toBe('xy');
  });

  it.skipIf(process.platform === 'win32')('preserves only safe permissions', async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.dir, 'all.jsonl');
    const modes = [
      { before: 0o600, mode: 0o600 },
      { before: 0o664, mode: 0o664 },
      { before: 0o640, mode: 0o640 },
      { before: 0o6777, mode: 0o664 },
      { before: 0o602, mode: 0o600 },
    ];
    for (const { before, mode } of modes) {
      await writeFile(path, 'old');
      await chmod(path, before);
      // The temporary file has the same mode.
      const seen = new Set<string>();
      const watched: Files = {
        ...files,
        async open(at, how) {
          const file = await files.open(at, how);
          const write: typeof file.write = async (data, position) => {
            seen.add(await readMode(at));
            return file.write(data, position);
          };
          return { ...file, write };
        },
      };
      await replaceFile(watched, path, ['new']);
      expect(await readMode(path)).toBe(mode.toString(8));
      expect([...seen]).toEqual([mode.toString(8)]);
    }
  });

  it.skipIf(process.platform === 'win32')('keeps a question file private', async () => {
    await using folder = await createTemporaryFolder();
    const file = 'questions/000001-000256.jsonl';
    await writeFiles(folder.dir, { [file]: formatQuestions(formatEntryLine(1, createSmallEntry(1))) });
    await chmod(join(folder.dir, file), 0o600);
    const store = await openStore({ dir: folder.dir, files, log: silentLog });
    await store.commit(createSmallEntry(2));
    await store.close();
    expect(await readMode(join(folder.dir, file))).toBe('600');
  });

  it("succeeds even if the drive doesn't support permissions", async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.dir, 'all.jsonl');
    await writeFile(path, 'old');
    const faulty = createFaultyFiles(files, ({ name }) => (name === 'chmod' ? { refused: 'EPERM' } : 'done'));
    await replaceFile(faulty.files, path, ['new']);
    expect(await readFile(path, 'utf8')).toBe('new');
  });
});

describe('a temporary file left by a crash', () => {
  it("is deleted when the library opens, unlike other programs' files", async () => {
    await using folder = await createTemporaryFolder();
    const unfinished = (name: string) => [`${name}.0123456789ab.tmp`, `${name}.tmp`];
    const ours = [
      'library.json',
      'questions/000001-000256.jsonl',
      'history/000257-000512.jsonl',
      'restore-points/a.jsonl',
      'backups/a.jsonl',
      'snapshots/a.jsonl',
    ];
    const mine = ['settings.json.tmp', 'mine.0123456789ab.tmp', 'questions/mine.tmp', 'snapshots/b.txt.tmp'];
    await writeFiles(
      folder.dir,
      Object.fromEntries([...ours.flatMap(unfinished), ...mine].map((name) => [name, 'half'])),
    );
    const store = await openStore({ dir: folder.dir, files, log: silentLog });
    const remaining = await readdir(folder.dir, { recursive: true });
    expect(remaining.filter((name) => name.endsWith('.tmp')).sort()).toEqual(mine.toSorted());
    await store.close();
  });

  it("remains if it can't be deleted or listed", async () => {
    await using folder = await createTemporaryFolder();
    const name = 'a.jsonl.0123456789ab.tmp';
    await writeFile(join(folder.dir, name), 'half');
    for (const refused of ['unlink', 'readdir']) {
      const faulty = createFaultyFiles(files, (call) =>
        call.name === refused ? { refused: 'EIO' } : 'done',
      );
      await removeUnfinished(faulty.files, folder.dir, () => true);
      expect(await readdir(folder.dir)).toEqual([name]);
    }
  });
});
