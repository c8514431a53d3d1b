import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { openHost } from '../../support/host.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

/** Lets other users read files without an explicit mode, as many systems do. */
let umask = 0;
beforeEach(() => {
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
});

const readMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

/** Returns the modes of all files and folders in a library, by path. */
async function readModes(
  dir: string,
): Promise<{ folders: Record<string, string>; files: Record<string, string> }> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const modes = { folders: { '.': await readMode(dir) } as Record<string, string>, files: {} };
  for (const one of found) {
    const file = path.join(one.parentPath, one.name);
    Object.assign(one.isDirectory() ? modes.folders : modes.files, {
      [path.relative(dir, file)]: await readMode(file),
    });
  }
  return modes;
}

/** Creates every kind of file: questions, history, settings, restore points, and a checkpoint. */
async function use(dir: string): Promise<void> {
  const { host } = await openHost(dir);
  const { handlers } = host;
  await handlers['settings.set']({ theme: 'dark' });
  await handlers['library.addSamples']({});
  const entry = await handlers['question.duplicate']({ id: 1 });
  const input = { title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' };
  const draft = { ...createEmptyDraft(), ...input };
  await handlers['question.save']({
    id: entry.id,
    key: 'k',
    version: entry.version,
    basedOn: entry.saved,
    input: draft,
  });
  await handlers['restorePoint.create']({ library: 'own', name: 'kept' });
  await handlers['restorePoint.create']({ library: 'own' });
  await host.close();
}

const names = (modes: Record<string, string>) => [
  ...new Set(Object.keys(modes).map((name) => name.split(path.sep)[0])),
];

describe("a library's files", () => {
  it('are accessible only to their owner, even after the library is reopened', async () => {
    await using folder = await createTemporaryFolder();
    await use(folder.dir);
    await use(folder.dir);
    const { folders, files } = await readModes(path.join(folder.dir, 'library'));
    expect(names(files)).toEqual(
      expect.arrayContaining([
        'library.json',
        'questions',
        'settings.json',
        'settings.copy.json',
        'restore-points',
      ]),
    );
    expect(new Set(Object.values(folders))).toEqual(new Set(['700']));
    expect(new Set(Object.values(files))).toEqual(new Set(['600']));
  });

  it('are accessible only to their owner, even in a shared folder', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await mkdir(dir, 0o755);
    await use(folder.dir);
    const { folders, files } = await readModes(dir);
    expect(folders['.']).toBe('755');
    expect(new Set(Object.values(files))).toEqual(new Set(['600']));
  });

  it('keep their mode, and new files have the same mode as library.json', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await use(folder.dir);
    await chmod(dir, 0o750);
    await chmod(path.join(dir, 'library.json'), 0o660);
    await chmod(path.join(dir, 'settings.json'), 0o664);
    await chmod(path.join(dir, 'questions/000001-000256.jsonl'), 0o604);
    const before = await readModes(dir);
    await use(folder.dir);
    const after = await readModes(dir);
    expect(after.folders).toMatchObject(before.folders);
    expect(after.files['settings.json']).toBe('664');
    expect(after.files['questions/000001-000256.jsonl']).toBe('604');
    expect(after.files['library.json']).toBe('660');
    const created = Object.entries(after.files).filter(([name]) => !(name in before.files));
    expect(created.length).toBeGreaterThan(0);
    expect(new Set(created.map(([, mode]) => mode))).toEqual(new Set(['660']));
  });

  it("aren't writable by everyone when created", async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await use(folder.dir);
    await chmod(path.join(dir, 'library.json'), 0o777);
    const before = await readModes(dir);
    await use(folder.dir);
    const { files } = await readModes(dir);
    const created = Object.entries(files).filter(([name]) => !(name in before.files));
    expect(created.length).toBeGreaterThan(0);
    expect(new Set(created.map(([, mode]) => mode))).toEqual(new Set(['664']));
  });

  it.skipIf(process.platform === 'win32').each([
    [0o755, 0],
    [0o775, 1],
    [0o777, 1],
  ])('cause a warning only if other users can write to the folder: mode %o', async (mode, count) => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await mkdir(dir);
    await chmod(dir, mode);
    const { host, said } = await openHost(folder.dir);
    await host.close();
    expect(said.filter((line) => line.includes('other accounts can write'))).toHaveLength(count);
  });
});
