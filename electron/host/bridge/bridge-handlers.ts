import type { AppInfo, Handlers } from '../../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { ImportJobs } from '../import-export/import-jobs.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { ApiTokens } from '../local-api/api-tokens.ts';
import type { LocalApi } from '../local-api/local-api.ts';
import type { RequestLog } from '../local-api/request-log/request-log.ts';
import type { Events } from '../numbered-events.ts';
import type { SettingsPatch, SettingsStore } from '../ports.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';
import type { LiveSync } from '../sync/live-sync.ts';
import { serialQueue } from '../system/serial-queue.ts';
import { apiLibraryHandlers, type OpenApiLibrary } from './api-library-handlers.ts';
import { historyHandlers } from './history-handlers.ts';
import { importExportHandlers } from './import-export-handlers.ts';
import { libraryHandlers } from './library-handlers.ts';
import { localApiHandlers } from './local-api-handlers.ts';
import { mergeSettings } from './merge-settings.ts';
import { questionHandlers } from './question-handlers.ts';
import { recoveryHandlers } from './recovery-handlers.ts';
import { type ReportSources, reportHandlers } from './report-handlers.ts';
import { restorePointHandlers } from './restore-point-handlers.ts';
import { similarHandlers } from './similar-handlers.ts';
import { syncHandlers } from './sync-handlers.ts';

interface Backend {
  info: AppInfo;
  events: Events;
  library: Library;
  admin: LibraryAdmin;
  importJobs: ImportJobs;
  versions: Store['versions'];
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>;
  changedFiles: Store['changedFiles'];
  similar: SimilarQuestions;
  live: LiveSync;
  localApi: LocalApi;
  openApiLibrary: OpenApiLibrary;
  requests: RequestLog;
  settings: SettingsStore;
  apiTokens: ApiTokens;
  report: ReportSources;
}

/** Implements the methods in `shared/bridge/`. */
export function createHandlers({
  info,
  events,
  library,
  admin,
  importJobs,
  versions,
  recovery,
  changedFiles,
  similar,
  live,
  localApi,
  openApiLibrary,
  requests,
  settings,
  apiTokens,
  report,
}: Backend): Handlers {
  const queue = serialQueue();
  const changeSettings = (change: (current: Settings) => SettingsPatch): Promise<Settings> =>
    queue(async () => {
      const before = settings.get();
      const patch = change(before);
      if (patch.syncUrl !== undefined && live.isOwnApi(patch.syncUrl))
        throw new AppError('bad-input', "The base URL is this app's local API, not a service.");
      const next = await settings.set(patch);
      live.onSettingsChange(before, next);
      events.emit({ type: 'settings', settings: next });
      return next;
    });
  const settingsInTurn: SettingsStore = {
    get: () => settings.get(),
    set: (patch: SettingsPatch): Promise<Settings> => changeSettings(() => patch),
  };
  const settledSettings = (): Promise<Settings> => queue(async () => settings.get());
  return {
    'app.info': async () => info,
    'settings.get': async () => settings.get(),
    'settings.set': ({ base, ...patch }) => changeSettings((current) => mergeSettings(patch, base, current)),
    ...reportHandlers(report, {
      info,
      settings,
      library,
      exchange: admin.exchange,
      recovery,
      live,
      localApi,
    }),
    ...libraryHandlers(events, library, similar, admin, settings),
    ...questionHandlers(library),
    ...historyHandlers(library, versions),
    ...importExportHandlers(admin.exchange, importJobs, similar),
    ...recoveryHandlers(recovery, changedFiles),
    ...localApiHandlers(localApi, apiTokens, requests, settingsInTurn, info.version),
    ...apiLibraryHandlers(openApiLibrary),
    ...restorePointHandlers(openApiLibrary),
    ...similarHandlers(similar),
    ...syncHandlers(live, settings, settledSettings),
  };
}
