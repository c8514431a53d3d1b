import { spawnSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLazyTransport } from '../../../electron/host/sync/transport/lazy-transport.ts';
import { readNamedFile } from '../../../electron/host/system/named-file.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';

const folder = createFolderPerTest();
const at = (name: string) => path.join(folder.dir, name);

describe("reading a user's file", () => {
  it('follows a link to a file within the size limit', async () => {
    await writeFile(at('file'), '12345');
    await symlink('file', at('link'));
    expect((await readNamedFile(at('link'), 5)).toString()).toBe('12345');
    await expect(readNamedFile(at('link'), 4)).rejects.toMatchObject({ code: 'EFBIG' });
    await expect(readNamedFile(at('missing'), 5)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.skipIf(process.platform === 'win32')('rejects folders, pipes, and devices without waiting', async () => {
    await mkdir(at('folder'));
    spawnSync('mkfifo', [at('pipe')]);
    await symlink('/dev/zero', at('zero'));
    await expect(readNamedFile(at('folder'), 5)).rejects.toMatchObject({ code: 'EISDIR' });
    for (const name of ['pipe', 'zero'])
      await expect(readNamedFile(at(name), 5)).rejects.toMatchObject({ code: 'EFTYPE' });
  });
});

describe.skipIf(process.platform === 'win32')("the live service's certificate file", () => {
  it("can't be an endless device", async () => {
    const transport = createLazyTransport({ environment: {}, version: '0' })({
      settings: () => ({ proxy: '', caFile: '/dev/zero' }),
      getToken: () => undefined,
    });
    const report = await transport.test(
      { baseUrl: 'https://localhost:1/api/v1', token: 'token' },
      { proxy: '', caFile: '/dev/zero' },
    );
    expect(JSON.stringify(report)).toContain('EFTYPE');
    await transport.close();
  });
});
