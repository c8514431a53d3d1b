import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeFiles, type Files } from '../../../electron/host/system/files.ts';
import { createMemoryFiles, MEMORY_DIR } from '../../../electron/host/system/memory-files.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';

const folder = createFolderPerTest();
const bytes = (text: string) => Buffer.from(text);

/** Runs a series of disk operations in an existing folder. Returns each operation's result or error code. */
async function outcomes(files: Files, dir: string): Promise<unknown[]> {
  const found: unknown[] = [];
  const note = async (step: Promise<unknown>) => {
    const outcome = await step.catch((error: NodeJS.ErrnoException) => error.code);
    found.push(Buffer.isBuffer(outcome) ? outcome.toString() : outcome);
  };
  const at = (name: string) => path.join(dir, name);
  await note(files.open(at('a'), 'change'));
  const file = await files.open(at('a'), 'create');
  await note(files.open(at('a'), 'create'));
  await note(file.write(bytes('hello'), 0));
  await note(file.write(bytes('!'), 7));
  await file.datasync();
  await note(files.readFile(at('a')));
  await note(files.readStart(at('a'), 2));
  await note(files.readPart(at('a'), 3, 100));
  await file.truncate(4);
  await note(file.write(bytes('.'), 6));
  await note(files.readFile(at('a')));
  found.push(file.isWhole(7), file.isWhole(8));
  await file.close();
  const getKind = async (name: string) => (await files.inspect(at(name)))?.kind;
  found.push(await getKind('a'), await getKind('none'), await getKind('a/none'), await getKind('.'));
  await note(files.mkdir(at('sub')));
  await note(files.mkdir(at('sub')));
  await (await files.open(at('sub/b'), 'create')).close();
  await note(files.rmdir(at('sub')));
  await note(files.open(at('sub'), 'change'));
  await note(files.open(at('none/b'), 'create'));
  await note(files.readFile(at('sub')));
  await note(files.readdir(at('a')));
  await note(files.readdir(dir).then((names) => names.toSorted()));
  await note(files.rename(at('sub'), at('moved')));
  await note(files.readdir(at('moved')));
  await note(files.rename(at('a'), at('moved/b')));
  await note(files.readdir(dir));
  await note(files.unlink(at('moved/b')));
  await note(files.unlink(at('moved/b')));
  await note(files.rmdir(at('moved')));
  await note(files.readdir(dir));
  const lock = await files.lock(at('lock'));
  found.push(
    lock?.isNew,
    lock?.isInPlace(),
    await files.lock(at('lock')),
    await files.lockShared(at('lock')),
  );
  lock?.release();
  const again = await files.lock(at('lock'));
  found.push(again?.isNew);
  again?.release();
  await note(files.lockShared(at('none')));
  return found;
}

describe('files in memory', () => {
  it("behave like files on a disk and don't write to it", async () => {
    const disk = createNodeFiles();
    const memory = createMemoryFiles();
    expect(await outcomes(memory, MEMORY_DIR)).toEqual(await outcomes(disk, folder.dir));
    await expect(access(MEMORY_DIR)).rejects.toThrow('ENOENT');
  });

  it("don't read or write other files", async () => {
    const memory = createMemoryFiles();
    const file = path.join(folder.dir, 'questions.json');
    await writeFile(file, '[]');
    await expect(memory.readFile(file)).rejects.toThrow('ENOENT');
    await mkdir(path.join(folder.dir, 'sub'));
    await expect(memory.open(file, 'create')).rejects.toThrow('ENOENT');
    await expect(memory.unlink(file)).rejects.toThrow('ENOENT');
    await expect(memory.mkdir(path.join(folder.dir, 'new'))).rejects.toThrow('EROFS');
  });
});
