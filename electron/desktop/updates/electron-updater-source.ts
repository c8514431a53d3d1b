import { autoUpdater, CancellationToken, DebUpdater, type UpdateInfo } from 'electron-updater';
import type { Log } from '../../host/ports.ts';
import { type Publisher, verifyFeed } from './feed-signature.ts';
import { toUpdateFailure, UpdateError, type UpdateSource } from './update-source.ts';

/** The part of electron-updater that is used. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  allowPrerelease: boolean;
  disableDifferentialDownload: boolean;
  disableWebInstaller: boolean;
  isUserWithinRollout: (version: UpdateInfo) => Promise<boolean> | boolean;
  requestHeaders: Record<string, number | string | string[] | undefined> | null;
  logger: UpdaterLog | null;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: { version: string } } | null>;
  downloadUpdate(token: CancellationToken): Promise<string[]>;
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
}

interface UpdaterLog {
  info(message?: unknown): void;
  warn(message?: unknown): void;
  error(message?: unknown): void;
}

/**
 * The updater for this system. On Linux it only reads the feed. electron-updater would choose one by a variable there that any
 * program passes on to those it starts.
 */
export const systemUpdater = (platform: string): Updater =>
  platform === 'linux' ? new DebUpdater() : autoUpdater;

/** Versions from the feed that the package names, by electron-updater, which does nothing that nobody asked for. */
export function openUpdaterSource({
  updater,
  version,
  publisher,
  log,
}: {
  updater: Updater;
  version: string;
  publisher: Publisher;
  log: Log;
}): UpdateSource {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  // Always the whole file with the whole sum, which is the same on every system.
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  // Instead of a number that would be this computer's for ever: every version is for everybody at once.
  updater.isUserWithinRollout = () => true;
  updater.requestHeaders = {
    'User-Agent': `QOTD-Studio/${version}`,
    'Accept-Language': '*',
    'x-user-staging-id': 'none',
  };
  updater.logger = {
    info: (message) => log.info(`Updates: ${message}`),
    warn: (message) => log.warn(`Updates: ${message}`),
    error: (message) => log.warn(`Updates: ${message}`),
  };
  let isChecked = false;
  let token: CancellationToken | null = null;
  let onProgress: (percent: number) => void = () => undefined;
  updater.on('download-progress', ({ percent }) => onProgress(Math.min(100, Math.max(0, percent))));

  return {
    async check() {
      isChecked = false;
      const found = await updater.checkForUpdates().catch(throwUpdateError);
      if (!found?.isUpdateAvailable) return null;
      // What is downloaded later must have a sum that is announced here.
      verifyFeed(found.updateInfo, publisher);
      isChecked = true;
      return found.updateInfo.version;
    },
    async download(told) {
      // The updater knows what it read, whoever announced that.
      if (!isChecked)
        return throwUpdateError(new Error('code signature: nothing was announced by the publisher'));
      const own = new CancellationToken();
      token = own;
      onProgress = told;
      try {
        await updater.downloadUpdate(own);
        return true;
      } catch (error) {
        if (own.cancelled) return false;
        return throwUpdateError(error);
      }
    },
    cancel: () => token?.cancel(),
    install: () =>
      new Promise((_, reject) => {
        const told = (error: unknown) => reject(new UpdateError(toUpdateFailure(error), error));
        updater.once('error', told);
        try {
          updater.quitAndInstall(true, true);
        } catch (error) {
          told(error);
        }
      }),
  };
}

function throwUpdateError(error: unknown): never {
  throw new UpdateError(toUpdateFailure(error), error);
}
