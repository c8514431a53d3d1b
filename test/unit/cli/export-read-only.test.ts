import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { createServeCommand } from '../../../electron/cli/serve-command.ts';
import { formatStartupError } from '../../../electron/desktop/desktop-messages.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { openStore } from '../../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../../electron/host/system/files.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { straightenQuotes } from '../../../shared/messages/translate.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createFaultyFiles } from '../../support/store-faults.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';
import { findTinyDiskObstacle, mountTinyDisk } from '../../support/tiny-disk.ts';
import { inEnglish } from '../../support/translations.ts';

const READING = new Set(['readFile', 'readdir', 'syncDirectory']);

/**
 * Creates a disk that rejects writes. `mkdir` still runs, because it returns EEXIST for an existing folder
 * even on a read-only disk.
 */
const refusing = (refused: string) =>
  createFaultyFiles(createNodeFiles(), ({ name }) =>
    READING.has(name) || name === 'mkdir' ? 'done' : { refused },
  ).files;

const ENTRIES: readonly Entry[] = [
  createExampleEntry(1),
  createSmallEntry(2),
  { ...createExampleEntry(300), removedAt: 5 },
];

/** Creates a library with `ENTRIES`. The last entry is only in the journal, as after a crash. */
async function createCrashedLibrary(dir: string): Promise<void> {
  const whole = `${dir}-whole`;
  const [first, second, last] = ENTRIES;
  const { library, close } = await openLibrary(whole);
  await library.replaceAll(() => [first, second].filter((entry) => entry !== undefined));
  await close();
  const store = await openStore({ dir: whole, files: createNodeFiles(), log: silentLog });
  if (last) await store.commit(last);
  await cp(whole, dir, { recursive: true });
  await store.close();
}

async function readState(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(dir, file), entry.isFile() ? await readFile(file, 'latin1') : 'folder');
  }
  return found;
}

async function exportFrom(dir: string, refused: string, ...more: string[]) {
  const { terminal, written } = fakeTerminal();
  const command = createExportCommand({ version: '0.0.0', openSettings, files: refusing(refused) });
  const code = await command.run(['--data', dir, '--format', 'jsonl', ...more], terminal);
  const [, ...lines] = written.out.trimEnd().split('\n');
  return { code, entries: lines.map((line) => JSON.parse(line)), err: written.err };
}

describe('a library on a read-only or full disk', () => {
  it.each([
    ['EROFS', 'the disk is read-only (EROFS)'],
    ['EACCES', 'permission denied (EACCES)'],
    ['EPERM', 'permission denied (EPERM)'],
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EDQUOT', 'your disk quota is exceeded (EDQUOT)'],
  ])('is exported with the changes in its journal if writes fail with %s', async (refused, message) => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await createCrashedLibrary(dir);
    const before = await readState(dir);
    expect(await exportFrom(dir, refused)).toEqual({
      code: EXIT.done,
      entries: ENTRIES,
      err: `Couldn't lock the library in ${dir}: ${message}. It was exported without a lock and wasn't changed.\n`,
    });
    expect(await readState(dir)).toEqual(before);
  });

  it('is exported without creating folders, and damage is reported', async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await createCrashedLibrary(dir);
    await rm(path.join(dir, 'journal'), { recursive: true });
    const file = path.join(dir, 'questions/000001-000256.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\{"seq":\d+.*\n/m, '{"seq":\n'));
    const { code, entries, err } = await exportFrom(dir, 'EROFS');
    expect({ code, entries }).toEqual({ code: EXIT.done, entries: [ENTRIES[1]] });
    expect(err).toMatch(/Found damaged files: questions\/000001-000256\.jsonl\. Couldn't recover 1 item/);
  });

  it.skipIf(process.platform === 'win32')(
    'is exported without following links, and links are reported',
    async () => {
      await using folder = await createTemporaryFolder();
      const dir = path.join(folder.dir, 'library');
      await createCrashedLibrary(dir);
      for (const name of ['questions/000001-000256.jsonl', 'library.json', 'snapshots']) {
        const place = path.join(dir, name);
        const target = path.join(folder.dir, path.basename(name));
        await rename(place, target).catch(() => mkdir(target));
        await symlink(target, place);
      }
      const before = await readState(folder.dir);
      const { code, err } = await exportFrom(dir, 'EROFS');
      expect(code).toBe(EXIT.done);
      for (const name of ['questions/000001-000256.jsonl', 'library.json', 'snapshots'])
        expect(err).toContain(name);
      expect(await readState(folder.dir)).toEqual(before);
    },
  );

  it("isn't exported while another program has it open", async () => {
    await using folder = await createTemporaryFolder();
    const { close } = await openLibrary(folder.dir);
    await expect(exportFrom(folder.dir, 'EROFS')).rejects.toMatchObject({ code: 'library-in-use' });
    await close();
  });

  it.skipIf(process.platform === 'win32')("can't add an output line through a link's name", async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await createCrashedLibrary(dir);
    await symlink('/nowhere', path.join(dir, 'questions', 'x\nerror: FORGED'));
    const { err } = await exportFrom(dir, 'EROFS');
    expect(err).toContain('questions/x error: FORGED');
    expect(err).not.toMatch(/^error: /m);
  });

  it("isn't reported as exported if the output file can't be written", async () => {
    await using folder = await createTemporaryFolder();
    const dir = path.join(folder.dir, 'library');
    await createCrashedLibrary(dir);
    const { terminal, written } = fakeTerminal();
    const out = path.join(folder.dir, 'all.json');
    const { files } = createFaultyFiles(createNodeFiles(), ({ path: file }) =>
      file.startsWith(out) ? { refused: 'EACCES' } : 'done',
    );
    const command = createExportCommand({ version: '0.0.0', openSettings, files });
    await expect(
      command.run(['--data', dir, '--format', 'json', '--out', out], terminal),
    ).rejects.toMatchObject({ code: 'disk', details: { path: out } });
    expect(written.err).not.toContain('without a lock');
  });

  it("can't be opened by other commands, and their error explains what to do", async () => {
    await using folder = await createTemporaryFolder();
    const failure = async (refused: string) => {
      const files = refusing(refused);
      const command = createServeCommand({ version: '0.0.0', assetsDir: '/nowhere', openSettings, files });
      const error: unknown = await command
        .run(['--data', folder.dir, '--port', '0'], fakeTerminal().terminal)
        .catch((thrown: unknown) => thrown);
      if (!(error instanceof AppError)) throw error;
      return { error, message: formatCommandError(error) };
    };
    const { error, message } = await failure('EROFS');
    const sentence = `Couldn't open the library in ${folder.dir}: the disk is read-only (EROFS). Nothing was changed. Allow writing to this folder, or open a copy in a writable folder.`;
    expect(message).toBe(`${sentence} To read the library without a lock, use \`export\`.`);
    expect(straightenQuotes(formatStartupError(error, inEnglish))).toBe(sentence);
    expect((await failure('ENOSPC')).message).toBe(
      `Couldn't open the library in ${folder.dir}: the disk is full (ENOSPC). Nothing was changed. Free up space on that disk and try again.`,
    );
    expect(await readdir(folder.dir)).toEqual([]);
  });

  const whyNot = findTinyDiskObstacle();
  const real = it.skipIf(whyNot !== null).each([
    ['mounted for reading', ': the disk is read-only (EROFS). It was exported without a lock'],
    ['full', ': the disk is full (ENOSPC). It was exported without a lock'],
    // A crash leaves the lock's 2 files behind, so acquiring the lock doesn't need space.
    ['full after a crash', "couldn't write a checkpoint; the journal keeps the changes"],
  ]);
  real(
    `is exported from a real disk that is %s${whyNot === null ? '' : `. ${whyNot}`}`,
    { timeout: 600_000 },
    async (state, message) => {
      await using folder = await createTemporaryFolder();
      await using elsewhere = await createTemporaryFolder();
      const disk = await mountTinyDisk(folder.dir, 512);
      try {
        const run = (...command: string[]) => {
          const [program = '', ...args] = disk.command(command);
          return spawnSync(program, args, { encoding: 'utf8' });
        };
        const made = path.join(elsewhere.dir, 'library');
        await createCrashedLibrary(made);
        await cp(made, path.join(disk.outside, 'library'), { recursive: true });
        if (state === 'full') await rm(path.join(disk.outside, 'library', 'library.lock.json'));
        if (state.startsWith('full')) await disk.fill();
        else {
          const remounted = run('mount', '-o', 'remount,ro', folder.dir);
          expect(remounted.status, remounted.stderr).toBe(0);
        }
        const dir = path.join(folder.dir, 'library');
        const { status, stdout, stderr } = run(
          ...[process.execPath, findBuiltCli(), 'export', '--data', dir, '--format', 'jsonl'],
        );
        const [, ...lines] = stdout.trimEnd().split('\n');
        expect(stderr).toContain(message);
        expect({ status, entries: lines.map((line) => JSON.parse(line)) }).toEqual({
          status: EXIT.done,
          entries: ENTRIES,
        });
      } finally {
        await disk.end();
      }
    },
  );
});
