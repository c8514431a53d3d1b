import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import type { ApiStatus } from '../../../shared/bridge/bridge-methods.ts';
import { createBackend } from '../../support/backend.ts';
import { openHost } from '../../support/host.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { ADMIN, MEMBER } from '../../support/test-api.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../fixtures/library-2026-11/library');

const open = async (dir: string) =>
  (await openHost(dir, 0, { givenTokens: { administrator: ADMIN, member: MEMBER }, hasTestLibrary: true }))
    .host;

/** Returns the question's JSON, or the status of an error. */
const fetchQuestion = async ({ url }: ApiStatus, id: number): Promise<unknown> => {
  const response = await request(`${url}/questions/${id}`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const json: unknown = await response.body.json();
  return response.statusCode === 200 ? json : response.statusCode;
};

describe("the local API's library", () => {
  it("isn't selected for a new user, and the local API is off", async () => {
    await using folder = await createTemporaryFolder();
    for (let start = 0; start < 2; start += 1) {
      const host = await open(folder.dir);
      expect(host.settings.get()).toMatchObject({ apiEnabled: false });
      expect(host.settings.get().apiLibrary).toBeUndefined();
      expect(host.localApi.status()).toMatchObject({
        ...{ state: 'stopped', library: null, canChooseLibrary: true },
      });
      await host.close();
    }
  });

  it.each([
    ['with settings', []],
    ['that never stored settings', ['settings.json', 'settings.copy.json']],
  ])("is still the user's library after an upgrade from a library %s", async (_, missing) => {
    await using folder = await createTemporaryFolder();
    const dataDir = path.join(folder.dir, 'library');
    await cp(FIXTURE, dataDir, { recursive: true });
    for (const name of missing) await rm(path.join(dataDir, name));
    for (let start = 0; start < 2; start += 1) {
      const host = await open(folder.dir);
      // The app explains that a library must be chosen.
      expect(host.settings.get()).toMatchObject({ apiEnabled: true });
      expect(host.settings.get().apiLibrary).toBeUndefined();
      const status = await host.localApi.start();
      expect(status).toMatchObject({ state: 'running', library: 'own' });
      expect(await fetchQuestion(status, 2)).toMatchObject({ id: 2 });
      await host.close();
    }
  });

  it('is the test library by default, and the choice is stored', async () => {
    await using folder = await createTemporaryFolder();
    const host = await open(folder.dir);
    expect(await host.handlers['api.start']({})).toMatchObject({ state: 'running', library: 'test' });
    await host.close();
    const again = await open(folder.dir);
    expect(again.settings.get()).toMatchObject({ apiEnabled: true, apiLibrary: 'test' });
    expect(await again.localApi.start()).toMatchObject({ library: 'test' });
    await again.close();
  });

  it('can be switched while the local API runs, without changing the port', async () => {
    await using folder = await createTemporaryFolder();
    await cp(FIXTURE, path.join(folder.dir, 'library'), { recursive: true });
    const host = await open(folder.dir);
    const states: unknown[] = [];
    const own = await host.handlers['api.start']({ library: 'own' });
    host.subscribe((event) => event.type === 'api' && states.push(event.status.library));
    expect(await fetchQuestion(own, 2)).toMatchObject({ id: 2 });
    const test = await host.handlers['api.chooseLibrary']({ library: 'test' });
    expect(test).toMatchObject({ state: 'running', library: 'test', url: own.url });
    expect(await fetchQuestion(test, 2)).toBe(404);
    const { ids } = await host.handlers['apiLibrary.addSamples']({ library: 'test' });
    expect(await fetchQuestion(test, ids[0] ?? 0)).toMatchObject({ id: ids[0] });
    const back = await host.handlers['api.chooseLibrary']({ library: 'own' });
    expect(await fetchQuestion(back, 2)).toMatchObject({ id: 2 });
    expect(states).toEqual(['test', 'own']);
    expect(host.settings.get()).toMatchObject({ apiLibrary: 'own' });
    await host.handlers['api.stop']({});
    expect(await host.handlers['api.chooseLibrary']({ library: 'test' })).toMatchObject({
      ...{ state: 'stopped', library: 'test' },
    });
    await host.close();
  });

  it('fails to open while another program uses it, but opens on retry', async () => {
    await using folder = await createTemporaryFolder();
    const host = await open(folder.dir);
    await host.handlers['api.start']({});
    await host.close();
    // Opens the test library as `serve --data` does.
    const program = await createBackend(path.join(folder.dir, 'library/test-library'));
    const again = await open(folder.dir);
    expect(await again.localApi.start()).toMatchObject({
      state: 'failed',
      problem: { code: 'library-in-use' },
    });
    await program.close();
    expect(await again.localApi.start()).toMatchObject({ state: 'running', library: 'test' });
    await again.close();
  });

  it("isn't opened through a link, and the link's target stays empty", async () => {
    await using folder = await createTemporaryFolder();
    await using other = await createTemporaryFolder();
    await mkdir(path.join(folder.dir, 'library'));
    await symlink(other.dir, path.join(folder.dir, 'library/test-library'));
    const host = await open(folder.dir);
    expect(await host.handlers['api.start']({})).toMatchObject({ state: 'running', library: 'test' });
    await host.close();
    expect(await readdir(other.dir)).toEqual([]);
  });

  it("sends only its own events if it's the test library", async () => {
    await using folder = await createTemporaryFolder();
    const host = await open(folder.dir);
    const types: string[] = [];
    const reported = new Promise<void>((resolve) => {
      host.subscribe(({ type }) => {
        types.push(type);
        if (type === 'testLibrary') resolve();
      });
    });
    await host.handlers['apiLibrary.addSamples']({ library: 'test' });
    await reported;
    expect(types).not.toContain('library');
    expect(host.library.counts.all).toBe(0);
    const { counts } = await host.handlers['apiLibrary.list']({
      ...{ library: 'test', section: 'all', search: '', sort: 'created', offset: 0, limit: 1 },
    });
    expect(counts.all).toBeGreaterThan(0);
    await host.close();
  });

  it("is always the folder's own library for a command", async () => {
    await using folder = await createTemporaryFolder();
    const host = await createBackend(folder.dir);
    expect(await host.handlers['api.start']({ library: 'test' })).toMatchObject({
      ...{ state: 'running', library: 'own', canChooseLibrary: false },
    });
    await expect(host.handlers['api.chooseLibrary']({ library: 'test' })).rejects.toMatchObject({
      code: 'bad-input',
    });
    await expect(host.handlers['restorePoint.list']({ library: 'test' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(host.settings.get()).toMatchObject({ apiEnabled: false });
    expect(host.settings.get().apiLibrary).toBeUndefined();
    await host.close();
    await expect(readFile(path.join(folder.dir, 'test-library/library.json'))).rejects.toThrow('ENOENT');
  });
});
