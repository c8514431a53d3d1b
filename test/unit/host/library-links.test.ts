import { execFileSync } from 'node:child_process';
import { cp, lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARY_FILES } from '../../../electron/host/library/store/load/library-files.ts';
import {
  describeTree,
  LINKS,
  type LinkKind,
  listNamesBelow,
  plantLink,
} from '../../support/planted-links.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { fillLibrary, openHostIn, saveQuestion } from '../../support/used-library.ts';

/** Creates a library with a journal and lock files by copying it while it's open. */
async function makeLibrary(dir: string, word: string): Promise<void> {
  const first = await openHostIn(path.join(dir, 'used'));
  await fillLibrary(first, word);
  await first.close();
  const second = await openHostIn(path.join(dir, 'used'));
  await fillLibrary(second, word);
  await cp(path.join(dir, 'used/library'), path.join(dir, 'library'), { recursive: true });
  await second.close();
}

/** Files that the app can write but that the template lacks. */
const MORE_FILES = ['library.json.0123456789ab.tmp', 'library.lock-journal', 'library.lock-wal'];
/** Returns the paths that are neither folders nor the quarantine. */
const filterFiles = (paths: readonly string[]): string[] =>
  paths.filter((name) => name !== 'set-aside' && !paths.some((other) => other.startsWith(`${name}/`)));

/**
 * Returns whether SQLite deletes the file by name. SQLite doesn't follow links with these names, and the app
 * doesn't report them.
 */
const isSqliteFile = (name: string) => /-(journal|wal)$/.test(name);

describe.skipIf(process.platform === 'win32')('a library with links', () => {
  let template: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let paths: string[];

  beforeAll(async () => {
    template = await createTemporaryFolder();
    await makeLibrary(path.join(template.dir, 'mine'), 'MINE');
    await makeLibrary(path.join(template.dir, 'foreign'), 'FOREIGN');
    const written = (await listNamesBelow(path.join(template.dir, 'mine/library'))).map((name) =>
      name.replace(/\/$/, ''),
    );
    paths = [...new Set([...written, ...LIBRARY_FILES, ...MORE_FILES])];
  }, 60_000);
  afterAll(() => template[Symbol.asyncDispose]());

  /** Opens a library with links, uses it, and opens it again. Expects that no link was followed. */
  async function check(links: Readonly<Record<string, LinkKind>>): Promise<void> {
    await using folder = await createTemporaryFolder();
    const [dir, outside] = [path.join(folder.dir, 'library'), path.join(folder.dir, 'outside')];
    await cp(path.join(template.dir, 'mine/library'), dir, { recursive: true });
    await cp(path.join(template.dir, 'foreign/library'), outside, { recursive: true });
    await mkdir(path.join(outside, 'folder'));
    await writeFile(path.join(outside, 'folder/000001-000256.jsonl'), 'FOREIGN');
    for (const [name, kind] of Object.entries(links)) {
      const same = path.join(outside, name);
      const found = await lstat(same).catch(() => undefined);
      if (!found) await mkdir(path.dirname(same), { recursive: true });
      const file = found?.isFile() ? same : path.join(outside, `${name.replaceAll('/', '-')}.file`);
      if (file !== same) await writeFile(file, 'FOREIGN');
      const targets = {
        file,
        folder: found?.isDirectory() ? same : path.join(outside, 'folder'),
        missing: path.join(outside, 'missing'),
      };
      await plantLink(dir, name, kind, targets);
    }
    const before = await describeTree(outside);
    const host = await openHostIn(folder.dir);
    const reports = await host.handlers['recovery.reports']({});
    await fillLibrary(host, 'NEXT');
    const shown = JSON.stringify([[...host.library.entries()], host.settings.get()]);
    expect(shown).toContain('NEXT');
    expect(shown).not.toContain('FOREIGN');
    await host.close();
    // A second start has nothing new to report.
    const again = await openHostIn(folder.dir);
    expect(await again.handlers['recovery.reports']({})).toEqual(reports);
    expect(again.library.counts).toEqual(host.library.counts);
    await again.close();

    expect(await describeTree(outside)).toEqual(before);
    const moved = new Set<string>();
    for (const [name, kind] of Object.entries(links)) {
      if (isSqliteFile(name)) continue;
      const report = reports.find(({ files }) =>
        files.some((one) => one.path === name && one.outcome === 'link'),
      );
      expect(report, `${name} is reported`).toBeDefined();
      const place = path.join('set-aside', report?.folder ?? '', name);
      moved.add(place);
      const stats = await lstat(path.join(dir, place));
      expect([stats.isSymbolicLink(), stats.isFIFO()]).toEqual([
        kind.includes('symbolic') || kind.includes('dangling'),
        kind === 'a pipe',
      ]);
    }
    for (const [name, content] of Object.entries(await describeTree(dir)))
      if (!moved.has(name)) expect(content, name).not.toContain('FOREIGN');
  }

  it('is tested with every file that the app writes', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['questions/000001-000256.jsonl', 'history/000001-000256.jsonl'],
        ...['restore-points/kept.jsonl', 'library.lock.json', 'similar.jsonl', 'sync.json'],
        ...['settings.json', 'settings.copy.json'],
      ]),
    );
    for (const folder of ['journal', 'restore-points'])
      expect(paths.join()).toMatch(new RegExp(`${folder}/[-\\d]+\\.jsonl`));
    const owned = (name: string) => LIBRARY_FILES.has(name.split('/')[0] ?? '') || MORE_FILES.includes(name);
    expect(paths.filter((name) => !owned(name))).toEqual([]);
  });

  it.each([
    ['the journal and the lock', /^(journal|library)/],
    ['questions and copies', /^(questions|restore-points|settings\.copy)/],
    ['the other files', /^(history|similar|sync|settings\.json)/],
  ])('quarantines and reports links that replace %s without following them', async (_, pattern) => {
    const names = filterFiles(paths).filter((name) => pattern.test(name));
    await check(Object.fromEntries(names.map((name) => [name, 'a symbolic link to a file'])));
  });

  it.each(Object.keys(LINKS) as LinkKind[])(
    "doesn't follow any link if every file or folder is %s",
    async (kind) => {
      const files = filterFiles(paths);
      for (const names of [files, paths.filter((name) => !files.includes(name))])
        await check(Object.fromEntries(names.map((name) => [name, kind])));
    },
  );

  it("doesn't append a title to a shell startup file", async () => {
    await using folder = await createTemporaryFolder();
    const [dir, home] = [path.join(folder.dir, 'library'), path.join(folder.dir, 'home')];
    const first = await openHostIn(folder.dir);
    const title = `$(touch ${path.join(home, 'seen')})`;
    const id = await saveQuestion(first, title);
    await saveQuestion(first, `${title} again`, id);
    await first.close();
    await mkdir(home);
    await writeFile(path.join(home, '.bashrc'), 'export GREETING=hello\n');
    const history = path.join(dir, 'history/000001-000256.jsonl');
    const old = await readFile(history, 'utf8');
    expect(old).toContain(title);
    await plantLink(dir, 'history/000001-000256.jsonl', 'a symbolic link to a file', {
      file: path.join(home, '.bashrc'),
      folder: home,
      missing: home,
    });
    const second = await openHostIn(folder.dir);
    await saveQuestion(second, 'Tea or coffee?', id);
    await second.close();
    execFileSync('sh', [path.join(home, '.bashrc')]);
    expect(await listNamesBelow(home)).toEqual(['.bashrc']);
    expect(await readFile(path.join(home, '.bashrc'), 'utf8')).toBe('export GREETING=hello\n');
    expect(await readFile(history, 'utf8')).toContain(title);
  });

  it('can be opened through a link to its folder', async () => {
    await using folder = await createTemporaryFolder();
    const [real, linked] = [path.join(folder.dir, 'real'), path.join(folder.dir, 'linked')];
    await mkdir(real);
    await symlink(real, linked);
    const host = await openHostIn(linked);
    await fillLibrary(host, 'MINE');
    await host.close();
    expect(await listNamesBelow(path.join(real, 'library'))).toContain('questions/000001-000256.jsonl');
  });
});
