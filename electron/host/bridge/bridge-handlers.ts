import type { AppInfo, Handlers } from '../../../shared/bridge/bridge-methods.ts';
import type { historyMethods } from '../../../shared/bridge/history-methods.ts';
import type { libraryMethods } from '../../../shared/bridge/library-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { questionMethods } from '../../../shared/bridge/question-methods.ts';
import type { recoveryMethods } from '../../../shared/bridge/recovery-methods.ts';
import type { similarMethods } from '../../../shared/bridge/similar-methods.ts';
import type { syncMethods } from '../../../shared/bridge/sync-methods.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { noFilter } from '../../../shared/library/library-filter.ts';
import type { Version } from '../../../shared/library/question-versions.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { ImportJobs } from '../import-export/import-jobs.ts';
import type { Backups } from '../library/backups/backups.ts';
import { type SavedVersion, versionOf } from '../library/history/history-format.ts';
import type { FormerVersions } from '../library/history/question-history.ts';
import type { Library } from '../library/library.ts';
import { countStatistics } from '../library/library-statistics.ts';
import { formatPlanCalendar } from '../library/plan-calendar.ts';
import type { IndexQuery } from '../library/search/entry-search.ts';
import type { Snapshots } from '../library/snapshots/snapshots.ts';
import type { Store } from '../library/store/entry-store.ts';
import type { UndoStore } from '../library/undo/undo-store.ts';
import type { LibraryAdmin } from '../library-admin/library-admin.ts';
import type { ApiTokens } from '../local-api/api-tokens.ts';
import type { LocalApi } from '../local-api/local-api.ts';
import type { RequestLog } from '../local-api/request-log/request-log.ts';
import type { Events } from '../numbered-events.ts';
import type { SettingsPatch, SettingsStore } from '../ports.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';
import type { LiveSync } from '../sync/live-sync.ts';
import { serialQueue } from '../system/serial-queue.ts';
import { appHandlers, type ReportSources } from './app-handlers.ts';
import { importExportHandlers } from './import-export-handlers.ts';
import { localApiHandlers } from './local-api-handlers.ts';

interface Backend {
  info: AppInfo;
  events: Events;
  library: Library;
  admin: LibraryAdmin;
  importJobs: ImportJobs;
  versions: Store['versions'];
  undoHistories: UndoStore;
  backups: Backups;
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>;
  similar: SimilarQuestions;
  live: LiveSync;
  localApi: LocalApi;
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
  undoHistories,
  backups,
  recovery,
  similar,
  live,
  localApi,
  requests,
  settings,
  apiTokens,
  report,
}: Backend): Handlers {
  const queue = serialQueue();
  const settingsInTurn: SettingsStore = {
    get: () => settings.get(),
    set: (patch: SettingsPatch): Promise<Settings> =>
      queue(async () => {
        if (patch.syncUrl !== undefined && live.isOwnApi(patch.syncUrl))
          throw new AppError('bad-input', "The base URL is this app's local API, not a service.");
        const before = settings.get();
        const next = await settings.set(patch);
        live.onSettingsChange(before, next);
        events.emit({ type: 'settings', settings: next });
        return next;
      }),
  };
  const settledSettings = (): Promise<Settings> => queue(async () => settings.get());
  return {
    ...appHandlers(info, settingsInTurn, report, {
      library,
      exchange: admin.exchange,
      recovery,
      similar,
      live,
      localApi,
    }),
    ...libraryHandlers(events, library, similar, admin),
    ...questionHandlers(library),
    ...historyHandlers(library, versions, undoHistories),
    ...importExportHandlers(admin.exchange, importJobs),
    ...recoveryHandlers(recovery, admin.snapshots, backups),
    ...localApiHandlers(localApi, apiTokens, requests, settingsInTurn, info.version),
    ...similarHandlers(similar),
    ...syncHandlers(live, settings, settledSettings),
  };
}

export function libraryHandlers(
  events: Pick<Events, 'revision'>,
  library: Library,
  similar: Pick<SimilarQuestions, 'allLikelyDuplicates'>,
  admin: Pick<LibraryAdmin, 'samples' | 'reset' | 'snapshots'>,
): HandlersOf<typeof libraryMethods> {
  /** Adds the data that the filter needs and that entries don't contain. */
  const complete = async <Query extends IndexQuery>(query: Query): Promise<Query> => {
    if (query.filter.problems) await library.prepare('problems');
    if (!query.filter.twin) return query;
    return { ...query, likelyDuplicates: (await similar.allLikelyDuplicates()).ids };
  };
  return {
    async 'library.list'(query) {
      const completed = await complete(query);
      await library.preload(completed);
      // A search often follows.
      if (query.search === '') void library.prepare('texts');
      return { revision: events.revision, counts: { ...library.counts }, ...library.list(completed) };
    },
    'library.calendar': async () => ({ text: formatPlanCalendar(library.entries()) }),
    async 'library.ids'(query) {
      const completed = await complete(query);
      await library.preload(completed);
      return { ids: library.ids(completed) };
    },
    async 'library.facets'({ section }) {
      await library.prepare('problems');
      const { ids: likelyDuplicates, isComplete } = await similar.allLikelyDuplicates();
      const filter = { ...noFilter(), twin: true };
      const marked = library.ids({ section, search: '', sort: 'created', filter, likelyDuplicates });
      return { ...library.facets(section), twin: isComplete ? marked.length : null };
    },
    'library.tags': async () => library.tags(),
    'library.statistics': () => countStatistics(library.entries()),
    'library.addSamples': async () => ({ ids: await admin.samples.add() }),
    'library.reset': async ({ what }) => ({ removed: await admin.reset(what) }),
    'library.undoReset': async () => ({ count: await admin.snapshots.undo() }),
  };
}

export const questionHandlers = (library: Library): HandlersOf<typeof questionMethods> => ({
  'question.get': async ({ id }) => library.entry(id),
  'draft.save': (change) => library.saveDraft(change),
  'draft.discard': ({ id }) => library.discardDraft(id),
  'question.save': (change) => library.saveQuestion(change),
  'question.duplicate': ({ id }) => library.duplicate(id),
  'question.remove': ({ id }) => library.remove(id),
  'question.restore': ({ id }) => library.restore(id),
  'questions.remove': async ({ ids }) => ({ ids: await library.removeAll(ids) }),
  'questions.restore': async ({ ids }) => ({ ids: await library.restoreAll(ids) }),
  'questions.purge': async ({ ids }) => ({ ids: await library.purgeAll(ids) }),
  'questions.setPrivateField': async ({ name, values }) => ({
    before: await library.setPrivateField(name, values),
  }),
  'questions.tag': ({ ids, add, remove }) => library.tagAll(ids, { add, remove }),
  'drafts.withoutEmoji': async ({ ids }) => ({ drafts: library.draftsWithoutEmoji(ids) }),
  'drafts.setOptions': async ({ drafts }) => ({ before: await library.setDraftOptions(drafts) }),
  'questions.previewEdit': ({ ids, edit, limit }) => library.previewEdit(ids, edit, limit),
  'questions.edit': ({ ids, edit }) => library.editAll(ids, edit),
  'questions.undoEdit': ({ undo }) => library.undoEdit(undo),
  'question.merge': (refs) => library.merge(refs),
  'question.undoMerge': (ids) => library.undoMerge(ids),
  'question.markSent': ({ id, votes, status, messageLink }) =>
    library.markSent(id, votes, status, messageLink),
  'question.undoMarkSent': ({ id }) => library.undoMarkSent(id),
  'questions.markPosted': async ({ ids, ...posting }) => ({ ids: await library.markPosted(ids, posting) }),
  'questions.undoMarkPosted': async ({ ids }) => ({ ids: await library.undoMarkPosted(ids) }),
});

export function historyHandlers(
  library: Pick<Library, 'entry'>,
  versions: Store['versions'],
  undoHistories: Pick<UndoStore, 'get' | 'set'>,
): HandlersOf<typeof historyMethods> {
  const everyVersion = async (entry: Entry): Promise<FormerVersions> => {
    const now = versionOf(entry);
    if (!now) return { versions: [], unread: 0 };
    const { versions: former, unread } = await versions(entry);
    return { versions: [now, ...former.reverse()], unread };
  };
  return {
    async 'history.list'({ id }) {
      const { versions: all, unread } = await everyVersion(library.entry(id));
      return { versions: all.map(named), unread };
    },
    async 'history.get'({ id, version, at }) {
      const { versions: all } = await everyVersion(library.entry(id));
      const found = all.find((one) => one.version === version && one.at === at);
      if (found) return found.question;
      throw new AppError('no-version', `Version ${version} of question ${id} no longer exists.`, {
        id,
        version,
      });
    },
    async 'undo.get'({ id }) {
      return { history: await undoHistories.get(library.entry(id)) };
    },
    async 'undo.set'({ id, history }) {
      await undoHistories.set(library.entry(id), history);
      return {};
    },
  };
}

const named = ({ version, at, by, question: { title } }: SavedVersion): Version => ({
  version,
  at,
  by,
  title,
});

export const recoveryHandlers = (
  recovery: Pick<Store['recovery'], 'reports' | 'dismiss'>,
  snapshots: Snapshots,
  backups: Backups,
): HandlersOf<typeof recoveryMethods> => ({
  'snapshot.list': () => snapshots.list(),
  'snapshot.save': ({ name }) => snapshots.save(name),
  'snapshot.restore': async ({ name }) => ({ count: await snapshots.restore(name) }),
  'snapshot.remove': async ({ name }) => {
    await snapshots.remove(name);
    return {};
  },
  'backup.list': () => backups.list(),
  'backup.create': () => backups.make(),
  'backup.restore': async ({ name }) => ({ count: await backups.restore(name) }),
  'recovery.reports': () => recovery.reports(),
  'recovery.dismiss': async ({ folder }) => {
    await recovery.dismiss(folder);
    return {};
  },
});

const similarHandlers = (similar: SimilarQuestions): HandlersOf<typeof similarMethods> => ({
  'similar.search': ({ id, limit, ...text }) => similar.search(text, { id, limit }),
  'similar.nearest': async ({ texts }) => ({ hits: await similar.findNearest(texts) }),
  'similar.explain': async ({ key, ...text }) => similar.explain(text, key),
  async 'similar.setDismissed'({ a, b, dismissed }) {
    await similar.setDismissed(a, b, dismissed);
    return {};
  },
  'similar.duplicates': ({ grade, limit }) => similar.duplicatePairs(grade, limit),
  'similar.likelyDuplicates': async ({ ids }) => ({ ids: await similar.likelyDuplicates(ids) }),
});

/** `settledSettings` waits for pending changes, so that a token isn't sent to the previous URL. */
const syncHandlers = (
  { sync, transport, tokens, isOwnApi }: Pick<LiveSync, 'sync' | 'transport' | 'tokens' | 'isOwnApi'>,
  settings: Pick<SettingsStore, 'get'>,
  settledSettings: () => Promise<Settings>,
): HandlersOf<typeof syncMethods> => ({
  async 'sync.status'() {
    const status = await sync.status();
    return isOwnApi(settings.get().syncUrl) ? { ...status, setUp: 'own-api' } : status;
  },
  'sync.activity': sync.activity,
  'sync.lastResponses': sync.lastResponses,
  'sync.question': sync.question,
  'sync.queue': sync.queue,
  'sync.unqueue': sync.unqueue,
  'sync.runNow': sync.runNow,
  'sync.refresh': sync.refresh,
  'sync.link': sync.link,
  'sync.lookUpCreated': sync.lookUpCreated,
  'sync.sendAgain': sync.sendAgain,
  'sync.createAgain': sync.createAgain,
  'sync.unlink': sync.unlink,
  'sync.resolve': sync.resolve,
  'sync.sendLocalChanges': sync.sendLocalChanges,
  'sync.resume': sync.resume,
  'sync.notifyAwake': sync.notifyAwake,
  'sync.confirmAccount': sync.confirmAccount,
  'sync.tokenStatus': async () => tokens.view(settings.get().syncUrl),
  async 'sync.retryKeychain'() {
    await tokens.retryKeychain();
    sync.onSettingsChange();
    return tokens.view(settings.get().syncUrl);
  },
  'sync.votes': sync.votes,
  'sync.dismissSimilar': sync.dismissSimilar,
  async 'sync.test'({ baseUrl, token, proxy, caFile }) {
    const { syncUrl, syncProxy, syncCaFile } = await settledSettings();
    if (isOwnApi(baseUrl ?? syncUrl))
      return { checks: [{ what: 'address', result: 'wrong', why: { code: 'own-api', facts: {} } }] };
    // The stored token of a base URL is sent only to that URL.
    const connection = tokens.connection(baseUrl ?? syncUrl);
    const checks = await transport.test(
      { ...connection, ...(token !== undefined && { token }) },
      { proxy: proxy ?? syncProxy, caFile: caFile ?? syncCaFile },
    );
    const isStored =
      baseUrl === undefined && token === undefined && proxy === undefined && caFile === undefined;
    if (isStored && checks.every(({ result }) => result === 'good' || result === 'skipped'))
      sync.onConnectionTested(connection);
    return { checks };
  },
  async 'sync.setToken'({ token, allowUnencrypted }) {
    const { syncUrl } = await settledSettings();
    await tokens.set(syncUrl, token, allowUnencrypted);
    sync.onSettingsChange();
    return tokens.view(syncUrl);
  },
});
