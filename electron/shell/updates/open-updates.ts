import { app, shell } from 'electron';
import type { ShellStateFile } from '../shell-state.ts';
import { feedName, updateKeys, updatePlace, versionsPage } from './update-place.ts';
import { createUpdates, type UpdateDesk, type UpdatesPorts } from './updates.ts';

/** Updates of this app. What talks to the feed is loaded only where there is one, and only when it is asked. */
export function openUpdates({
  state,
  timers,
  tell,
  restart,
  log,
}: {
  state: ShellStateFile;
} & Pick<UpdatesPorts, 'timers' | 'tell' | 'restart' | 'log'>): UpdateDesk {
  const { platform, resourcesPath: resources } = process;
  const version = app.getVersion();
  const place = updatePlace({ isPackaged: app.isPackaged, resources, platform });
  const page = versionsPage(app.getAppPath());
  return createUpdates({
    timers,
    tell,
    restart,
    log,
    facts: { ...place, version, page: page !== null },
    source: async () => {
      const { openUpdaterSource, systemUpdater } = await import('./updater-source.ts');
      const updater = systemUpdater(platform);
      const publisher = { keys: updateKeys(app.getAppPath()), feed: feedName(platform, process.arch) };
      return openUpdaterSource({ updater, version, publisher, log });
    },
    choices: {
      get: state.get,
      change: ({ updates, lookedAt, skipped }) => state.change({ updates, lookedAt, skipped }),
    },
    now: Date.now,
    openPage: () => {
      if (page !== null)
        shell.openExternal(page).catch((error: unknown) => log.error('No program opens this address', error));
    },
  });
}
