import type { AppInfo, Handlers } from '../../shared/bridge.ts';
import type { Settings } from '../../shared/settings.ts';
import { createBackupHandlers } from './backup-handlers.ts';
import { createEmojiHandlers } from './emoji/handlers.ts';
import type { Events } from './events.ts';
import type { ImportJobs } from './exchange/import-jobs.ts';
import { createHistoryHandlers, type HistoryHandlerPorts } from './history-handlers.ts';
import type { RequestLog } from './http/calls/request-log.ts';
import type { Backups } from './library/backups/backups.ts';
import type { Library } from './library/library.ts';
import { createListHandlers } from './list-handlers.ts';
import type { LocalApi } from './local-api.ts';
import type { SettingsPatch, SettingsStore } from './ports.ts';
import { createProfileHandlers } from './profile-handlers.ts';
import type { Profiles } from './profiles.ts';
import { createRecoveryHandlers } from './recovery-handlers.ts';
import { createReportHandlers } from './report/handlers.ts';
import type { ReportPorts } from './report/report.ts';
import { createRequestHandlers } from './request-handlers.ts';
import { createSimilarHandlers } from './similar/handlers.ts';
import type { Similar } from './similar/similar.ts';
import { createSyncHandlers } from './sync/handlers.ts';
import type { LiveSync } from './sync/live-sync.ts';
import { createToolHandlers } from './tool-handlers.ts';
import type { Tools } from './tools.ts';
import { createUndoHandlers } from './undo/handlers.ts';
import type { Trails } from './undo/trails.ts';

export interface HandlerPorts {
  info: AppInfo;
  events: Events;
  library: Library;
  tools: Tools;
  importJobs: ImportJobs;
  versions: HistoryHandlerPorts['versions'];
  trails: Trails;
  backups: Backups;
  recovery: Parameters<typeof createRecoveryHandlers>[0];
  similar: Similar;
  live: LiveSync;
  localApi: LocalApi;
  requests: RequestLog;
  settings: SettingsStore;
  profiles: Profiles;
  report: Pick<ReportPorts, 'versions' | 'clock' | 'log' | 'private'>;
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
}: HandlerPorts): Handlers {
  /** The change of settings that was asked for last; it comes behind all others. */
  let changing: Promise<unknown> = Promise.resolve();
  const change = async (patch: SettingsPatch): Promise<Settings> => {
    const before = settings.get();
    const next = await settings.set(patch);
    live.changed(before, next);
    events.emit({ type: 'settings', settings: next });
    return next;
  };
  const setSettings = (patch: SettingsPatch): Promise<Settings> => {
    const changed = change(patch);
    changing = changed.catch(() => {});
    return changed;
  };
  const settledSettings = async (): Promise<Settings> => {
    await changing;
    return settings.get();
  };
  const toolHandlers = createToolHandlers({ library, tools, importJobs });
  return {
    'app.info': async () => info,
    ...createListHandlers({ events, library, similar }),
    'question.get': async ({ id }) => library.entry(id),
    'draft.save': (change) => library.saveDraft(change),
    'draft.discard': ({ id }) => library.discardDraft(id),
    'question.save': (change) => library.saveQuestion(change),
    'question.duplicate': ({ id }) => library.duplicate(id),
    'question.remove': ({ id }) => library.remove(id),
    'question.restore': ({ id }) => library.restore(id),
    ...toolHandlers,
    ...createHistoryHandlers({ library, versions }),
    ...createUndoHandlers(library, trails),
    ...createBackupHandlers(backups),
    ...createRecoveryHandlers(recovery),
    ...createSimilarHandlers(similar),
    ...createSyncHandlers({ ...live, settings, settledSettings }),
    ...createEmojiHandlers({ library, similar, settings }),
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
    ...createReportHandlers({
      ...report,
      info,
      settings: settings.get,
      counts: () => library.counts,
      recovery: recovery.reports,
      sync: live.sync.standing,
      api: localApi.status,
      library: async () => (await toolHandlers['library.export']({ format: 'jsonl' })).text,
    }),
    'settings.get': async () => settings.get(),
    'settings.set': setSettings,
  };
}
