import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Keychain,
  openKeychainVault,
  openSystemKeychain,
} from '../../../electron/desktop/keychain-vault.ts';
import { systemTimers } from '../../../electron/host/ports.ts';
import { createFakeSafeStorage } from '../../support/fake-safe-storage.ts';
import { createFlippingKeychain as keychain } from '../../support/host.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const lost: Keychain = { ...keychain, decrypt: () => Promise.reject(new Error('no key')) };
const openVaultIn = (dir: string, chain: Keychain | null) =>
  openKeychainVault({
    file: path.join(dir, 'tokens.bin'),
    keychain: async () => chain,
    owner: 'the local API',
    log: silentLog,
    timers: systemTimers,
  });
const TOKENS = new Map([
  ['administrator', 'adm_canary'],
  ['0f5c', 'mem_canary'],
]);

describe('the token vault', () => {
  it("is empty at first and doesn't write to the disk", async () => {
    await using folder = await createTemporaryFolder();
    expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(new Map());
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('encrypts tokens in a file that only this user can read', async () => {
    await using folder = await createTemporaryFolder();
    const vault = await openVaultIn(folder.dir, keychain);
    await vault.set(TOKENS);
    expect(vault).toMatchObject({ persistence: 'keychain', canStoreUnencrypted: false });
    expect(vault.get()).toEqual(TOKENS);
    expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(TOKENS);
    expect(await readdir(folder.dir)).toEqual(['tokens.bin']);
    const file = path.join(folder.dir, 'tokens.bin');
    expect(await readFile(file, 'latin1')).not.toContain('canary');
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')("doesn't read links or change their targets", async () => {
    await using folder = await createTemporaryFolder();
    const [file, target] = [path.join(folder.dir, 'tokens.bin'), path.join(folder.dir, 'target')];
    await writeFile(target, await keychain.encrypt('{"administrator":"foreign"}'));
    const before = await readFile(target);
    for (const name of [file, `${file}.tmp`, `${file}.readable.json`]) await symlink(target, name);
    const vault = await openKeychainVault({
      file,
      keychain: async () => keychain,
      owner: 'the live service',
      log: silentLog,
      timers: systemTimers,
      canStoreUnencrypted: true,
    });
    expect(vault.get()).toEqual(new Map());
    expect(await readFile(target)).toEqual(before);
  });

  it('keeps only the tokens stored last', async () => {
    await using folder = await createTemporaryFolder();
    const vault = await openVaultIn(folder.dir, keychain);
    await vault.set(TOKENS);
    await vault.set(new Map([['member', 'mem_only']]));
    expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(new Map([['member', 'mem_only']]));
  });

  it("removes an earlier version's temporary file when it stores tokens", async () => {
    await using folder = await createTemporaryFolder();
    const vault = await openVaultIn(folder.dir, keychain);
    await vault.set(TOKENS);
    const names = await readdir(folder.dir);
    for (const name of names) await writeFile(path.join(folder.dir, `${name}.tmp`), 'tokens');
    await vault.set(TOKENS);
    expect(await readdir(folder.dir)).toEqual(names);
  });

  it('reads the file format of an earlier version with only 2 tokens', async () => {
    await using folder = await createTemporaryFolder();
    const old = JSON.stringify({ administrator: 'first', member: 'second' });
    await writeFile(path.join(folder.dir, 'tokens.bin'), await keychain.encrypt(old));
    expect(Object.fromEntries((await openVaultIn(folder.dir, keychain)).get())).toEqual({
      administrator: 'first',
      member: 'second',
    });
  });

  it('stores unencrypted tokens only if the user allows it', async () => {
    await using folder = await createTemporaryFolder();
    const open = () =>
      openKeychainVault({
        file: path.join(folder.dir, 'tokens.bin'),
        keychain: async () => null,
        owner: 'the live service',
        log: silentLog,
        timers: systemTimers,
        canStoreUnencrypted: true,
      });
    const vault = await open();
    await vault.set(TOKENS);
    expect(vault).toMatchObject({ persistence: 'session', canStoreUnencrypted: true });
    expect(await readdir(folder.dir)).toEqual([]);
    await vault.set(TOKENS, true);
    expect(vault.persistence).toBe('readable');
    const [name = ''] = await readdir(folder.dir);
    expect(name).toBe('tokens.bin.readable.json');
    if (process.platform !== 'win32')
      expect((await stat(path.join(folder.dir, name))).mode & 0o777).toBe(0o600);
    const again = await open();
    expect(again.get()).toEqual(TOKENS);
    // The vault remembers the choice to store tokens unencrypted.
    await again.set(new Map([['member', 'mem_new']]));
    expect((await open()).get()).toEqual(new Map([['member', 'mem_new']]));
    await again.set(TOKENS, false);
    expect(await readdir(folder.dir)).toEqual([]);
    expect((await open()).get()).toEqual(new Map());
  });

  it('encrypts stored tokens when a keychain becomes available', async () => {
    await using folder = await createTemporaryFolder();
    const open = (chain: Keychain | null) =>
      openKeychainVault({
        file: path.join(folder.dir, 'tokens.bin'),
        keychain: async () => chain,
        owner: 'the live service',
        log: silentLog,
        timers: systemTimers,
        canStoreUnencrypted: true,
      });
    await (await open(null)).set(TOKENS, true);
    expect((await open(keychain)).get()).toEqual(TOKENS);
    expect(await readdir(folder.dir)).toEqual(['tokens.bin']);
  });

  it("keeps tokens only for this run if there's no keychain", async () => {
    await using folder = await createTemporaryFolder();
    const vault = await openVaultIn(folder.dir, null);
    await vault.set(TOKENS);
    expect(vault).toMatchObject({ persistence: 'session', canStoreUnencrypted: false });
    expect(vault.get()).toEqual(TOKENS);
    expect((await openVaultIn(folder.dir, null)).get()).toEqual(new Map());
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('is empty if the keychain has lost its key, but accepts new tokens', async () => {
    await using folder = await createTemporaryFolder();
    await (await openVaultIn(folder.dir, keychain)).set(TOKENS);
    const vault = await openVaultIn(folder.dir, lost);
    expect(vault.get()).toEqual(new Map());
    await vault.set(TOKENS);
    expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(TOKENS);
  });

  it.each(['rubbish', '{"administrator":1}', '[]', '{"administrator":""}'])(
    'is empty if the decrypted text is %s',
    async (text) => {
      await using folder = await createTemporaryFolder();
      await writeFile(path.join(folder.dir, 'tokens.bin'), await keychain.encrypt(text));
      expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(new Map());
    },
  );

  it('reports a disk or keychain failure and keeps its tokens', async () => {
    await using folder = await createTemporaryFolder();
    const missing = await openVaultIn(path.join(folder.dir, 'missing'), keychain);
    await expect(missing.set(TOKENS)).rejects.toMatchObject({ code: 'disk' });
    expect(missing.get()).toEqual(new Map());
    await (await openVaultIn(folder.dir, keychain)).set(TOKENS);
    const locked = { ...keychain, encrypt: () => Promise.reject(new Error('locked')) };
    const vault = await openVaultIn(folder.dir, locked);
    await expect(vault.set(new Map())).rejects.toMatchObject({ code: 'disk', details: { reason: 'locked' } });
    expect((await openVaultIn(folder.dir, keychain)).get()).toEqual(TOKENS);
  });
});

describe('openSystemKeychain', () => {
  it.each([
    ['linux', 'works', true],
    ['linux', 'unknown_desktop', true],
    ['linux', 'v10', false],
    ['linux', 'basic_text', false],
    ['linux', 'unavailable', false],
    // On other systems, the prefix has a different meaning.
    ['darwin', 'v10', true],
    ['darwin', 'unavailable', false],
    ['win32', 'v10', true],
  ] as const)(
    'returns a secure keychain on %s with behavior "%s": %s',
    async (platform, behavior, isSecure) => {
      const { safeStorage } = createFakeSafeStorage(behavior);
      expect((await openSystemKeychain(safeStorage, platform)) !== null).toBe(isSecure);
    },
  );
});
