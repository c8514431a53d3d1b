import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SafeStorage } from 'electron';
import { describe, expect, it } from 'vitest';
import { nodeRandom } from '../../../electron/host/node-ports.ts';
import { type Keychain, localTokens, systemKeychain } from '../../../electron/shell/secrets.ts';
import { silentLog } from '../../support/silent-log.ts';

import { temporaryFolder } from '../../support/temporary.ts';

const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
const keychain: Keychain = {
  encrypt: async (text) => flipped(Buffer.from(text)),
  decrypt: async (bytes) => flipped(bytes).toString(),
};
const lost: Keychain = { ...keychain, decrypt: () => Promise.reject(new Error('no key')) };
const tokensIn = (dir: string, chain: Keychain | null) =>
  localTokens({ file: path.join(dir, 'tokens.bin'), keychain: chain, random: nodeRandom, log: silentLog });

describe('tokens of the local API', () => {
  it('are two, long, and different', async () => {
    await using folder = await temporaryFolder();
    const { administrator, member } = await tokensIn(folder.dir, null);
    expect(administrator).toMatch(/^[\w-]{32}$/);
    expect(member).toMatch(/^[\w-]{32}$/);
    expect(administrator).not.toBe(member);
  });

  it('stay the same with a keychain, and stand readable nowhere', async () => {
    await using folder = await temporaryFolder();
    const first = await tokensIn(folder.dir, keychain);
    expect(await tokensIn(folder.dir, keychain)).toEqual(first);
    const file = path.join(folder.dir, 'tokens.bin');
    const text = await readFile(file, 'latin1');
    expect(text).not.toContain(first.administrator);
    expect(text).not.toContain(first.member);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('are made anew and touch no disk without a keychain', async () => {
    await using folder = await temporaryFolder();
    const first = await tokensIn(folder.dir, null);
    expect(await tokensIn(folder.dir, null)).not.toEqual(first);
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('are made anew where the keychain lost its key', async () => {
    await using folder = await temporaryFolder();
    const first = await tokensIn(folder.dir, keychain);
    const second = await tokensIn(folder.dir, lost);
    expect(second).not.toEqual(first);
    expect(await tokensIn(folder.dir, keychain)).toEqual(second);
  });

  it('are made anew where the file is no longer whole', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.dir, 'tokens.bin'), 'rubbish');
    expect((await tokensIn(folder.dir, keychain)).member).toMatch(/^[\w-]{32}$/);
  });

  it('serve for this run where the disk refuses them', async () => {
    await using folder = await temporaryFolder();
    expect((await tokensIn(path.join(folder.dir, 'missing'), keychain)).member).toMatch(/^[\w-]{32}$/);
  });
});

describe('systemKeychain', () => {
  type Backend = ReturnType<SafeStorage['getSelectedStorageBackend']>;
  const storage = (available: boolean, backend: Backend) =>
    ({
      isAsyncEncryptionAvailable: async () => available,
      getSelectedStorageBackend: () => backend,
    }) as SafeStorage;

  it.each([
    ['linux', true, 'basic_text', false],
    ['linux', true, 'unknown', false],
    ['linux', true, 'gnome_libsecret', true],
    ['linux', true, 'kwallet6', true],
    ['linux', false, 'gnome_libsecret', false],
    ['darwin', true, 'unknown', true],
    ['darwin', false, 'unknown', false],
    ['win32', true, 'unknown', true],
  ] as const)('on %s, available %s, backend %s: %s', async (platform, available, backend, real) => {
    expect((await systemKeychain(storage(available, backend), platform)) !== null).toBe(real);
  });
});
