import type { AppInfo, appMethods } from '../../../shared/bridge/app-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { Library } from '../library/library.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { LocalApi } from '../local-api/local-api.ts';
import type { Clock, SettingsStore } from '../ports.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';
import type { LiveSync } from '../sync/live-sync.ts';
import { exportText } from './import-export-handlers.ts';
import { createProblemReport, type PrivateData } from './problem-report.ts';
import { seenEmoji } from './seen-emoji.ts';

/** What a problem report contains in addition to the services' state. */
export interface ReportSources {
  versions: Readonly<Record<string, string>>;
  clock: Clock;
  log: () => string;
  private: () => PrivateData;
}

export const appHandlers = (
  info: AppInfo,
  settings: SettingsStore,
  report: ReportSources,
  {
    library,
    exchange,
    recovery,
    similar,
    live,
    localApi,
  }: {
    library: Library;
    exchange: LibraryAdmin['exchange'];
    recovery: Pick<Store['recovery'], 'reports'>;
    similar: SimilarQuestions;
    live: LiveSync;
    localApi: LocalApi;
  },
): HandlersOf<typeof appMethods> => ({
  'app.info': async () => info,
  'emoji.seen': async () =>
    seenEmoji(library.entries(), await similar.serviceQuestions(), settings.get().customEmoji),
  'report.create': async ({ texts }) => ({
    text: await createProblemReport({
      info,
      versions: report.versions,
      now: report.clock.now(),
      settings: settings.get(),
      counts: library.counts,
      recovery: await recovery.reports(),
      sync: await live.sync.status(),
      api: localApi.status(),
      log: report.log(),
      library: texts ? (await exportText(exchange, 'jsonl')).text : null,
      private: report.private(),
    }),
  }),
  'settings.get': async () => settings.get(),
  'settings.set': (patch) => settings.set(patch),
});
