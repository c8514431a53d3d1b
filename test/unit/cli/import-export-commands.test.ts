import { spawnSync } from 'node:child_process';
import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { importReportSchema } from '../../../shared/import-export/import-report.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const parts = { version: '0.0.0', openSettings };
const commands = { import: createImportCommand(parts), export: createExportCommand(parts) };
const TEXT = 'Tea or coffee?\n:tea: - Tea\n☕ - Coffee\n\nTea?\nTea\n';
const ENTRIES = [createExampleEntry(1), createSmallEntry(2), { ...createExampleEntry(7), removedAt: 5 }];

async function run(name: keyof typeof commands, ...args: string[]) {
  const { terminal, written } = fakeTerminal();
  const code = await commands[name].run(args, terminal);
  return { code, ...written };
}

async function createLibraryWith(entries: readonly Entry[]) {
  const folder = await createTemporaryFolder();
  const at = (...names: string[]) => path.join(folder.dir, ...names);
  const { library, close } = await openLibrary(at('lib'));
  await library.replaceAll(() => entries);
  await close();
  return { at, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

async function readEntries(dir: string): Promise<Entry[]> {
  const { library, close } = await openLibrary(dir);
  const entries = [...library.entries()];
  await close();
  return entries;
}

describe('export and import', () => {
  it.each(['json', 'jsonl'])('copy the library to another folder as %s', async (format) => {
    await using folder = await createLibraryWith(ENTRIES);
    const file = folder.at(`all.${format}`);
    expect(await run('export', '--data', folder.at('lib'), '--format', format, '--out', file)).toEqual({
      code: EXIT.done,
      out: '',
      err: '',
    });
    expect(await run('import', file, '--data', folder.at('new'))).toEqual({
      code: EXIT.done,
      out: expect.stringMatching(
        /^Imported 1 question, 1 draft, and 1 deleted question from .* 1 question is invalid\.\n$/,
      ),
      err: expect.stringMatching(/:3: .*options: The question has 0 options; it needs at least 2\.\n$/),
    });
    expect(await readEntries(folder.at('new'))).toEqual(ENTRIES);
    expect(await run('import', file, '--data', folder.at('new'))).toMatchObject({
      code: EXIT.done,
      out: expect.stringMatching(/ Skipped 3 questions that the library already has\.\n$/),
    });
  });

  it('use standard output without --out', async () => {
    await using folder = await createLibraryWith(ENTRIES);
    const { out } = await run('export', '--data', folder.at('lib'), '--format', 'jsonl');
    const [, ...lines] = out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(ENTRIES);
    const text = await run('export', '--data', folder.at('lib'), '--format', 'text');
    expect(text.out.startsWith(`${createExampleEntry(1).question?.title}\n`)).toBe(true);
  });
});

describe('import', () => {
  it('previews the result without creating a library if --dry-run is set', async () => {
    await using folder = await createLibraryWith([]);
    await writeFile(folder.at('a.txt'), TEXT);
    const { code, out, err } = await run(
      'import',
      folder.at('a.txt'),
      '--data',
      folder.at('new'),
      '--dry-run',
    );
    expect({ code, out }).toEqual({
      code: EXIT.done,
      out: `Would import 1 question and 1 draft from ${folder.at('a.txt')}. 1 question is invalid.\n`,
    });
    expect(err.split('\n')[0]).toBe(
      `${folder.at('a.txt')}:5: title: The title has 4 characters; it needs at least 5.`,
    );
    expect(await readdir(folder.at())).not.toContain('new');
  });

  it('saves a question with an unknown emoji as a draft and reports an unknown field', async () => {
    await using folder = await createLibraryWith([]);
    const questions = [
      { title: 'Hello there', options: ':teaa: - T\n☕ - C' },
      { title: 'Hello again', options: '🍵 - T\n☕ - C', descripton: 'D' },
    ];
    await writeFile(folder.at('a.json'), JSON.stringify(questions));
    const { code, out } = await run('import', '--json', folder.at('a.json'), '--data', folder.at('lib'));
    expect(code).toBe(EXIT.done);
    expect(importReportSchema.parse(JSON.parse(out))).toMatchObject({
      added: { questions: 1, drafts: 1 },
      invalid: 1,
      problemCount: 2,
    });
    expect((await readEntries(folder.at('lib')))[0]?.draft?.input).toMatchObject(questions[0] ?? {});
  });

  it('prints the result as one JSON line', async () => {
    await using folder = await createLibraryWith([]);
    await writeFile(folder.at('a.txt'), TEXT);
    const { out, err } = await run('import', '--json', folder.at('a.txt'), '--data', folder.at('lib'));
    expect(importReportSchema.parse(JSON.parse(out))).toMatchObject({
      state: 'done',
      added: { questions: 1, drafts: 1, deleted: 0 },
      problemCount: 3,
    });
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(err).toBe('');
  });

  it('imports a shared pack and reports its custom emoji', async () => {
    await using folder = await createLibraryWith([]);
    const pack = {
      format: 'qotd-studio pack',
      version: 1,
      name: 'Food',
      author: 'Ada',
      emoji: [
        { name: 'pizza', url: 'https://cdn.test/pizza.png', keywords: [] },
        { name: 'our_soup', url: 'https://cdn.test/soup.png', keywords: [] },
      ],
      questions: [{ title: 'Pizza or soup?', options: ':pizza: - Pizza\n:our_soup: - Soup', tags: ['food'] }],
    };
    await writeFile(folder.at('food.json'), JSON.stringify(pack));
    const importPack = (...args: string[]) =>
      run('import', folder.at('food.json'), '--data', folder.at('lib'), ...args);
    for (const [args, sentence] of [
      [['--dry-run'], 'Would add the custom emoji :pizza: and :our_soup:.'],
      [[], 'Added the custom emoji :pizza: and :our_soup:.'],
    ] as const) {
      const { code, out, err } = await importPack(...args);
      expect(code).toBe(EXIT.done);
      expect(out).toContain(sentence);
      expect(err).toMatch(/^warning: :pizza: is also a standard emoji\..*\n$/);
    }
    const file = folder.at('out.json');
    const exportPack = (...args: string[]) =>
      run('export', '--data', folder.at('lib'), '--format', 'pack', '--out', file, ...args);
    await expect(exportPack()).rejects.toThrow('A pack requires --name.');
    expect(await exportPack('--name', 'Food', '--author', 'Ada')).toMatchObject({ code: EXIT.done, err: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(pack);
  });

  it("doesn't mention a restore point for an empty library", async () => {
    await using folder = await createLibraryWith([]);
    await writeFile(folder.at('a.txt'), TEXT);
    for (const library of ['new', 'lib']) {
      const { out } = await run('import', folder.at('a.txt'), '--data', folder.at(library));
      expect(out).toMatch(/ 1 question is invalid\.\n$/);
    }
  });

  it('prints how many questions were queued', async () => {
    await using folder = await createLibraryWith([]);
    await writeFile(folder.at('a.txt'), TEXT);
    const importAndQueue = (...args: string[]) =>
      run('import', folder.at('a.txt'), '--queue', '--data', folder.at('new'), ...args);
    expect((await importAndQueue('--dry-run')).out).not.toContain('queued');
    expect((await importAndQueue()).out).toMatch(/ 1 question for the live service\.\n$/);
    expect((await importAndQueue()).out).toContain(' 0 questions for the live service.');
    expect(JSON.parse((await importAndQueue('--json')).out)).toMatchObject({ state: 'done', queued: 0 });
  });

  it('first creates an automatic restore point', async () => {
    await using folder = await createLibraryWith([createExampleEntry(1)]);
    await writeFile(folder.at('a.txt'), TEXT);
    const { out } = await run('import', folder.at('a.txt'), '--data', folder.at('lib'));
    expect(out).toContain(
      `Saved the previous state of ${folder.at('lib')} as the restore point before-last-change.`,
    );
    const { library, tools, close } = await openLibrary(folder.at('lib'));
    expect(library.counts.all).toBe(3);
    expect(await tools.restorePoints.list()).toContainEqual(expect.objectContaining({ imported: 'a.txt' }));
    expect((await tools.restorePoints.restore('before-last-change')).count).toBe(1);
    expect([...library.entries()]).toEqual([createExampleEntry(1)]);
    await close();
  });

  it.each([
    ['a.json', '[{"title":"Tea?"}]', /a\.json:1: \[0\]\.options: The options are missing\./],
    ['a.csv', 'Nr,Options\n1,a', /a\.csv:1: title: No column is named "title"/],
    ['a.txt', Buffer.from([0xef, 0xbb, 0xbf, 0xff]), /a\.txt:1: The file isn't UTF-8/],
    ['a.json', Buffer.alloc(10 * 1024 * 1024 + 1, ' '), /a\.json: The file is larger than 10 MB/],
  ])("rejects %s with an error and doesn't create a library", async (name, content, sentence) => {
    await using folder = await createLibraryWith([]);
    await writeFile(folder.at(name), content);
    const { code, out, err } = await run('import', folder.at(name), '--data', folder.at('new'));
    expect({ code, out }).toEqual({ code: EXIT.problems, out: '' });
    expect(err).toMatch(sentence);
    expect(err).toMatch(/Nothing was imported from .*\.\n$/);
    expect(await readdir(folder.at())).not.toContain('new');
  });

  it("exits with 3 if the file doesn't exist", async () => {
    await using folder = await createLibraryWith([]);
    const { code, err } = await run('import', folder.at('a.csv'), '--data', folder.at('lib'));
    expect({ code, err }).toEqual({
      code: EXIT.failed,
      err: `error: Couldn't read ${folder.at('a.csv')}: the file or folder doesn't exist (ENOENT). Check the path and its permissions.\n`,
    });
  });

  it.each([
    [[], /Specify one FILE/],
    [['a.csv', 'b.csv', '--data', 'x'], /Specify one FILE/],
    [['a.csv'], /Missing --data DIR/],
    [['a', '--data', 'x'], /Set it with --format/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    await expect(run('import', ...args)).rejects.toThrow(UsageError);
    await expect(run('import', ...args)).rejects.toThrow(sentence);
  });
});

describe('export', () => {
  it('replaces an existing file atomically', async () => {
    await using folder = await createLibraryWith(ENTRIES);
    const args = ['--data', folder.at('lib'), '--format', 'csv', '--out'];
    await writeFile(folder.at('all.csv'), 'old');
    expect((await run('export', ...args, folder.at('all.csv'))).code).toBe(EXIT.done);
    expect(await readFile(folder.at('all.csv'), 'utf8')).toMatch(/^\ufeff"id","state","title"/);
    await expect(run('export', ...args, folder.at('nowhere', 'all.csv'))).rejects.toMatchObject({
      code: 'disk',
      details: { path: folder.at('nowhere', 'all.csv'), reason: 'ENOENT' },
    });
    expect((await readdir(folder.at())).sort()).toEqual(['all.csv', 'lib']);
  });

  it.skipIf(process.platform === 'win32')('rejects a link and preserves it and its target', async () => {
    await using folder = await createLibraryWith(ENTRIES);
    const args = ['--data', folder.at('lib'), '--format', 'csv', '--out'];
    await writeFile(folder.at('target.csv'), 'old');
    await symlink('target.csv', folder.at('link.csv'));
    await symlink('new.csv', folder.at('dangling.csv'));
    for (const name of ['link.csv', 'dangling.csv']) {
      await expect(run('export', ...args, folder.at(name))).rejects.toMatchObject({ code: 'bad-input' });
      expect((await lstat(folder.at(name))).isSymbolicLink()).toBe(true);
    }
    expect(await readFile(folder.at('target.csv'), 'utf8')).toBe('old');
    expect((await readdir(folder.at())).sort()).toEqual(['dangling.csv', 'lib', 'link.csv', 'target.csv']);
  });

  it.skipIf(process.platform === 'win32')('writes to a pipe without replacing it', async () => {
    await using folder = await createLibraryWith(ENTRIES);
    const pipe = folder.at('pipe');
    spawnSync('mkfifo', [pipe]);
    const [text, { code }] = await Promise.all([
      readFile(pipe, 'utf8'),
      run('export', '--data', folder.at('lib'), '--format', 'csv', '--out', pipe),
    ]);
    expect(code).toBe(EXIT.done);
    expect(text).toMatch(/^\ufeff"id","state","title"/);
    expect((await lstat(pipe)).isFIFO()).toBe(true);
  });

  it.skipIf(process.platform === 'win32')("doesn't wait for a pipe's reader", async () => {
    await using folder = await createLibraryWith(ENTRIES);
    const pipe = folder.at('pipe');
    spawnSync('mkfifo', [pipe]);
    const exported = run('export', '--data', folder.at('lib'), '--format', 'csv', '--out', pipe);
    await expect(exported).rejects.toMatchObject({ code: 'disk', details: { path: pipe, reason: 'ENXIO' } });
    expect(await readdir(folder.at('lib'))).not.toContain('library.lock.json');
  });

  it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'writes to a device without replacing it and reports its error',
    async () => {
      await using folder = await createLibraryWith(ENTRIES);
      const device = folder.at('full');
      // A device file like /dev/full.
      spawnSync('mknod', [device, 'c', '1', '7']);
      const args = ['--data', folder.at('lib'), '--format', 'csv', '--out', device];
      await expect(run('export', ...args)).rejects.toMatchObject({ code: 'disk', details: { path: device } });
      expect((await lstat(device)).isCharacterDevice()).toBe(true);
      expect((await readdir(folder.at())).sort()).toEqual(['full', 'lib']);
    },
  );

  it('prints how many drafts were skipped', async () => {
    const untitled = createSmallEntry(2);
    const draft = untitled.draft && { ...untitled.draft, input: { ...untitled.draft.input, title: ' ' } };
    await using folder = await createLibraryWith([{ ...untitled, draft }]);
    expect(await run('export', '--data', folder.at('lib'), '--format', 'text')).toEqual({
      code: EXIT.done,
      out: '',
      err: 'Skipped 1 draft without a title.\n',
    });
  });

  it("requires a library and doesn't create one", async () => {
    await using folder = await createLibraryWith([]);
    const { code, err } = await run('export', '--data', folder.at('new'), '--format', 'json');
    expect({ code, err }).toEqual({
      code: EXIT.failed,
      err: `error: There's no library in ${folder.at('new')}. To create one, use \`serve\` or \`import\`.\n`,
    });
    expect(await readdir(folder.at())).not.toContain('new');
  });

  it.each([
    [['--format', 'json'], /Missing --data DIR/],
    [['--data', 'x'], /Missing --format/],
    [['--data', 'x', '--format', 'xml'], /--format must be/],
    [['--data', 'x', '--format', 'csv', '--out', ''], /--out requires/],
    [['a.json', '--data', 'x', '--format', 'csv'], /a\.json/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    await expect(run('export', ...args)).rejects.toThrow(UsageError);
    await expect(run('export', ...args)).rejects.toThrow(sentence);
  });
});

describe('the built CLI', () => {
  it('checks, imports, and exports with the right exit codes', async () => {
    await using folder = await createLibraryWith([]);
    const cli = findBuiltCli();
    const call = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    await writeFile(folder.at('a.txt'), TEXT);
    expect(call('check', folder.at('a.txt')).status).toBe(EXIT.problems);
    expect(call('check', folder.at('b.txt')).status).toBe(EXIT.failed);
    expect(call('check').status).toBe(EXIT.usage);
    expect(call('import', folder.at('a.txt'), '--data', folder.at('lib')).status).toBe(EXIT.done);
    const { status, stdout, stderr } = call('export', '--data', folder.at('lib'), '--format', 'json');
    expect({ status, stderr }).toEqual({ status: EXIT.done, stderr: '' });
    expect(JSON.parse(stdout).entries).toEqual(await readEntries(folder.at('lib')));
    const open = await openLibrary(folder.at('lib'));
    const busy = call('export', '--data', folder.at('lib'), '--format', 'json');
    expect(busy).toMatchObject({ status: EXIT.failed, stdout: '' });
    expect(busy.stderr).toContain('is open in another program');
    await open.close();
  });

  it.skipIf(process.platform === 'win32')(
    'exits silently if the reader closes the pipe',
    { timeout: 600_000 },
    async () => {
      const many = Array.from({ length: 2_000 }, (_, index) => createExampleEntry(index + 1));
      await using folder = await createLibraryWith(many);
      const command = `"${process.execPath}" "${findBuiltCli()}" export --data "${folder.at('lib')}" --format jsonl | head -n 1`;
      const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
      expect(stdout).toContain('"count":2000');
      expect(stderr).toBe('');
      expect(await readdir(folder.at('lib'))).not.toContain('library.lock.json');
    },
  );
});
