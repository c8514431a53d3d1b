import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../electron/cli/command.ts';
import { createRestorePointsCommand } from '../../../electron/cli/restore-points-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  const { library, tools, close } = await openLibrary(path.join(folder.dir, 'library'));
  await library.replaceAll(() => [createExampleEntry(1), createExampleEntry(2)]);
  await tools.restorePoints.create('monday');
  await library.remove(2);
  await tools.restorePoints.replace((current) => current.values(), 'questions.csv');
  await close();
});
afterEach(() => folder[Symbol.asyncDispose]());

async function run(...args: string[]): Promise<string> {
  const { terminal, written } = fakeTerminal();
  const command = createRestorePointsCommand({ version: '0.0.0', openSettings });
  const code = await command.run([...args, '--data', path.join(folder.dir, 'library')], terminal);
  expect(code).toBe(0);
  return written.out;
}
const list = async () =>
  (await run('list', '--json'))
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));

describe('restore-points', () => {
  it('lists automatic and named restore points, newest first', async () => {
    await run('create');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const bytes = expect.any(Number);
    expect((await list()).filter(({ kind }) => kind === 'named')).toEqual([
      { name: 'monday', at: time, kind: 'named', count: 2, bytes, damaged: false },
    ]);
    expect((await list())[0]).toMatchObject({ kind: 'automatic', count: 1 });
    expect(await run('list')).toMatch(/^\S+Z {2}monday {2}\(2 questions or drafts, [\d,]+ bytes\)$/m);
  });

  it('names the imported file of a restore point from before an import', async () => {
    expect((await list()).filter(({ imported }) => imported === 'questions.csv')).toHaveLength(1);
    expect(await run('list')).toMatch(/bytes, before importing questions\.csv\)$/m);
  });

  it('creates a named restore point', async () => {
    expect(await run('create', 'tuesday')).toBe('Created the restore point tuesday.\n');
    expect(JSON.parse(await run('create', 'tuesday', '--json'))).toMatchObject({ name: 'tuesday', count: 1 });
    expect((await list()).filter(({ name }) => name === 'tuesday')).toHaveLength(1);
  });

  it('saves the current library before restoring a restore point', async () => {
    expect(JSON.parse(await run('restore', 'monday', '--json'))).toEqual({
      count: 2,
      undo: expect.stringMatching(/^before-[\d-]+$/),
    });
    expect(await run('restore', 'before-last-change')).toContain('Restored 1 question or draft');
  });

  it('rejects a missing restore point', async () => {
    await expect(run('restore', 'sunday')).rejects.toMatchObject({ code: 'no-snapshot' });
  });

  it.each([
    [[], 'Specify list, create, or restore.'],
    [['delete'], 'Specify list, create, or restore.'],
    [['restore'], 'Missing NAME'],
    [['list', 'monday'], 'Unexpected argument: monday.'],
    [['create', '../monday'], 'must have 1 to 60 lowercase letters'],
  ])('rejects %j', async (args, message) => {
    const rejected = run(...args);
    await expect(rejected).rejects.toThrow(UsageError);
    await expect(rejected).rejects.toThrow(message);
  });
});
