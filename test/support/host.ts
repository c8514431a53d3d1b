import path from 'node:path';
import { type Keychain, openKeychainVault } from '../../electron/desktop/keychain-vault.ts';
import { openSettings } from '../../electron/desktop/settings/settings-file.ts';
import type { Host, HostOptions } from '../../electron/host/create-host.ts';
import { systemTimers } from '../../electron/host/ports.ts';
import { createLog } from '../../electron/host/system/log.ts';
import { createBackend } from './backend.ts';

const flipBit = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));

/** Encrypts well enough that a search for the original bytes doesn't find anything. */
export const createFlippingKeychain: Keychain = {
  encrypt: async (text) => flipBit(Buffer.from(text)),
  decrypt: async (bytes) => ({ result: flipBit(bytes).toString(), shouldReEncrypt: false }),
};

/**
 * Opens the whole backend with the library in `dir`, as in the desktop app. `said` collects the backend's log
 * and events. `apiPort` is the local API's port, but the API isn't started. Without `openTransport`, there's
 * no transport to a live service.
 */
export async function openHost(
  dir: string,
  apiPort = 0,
  more: Partial<
    Pick<
      HostOptions,
      | 'openTransport'
      | 'givenLiveToken'
      | 'timers'
      | 'files'
      | 'vault'
      | 'liveVault'
      | 'controlToken'
      | 'givenTokens'
      | 'hasTestLibrary'
      | 'crashDumps'
      | 'recentLog'
    >
  > = {},
): Promise<{ host: Host; said: string[] }> {
  const messages: string[] = [];
  const log = createLog((line) => messages.push(line), Date.now);
  const dataDir = path.join(dir, 'library');
  const openVaultIn = (name: string, owner: 'the local API' | 'the live service') =>
    openKeychainVault({
      file: path.join(dir, name),
      keychain: async () => createFlippingKeychain,
      owner,
      log,
      timers: systemTimers,
    });
  const host = await createBackend(dataDir, {
    platform: 'test',
    openSettings: (library) => openSettings({ dir: dataDir, log, ...library }),
    log,
    vault: more.vault ?? (await openVaultIn('tokens.bin', 'the local API')),
    liveVault: more.liveVault ?? (await openVaultIn('live-tokens.bin', 'the live service')),
    apiPort,
    ...more,
  });
  host.subscribe((event) => messages.push(JSON.stringify(event)));
  return { host, said: messages };
}
