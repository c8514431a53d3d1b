import type { AppInfo, Handlers } from '../../shared/bridge.ts';
import type { Settings } from '../../shared/settings.ts';
import { createBackupHandlers } from './backup-handlers.ts';
import { seenEmoji } from './emoji.ts';
import type { Events } from './events.ts';
import type { ImportJobs } from './exchange/import-jobs.ts';
import { createHistoryHandlers } from './history-handlers.ts';
import type { RequestLog } from './http/calls/request-log.ts';
import type { Backups } from './library/backups/backups.ts';
import type { Library } from './library/library.ts';
import type { Store } from './library/store/store.ts';
import { createListHandlers } from './list-handlers.ts';
import type { LocalApi } from './local-api.ts';
import type { Clock, SettingsPatch, SettingsStore } from './ports.ts';
import { createProfileHandlers } from './profile-handlers.ts';
import type { Profiles } from './profiles.ts';
import { createRecoveryHandlers } from './recovery-handlers.ts';
import type { Private } from './report/report.ts';
import { makeReport } from './report/report.ts';
import { createRequestHandlers } from './request-handlers.ts';
import { serialQueue } from './serial-queue.ts';
import { createSimilarHandlers } from './similar/handlers.ts';
import type { Similar } from './similar/similar.ts';
import { createSyncHandlers } from './sync/handlers.ts';
import type { LiveSync } from './sync/live-sync.ts';
import { createToolHandlers } from './tool-handlers.ts';
import type { Tools } from './tools.ts';
import { createUndoHandlers } from './undo/handlers.ts';
import type { Trails } from './undo/trails.ts';

interface Backend {
  info: AppInfo;
  events: Events;
  library: Library;
  tools: Tools;
  importJobs: ImportJobs;
  versions: Store['versions'];
  trails: Trails;
  backups: Backups;
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>;
  similar: Similar;
  live: LiveSync;
  localApi: LocalApi;
  requests: RequestLog;
  settings: SettingsStore;
  profiles: Profiles;
  report: {
    versions: Readonly<Record<string, string>>;
    clock: Clock;
    log: () => string;
    private: () => Private;
  };
}

/** What each bridge method does: the table of `shared/bridge.ts`, over library, local API and settings. */
export function createHandlers({
  info,
  events,
  library,
  tools,
  importJobs,
  versions,
  trails,
  backups,
  recovery,
  similar,
  live,
  localApi,
  requests,
  settings,
  profiles,
  report,
}: Backend): Handlers {
  const inTurn = serialQueue();
  const setSettings = (patch: SettingsPatch): Promise<Settings> =>
    inTurn(async () => {
      const before = settings.get();
      const next = await settings.set(patch);
      live.changed(before, next);
      events.emit({ type: 'settings', settings: next });
      return next;
    });
  const settledSettings = (): Promise<Settings> => inTurn(async () => settings.get());
  const toolHandlers = createToolHandlers(library, tools, importJobs);
  return {
    'app.info': async () => info,
    ...createListHandlers(events, library, similar),
    'question.get': async ({ id }) => library.entry(id),
    'draft.save': (change) => library.saveDraft(change),
    'draft.discard': ({ id }) => library.discardDraft(id),
    'question.save': (change) => library.saveQuestion(change),
    'question.duplicate': ({ id }) => library.duplicate(id),
    'question.remove': ({ id }) => library.remove(id),
    'question.restore': ({ id }) => library.restore(id),
    ...toolHandlers,
    ...createHistoryHandlers(library, versions),
    ...createUndoHandlers(library, trails),
    ...createBackupHandlers(backups),
    ...createRecoveryHandlers(recovery),
    ...createSimilarHandlers(similar),
    ...createSyncHandlers(live, settings, settledSettings),
    'emoji.seen': async () =>
      seenEmoji(library.entries(), await similar.fromService(), settings.get().customEmoji),
    'api.status': async () => localApi.status(),
    'api.start': async ({ port }) => {
      const status = await localApi.start(port);
      // A port chosen in the window is the one to take next time as well.
      const kept = status.state === 'running' && port ? { apiPort: port } : {};
      await setSettings({ apiEnabled: true, ...kept });
      return status;
    },
    'api.stop': async () => {
      const status = await localApi.stop();
      await setSettings({ apiEnabled: false });
      return status;
    },
    'api.setFaults': async ({ faults, seed }) => localApi.setFaults(faults, seed),
    ...createProfileHandlers(profiles),
    ...createRequestHandlers(requests, info.version),
    'report.make': async ({ texts }) => ({
      text: await makeReport({
        info,
        versions: report.versions,
        now: report.clock.now(),
        settings: settings.get(),
        counts: library.counts,
        recovery: await recovery.reports(),
        sync: await live.sync.standing(),
        api: localApi.status(),
        log: report.log(),
        library: texts ? (await toolHandlers['library.export']({ format: 'jsonl' })).text : null,
        private: report.private(),
      }),
    }),
    'settings.get': async () => settings.get(),
    'settings.set': setSettings,
  };
}
