import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { type Entry, entrySchema } from '../../../shared/library/entry.ts';
import { settingsSchema } from '../../../shared/settings.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const READER = join(import.meta.dirname, '../../../docs/reference/read-library.mjs');
const { readLibrary }: { readLibrary: (library: string) => Entry[] } = await import(
  /* @vite-ignore */ pathToFileURL(READER).href
);
const page = await readFile(join(import.meta.dirname, '../../../docs/guide/backups-and-recovery.md'), 'utf8');

const open = (dir: string) => openStore({ dir, files: createNodeFiles(), log: silentLog });

/** Returns the only code block of this language in docs/guide/backups-and-recovery.md. */
const block = (kind: string): string =>
  new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? '';

describe.each([
  ['settings.md', 'Field', settingsSchema],
  ['library-format.md', 'Field of an entry', entrySchema],
])('docs/reference/%s', (name, heading, schema) => {
  it('lists every field', async () => {
    const reference = await readFile(join(import.meta.dirname, '../../../docs/reference', name), 'utf8');
    const table = reference.slice(reference.indexOf(`| ${heading} |`)).split('\n\n', 1)[0] ?? '';
    const listed = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/\w+/g) ?? [],
    );
    expect(listed.toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  });
});

describe('the library format', () => {
  it('has sample code that reads the same questions as the app', async () => {
    await using folder = await createTemporaryFolder();
    const dir = join(folder.dir, 'library');
    const store = await open(dir);
    for (const id of [1, 2, 300]) await store.commit(createSmallEntry(id));
    await store.close();
    const again = await open(dir);
    await again.replaceAll((all) => [...all.values()].filter(({ id }) => id !== 2));
    await again.commit(createSmallEntry(300, 7));
    await again.commit(createSmallEntry(301));
    expect(readLibrary(dir)).toEqual([...again.entries.values()]);
    await again.close();
    expect(readLibrary(dir)).toEqual([...again.entries.values()]);
    expect(again.entries.size).toBe(3);
    await rm(join(dir, 'journal'), { recursive: true });
    expect(readLibrary(dir)).toEqual([...again.entries.values()]);
  });

  it.each([
    ['journal', '{"format":"qotd-st', false],
    ['journal', '', true],
    ['questions', '{"format', false],
  ])('has sample code that reads a %s file starting with %j like the app', async (name, first, bom) => {
    await using folder = await createTemporaryFolder();
    const dir = join(folder.dir, 'library');
    const store = await open(dir);
    for (const id of [1, 2]) await store.commit(createSmallEntry(id));
    if (name === 'questions') await store.close();
    const copy = join(folder.dir, 'copy');
    await cp(dir, copy, { recursive: true });
    await store.close();
    const [file = ''] = await readdir(join(copy, name));
    const path = join(copy, name, file);
    const [, ...lines] = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, [`${bom ? '\ufeff' : ''}${first}`, ...lines].join('\n'));
    const read = readLibrary(copy).map(({ id }) => id);
    const opened = await open(copy);
    expect(read).toEqual([...opened.entries.keys()]);
    expect(read).toEqual([1, 2]);
    await opened.close();
  });

  it.each(['library.json', 'questions/000001-000256.jsonl', 'journal/000001.jsonl'])(
    'has sample code that rejects a newer %s, like the app',
    async (name) => {
      await using folder = await createTemporaryFolder();
      const dir = join(folder.dir, 'library');
      const store = await open(dir);
      await store.commit(createSmallEntry(1));
      await store.close();
      const format = name === 'library.json' ? 'library' : name.split('/')[0];
      await writeFile(join(dir, name), `{"format":"qotd-studio ${format}","version":3}\n`);
      expect(() => readLibrary(dir)).toThrow(`${name} is of a newer version`);
      await expect(open(dir)).rejects.toMatchObject({ code: 'library-too-new' });
    },
  );

  it('documents Git settings that preserve a cloned library', async () => {
    await using folder = await createTemporaryFolder();
    const [dir, clone] = [join(folder.dir, 'library'), join(folder.dir, 'clone')];
    const store = await open(dir);
    for (const id of [1, 300]) await store.commit(createSmallEntry(id));
    await store.close();
    await writeFile(join(dir, '.gitignore'), block('gitignore'));
    await writeFile(join(dir, '.gitattributes'), block('gitattributes'));
    await writeFile(join(dir, 'library.lock.json'), '{}');
    await writeFile(join(dir, 'questions', '000001-000256.jsonl.tmp'), '{');
    const runGit = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'user.name=n', '-c', 'user.email=e', ...args]);
    runGit('init', '--quiet', dir);
    runGit('-C', dir, 'add', '.');
    runGit('-C', dir, 'commit', '--quiet', '-m', 'm');
    runGit('clone', '--quiet', dir, clone);
    expect((await readdir(clone)).sort()).toEqual([
      '.git',
      '.gitattributes',
      '.gitignore',
      'library.json',
      'questions',
    ]);
    expect(readLibrary(clone).map(({ id }) => id)).toEqual([1, 300]);
    const opened = await open(clone);
    expect([...opened.entries.values()]).toEqual(readLibrary(clone));
    expect(await opened.recovery.reports()).toEqual([]);
    await opened.close();
  });
});
