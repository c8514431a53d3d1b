import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  KEYCHAIN_DEADLINE_MS,
  openKeychainVault,
  openSystemKeychain,
} from '../../../electron/desktop/keychain-vault.ts';
import type { Host } from '../../../electron/host/create-host.ts';
import { createFakeSafeStorage, type KeychainBehavior } from '../../support/fake-safe-storage.ts';
import { openHost } from '../../support/host.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const SERVICE = 'https://live.example';
const OTHER = 'https://other.example';
const FILES = ['local-tokens.bin', 'live-tokens.bin'];

/** Opens the backend in `dir` as the desktop app does, with a fake keychain. */
async function openWith(dir: string, behavior: KeychainBehavior) {
  const keychain = createFakeSafeStorage(behavior);
  const timers = createManualTimers();
  const openVaultIn = (name: string, owner: 'the local API' | 'the live service') =>
    openKeychainVault({
      file: path.join(dir, name),
      keychain: () => openSystemKeychain(keychain.safeStorage, 'linux'),
      owner,
      log: silentLog,
      timers,
      canStoreUnencrypted: owner === 'the live service',
    });
  const vaults = [
    openVaultIn('local-tokens.bin', 'the local API'),
    openVaultIn('live-tokens.bin', 'the live service'),
  ] as const;
  if (behavior === 'never' || behavior === 'late') timers.advance(KEYCHAIN_DEADLINE_MS);
  const [vault, liveVault] = await Promise.all(vaults);
  const { host, said } = await openHost(dir, 0, { vault, liveVault });
  return { host, said, keychain, timers };
}

const enter = (host: Host, token: string | null) => host.handlers['sync.setToken']({ token });
const readLocalTokens = (host: Host) => host.apiTokens.list().map(({ token }) => token);

/** Creates a library whose tokens a working keychain has encrypted. */
async function prepare(dir: string) {
  const { host } = await openWith(dir, 'works');
  await host.handlers['settings.set']({ syncUrl: OTHER });
  await enter(host, 'canary-of-another');
  await host.handlers['settings.set']({ syncUrl: SERVICE });
  await enter(host, 'canary-of-before');
  const tokens = readLocalTokens(host);
  await host.close();
  return { local: tokens, bytes: await readBytes(dir) };
}

const readBytes = (dir: string) => Promise.all(FILES.map((name) => readFile(path.join(dir, name), 'hex')));

async function readLiveTokens(dir: string): Promise<unknown> {
  const bytes = await readFile(path.join(dir, 'live-tokens.bin'));
  const { result } = await createFakeSafeStorage('works').safeStorage.decryptStringAsync(bytes);
  return JSON.parse(result);
}

/** Expects that no file in the folder contains one of these tokens. */
async function expectUnreadable(dir: string, tokens: readonly string[]): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    // Anyone can decrypt data that was encrypted with the fixed key, so the file counts as containing the
    // token.
    const texts = [bytes.toString('latin1'), bytes.toString('latin1').startsWith('v10') ? 'canary' : ''];
    for (const token of [...tokens, 'canary']) expect(texts.join(), file).not.toContain(token);
  }
}

const NOT_THERE = { persistence: 'none', canStoreUnencrypted: true };
const THIS_RUN = { persistence: 'session', canStoreUnencrypted: true };
const ENCRYPTED = { persistence: 'keychain', canStoreUnencrypted: false };

describe('a keychain for stored tokens', () => {
  it.each([
    [
      'works',
      { ...ENCRYPTED, keychain: 'available' },
      { ...ENCRYPTED, keychain: 'available' },
      'canary-of-now',
    ],
    [
      'unknown_desktop',
      { ...ENCRYPTED, keychain: 'available' },
      { ...ENCRYPTED, keychain: 'available' },
      'canary-of-now',
    ],
    [
      'never',
      { ...NOT_THERE, keychain: 'unresponsive' },
      { ...THIS_RUN, keychain: 'unresponsive' },
      'canary-of-before',
    ],
    [
      'late',
      { ...NOT_THERE, keychain: 'unresponsive' },
      { ...THIS_RUN, keychain: 'unresponsive' },
      'canary-of-before',
    ],
    [
      'throws',
      { ...NOT_THERE, keychain: 'refused' },
      { ...THIS_RUN, keychain: 'refused' },
      'canary-of-before',
    ],
    [
      'unavailable',
      { ...NOT_THERE, keychain: 'refused' },
      { ...THIS_RUN, keychain: 'refused' },
      'canary-of-before',
    ],
    [
      'denies',
      { ...NOT_THERE, canStoreUnencrypted: false, keychain: 'refused' },
      { ...ENCRYPTED, keychain: 'refused' },
      'canary-of-now',
    ],
    ['v10', { ...NOT_THERE, keychain: 'refused' }, { ...THIS_RUN, keychain: 'refused' }, 'canary-of-before'],
    [
      'basic_text',
      { ...NOT_THERE, keychain: 'refused' },
      { ...THIS_RUN, keychain: 'refused' },
      'canary-of-before',
    ],
  ] as const)(
    'lets the app open and never loses a stored token with the behavior “%s”',
    async (behavior, first, then, after) => {
      await using folder = await createTemporaryFolder();
      const before = await prepare(folder.dir);
      const { host, said, keychain } = await openWith(folder.dir, behavior);
      expect(await host.handlers['app.info']({})).toMatchObject({ shell: 'web' });
      expect(await host.handlers['sync.tokenStatus']({})).toEqual(first);
      expect(await host.handlers['apiToken.keychain']({})).toEqual({ keychain: first.keychain });
      expect(await readBytes(folder.dir)).toEqual(before.bytes);
      expect(await enter(host, 'canary-of-now')).toEqual(then);
      const [local, live] = await readBytes(folder.dir);
      expect(local).toBe(before.bytes[0]);
      if (first.persistence !== 'keychain') expect(live).toBe(before.bytes[1]);
      keychain.respond();
      await host.close();
      if (first.persistence !== 'keychain') expect(await readBytes(folder.dir)).toEqual(before.bytes);
      await expectUnreadable(folder.dir, [...before.local, ...readLocalTokens(host)]);
      expect(said.join()).not.toContain('canary');

      const next = await openWith(folder.dir, 'works');
      expect(readLocalTokens(next.host)).toEqual(before.local);
      expect(await next.host.handlers['sync.tokenStatus']({})).toEqual({
        ...ENCRYPTED,
        keychain: 'available',
      });
      await next.host.close();
      expect(await readLiveTokens(folder.dir)).toEqual({ [OTHER]: 'canary-of-another', [SERVICE]: after });
      expect((await readdir(folder.dir)).filter((name) => name.includes('tokens')).sort()).toEqual(
        FILES.toSorted(),
      );
    },
  );

  it.each(['never', 'late', 'throws', 'unavailable', 'denies', 'v10'] as const)(
    "stores this run's token after a retry if its earlier behavior was “%s”",
    async (behavior) => {
      await using folder = await createTemporaryFolder();
      await prepare(folder.dir);
      const { host, keychain } = await openWith(folder.dir, behavior);
      await enter(host, 'canary-of-now');
      keychain.respond();
      keychain.behave('works');
      expect(await host.handlers['sync.retryKeychain']({})).toEqual({ ...ENCRYPTED, keychain: 'available' });
      await host.close();
      expect(await readLiveTokens(folder.dir)).toEqual({
        [OTHER]: 'canary-of-another',
        [SERVICE]: 'canary-of-now',
      });
    },
  );

  it("doesn't discard this run's tokens if it still fails after a retry", async () => {
    await using folder = await createTemporaryFolder();
    const before = await prepare(folder.dir);
    const { host } = await openWith(folder.dir, 'throws');
    await enter(host, 'canary-of-now');
    expect(await host.handlers['sync.retryKeychain']({})).toEqual({ ...THIS_RUN, keychain: 'refused' });
    expect(await readBytes(folder.dir)).toEqual(before.bytes);
    await host.close();
  });

  it('limits new tokens to this run and causes an error for removals if it fails later', async () => {
    await using folder = await createTemporaryFolder();
    const before = await prepare(folder.dir);
    const { host, keychain, timers } = await openWith(folder.dir, 'works');
    keychain.behave('throws');
    await expect(enter(host, null)).rejects.toMatchObject({ code: 'disk' });
    await expect(host.handlers['apiToken.rotate']({ id: 'member' })).rejects.toMatchObject({ code: 'disk' });
    expect(readLocalTokens(host)).toEqual(before.local);
    keychain.behave('never');
    const entered = enter(host, 'canary-of-now');
    await expect.poll(() => timers.getRemainingMs()).toHaveLength(1);
    timers.advance(KEYCHAIN_DEADLINE_MS);
    expect(await entered).toEqual({ ...THIS_RUN, keychain: 'unresponsive' });
    expect(await readBytes(folder.dir)).toEqual(before.bytes);
    await host.close();
  });

  it('stores new tokens and keeps the old file if its key is lost', async () => {
    await using folder = await createTemporaryFolder();
    const before = await prepare(folder.dir);
    const first = await openWith(folder.dir, 'denies');
    const local = readLocalTokens(first.host);
    await enter(first.host, 'canary-of-now');
    await first.host.close();
    const file = path.join(folder.dir, 'live-tokens.bin.2');
    const second = await readFile(file, 'hex');
    const next = await openWith(folder.dir, 'denies');
    await enter(next.host, 'canary-of-later');
    await next.host.close();
    expect(await readBytes(folder.dir)).toEqual(before.bytes);
    expect(await readFile(file, 'hex')).toBe(second);
    expect(readLocalTokens(next.host)).not.toEqual(local);
    const last = await openWith(folder.dir, 'works');
    expect(readLocalTokens(last.host)).toEqual(before.local);
    await last.host.close();
    expect(await readLiveTokens(folder.dir)).toMatchObject({ [SERVICE]: 'canary-of-later' });
  });
});

it.each(['v10', 'basic_text', 'unavailable'] as const)(
  "tokens aren't stored or reported as stored without a secure keychain (%s)",
  async (behavior) => {
    await using folder = await createTemporaryFolder();
    const { host } = await openWith(folder.dir, behavior);
    await host.handlers['settings.set']({ syncUrl: SERVICE });
    expect(await enter(host, 'canary-of-now')).toEqual({ ...THIS_RUN, keychain: 'none' });
    await host.close();
    expect(await readdir(folder.dir)).toEqual(['library']);
  },
);

it('tokens encrypted with a fixed key are reencrypted when a keychain becomes available', async () => {
  await using folder = await createTemporaryFolder();
  await prepare(folder.dir);
  const file = path.join(folder.dir, 'live-tokens.bin');
  const weak = createFakeSafeStorage('v10').safeStorage;
  await writeFile(file, await weak.encryptStringAsync(JSON.stringify(await readLiveTokens(folder.dir))));
  const { host } = await openWith(folder.dir, 'works');
  await host.close();
  expect((await readFile(file, 'latin1')).slice(0, 3)).toBe('v11');
  expect(await readLiveTokens(folder.dir)).toMatchObject({ [SERVICE]: 'canary-of-before' });
});
