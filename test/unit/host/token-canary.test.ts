import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../electron/host/create-host.ts';
import { dispatch } from '../../../shared/bridge/dispatch-call.ts';
import { openHost } from '../../support/host.ts';
import { profileInput } from '../../support/memory-profiles.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const readEveryFile = async (dir: string): Promise<string> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(
    async (file) => file.name + (await readFile(path.join(file.parentPath, file.name), 'latin1')),
  );
  return (await Promise.all(texts)).join('\n');
};

const create = async (host: Host, authorization: string, query = '') => {
  const { statusCode, body } = await request(`${host.localApi.status().url}/questions${query}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Which season?', options: '🌸 - Spring\n🌻 - Summer' }),
  });
  return { status: statusCode, text: await body.text() };
};

describe('local API tokens', () => {
  it("don't appear in any file, log line, event, or response", async () => {
    await using folder = await createTemporaryFolder();
    const { host, said } = await openHost(folder.dir);
    const tokens = new Set(host.apiTokens.list().map(({ token }) => token));
    const ann = await host.handlers['apiToken.add'](profileInput('Ann', 'administrator'));
    tokens.add(ann.token).add((await host.handlers['apiToken.rotate']({ id: 'member' })).token);
    await host.localApi.start();
    const responses: string[] = [];
    for (const token of tokens) {
      responses.push(
        (await create(host, `Bearer ${token}`)).text,
        (await create(host, `Basic ${token}`)).text,
      );
    }
    await host.handlers['apiToken.update']({ id: ann.id, ...profileInput('Bea') });
    await host.handlers['apiToken.remove']({ id: 'administrator' });
    responses.push(JSON.stringify(await host.handlers['settings.get']({})));
    for (const format of ['har', 'json'] as const) {
      responses.push((await host.handlers['requests.export']({ format, search: '' })).text);
    }
    await host.close();
    // Damaged settings add a second copy of the settings file.
    await writeFile(path.join(folder.dir, 'library/settings.json'), '{"theme":');
    const { host: again } = await openHost(folder.dir);
    for (const { token } of again.apiTokens.list()) tokens.add(token);
    const reports = await again.handlers['recovery.reports']({});
    expect(reports.map(({ files }) => files.map((file) => file.path))).toEqual([['settings.json']]);
    await again.close();
    expect(await readdir(path.join(folder.dir, 'library'))).toContain('settings.copy.json');

    const everything = [await readEveryFile(folder.dir), ...said, ...responses].join('\n');
    expect(everything).toContain('Which season?');
    expect(tokens.size).toBe(4);
    for (const token of tokens) expect(everything).not.toContain(token);
    expect(everything).not.toMatch(/(adm|mem)_[\w-]{32}/);
  });

  it('apply immediately if they change while the API runs', async () => {
    await using folder = await createTemporaryFolder();
    const { host, said } = await openHost(folder.dir);
    await host.localApi.start();
    const status = async (token: string) => (await create(host, `Bearer ${token}`)).status;
    const ann = await host.handlers['apiToken.add'](profileInput('Ann'));
    expect(await status(ann.token)).toBe(200);
    const rotated = await host.handlers['apiToken.rotate']({ id: ann.id });
    expect([await status(ann.token), await status(rotated.token)]).toEqual([401, 200]);
    await host.handlers['apiToken.remove']({ id: ann.id });
    expect(await status(rotated.token)).toBe(401);
    expect(said.filter((text) => text.includes('"type":"apiTokens"'))).toHaveLength(3);
    await host.close();
  });

  it("can't be changed through the settings", async () => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    const before = host.settings.get().profiles;
    const reply = await dispatch(host.handlers, 'settings.set', { theme: 'dark', profiles: [] }, () => {});
    expect(reply).toMatchObject({ ok: true, value: { theme: 'dark' } });
    expect(host.settings.get().profiles).toEqual(before);
    await host.close();
  });
});

describe("a new question's author", () => {
  it("is the API token's author at creation time (service 2.2, 2.5)", async () => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    await host.localApi.start();
    const ann = await host.handlers['apiToken.add'](profileInput('Ann'));
    await create(host, `Bearer ${ann.token}`);
    await host.handlers['apiToken.update']({ id: ann.id, ...profileInput('Bea') });
    await create(host, `Bearer ${ann.token}`);
    await host.handlers['apiToken.remove']({ id: ann.id });
    const names = [1, 2].map((id) => host.library.question(id)?.question.author.username);
    expect(names).toEqual(['Ann', 'Bea']);
    await host.close();
  });
});
