import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../electron/cli/command.ts';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import type { CommandContext } from '../../../electron/cli/open-host.ts';
import { createQueueCommand } from '../../../electron/cli/queue-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

/**
 * docs/guide/sync.md: "Only queued questions are sent. Questions from the local API and samples are queued only if you select them
 * yourself."
 */

const PARTS: CommandContext = { version: '0.0.0', openSettings };
/** A question of each origin, a draft, and a question in Trash. */
const ENTRIES: readonly Entry[] = [
  { ...createExampleEntry(1), origin: 'app' },
  { ...createExampleEntry(2), origin: 'api' },
  { ...createExampleEntry(3), origin: 'sample' },
  { ...createSmallEntry(4), origin: 'app' },
  { ...createExampleEntry(5), origin: 'app', removedAt: 5 },
];

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  const { library, close } = await openLibrary(at('library'));
  await library.replaceAll(() => ENTRIES);
  await close();
});
afterEach(() => folder[Symbol.asyncDispose]());
const at = (name: string) => path.join(folder.dir, name);

async function run(make: (parts: CommandContext) => Command, ...args: string[]): Promise<string> {
  const { terminal, written } = fakeTerminal();
  await make(PARTS).run(args, terminal);
  return written.out;
}
async function listQueuedIds(name: string): Promise<number[]> {
  const { library, close } = await openLibrary(at(name));
  const queued = [...library.entries()].filter(({ sync }) => sync?.queued).map(({ id }) => id);
  await close();
  return queued;
}

describe('queueing from a terminal', () => {
  it('includes only questions written in the app if --all is set', async () => {
    const out = await run(createQueueCommand, '--all', '--data', at('library'), '--json');
    expect(JSON.parse(out)).toEqual({ queued: [1], left: [] });
    expect(await listQueuedIds('library')).toEqual([1]);
  });

  it('skips manually posted questions', async () => {
    const { library, close } = await openLibrary(at('library'));
    await library.markPosted([1], { sentAt: '2026-11-03T09:30:00Z', messageLink: null, skipSent: true });
    await close();
    const out = await run(createQueueCommand, '--all', '--data', at('library'), '--json');
    expect(JSON.parse(out)).toEqual({ queued: [], left: [{ id: 1, why: 'posted' }] });
    expect(await listQueuedIds('library')).toEqual([]);
  });

  it('accepts samples and local API questions by ID', async () => {
    const out = await run(createQueueCommand, '2', '3', '--data', at('library'), '--json');
    expect(JSON.parse(out)).toEqual({ queued: [2, 3], left: [] });
    expect(await listQueuedIds('library')).toEqual([2, 3]);
  });

  it('includes new valid questions with import --queue', async () => {
    await writeFile(at('new.txt'), 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n\nTea?\nTea\n');
    const import_ = () =>
      run(createImportCommand, at('new.txt'), '--data', at('library'), '--queue', '--json');
    expect(JSON.parse(await import_())).toMatchObject({ added: { questions: 1, drafts: 1 }, queued: 1 });
    expect(JSON.parse(await import_())).toMatchObject({ skipped: { same: 2 }, queued: 0 });
    expect(await listQueuedIds('library')).toEqual([6]);
  });

  it("skips an export's samples and local API questions with import --queue", async () => {
    await run(createExportCommand, '--data', at('library'), '--format', 'jsonl', '--out', at('all.jsonl'));
    const args = ['--data', at('other'), '--queue', '--json'];
    const report = JSON.parse(await run(createImportCommand, at('all.jsonl'), ...args));
    expect(report).toMatchObject({ added: { questions: 3, drafts: 1, deleted: 1 }, queued: 1 });
    expect(await listQueuedIds('other')).toEqual([1]);
  });

  it("skips an export's invalid questions with import --queue", async () => {
    const [good] = ENTRIES;
    const broken = {
      ...createExampleEntry(2),
      origin: 'app',
      question: { ...createExampleEntry(2).question, title: 'No' },
    };
    await writeFile(at('entries.json'), JSON.stringify([good, broken]));
    const args = ['--data', at('other'), '--queue', '--json'];
    const report = JSON.parse(await run(createImportCommand, at('entries.json'), ...args));
    expect(report).toMatchObject({ added: { questions: 2 }, invalid: 1, queued: 1 });
    expect(await listQueuedIds('other')).toEqual([1]);
  });
});
