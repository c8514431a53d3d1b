import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHost } from '../../support/host.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(ROOT, 'docs/guide/backups-and-recovery.md'), 'utf8');
const [listed, back, startNew, copied, ...more] = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, text = '']) => text,
);

/**
 * Creates a library with a restore point that contains questions 1 and 2. The library also has question 3.
 */
async function prepareLibrary(dir: string) {
  const { host } = await openHost(dir);
  const data = path.join(dir, 'library');
  await host.library.replaceAll(() => [createExampleEntry(1), createExampleEntry(2)]);
  const { name } = await host.handlers['restorePoint.create']({ library: 'own' });
  await host.handlers['question.duplicate']({ id: 1 });
  await host.close();
  return { data, backup: path.join(data, 'restore-points', `${name}.jsonl`) };
}

/** Runs the page's commands in a shell and returns the output. */
function run(script: string, { data, backup }: { data: string; backup: string }): string {
  const { VITEST: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, LIBRARY: data, BACKUP: backup, NAME: path.basename(backup, '.jsonl') },
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

async function listIds(data: string, restore?: string): Promise<number[]> {
  const { library, tools, close } = await openLibrary(data);
  if (restore !== undefined) await tools.restorePoints.restore(restore);
  const ids = [...library.entries()].map(({ id }) => id);
  await close();
  return ids;
}

describe('docs/guide/backups-and-recovery.md', () => {
  it('has only tested command blocks', () => {
    expect(more).toEqual([]);
  });

  it('explains how to restore a backup manually', async () => {
    await using folder = await createTemporaryFolder();
    const made = await prepareLibrary(folder.dir);
    expect(await listIds(made.data)).toEqual([1, 2, 3]);
    expect(run(listed ?? '', made)).toContain(path.basename(made.backup, '.jsonl'));
    run(back ?? '', made);
    expect(await listIds(made.data)).toEqual([1, 2]);
    expect(await listIds(made.data, 'before-last-change')).toEqual([1, 2, 3]);
  });

  it.each([
    ['no setting was ever changed', false],
    ['there are settings, backups, snapshots, and a history', true],
  ])("explains how to start a new library if the old library can't be opened and %s", async (_, hasMore) => {
    await using folder = await createTemporaryFolder();
    const made = await prepareLibrary(folder.dir);
    const more = [
      'settings.json',
      'snapshots/mine.jsonl',
      'history/000001-000256.jsonl',
      'backups/own.jsonl',
      'restore-points/own.jsonl',
    ];
    const resolvePath = (name: string) => path.join(made.data, name);
    for (const name of hasMore ? more : []) {
      await mkdir(path.dirname(resolvePath(name)), { recursive: true });
      await writeFile(resolvePath(name), name === 'settings.json' ? '{"theme":"dark"}' : 'what was there');
    }
    await writeFile(resolvePath('library.json'), '{"format":"qotd-studio library","version":99}\n');
    await expect(listIds(made.data)).rejects.toMatchObject({ code: 'library-too-new' });
    const backups = await readdir(resolvePath('restore-points'));
    run(startNew ?? '', made);
    expect(await listIds(made.data)).toEqual([1, 2]);
    // Every library has a settings file.
    for (const name of more)
      expect(existsSync(resolvePath(name)), name).toBe(hasMore || name === 'settings.json');
    if (hasMore) expect(await readFile(resolvePath('settings.json'), 'utf8')).toContain('dark');
    expect(await readdir(resolvePath('restore-points'))).toEqual(expect.arrayContaining(backups));
    expect(await readdir(`${made.data}-before`)).toContain('questions');
  });

  it('explains how to use a backup file as a restore point', async () => {
    await using folder = await createTemporaryFolder();
    const made = await prepareLibrary(folder.dir);
    run(copied ?? '', made);
    expect(await listIds(made.data, 'from-a-backup')).toEqual([1, 2]);
  });
});
