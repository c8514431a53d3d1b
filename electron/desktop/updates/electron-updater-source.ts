import { once } from 'node:events';
import { type AutoUpdater, autoUpdater as nativeUpdater } from 'electron';
import { autoUpdater, CancellationToken, DebUpdater, type UpdateInfo } from 'electron-updater';
import type { Log, Timers } from '../../host/ports.ts';
import { type Publisher, verifyFeed } from './feed-signature.ts';
import { toUpdateFailure, UpdateError } from './update-error.ts';
import type { UpdateSource } from './update-source.ts';

/** The part of electron-updater that the app uses. */
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

/** The part of Electron's own updater on macOS that the app uses. */
export type Squirrel = Pick<AutoUpdater, 'checkForUpdates'> & NodeJS.EventEmitter;

/**
 * The maximum wait for Squirrel. It unpacks and verifies a version in seconds, but sometimes never reports a
 * result.
 */
export const PREPARE_DEADLINE_MS = 5 * 60_000;

interface UpdaterLog {
  info(message?: unknown): void;
  warn(message?: unknown): void;
  error(message?: unknown): void;
}

/**
 * Chooses the updater explicitly, because electron-updater would rely on an unreliable environment variable
 * on Linux.
 */
export const createSystemUpdater = (platform: string): Updater =>
  platform === 'linux' ? new DebUpdater() : autoUpdater;

/** Returns Electron's own updater, which installs versions on macOS, or null on other systems. */
export const getSystemSquirrel = (platform: string): Squirrel | null =>
  platform === 'darwin' ? nativeUpdater : null;

/**
 * Returns an update source that uses electron-updater and the package's feed. It downloads nothing
 * automatically.
 */
export function openUpdaterSource({
  updater,
  squirrel,
  version,
  publisher,
  timers,
  log,
}: {
  updater: Updater;
  /** Null on systems other than macOS. */
  squirrel: Squirrel | null;
  version: string;
  publisher: Publisher;
  timers: Pick<Timers, 'after'>;
  log: Log;
}): UpdateSource {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  // Always downloads the whole file and verifies its checksum.
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  // Avoids a permanent computer ID. Staged rollouts aren't used.
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
      // A later download must have a checksum from this feed.
      verifyFeed(found.updateInfo, publisher);
      isChecked = true;
      return found.updateInfo.version;
    },
    async download(listener) {
      // Downloads only versions from a verified check.
      if (!isChecked) return throwUpdateError(new Error("couldn't verify the code signature of an update"));
      const own = new CancellationToken();
      token = own;
      onProgress = listener;
      try {
        await updater.downloadUpdate(own);
        return true;
      } catch (error) {
        if (own.cancelled) return false;
        return throwUpdateError(error);
      }
    },
    cancel: () => token?.cancel(),
    // Prepares the version now because electron-updater would do it after `install`, when the library is
    // closed. Preparing takes seconds.
    async prepare() {
      if (!squirrel) return;
      const stop = new AbortController();
      const ready = once(squirrel, 'update-downloaded', { signal: stop.signal });
      // `checkForUpdates` can throw before `ready` is awaited.
      ready.catch(() => undefined);
      const onNothingFound = () => stop.abort(new Error('Squirrel found no update'));
      squirrel.once('update-not-available', onNothingFound);
      const cancelDeadline = timers.after(PREPARE_DEADLINE_MS, () =>
        stop.abort(new Error('Squirrel did not finish')),
      );
      try {
        squirrel.checkForUpdates();
        await ready;
      } catch (error) {
        throwUpdateError(error);
      } finally {
        cancelDeadline();
        squirrel.off('update-not-available', onNothingFound);
      }
    },
    install: () =>
      new Promise((_, reject) => {
        const onError = (error: unknown) => reject(new UpdateError(toUpdateFailure(error), error));
        updater.once('error', onError);
        try {
          updater.quitAndInstall(true, true);
        } catch (error) {
          onError(error);
        }
      }),
  };
}

function throwUpdateError(error: unknown): never {
  throw new UpdateError(toUpdateFailure(error), error);
}
