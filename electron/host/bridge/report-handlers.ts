import type { AppInfo, appMethods } from '../../../shared/bridge/app-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { LocalApi } from '../local-api/local-api.ts';
import type { Clock, SettingsStore } from '../ports.ts';
import type { LiveSync } from '../sync/live-sync.ts';
import { formatExportText } from './import-export-handlers.ts';
import { type CrashDump, createProblemReport, type PrivateData } from './problem-report.ts';

/** A problem report's contents in addition to the services' state. */
export interface ReportSources {
  versions: Readonly<Record<string, string>>;
  clock: Clock;
  log: () => string;
  crashDumps: () => Promise<readonly CrashDump[]>;
  private: () => PrivateData;
}

export const reportHandlers = (
  sources: ReportSources,
  {
    info,
    settings,
    library,
    exchange,
    recovery,
    live,
    localApi,
  }: {
    info: AppInfo;
    settings: Pick<SettingsStore, 'get'>;
    library: Pick<Library, 'counts'>;
    exchange: LibraryAdmin['exchange'];
    recovery: Pick<Store['recovery'], 'reports'>;
    live: Pick<LiveSync, 'sync'>;
    localApi: Pick<LocalApi, 'status'>;
  },
): Pick<HandlersOf<typeof appMethods>, 'report.create'> => ({
  'report.create': async ({ texts }) => ({
    text: await createProblemReport({
      info,
      versions: sources.versions,
      now: sources.clock.now(),
      settings: settings.get(),
      counts: library.counts,
      recovery: await recovery.reports(),
      sync: await live.sync.status(),
      api: localApi.status(),
      crashDumps: await sources.crashDumps(),
      log: sources.log(),
      library: texts ? (await formatExportText(exchange, 'jsonl')).text : null,
      private: sources.private(),
    }),
  }),
});
