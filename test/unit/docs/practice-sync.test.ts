import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../electron/cli/command.ts';
import { readFaults } from '../../../electron/cli/command-options.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import type { CommandContext } from '../../../electron/cli/open-host.ts';
import { createQueueCommand } from '../../../electron/cli/queue-command.ts';
import { createSyncCommand } from '../../../electron/cli/sync-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { ADMIN, startApi, type TestApi } from '../../support/test-api.ts';
import { openLibrary } from '../../support/test-library.ts';

const PARTS: CommandContext = { version: '0.0.0', openSettings };
const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/guide/sync.md'), 'utf8');
/** The documented faults by purpose. */
const FAULTS = new Map(
  [...page.matchAll(/^\| ([^|]+) \| `--fault ([^`]+)` \|/gm)].map(([, what = '', spec = '']) => [what, spec]),
);

const folder = createFolderPerTest();
let service: TestApi;
beforeEach(async () => {
  service = await startApi();
});
afterEach(() => service.close());

const createData = () => path.join(folder.dir, 'mine');

async function run(make: (parts: CommandContext) => Command, ...args: string[]): Promise<string> {
  const { terminal, written } = fakeTerminal({ QOTD_REMOTE_TOKEN: ADMIN });
  await make(PARTS).run([...args, '--data', createData()], terminal);
  return written.out;
}
const sync = () => run(createSyncCommand, '--remote-url', `${service.origin}/api/v1`);

async function importOne(): Promise<void> {
  const file = path.join(folder.dir, 'questions.txt');
  await writeFile(file, 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n');
  await run(createImportCommand, file, '--queue');
}

/** Changes question 1's title without sync and queues the question. */
async function editHere(title: string): Promise<void> {
  const { library, close } = await openLibrary(createData());
  await library.editQuestion(1, (question) => ({ ...question, title }));
  await close();
  await run(createQueueCommand, '1');
}

const enableSync = (what: string) => service.faults.set(readFaults([FAULTS.get(what) ?? '']));
const titleThere = () => [...service.library.entries()].map(({ question }) => question?.title);

describe('the practice exercises in docs/guide/sync.md', () => {
  it('show a rejected question', async () => {
    enableSync('Rejected question');
    await importOne();
    expect(await sync()).toMatch(/^1: rejected\. .*422/);
    expect(titleThere()).toEqual([]);
  });

  it('show an unconfirmed create that the service stored', async () => {
    enableSync('Unconfirmed question');
    await importOne();
    expect(await sync()).toMatch(/^1: unconfirmed\./);
    expect(titleThere()).toEqual(['Tea or coffee?']);
  });

  it('show an edit with a lost response that the next sync resolves', async () => {
    await importOne();
    await sync();
    enableSync('Edit with a lost response');
    await editHere('Tea or milk?');
    expect(await sync()).toMatch(/^1: queued\./);
    expect(titleThere()).toEqual(['Tea or milk?']);
    expect(await sync()).toBe('1 question synced.\n');
  });

  it('show a conflict', async () => {
    await importOne();
    await sync();
    const body = /-d '(\{"title".*\})'$/m.exec(page)?.[1] ?? '';
    expect((await service.call('PUT', '/questions/1', { body: JSON.parse(body) })).status).toBe(200);
    await editHere('Tea or milk?');
    expect(await sync()).toMatch(/^1: conflict\. Changed here and on the service: title\./);
  });
});
