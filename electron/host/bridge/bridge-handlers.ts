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
import { createSerialQueue } from '../system/serial-queue.ts';
import { createApiLibraryHandlers, type OpenApiLibrary } from './api-library-handlers.ts';
import { createHistoryHandlers } from './history-handlers.ts';
import { importExportHandlers } from './import-export-handlers.ts';
import { createLibraryHandlers } from './library-handlers.ts';
import { createLocalApiHandlers } from './local-api-handlers.ts';
import { mergeSettings } from './merge-settings.ts';
import { createQuestionHandlers } from './question-handlers.ts';
import { createRecoveryHandlers } from './recovery-handlers.ts';
import { type ReportSources, reportHandlers } from './report-handlers.ts';
import { restorePointHandlers } from './restore-point-handlers.ts';
import { createSimilarHandlers } from './similar-handlers.ts';
import { createSyncHandlers } from './sync-handlers.ts';

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
  const queue = createSerialQueue();
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
  const waitForSettings = (): Promise<Settings> => queue(async () => settings.get());
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
    ...createLibraryHandlers(events, library, similar, admin, settings),
    ...createQuestionHandlers(library),
    ...createHistoryHandlers(library, versions),
    ...importExportHandlers(admin.exchange, importJobs, similar),
    ...createRecoveryHandlers(recovery, changedFiles),
    ...createLocalApiHandlers(localApi, apiTokens, requests, settingsInTurn, info.version),
    ...createApiLibraryHandlers(openApiLibrary),
    ...restorePointHandlers(openApiLibrary),
    ...createSimilarHandlers(similar),
    ...createSyncHandlers(live, settings, waitForSettings),
  };
}
