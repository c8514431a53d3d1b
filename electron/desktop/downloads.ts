import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { app, type DownloadItem, type Session, session, shell } from 'electron';
import type { DownloadFailure, ShellCommand } from '../../shared/bridge/shell-protocol.ts';
import type { Log } from '../host/ports.ts';
import type { DesktopStateFile } from './desktop-state.ts';
import { APP_ORIGIN } from './window/app-protocol.ts';

export interface DownloadsOptions {
  session: Pick<Session, 'on'>;
  state: DesktopStateFile;
  getUsualFolder: () => string;
  showFile: (file: string) => void;
  onDone: (command: Extract<ShellCommand, { kind: 'download' }>) => void;
  getFreeBytes?: (folder: string) => number;
  log: Log;
}

export const openDownloads = (
  options: Pick<DownloadsOptions, 'state' | 'onDone' | 'log'>,
): ((id: number) => void) =>
  watchDownloads({
    ...options,
    session: session.defaultSession,
    getUsualFolder: () => app.getPath('downloads'),
    showFile: (file) => shell.showItemInFolder(file),
  });

/**
 * Suggests the last export's folder for each file that the page exports, and reports the result. Blocks all
 * other downloads. Returns a function that takes a saved file's ID and shows the file in its folder.
 */
export function watchDownloads({
  session,
  state,
  getUsualFolder,
  showFile,
  onDone,
  getFreeBytes = countFreeBytes,
  log,
}: DownloadsOptions): (id: number) => void {
  const saved = new Map<number, string>();
  let lastId = 0;
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${APP_ORIGIN}/`)) return event.preventDefault();
    const last = state.get().downloadFolder;
    const folder = last !== null && existsSync(last) ? last : getUsualFolder();
    item.setSaveDialogOptions({ defaultPath: path.join(folder, item.getFilename()) });
    lastId += 1;
    const id = lastId;
    const report = (failure: DownloadFailure | null) =>
      onDone({ kind: 'download', id, name: path.basename(item.getSavePath()).slice(-255), failure });
    const fail = () => {
      const failure = findFailure(item, getFreeBytes);
      log.warn("Couldn't save an exported file", { failure });
      report(failure);
    };
    item.on('updated', (_, progress) => {
      if (progress !== 'interrupted') return;
      fail();
      item.cancel();
    });
    item.once('done', (_, result) => {
      // The user canceled the download, or its failure was already reported.
      if (result === 'cancelled') return;
      if (result === 'interrupted') return fail();
      const file = item.getSavePath();
      saved.set(id, file);
      state.update({ downloadFolder: path.dirname(file) });
      report(null);
    });
  });
  return (id) => {
    const file = saved.get(id);
    if (file !== undefined) showFile(file);
  };
}

/** Guesses the reason for a failure, because Electron doesn't return it. */
function findFailure(item: DownloadItem, getFreeBytes: (folder: string) => number): DownloadFailure {
  try {
    return getFreeBytes(path.dirname(item.getSavePath())) < item.getTotalBytes() ? 'disk-full' : 'other';
  } catch {
    return 'other';
  }
}

function countFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
