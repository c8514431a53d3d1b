import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, open, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLazyTransport } from '../../../electron/host/sync/transport/lazy-transport.ts';
import { findOutputKind, readNamedFile } from '../../../electron/host/system/named-file.ts';
import { AppError } from '../../../shared/errors.ts';
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

describe("the kind of a user's output", () => {
  it('is a file if the path is unused or a regular file', async () => {
    await writeFile(at('file'), '');
    await expect(findOutputKind(at('file'))).resolves.toBe('file');
    await expect(findOutputKind(at('missing'))).resolves.toBe('file');
    await expect(findOutputKind(at(path.join('missing', 'file')))).resolves.toBe('file');
  });

  it('is rejected for a folder', async () => {
    await mkdir(at('folder'));
    await expect(findOutputKind(at('folder'))).rejects.toThrow(
      new AppError('bad-input', `Couldn't write to ${at('folder')} because it's a folder. Specify a file.`),
    );
  });

  it.skipIf(process.platform === 'win32')('is a stream for a pipe or a character device', async () => {
    spawnSync('mkfifo', [at('pipe')]);
    await symlink('/dev/null', at('null'));
    await symlink('pipe', at('link'));
    for (const file of [at('pipe'), at('link'), at('null'), '/dev/null'])
      await expect(findOutputKind(file)).resolves.toBe('stream');
  });

  it.runIf(process.platform === 'linux')('is a stream for an open file by its number', async () => {
    await using file = await open(import.meta.filename);
    await expect(findOutputKind(`/dev/fd/${file.fd}`)).resolves.toBe('stream');
    await expect(findOutputKind(`/proc/self/fd/${file.fd}`)).resolves.toBe('stream');
  });

  it.skipIf(process.platform === 'win32')(
    'is rejected for a link to a file, even a missing one',
    async () => {
      await writeFile(at('file'), '');
      await symlink('file', at('link'));
      await symlink('missing', at('dangling'));
      await symlink('loop', at('loop'));
      for (const [name, target] of Object.entries({ link: 'file', dangling: 'missing', loop: 'loop' }))
        await expect(findOutputKind(at(name))).rejects.toThrow(
          `Couldn't write to ${at(name)} because it's a link to ${target}. Specify that file.`,
        );
    },
  );

  it.skipIf(process.platform === 'win32')('is rejected for a socket', async () => {
    const server = createServer().listen(at('socket'));
    await once(server, 'listening');
    await expect(findOutputKind(at('socket'))).rejects.toThrow("it's a socket. Specify a file or a pipe.");
    server.close();
  });

  it('is rejected for a block device, also through a link', async () => {
    const file = await lstat(import.meta.filename);
    const device = Object.assign(Object.create(file), { isFile: () => false, isBlockDevice: () => true });
    const link = Object.assign(Object.create(file), { isFile: () => false, isSymbolicLink: () => true });
    for (const entry of [device, link]) {
      const found = findOutputKind('sda', { stat: async () => device, lstat: async () => entry });
      await expect(found).rejects.toThrow("it's a disk or another block device. Specify a file or a pipe.");
    }
  });
});
