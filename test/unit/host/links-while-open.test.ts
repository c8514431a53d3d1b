import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTree, LINKS, type LinkKind, plantLink } from '../../support/planted-links.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { fillLibrary, openHostIn, saveQuestion } from '../../support/used-library.ts';

const FOLDERS = ['questions', 'history', 'journal'];
const FILES = ['sync.json', 'similar.jsonl', 'settings.json', 'settings.copy.json', 'library.json'];

describe.skipIf(process.platform === 'win32')('a file replaced while the library is open', () => {
  it.each(Object.keys(LINKS) as LinkKind[])("isn't followed if it becomes %s", async (kind) => {
    await using folder = await createTemporaryFolder();
    const [dir, outside] = [path.join(folder.dir, 'library'), path.join(folder.dir, 'outside')];
    const targets = {
      file: path.join(outside, 'file'),
      folder: path.join(outside, 'folder'),
      missing: path.join(outside, 'missing'),
    };
    await mkdir(targets.folder, { recursive: true });
    await writeFile(targets.file, 'FOREIGN');
    const before = await describeTree(outside);
    const first = await openHostIn(folder.dir);
    await fillLibrary(first, 'MINE');
    await first.close();
    const host = await openHostIn(folder.dir);
    const id = await saveQuestion(host, 'Sea or lake?');
    const inFolders = await Promise.all(
      FOLDERS.map(async (name) => (await readdir(path.join(dir, name))).map((file) => `${name}/${file}`)),
    );
    for (const name of [...inFolders.flat(), ...FILES]) await plantLink(dir, name, kind, targets);
    // The app may reject a change, but it must not wait or write elsewhere.
    for (const title of ['Sea or pool?', 'Sea or beach?'])
      await saveQuestion(host, title, id).catch(() => undefined);
    await host.handlers['history.list']({ id }).catch(() => undefined);
    await host.handlers['settings.set']({ defaultFooter: 'NEXT' }).catch(() => undefined);
    await host.close();
    expect(await describeTree(outside)).toEqual(before);

    const again = await openHostIn(folder.dir);
    expect(JSON.stringify([...again.library.entries()])).not.toContain('FOREIGN');
    expect(again.library.find(id)?.question?.title).toMatch(/^Sea or/);
    await again.close();
    expect(await describeTree(outside)).toEqual(before);
  });
});
