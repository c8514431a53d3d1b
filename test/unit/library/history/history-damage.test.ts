import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatHeader } from '../../../../electron/host/library/format/line-file-format.ts';
import { checkHistoryVersions } from '../../../../electron/host/library/format/version-line.ts';
import { computeSum, formatSum } from '../../../../electron/host/system/checksum.ts';
import { createNodeFiles } from '../../../../electron/host/system/files.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openTitledLibrary } from '../../../support/titled-library.ts';

const FILE = 'history/000001-000256.jsonl';
const files = createNodeFiles();

/** Creates a question with `times` versions and closes the library. Returns the question's ID. */
async function withVersions(dir: string, times: number) {
  const { create, save, store } = await openTitledLibrary({ dir, files });
  const id = await create('Title 1');
  for (let time = 2; time <= times; time++) await save(id, `Title ${time}`);
  await store.close();
  return id;
}

async function versionsIn(dir: string, id: number) {
  const { store, library } = await openTitledLibrary({ dir, files });
  const { versions, unread } = await store.versions(library.entry(id));
  await store.close();
  return { titles: versions.map(({ question }) => question.title), unread };
}

describe('a damaged history file', () => {
  it('loses only the unreadable lines, and their number is reported', async () => {
    await using folder = await createTemporaryFolder();
    const id = await withVersions(folder.dir, 5);
    const path = join(folder.dir, FILE);
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace('Title 2', 'Title !').replace('Title 4', 'T'),
    );
    expect(await versionsIn(folder.dir, id)).toEqual({ titles: ['Title 1', 'Title 3'], unread: 2 });
  });

  it("isn't reported if each truncated line also appears in full", async () => {
    await using folder = await createTemporaryFolder();
    const id = await withVersions(folder.dir, 3);
    const path = join(folder.dir, FILE);
    const text = await readFile(path, 'utf8');
    const [header, first, second] = text.split('\n');
    const truncated = `${header}\n${first}\n${second?.slice(0, 200)}\n${second}\n${first?.slice(0, 90)}\0\0\0\n`;
    await writeFile(path, truncated);
    expect(await versionsIn(folder.dir, id)).toEqual({ titles: ['Title 1', 'Title 2'], unread: 0 });
    await appendFile(path, `${second?.slice(0, 200)}x`);
    expect(await versionsIn(folder.dir, id)).toMatchObject({ unread: 1 });
  });

  it("is quarantined before it's rewritten", async () => {
    await using folder = await createTemporaryFolder();
    const id = await withVersions(folder.dir, 60);
    const path = join(folder.dir, FILE);
    const quarantineFolders = () => readdir(join(folder.dir, 'set-aside')).catch(() => []);
    const saveOften = async () => {
      const { save, store } = await openTitledLibrary({ dir: folder.dir, files });
      for (let time = 0; time < 60; time++) await save(id, `Again ${time}`);
      await store.close();
    };
    await saveOften();
    expect(await quarantineFolders()).toEqual([]);
    const damaged = (await readFile(path, 'utf8')).replace('Title 1"', 'Title !"');
    await writeFile(path, damaged);
    await saveOften();
    await saveOften();
    expect(await readFile(path, 'utf8')).not.toContain(damaged);
    const [quarantined] = await quarantineFolders();
    expect(quarantined).toMatch(/-history$/);
    expect(await readFile(join(folder.dir, 'set-aside', quarantined ?? '', FILE), 'utf8')).toContain(
      'Title !"',
    );
    expect((await versionsIn(folder.dir, id)).unread).toBe(1);
  });
});

describe('a history file from a newer version', () => {
  const firstLine = '{"format":"qotd-studio history","version":9}\n';
  const summed = `${firstLine.slice(0, -2)},"sum":"${formatSum(computeSum(firstLine))}"}\n`;
  it.each([
    ['without a checksum', firstLine],
    ['with a checksum', summed],
  ])('is rejected and left unchanged: %s', async (_, header) => {
    await using folder = await createTemporaryFolder();
    const id = await withVersions(folder.dir, 2);
    const { save, store, library } = await openTitledLibrary({ dir: folder.dir, files });
    const newer = `${header}{"who":"knows"}\n`;
    await writeFile(join(folder.dir, FILE), newer);
    await save(id, 'Title 3');
    await expect(store.versions(library.entry(id))).rejects.toMatchObject({ code: 'library-too-new' });
    await store.close();
    expect(await readFile(join(folder.dir, FILE), 'utf8')).toBe(newer);
    // The journal keeps versions that couldn't be written to the history.
    expect(await readdir(join(folder.dir, 'journal'))).not.toEqual([]);
    await expect(checkHistoryVersions(files, join(folder.dir, 'history'))).rejects.toMatchObject({
      code: 'library-too-new',
      details: { path: join(folder.dir, FILE), found: 9, known: 2 },
    });
  });

  it("isn't assumed for version 1, a flipped version bit, or an empty file", async () => {
    await using folder = await createTemporaryFolder();
    const path = join(folder.dir, FILE);
    await mkdir(dirname(path));
    const whole = formatHeader('qotd-studio history');
    for (const text of [
      whole.replace('"version":2', '"version":3'),
      '{"format":"qotd-studio history","version":1}\n',
      '',
    ]) {
      await writeFile(path, text);
      await checkHistoryVersions(files, dirname(path));
    }
    await checkHistoryVersions(files, '/nowhere');
  });
});
