import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a README names. In a row of a table that begins with a folder, a bare file stands for one in that folder. */
const named = (folder: string) =>
  readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, row = ''] = /^\| `([\w./-]+\/)` \|/.exec(line) ?? [];
      const names = [...line.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
      return names.map((name) => (/^[\w.-]+\.tsx?$/.test(name) ? row + name : name));
    });

/** Folders that hold code, right in a folder or deeper, with a `/` behind. */
const foldersOf = (folder: string, pattern: string) => [
  ...new Set(
    globSync(`${pattern}/*.{ts,tsx}`, { cwd: path.join(ROOT, folder) }).map(
      (file) => `${path.dirname(file).replaceAll('\\', '/')}/`,
    ),
  ),
];

/** Folders with so many files that a reader needs to be told of each: right in them, or deeper as well. */
const WITH_FILES = [
  ['electron/commands', '*'],
  ['electron/host', '*'],
  ['electron/host/exchange', '*'],
  ['electron/host/library', '**/*'],
  ['electron/host/similar', '{*,meaning/*}'],
  ['electron/host/similar/engine', '*'],
  ['electron/host/sync', '**/*'],
  ['electron/shell', '*'],
  ['renderer/editor', '**/*'],
  ['renderer/import', '*'],
  ['renderer/local-api', '*'],
  ['renderer/settings', '*'],
  ['renderer/state', '*'],
  ['renderer/sync', '*'],
  ['renderer/ui', '!(text)/*'],
  ['shared', '**/*'],
  ['test/e2e', '*'],
  ['test/simulation', '**/*'],
  ['test/support', '*'],
] as const;

/** So many files of code in one folder are many. */
const MANY = 15;

/** Files by their path from the project's folder on, with `/` between. */
const filesOf = (folder: string, pattern: string) =>
  globSync(`${pattern}.{ts,tsx}`, { cwd: path.join(ROOT, folder) }).map((file) =>
    path.join(folder, file).replaceAll('\\', '/'),
  );

describe('what a folder says of itself', () => {
  it('is asked of every folder of the product with many files, but for those of words', () => {
    const told = new Set(WITH_FILES.flatMap(([folder, pattern]) => filesOf(folder, pattern)));
    const untold = ['electron', 'renderer', 'shared']
      .flatMap((zone) => filesOf(zone, '**/*'))
      .filter((file) => !told.has(file) && !file.startsWith('renderer/ui/text/'));
    const many = Map.groupBy(untold, (file) => path.posix.dirname(file));
    expect([...many].filter(([, { length }]) => length > MANY).map(([folder]) => folder)).toEqual([]);
  });

  it.each([
    ['electron', '*'],
    ['electron/host', '**'],
    ['renderer', '**'],
    ['test', '*'],
  ])('%s names each folder in it', (folder, pattern) => {
    const there = foldersOf(folder, pattern).filter((name) => name !== './');
    expect(there.length).toBeGreaterThan(3);
    expect(there.filter((name) => !named(folder).includes(name))).toEqual([]);
  });

  it.each(WITH_FILES)('%s names each file in it (%s), once', (folder, pattern) => {
    const files = globSync(`${pattern}.{ts,tsx}`, { cwd: path.join(ROOT, folder) }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    expect(
      named(folder)
        .filter((name) => (pattern === '*' ? /^[^/]+\.tsx?$/ : /\.tsx?$/).test(name))
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  it.each([...WITH_FILES.map(([folder]) => folder), 'electron', 'renderer', 'test'])(
    '%s names nothing else',
    (folder) => {
      const plain = named(folder).filter((name) => /^[\w./-]+(\/|\.tsx?|\.cjs)$/.test(name));
      for (const name of plain)
        expect(globSync(name.replace(/\/$/, ''), { cwd: path.join(ROOT, folder) }), name).toHaveLength(1);
    },
  );
});
