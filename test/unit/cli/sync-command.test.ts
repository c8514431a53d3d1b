import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import type { CommandContext } from '../../../electron/cli/open-host.ts';
import { createQueueCommand } from '../../../electron/cli/queue-command.ts';
import { createSyncCommand } from '../../../electron/cli/sync-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { ADMIN, startApi, type TestApi } from '../../support/test-api.ts';

const PARTS: CommandContext = { version: '0.0.0', openSettings };
const QUESTIONS = [
  { title: 'Pineapple on pizza?', options: ':thumbsup: - Yes\n:thumbsdown: - No' },
  { title: 'Cats or dogs, really?', options: '🐈 - Cats\n🐕 - Dogs' },
];

const StatusLine = z.object({ state: z.string(), status: z.string() });

const folder = createFolderPerTest();
let service: TestApi;
beforeEach(async () => {
  service = await startApi();
});
afterEach(() => service.close());

const data = () => path.join(folder.dir, 'library');
const baseUrl = () => `${service.origin}/api/v1`;

async function run(
  make: typeof createQueueCommand,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = { QOTD_REMOTE_TOKEN: ADMIN },
) {
  const { terminal, written } = fakeTerminal(env);
  const code = await make(PARTS).run([...args, '--data', data()], terminal);
  return { code, ...written };
}
const sync = (...args: string[]) => run(createSyncCommand, ['--remote-url', baseUrl(), ...args]);
const lines = (out: string): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

async function importQuestions(...args: string[]): Promise<void> {
  const file = path.join(folder.dir, 'questions.json');
  await writeFile(file, JSON.stringify([...QUESTIONS, { title: 'No', options: '' }]));
  expect((await run(createImportCommand, [file, ...args])).code).toBe(EXIT.done);
}

describe('queue and sync', () => {
  it('send only queued questions, and send each once', async () => {
    await importQuestions();
    expect((await sync()).out).toBe('0 questions synced.\n');
    expect(await run(createQueueCommand, ['2', '--json'])).toMatchObject({
      code: EXIT.done,
      out: '{"queued":[2],"left":[]}\n',
    });
    for (const _ of ['first', 'again']) expect((await sync()).code).toBe(EXIT.done);
    const remoteTitles = [...service.library.entries()].map(({ question }) => question?.title);
    expect(remoteTitles).toEqual(['Cats or dogs, really?']);
  });

  it('continue after the token and URL are corrected and --account same is set', async () => {
    await importQuestions('--queue');
    const wrong = { QOTD_REMOTE_TOKEN: 'wrong' };
    const first = await run(createSyncCommand, ['--remote-url', baseUrl()], wrong);
    expect(first).toMatchObject({ code: EXIT.problems });
    expect(first.out).toContain('401');
    const second = await run(createSyncCommand, ['--remote-url', service.origin, '--account', 'same']);
    expect(second).toMatchObject({ code: EXIT.problems });
    expect(second.out).toContain("The base URL doesn't accept new questions");
    expect(await sync('--account', 'same')).toMatchObject({ code: EXIT.done, out: '2 questions synced.\n' });
  });

  it('accept --account if the account is unclear', async () => {
    await importQuestions('--queue');
    // No service listens at this URL, so no token was rejected.
    await sync('--remote-url', 'http://127.0.0.1:1/api/v1');
    expect(await sync()).toMatchObject({ code: EXIT.problems });
    expect((await sync()).out).toContain('--account same');
    expect(await sync('--account', 'same')).toMatchObject({ code: EXIT.done, out: '2 questions synced.\n' });
    await expect(sync('--account', 'mine')).rejects.toBeInstanceOf(UsageError);
  });

  it("print each question's result", async () => {
    await importQuestions('--queue');
    const { code, out, err } = await sync('--json');
    expect(lines(out)).toEqual([
      { id: 1, state: 'synced', status: 'synced', remoteId: expect.any(Number), why: '' },
      { id: 2, state: 'synced', status: 'synced', remoteId: expect.any(Number), why: '' },
    ]);
    expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
  });

  it('exit with 1 if a question needs attention', async () => {
    await importQuestions();
    await run(createQueueCommand, ['--all']);
    const { code, out, err } = await run(createSyncCommand, ['--remote-url', baseUrl(), '--json'], {
      QOTD_REMOTE_TOKEN: 'not-known',
    });
    expect(code).toBe(EXIT.problems);
    expect(lines(out)).toMatchObject([
      {
        id: 1,
        state: 'paused',
        remoteId: null,
        why: expect.stringMatching(/^Waiting for a valid token\. .*\(HTTP 401\)$/),
      },
      { id: 2, state: 'paused' },
    ]);
    expect(err).toBe('2 questions need attention. Open the app to resolve them.\n');
  });

  it("keep the queue if the service can't be reached", async () => {
    await importQuestions('--queue');
    const address = baseUrl();
    await service.close();
    const { code, out, err } = await run(createSyncCommand, ['--remote-url', address, '--json']);
    expect(code).toBe(EXIT.done);
    expect(lines(out)).toMatchObject([
      {
        id: 1,
        state: 'waiting',
        status: 'queued',
        why: expect.stringMatching(
          /Couldn't reach the service: the server refused the connection|Waiting for the next sync/,
        ),
      },
      { id: 2, state: 'waiting' },
    ]);
    expect(err).toBe('2 questions still queued. Run `sync` again to retry.\n');
    service = await startApi();
  });

  it('print both the earlier state name and the current status name', async () => {
    await importQuestions('--queue');
    service.faults.set([
      { operation: 'POST', kind: 'status', status: 422, probability: 1, times: 1 },
      { operation: 'POST', kind: 'drop-after', probability: 1 },
      { operation: 'GET', kind: 'status', status: 503, probability: 1 },
    ]);
    const results = lines((await sync('--json')).out).map((line) => StatusLine.parse(line));
    expect(results.sort((one, other) => one.state.localeCompare(other.state))).toEqual([
      { state: 'refused', status: 'rejected' },
      { state: 'unknown', status: 'unconfirmed' },
    ]);
    expect((await sync()).out).toMatch(/^\d: (rejected|unconfirmed)\. /m);
  });

  it("report questions that can't be queued", async () => {
    await importQuestions();
    const { code, err } = await run(createQueueCommand, ['1', '3', '9']);
    expect(code).toBe(EXIT.problems);
    expect(err).toBe(
      "error: Couldn't queue question 3: it's a draft; open it in the app and save it first.\nerror: Couldn't queue question 9: no question has this ID; check the ID.\n",
    );
  });

  it.each([
    [createSyncCommand, [], {}, 'base URL'],
    [createSyncCommand, ['--remote-url', 'http://127.0.0.1:9/api/v1'], {}, 'QOTD_REMOTE_TOKEN'],
    [createSyncCommand, ['--remote-url', 'service'], {}, '--remote-url'],
    [createSyncCommand, ['--remote-url', 'http://service.example/api/v1'], {}, 'only for this computer'],
    [createSyncCommand, ['--remote-url', 'https://a:b@service.example'], {}, 'password'],
    [createSyncCommand, [], { QOTD_REMOTE_TOKEN: 'with blank' }, 'QOTD_REMOTE_TOKEN'],
    [createQueueCommand, [], {}, 'IDs'],
    [createQueueCommand, ['1', '--all'], {}, 'IDs'],
    [createQueueCommand, ['one'], {}, 'number'],
  ])('report incorrect usage', async (make, args, env, message) => {
    await importQuestions();
    const used = run(make, args, env);
    await expect(used).rejects.toThrow(UsageError);
    await expect(used).rejects.toThrow(message);
  });

  it("don't create a library", async () => {
    await expect(run(createQueueCommand, ['--all'])).rejects.toMatchObject({ code: 'bad-input' });
    await expect(sync()).rejects.toMatchObject({ code: 'bad-input' });
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it("don't store this run's token or URL", async () => {
    await importQuestions('--queue');
    await sync();
    const files = await readdir(folder.dir, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'));
    const all = (await Promise.all(texts)).join('\n');
    expect(all).toContain('Pineapple');
    expect(all).not.toContain(ADMIN);
    expect(all).not.toMatch(/"syncUrl":\s*"[^"]/);
  });
});
