import path from 'node:path';
import { app, safeStorage } from 'electron';
import { createHost, type Host, type HostOptions } from '../host/app.ts';
import { describeComputer, nodeRandom, systemClock, systemTimers } from '../host/ports.ts';
import { nodeTransport } from '../host/sync/transport/node-transport.ts';
import { createNodeFiles } from '../host/system/files.ts';
import { type KeychainVaultOptions, openKeychainVault, systemKeychain } from './keychain-vault.ts';
import type { AppFolders } from './library-location.ts';
import { openSettings } from './settings/settings-file.ts';

/** Opens the host with the system's keychain. Rejects like `createHost`. */
export async function openDesktopHost({
  folders: { library: dataDir, userData },
  log,
  ...more
}: { folders: AppFolders } & Pick<
  HostOptions,
  'searchWorker' | 'importWorker' | 'referenceDir' | 'log' | 'recentLog'
>): Promise<Host> {
  const vaultIn = (name: string, owner: KeychainVaultOptions['owner']) =>
    openKeychainVault({
      file: path.join(userData, name),
      keychain: () => systemKeychain(safeStorage, process.platform),
      owner,
      log,
      timers: systemTimers,
      mayInsist: owner === 'the live service',
    });
  // In parallel, so that a keychain that doesn't respond delays the window only once.
  const [vault, liveVault] = await Promise.all([
    vaultIn('local-tokens.bin', 'the local API'),
    vaultIn('live-tokens.bin', 'the live service'),
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
    openSettings: (keepDamaged) => openSettings({ dir: dataDir, log, keepDamaged }),
    log,
    vault,
    liveVault,
    openTransport: nodeTransport({ environment: process.env, version: app.getVersion() }),
    ...more,
  });
}
