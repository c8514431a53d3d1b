import { constants } from 'node:fs';
import { link, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { confineFiles } from '../../../electron/host/system/confined-files.ts';
import { replaceFile } from '../../../electron/host/system/durable-file.ts';
import { createNodeFiles, type Files } from '../../../electron/host/system/files.ts';
import { openRegular, openRegularSync } from '../../../electron/host/system/regular-file.ts';
import {
  describeTree,
  LINKS,
  type LinkKind,
  listNamesBelow,
  plantLink,
} from '../../support/planted-links.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const KINDS = Object.keys(LINKS) as LinkKind[];

/** Creates the folders `library` and `outside`. Each has a file `in/file`. */
async function makeFolders() {
  const folder = await createTemporaryFolder();
  const [dir, outside] = [path.join(folder.dir, 'library'), path.join(folder.dir, 'outside')];
  for (const one of [dir, outside]) {
    await mkdir(path.join(one, 'in'), { recursive: true });
    await writeFile(path.join(one, 'in/file'), one === dir ? 'mine' : 'foreign');
  }
  const targets = {
    file: path.join(outside, 'in/file'),
    folder: path.join(outside, 'in'),
    missing: path.join(outside, 'missing'),
  };
  return { dir, outside, targets, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

/** Returns the error code, or `done`, of each call that takes a path. */
async function recordOutcomes(files: Files, file: string): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const calls: Record<string, () => Promise<unknown>> = {
    readFile: () => files.readFile(file),
    readStart: () => files.readStart(file, 1),
    readPart: () => files.readPart(file, 0, 1),
    change: () => files.open(file, 'change'),
    readdir: () => files.readdir(path.dirname(file)),
    create: () => files.open(`${file}-new`, 'create'),
    replace: () => replaceFile(files, file, ['new']),
    mkdir: () => files.mkdir(`${file}-folder`),
    rmdir: () => files.rmdir(file),
    rename: () => files.rename(file, `${file}-2`),
    renameInto: () => files.rename(path.join(file, '../../other'), file),
    syncDirectory: () => files.syncDirectory(path.dirname(file)),
    lock: async () => (await files.lock(`${file}-lock`))?.release(),
    unlink: () => files.unlink(file),
  };
  for (const [name, call] of Object.entries(calls))
    outcomes[name] = await call().then(
      () => 'done',
      (error: NodeJS.ErrnoException) => error.code ?? 'error',
    );
  return outcomes;
}

describe.skipIf(process.platform === 'win32')('confined files', () => {
  it("don't access anything in a linked folder", async () => {
    await using folders = await makeFolders();
    const { dir, outside, targets } = folders;
    await writeFile(path.join(dir, 'other'), '');
    await plantLink(dir, 'in', 'a symbolic link to a folder', targets);
    const before = await describeTree(outside);
    const read = {
      readFile: 'ENOENT',
      readStart: 'ENOENT',
      readPart: 'ENOENT',
      change: 'ENOENT',
      readdir: 'ENOENT',
    };
    const written = [
      'create',
      'replace',
      'mkdir',
      'rmdir',
      'rename',
      'renameInto',
      'syncDirectory',
      'lock',
      'unlink',
    ];
    expect(await recordOutcomes(confineFiles(createNodeFiles(), dir), path.join(dir, 'in/file'))).toEqual({
      ...read,
      ...Object.fromEntries(written.map((name) => [name, 'EFTYPE'])),
    });
    expect(await describeTree(outside)).toEqual(before);
  });

  it.each(KINDS)('treat a file that is %s as missing and replace only that link', async (kind) => {
    await using folders = await makeFolders();
    const { dir, outside, targets } = folders;
    await plantLink(dir, 'in/file', kind, targets);
    const before = await describeTree(outside);
    const files = confineFiles(createNodeFiles(), dir);
    const file = path.join(dir, 'in/file');
    const calls = [files.readFile, (name: string) => files.readPart(name, 0, 9), files.readdir];
    for (const call of [...calls, (name: string) => files.open(name, 'change')])
      await expect(call(file)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(files.open(file, 'create')).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(files.lock(file)).rejects.toMatchObject({ code: 'EFTYPE' });
    await replaceFile(files, file, ['new']);
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await describeTree(outside)).toEqual(before);
  });

  it.each(KINDS)('detect a file that becomes %s after its inspection', async (kind) => {
    await using folders = await makeFolders();
    const { dir, outside, targets } = folders;
    const disk = createNodeFiles();
    const file = path.join(dir, 'in/file');
    const files = confineFiles(
      {
        ...disk,
        async inspect(inspected) {
          const found = await disk.inspect(inspected);
          if (inspected === file) await plantLink(dir, 'in/file', kind, targets);
          return found;
        },
      },
      dir,
    );
    for (const how of ['read', 'change']) {
      await rm(file);
      await writeFile(file, 'mine');
      const before = await describeTree(outside);
      await expect(how === 'read' ? files.readFile(file) : files.open(file, 'change')).rejects.toThrow();
      expect(await describeTree(outside)).toEqual(before);
    }
  });

  it.each(['linked before it was opened', 'linked after it was opened'])(
    'copy a file with several hard links before changing it, %s',
    async (when) => {
      await using folders = await makeFolders();
      const { dir, targets } = folders;
      const files = confineFiles(createNodeFiles(), dir);
      const file = path.join(dir, 'in/file');
      await rm(file);
      if (when === 'linked before it was opened') await link(targets.file, file);
      else await writeFile(file, 'foreign', { mode: 0o640 });
      const opened = await files.open(file, 'change');
      expect(opened.isShared()).toBe(false);
      if (when === 'linked before it was opened') {
        await opened.write(Buffer.from('edited!'), 0);
        expect([await readFile(file, 'utf8'), await readFile(targets.file, 'utf8')]).toEqual([
          'edited!',
          'foreign',
        ]);
      } else {
        await link(file, path.join(dir, 'other'));
        expect(opened.isShared()).toBe(true);
        const again = await files.open(file, 'change');
        await again.truncate(0);
        await again.close();
        expect(await readFile(path.join(dir, 'other'), 'utf8')).toBe('foreign');
        expect((await files.readFile(path.join(dir, 'other'))).toString()).toBe('foreign');
        expect((await files.inspect(file))?.mode).toBe(0o640);
      }
      await opened.close();
    },
  );

  it('resolve a link to their folder only once', async () => {
    await using folders = await makeFolders();
    const { dir, outside } = folders;
    const linked = `${dir}-link`;
    await symlink(dir, linked);
    const files = confineFiles(createNodeFiles(), linked);
    expect((await files.readFile(path.join(linked, 'in/file'))).toString()).toBe('mine');
    await symlink(outside, `${linked}-2`);
    await rename(`${linked}-2`, linked);
    expect((await files.readFile(path.join(linked, 'in/file'))).toString()).toBe('mine');
  });

  it('reject paths outside the folder', async () => {
    await using folders = await makeFolders();
    const { dir, outside } = folders;
    const files = confineFiles(createNodeFiles(), dir);
    const file = path.join(outside, 'in/file');
    for (const place of [file, path.join(dir, '../outside/in/file'), `${dir}-2/file`])
      await expect(files.readFile(place)).rejects.toMatchObject({ code: 'EPERM' });
  });
});

describe.skipIf(process.platform === 'win32')('opening a regular file', () => {
  const modes = [
    ['without following links', undefined],
    ['on a system that always follows links', 0],
  ] as const;
  it.each(modes)('rejects links, pipes, and writes to hard-linked files, %s', async (_, noFollow) => {
    await using folders = await makeFolders();
    const { dir, targets } = folders;
    const file = path.join(dir, 'in/file');
    const attempts = [
      () => openRegular(file, constants.O_RDONLY, undefined, noFollow),
      async () => openRegularSync(file, constants.O_RDONLY, undefined, noFollow),
    ];
    for (const kind of KINDS.filter((one) => one !== 'a dangling link')) {
      await plantLink(dir, 'in/file', kind, targets);
      for (const attempt of attempts)
        await expect(attempt(), kind).rejects.toMatchObject({
          code: expect.stringMatching(/^(EFTYPE|EISDIR)$/),
        });
    }
    await rm(file);
    await link(targets.file, file);
    await rm(targets.file);
    for (const attempt of attempts) expect(await attempt()).toBeGreaterThan(0);
    expect(await listNamesBelow(dir)).toEqual(['in/', 'in/file']);
    // A write would also change the content under the other name.
    await link(file, targets.file);
    for (const attempt of attempts) expect(await attempt()).toBeGreaterThan(0);
    for (const flags of [constants.O_RDWR, constants.O_WRONLY | constants.O_APPEND]) {
      await expect(openRegular(file, flags, undefined, noFollow)).rejects.toMatchObject({ code: 'EMLINK' });
      expect(() => openRegularSync(file, flags, undefined, noFollow)).toThrow('EMLINK');
    }
  });
});
