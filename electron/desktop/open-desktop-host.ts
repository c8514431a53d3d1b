import path from 'node:path';
import { app, safeStorage, session } from 'electron';
import { createHost, type Host, type HostOptions } from '../host/create-host.ts';
import { describeComputer, nodeRandom, systemClock, systemTimers } from '../host/ports.ts';
import { createLazyTransport } from '../host/sync/transport/lazy-transport.ts';
import { createNodeFiles } from '../host/system/files.ts';
import type { AppFolders } from './app-folders.ts';
import { type KeychainVaultOptions, openKeychainVault, openSystemKeychain } from './keychain-vault.ts';
import { openSettings } from './settings/settings-file.ts';
import { createSystemNetwork } from './system-network.ts';

/** Rejects like `createHost`. */
export async function openDesktopHost({
  folders: { library: dataDir, userData },
  log,
  ...more
}: { folders: AppFolders } & Pick<
  HostOptions,
  'searchWorker' | 'importWorker' | 'referenceDir' | 'log' | 'recentLog' | 'crashDumps'
>): Promise<Host> {
  const openVault = (name: string, owner: KeychainVaultOptions['owner']) =>
    openKeychainVault({
      file: path.join(userData, name),
      keychain: () => openSystemKeychain(safeStorage, process.platform),
      owner,
      log,
      timers: systemTimers,
      canStoreUnencrypted: owner === 'the live service',
    });
  // Opens both vaults in parallel because an unresponsive keychain must delay the window only once.
  const [vault, liveVault] = await Promise.all([
    openVault('local-tokens.bin', 'the local API'),
    openVault('live-tokens.bin', 'the live service'),
  ]);
  return createHost({
    dataDir,
    shell: 'desktop',
    version: app.getVersion(),
    platform: process.platform,
    ...describeComputer(),
    clock: systemClock,
    timers: systemTimers,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: (library) => openSettings({ dir: dataDir, log, ...library }),
    hasTestLibrary: true,
    log,
    vault,
    liveVault,
    openTransport: createLazyTransport({
      environment: process.env,
      network: createSystemNetwork(session.defaultSession, log),
      version: app.getVersion(),
    }),
    ...more,
  });
}
