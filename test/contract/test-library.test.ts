import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../electron/host/create-host.ts';
import { CONTROL_OPERATIONS } from '../../electron/host/local-api/control/control-operations.ts';
import { OPERATIONS } from '../../electron/host/local-api/operations/operations.ts';
import { findCalendarPath } from '../../electron/host/local-api/server/calendar-route.ts';
import { createOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { openHost } from '../support/host.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { ADMIN, MEMBER } from '../support/test-api.ts';
import { createBody } from './question-bodies.ts';

const CONTROL = 'token-of-the-control-api';
const MESSAGE = '1420000000000000042';

const open = async (dir: string) => {
  const givenTokens = { administrator: ADMIN, member: MEMBER };
  return (await openHost(dir, 0, { givenTokens, controlToken: CONTROL, hasTestLibrary: true })).host;
};

/** Creates the user's questions: saved, planned, posted, and deleted ones, and a restore point. */
async function write({ handlers, library }: Host): Promise<void> {
  const author = { id: '1', username: 'me', globalName: 'Me', avatarURL: '', displayAvatarURL: '' };
  const { question } = await library.createQuestion(
    { title: 'What is your secret?', options: [], description: null, footer: null, image: null },
    { origin: 'app', author },
  );
  await library.addQuestions(
    Array.from({ length: 5 }, (_, at) => ({ ...question, title: `What is secret ${at}?` })),
    'app',
  );
  await handlers['question.remove']({ id: 3 });
  await handlers['questions.setPrivateField']({
    name: 'plannedFor',
    values: [{ id: 1, plannedFor: '2026-12-24' }],
  });
  await library.markSent(2, [], 3, undefined, { messageID: MESSAGE, sentAt: undefined });
  await handlers['restorePoint.create']({ library: 'own', name: 'mine' });
}

/** Returns the bytes of every file in the user's library by path, without the test library. */
async function readFiles(dir: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file);
    // The lock files depend on the last program that opened the library.
    if (!entry.isFile() || name.startsWith('test-library') || name.startsWith('library.lock')) continue;
    files.set(name, await readFile(file, 'base64'));
  }
  return files;
}

/** Omits the settings, because tokens and the handling of omitted fields are app settings. */
const omitSettings = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([name]) => !name.startsWith('settings'));

async function serve(host: Host) {
  const { url } = await host.localApi.start();
  const origin = new URL(url ?? '').origin;
  return async (method: string, target: string, input?: unknown, token = ADMIN) => {
    const response = await request(origin + target, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    });
    return { status: response.statusCode, text: await response.body.text() };
  };
}

type Call = Awaited<ReturnType<typeof serve>>;

/** Runs each control API operation and each kind of reset. */
async function control(call: Call): Promise<void> {
  for (const { method, path: target, example } of CONTROL_OPERATIONS) {
    const at = target.replace('{id}', '1').replace('{name}', 'mine');
    await call(method, `/control/v1${at}`, method === 'GET' ? undefined : example, CONTROL);
  }
  for (const what of ['all', 'api', undefined])
    expect((await call('POST', '/control/v1/reset', { what }, CONTROL)).status).toBe(200);
}

/** Starts the local API with the test library of a library that has the user's questions. */
async function start() {
  const folder = await createTemporaryFolder();
  const dataDir = path.join(folder.dir, 'library');
  const written = await open(folder.dir);
  await write(written);
  await written.handlers['api.start']({ library: 'test' });
  await written.close();
  const before = await readFiles(dataDir);
  const host = await open(folder.dir);
  const call = await serve(host);
  return { folder, dataDir, before, host, call };
}

describe('the local API with a test library', () => {
  it("doesn't change any of the user's files", async () => {
    const { folder, dataDir, before, host, call } = await start();
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const created = await call('POST', '/api/v1/questions', createBody());
      ids.push(createOutputSchema.parse(JSON.parse(created.text)).id);
    }
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { method, path: target } of OPERATIONS) {
      for (const address of ['1', '4', '6', '99', `_${MESSAGE}`, '../1', '%00'])
        for (const token of [ADMIN, MEMBER, CONTROL, 'nobody'])
          await call(
            method,
            `/api/v1${target.replace(/\{\w+\}/, address)}`,
            method === 'GET' ? undefined : createBody({ title: 'Changed by a bot' }),
            token,
          );
    }
    const library = 'test';
    await host.handlers['apiLibrary.markSent']({ library, id: 1, votes: [], status: 3 });
    await host.handlers['apiLibrary.undoMarkSent']({ library, id: 1 });
    await host.handlers['apiLibrary.removeQuestion']({ library, id: 2 });
    await host.handlers['apiLibrary.addSamples']({ library });
    await host.handlers['restorePoint.create']({ library, name: 'mine' });
    const { undo } = await host.handlers['apiLibrary.reset']({ library, what: 'all' });
    await host.handlers['restorePoint.restore']({ library, name: undo ?? '' });
    await host.handlers['restorePoint.restore']({ library, name: 'mine' });
    await host.handlers['restorePoint.remove']({ library, name: 'mine' });
    await host.close();
    expect(await readFiles(dataDir)).toEqual(before);
    await folder[Symbol.asyncDispose]();
  });

  it('allows the control API to change only the test library', async () => {
    const { folder, dataDir, before, host, call } = await start();
    await call('POST', '/api/v1/questions', createBody());
    await control(call);
    await host.close();
    expect(omitSettings(await readFiles(dataDir))).toEqual(omitSettings(before));
    await folder[Symbol.asyncDispose]();
  });

  it.each([
    ['own', 'test'],
    ['test', 'own'],
  ] as const)(
    'lets the control API change only the served library after a switch from %s to %s',
    async (from, to) => {
      const { folder, dataDir, host, call } = await start();
      await call('POST', '/api/v1/questions', createBody());
      await host.handlers['restorePoint.create']({ library: 'test', name: 'mine' });
      await host.close();
      const folders = { own: dataDir, test: path.join(dataDir, 'test-library') };
      const before = { own: await readFiles(folders.own), test: await readFiles(folders.test) };
      const again = await open(folder.dir);
      await again.handlers['api.chooseLibrary']({ library: from });
      const send = await serve(again);
      await again.handlers['api.chooseLibrary']({ library: to });
      await control(send);
      expect(again.localApi.status()).toMatchObject({ state: 'running', library: to });
      await again.close();
      expect(omitSettings(await readFiles(folders[from]))).toEqual(omitSettings(before[from]));
      expect(omitSettings(await readFiles(folders[to]))).not.toEqual(omitSettings(before[to]));
      await folder[Symbol.asyncDispose]();
    },
  );

  it("doesn't show the user's questions", async () => {
    const { folder, host, call } = await start();
    const targets = ['/api/v1/questions/1', '/api/v1/questions/2', `/api/v1/questions/_${MESSAGE}`];
    for (const target of targets) expect((await call('GET', target)).status).toBe(404);
    await call('POST', '/api/v1/questions', createBody());
    const created = await call('POST', '/api/v1/questions', createBody({ title: 'What is your secret?' }));
    const calendar = await call('GET', findCalendarPath(host.apiTokens.list()) ?? '');
    expect(calendar).toMatchObject({ status: 503, text: expect.stringContaining('is paused') });
    for (const target of ['/control/v1/snapshots', '/control/v1/requests', '/openapi.json', '/docs'])
      expect((await call('GET', target, undefined, CONTROL)).text).not.toContain('What is secret');
    expect(created.text + calendar.text).not.toContain('What is secret');
    expect(JSON.parse(created.text)).toMatchObject({ id: 2, similarQuestions: [] });
    expect(await host.handlers['api.calendarUrl']({})).toEqual({ url: null });
    await host.close();
    await folder[Symbol.asyncDispose]();
  });
});
