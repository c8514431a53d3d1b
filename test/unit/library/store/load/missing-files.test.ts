import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../../../electron/cli/command.ts';
import { createExportCommand } from '../../../../../electron/cli/export-command.ts';
import { openSettings } from '../../../../../electron/desktop/settings/settings-file.ts';
import { openStore } from '../../../../../electron/host/library/open-store.ts';
import { formatSnapshot } from '../../../../../electron/host/library/restore-points/snapshot-file.ts';
import { createNodeFiles } from '../../../../../electron/host/system/files.ts';
import type { Entry } from '../../../../../shared/library/entry.ts';
import { fakeTerminal } from '../../../../support/fake-terminal.ts';
import { silentLog } from '../../../../support/silent-log.ts';
import { createFaultyFiles, ignoreSync } from '../../../../support/store-faults.ts';
import { formatEntryLine, formatQuestions, JOURNAL, writeFiles } from '../../../../support/store-files.ts';
import { createSmallEntry } from '../../../../support/store-workload.ts';
import { createTemporaryFolder } from '../../../../support/temporary-folder.ts';
import { openLibrary } from '../../../../support/test-library.ts';

const FIRST = 'questions/000001-000256.jsonl';
const SECOND = 'questions/000257-000512.jsonl';
const BACKUP = 'backups/2026-11-09-08-00-00.jsonl';
const backup = (...entries: Entry[]) => [...formatSnapshot(entries, 1)].join('');
const open = (dir: string) => openStore({ dir, files: ignoreSync(createNodeFiles()), log: silentLog });

/** Writes a library's files, except for the missing ones. */
async function layWithout(
  dir: string,
  contents: Readonly<Record<string, string>>,
  ...missing: readonly string[]
): Promise<void> {
  await writeFiles(dir, contents);
  for (const name of missing) await rm(join(dir, name));
}

/** Opens the library twice and expects the same result each time. */
async function opened(dir: string) {
  const first = await inspect(dir);
  const second = await inspect(dir);
  expect(second).toEqual(first);
  return first;
}

async function inspect(dir: string) {
  const store = await open(dir);
  const [report, ...others] = await store.recovery.reports();
  expect(others).toEqual([]);
  const state = {
    ids: [...store.entries.keys()],
    next: store.reserveId(),
    files: report?.files.map(({ path, reason }) => `${path}: ${reason}`),
    restored: report?.restored.map(({ id }) => id),
    lost: report?.lost.map(({ hint }) => hint),
  };
  await store.close();
  return state;
}

const whole = {
  [FIRST]: formatQuestions(formatEntryLine(1, createSmallEntry(1)), formatEntryLine(2, createSmallEntry(2))),
  [SECOND]: formatQuestions(
    formatEntryLine(3, createSmallEntry(257)),
    formatEntryLine(4, createSmallEntry(300)),
  ),
};

describe('a library without library.json', () => {
  it('preserves its questions and creates a new manifest', async () => {
    await using folder = await createTemporaryFolder();
    await layWithout(folder.dir, whole, 'library.json');
    expect(await opened(folder.dir)).toEqual({
      ids: [1, 2, 257, 300],
      next: 301,
      files: ['library.json: the file is missing'],
      restored: [],
      lost: [],
    });
  });

  it.each([
    ['the first question file', FIRST, [1, 2], 301],
    ['the last question file', SECOND, [257, 300], 513],
  ])('is restored from a backup if %s is also missing', async (_, missing, restored, next) => {
    await using folder = await createTemporaryFolder();
    const entries = [1, 2, 257, 300].map((id) => createSmallEntry(id));
    await layWithout(folder.dir, { ...whole, [BACKUP]: backup(...entries) }, 'library.json', missing);
    expect(await opened(folder.dir)).toEqual({
      ids: [1, 2, 257, 300],
      next,
      files: ['library.json: the file is missing', `${missing}: the file is missing`],
      restored,
      lost: [],
    });
  });

  it('is restored from the backup and journal if the question files are also missing', async () => {
    await using folder = await createTemporaryFolder();
    const contents = {
      [BACKUP]: backup(createSmallEntry(1), createSmallEntry(2)),
      'journal/000001.jsonl': JOURNAL + formatEntryLine(9, createSmallEntry(2, 9)),
    };
    await layWithout(folder.dir, contents, 'library.json');
    expect(await opened(folder.dir)).toMatchObject({ ids: [1, 2], next: 257, restored: [1] });
  });

  it.each([
    ['a history file', 'history/000257-000512.jsonl', 513],
    ['an unreadable backup', BACKUP, 1],
  ])("isn't mistaken for a new library if only %s exists", async (_, name, next) => {
    await using folder = await createTemporaryFolder();
    await mkdir(join(folder.dir, name, '..'), { recursive: true });
    await writeFile(join(folder.dir, name), '\n');
    expect(await opened(folder.dir)).toEqual({
      ids: [],
      next,
      files: ['library.json: the file is missing'],
      restored: [],
      lost: ['all data in the library'],
    });
  });

  it('can be exported with or without a lock, and the export reports missing files', async () => {
    await using folder = await createTemporaryFolder();
    const entries = [1, 2, 257, 300].map((id) => createSmallEntry(id));
    const dir = join(folder.dir, 'library');
    await layWithout(dir, { ...whole, [BACKUP]: backup(...entries) }, 'library.json', FIRST);
    const full = createFaultyFiles(createNodeFiles(), ({ name }) =>
      ['readFile', 'readdir'].includes(name) ? 'done' : { refused: 'ENOSPC' },
    ).files;
    for (const files of [full, createNodeFiles()]) {
      const { terminal, written } = fakeTerminal();
      const command = createExportCommand({ version: '0.0.0', openSettings, files });
      expect(await command.run(['--data', dir, '--format', 'jsonl'], terminal)).toBe(EXIT.done);
      const [, ...lines] = written.out.trimEnd().split('\n');
      expect(lines.map((text) => JSON.parse(text).id)).toEqual([1, 2, 257, 300]);
      expect(written.err).toMatch(/library\.json.*questions\/000001-000256\.jsonl/s);
      expect(written.err).not.toContain('There is no library');
    }
  });
});

describe('a library that lacks a question file listed in library.json', () => {
  it("reports a loss and doesn't reuse IDs if the backup is outdated", async () => {
    await using folder = await createTemporaryFolder();
    await layWithout(folder.dir, { ...whole, [BACKUP]: backup(createSmallEntry(1)) }, SECOND);
    expect(await opened(folder.dir)).toEqual({
      ids: [1, 2],
      next: 513,
      files: [`${SECOND}: the file is missing`],
      restored: [],
      lost: [`all data in ${SECOND}`],
    });
  });

  it('preserves restored questions after a crash', async () => {
    await using folder = await createTemporaryFolder();
    const dir = join(folder.dir, 'library');
    await layWithout(
      dir,
      { ...whole, [BACKUP]: backup(createSmallEntry(257), createSmallEntry(300)) },
      SECOND,
    );
    const store = await open(dir);
    const copy = join(folder.dir, 'copy');
    await cp(dir, copy, { recursive: true });
    await store.close();
    await rm(join(copy, 'lock'), { recursive: true, force: true });
    expect((await inspect(copy)).ids).toEqual([1, 2, 257, 300]);
  });

  it('restarts IDs at 1 after a reset', async () => {
    await using folder = await createTemporaryFolder();
    await layWithout(folder.dir, whole, SECOND);
    const { tools, close } = await openLibrary(folder.dir);
    await tools.reset('all');
    await close();
    const store = await open(folder.dir);
    expect(store.reserveId()).toBe(1);
    await store.close();
    expect(await readFile(join(folder.dir, 'library.json'), 'utf8')).not.toContain('highestId');
  });
});

describe('a library that lost its last line', () => {
  it('never reuses the ID from that line', async () => {
    await using folder = await createTemporaryFolder();
    await writeFiles(folder.dir, {
      [FIRST]: formatQuestions(
        formatEntryLine(1, createSmallEntry(1)),
        `${formatEntryLine(2, createSmallEntry(2)).slice(0, -20)}\n`,
      ),
    });
    expect(await opened(folder.dir)).toMatchObject({ ids: [1], next: 3 });
  });
});
