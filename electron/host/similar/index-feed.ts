import type { Draft, Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import { readRows } from '../../../shared/question/option-line.ts';
import {
  COMPARED_FIELDS,
  type ComparedField,
  createRecord,
} from '../../../shared/question/question-fields.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';
import {
  isSameSimilarText,
  type SimilarProgress,
  type SimilarText,
  truncateSimilarText,
} from '../../../shared/similarity.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { Log, Timers } from '../ports.ts';
import type { IndexChange, IndexUpdate } from './search-worker-messages.ts';
import type { ServiceQuestion } from './similar-file.ts';
import type { SearchService } from './worker/search-service.ts';

/**
 * Sends all questions from the library and the service to the search service at the first request, and then
 * each change. A key is an entry's ID, or the negative ID of a service question.
 */
export interface IndexFeed {
  /** Whether the first request has been made. */
  readonly isStarted: boolean;
  readonly progress: SimilarProgress;
  /** Returns whether a change to this question hasn't been sent yet. */
  isPending(key: number): boolean;
  /** Sends this question's change and then one batch of other changes, ahead of a request. */
  flush(key?: number): void;
  /**
   * Sends one batch of changes with a request. Rejects if the request fails, and then sends the changes again
   * later.
   */
  withChanges<T>(request: (update: IndexUpdate | null) => Promise<T>): Promise<T>;
  /**
   * Returns the text by which a question is compared, or null if the question doesn't exist or is in the
   * trash.
   */
  getText(key: number): SimilarText | null;
  /** Sends changes to these entries, or rebuilds the whole index for null. */
  reindex(ids: readonly number[] | null): void;
  reindexService(ids: Iterable<number>): void;
  /** Resolves when the next request would complete the index, or after `milliseconds`. */
  waitUntilNearlyComplete(milliseconds: number): Promise<void>;
  stop(): void;
}

export interface IndexFeedOptions {
  library: Pick<Library, 'entries' | 'find' | 'question'>;
  serviceQuestions: {
    ids(): Iterable<number>;
    find(id: number): ServiceQuestion | undefined;
  };
  search: Pick<SearchService, 'update'>;
  timers: Timers;
  log: Log;
  /** Called when everything is in the index, if the index was rebuilt or a response was incomplete. */
  onComplete: () => void;
}

/**
 * Without a request, changes are sent after a pause of `BURST_PAUSE_MS`, or after `MAX_BURST_MS` at the
 * latest.
 */
const BURST_PAUSE_MS = 50;
const MAX_BURST_MS = 10_000;
/** Delays after failed messages. After the last delay, only a change or a request starts another attempt. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000];
/**
 * The maximum number of questions in a batch. Each batch waits for the response to the previous one, so the
 * worker can serve requests between batches.
 */
const MAX_BATCH_QUESTIONS = 200;

export function createIndexFeed(ports: IndexFeedOptions): IndexFeed {
  const { library, serviceQuestions: service, search, timers, log, onComplete } = ports;
  let isStarted = false;
  let isNew = false;
  let isStopped = false;
  const pending = new Set<number>();
  /** The version of each question that was last sent. */
  const sources = new Map<number, Source>();
  /** Questions in failed messages. They may or may not be indexed. */
  const unconfirmed = new Set<number>();
  /** Whether the first message to the index has failed, so the index must be rebuilt. */
  let mustRestart = false;
  let retries = 0;
  let cancelNext: (() => void) | null = null;
  /** The times of the first and last pending changes. */
  let burstStartedAt = 0;
  let changedAt = 0;
  /** Whether a response may have been incomplete. */
  let mustNotify = false;
  let sending: Promise<void> | null = null;

  const findSource = (key: number): Source | undefined => {
    if (key < 0) return service.find(-key)?.question;
    const entry = library.find(key);
    return (entry && getSource(entry)) ?? undefined;
  };
  const getText = (key: number): SimilarText | null => {
    const source = findSource(key);
    return source ? toSimilarText(source) : null;
  };
  /** Returns the change since the question was sent, or null if its compared text is the same. */
  const getChange = (key: number): IndexChange | null => {
    const [before, source] = [sources.get(key), findSource(key)];
    const isUnconfirmed = unconfirmed.delete(key);
    // The draft of a saved question isn't compared, so autosaving it doesn't change the source.
    if (before === source && !isUnconfirmed) return null;
    const isDraft = key > 0 && library.question(key) === undefined;
    if (!source) {
      sources.delete(key);
      return { key, text: null, isDraft };
    }
    sources.set(key, source);
    const text = toSimilarText(source);
    // Other fields aren't compared. A draft that became a question is sent again.
    const isSame =
      before && isSameSimilarText(toSimilarText(before), text) && isDraftSource(before) === isDraft;
    return isSame && !isUnconfirmed ? null : { key, text, isDraft };
  };
  const takeBatch = (keys: Iterable<number>): IndexUpdate | null => {
    const changes: IndexChange[] = [];
    for (const key of keys) {
      pending.delete(key);
      const change = getChange(key);
      if (change) changes.push(change);
      if (changes.length >= MAX_BATCH_QUESTIONS) break;
    }
    const update = { changes, isNew, isComplete: pending.size === 0 };
    isNew = false;
    return changes.length === 0 && !update.isNew && !update.isComplete ? null : update;
  };
  /** Marks the changes as pending again if their request fails. */
  const restoreIfFailed = async <T>(update: IndexUpdate, request: Promise<T>): Promise<T> => {
    try {
      return await request;
    } catch (error) {
      mustRestart ||= update.isNew;
      for (const { key } of update.changes) {
        unconfirmed.add(key);
        pending.add(key);
      }
      throw error;
    }
  };
  const send = async (keys: Iterable<number>): Promise<void> => {
    const update = takeBatch(keys);
    if (update) await restoreIfFailed(update, search.update(update));
  };
  /** Logs the failure and schedules the next attempt, unless an attempt is already scheduled. */
  const retryLater = (error: unknown): void => {
    const wait = RETRY_DELAYS_MS[retries];
    if (isStopped || cancelNext || wait === undefined) return;
    log.error("couldn't index questions", error);
    retries += 1;
    sendLater(wait);
  };
  const sendLater = (wait: number): void => {
    cancelNext ??= timers.after(wait, () => {
      cancelNext = null;
      const rest = Math.min(changedAt + BURST_PAUSE_MS, burstStartedAt + MAX_BURST_MS) - timers.now();
      if (mustRestart) start();
      else if (rest > 0) sendLater(rest);
      else sendPending();
    });
  };
  const sendAll = async (): Promise<void> => {
    try {
      do await send(pending);
      while (pending.size > 0 && !isStopped);
    } catch (error) {
      mustNotify = true;
      sending = null;
      // The index is being rebuilt, so the failed message belongs to the previous index.
      if (isNew) sendPending();
      else retryLater(error);
      return;
    }
    sending = null;
    retries = 0;
    if (mustNotify && !isStopped) onComplete();
    mustNotify = false;
  };
  const sendPending = (): void => {
    if (pending.size > 0) sending ??= sendAll();
  };
  const start = (): void => {
    isStarted = true;
    isNew = true;
    mustNotify = true;
    mustRestart = false;
    cancelNext?.();
    cancelNext = null;
    sources.clear();
    pending.clear();
    unconfirmed.clear();
    for (const key of listIdsOutsideTrash(library.entries())) pending.add(key);
    for (const id of service.ids()) pending.add(-id);
    sending ??= sendAll();
  };
  /**
   * Starts at the first request. Also starts again after all attempts to rebuild the index have failed,
   * because it may contain old questions.
   */
  const startIfNeeded = (): void => {
    if (!isStarted || (mustRestart && !sending && !cancelNext)) start();
  };
  const add = (keys: Iterable<number>): void => {
    if (!isStarted) return;
    changedAt = timers.now();
    if (pending.size === 0) burstStartedAt = changedAt;
    for (const key of keys) pending.add(key);
    // If a message is in progress, the changes will be part of the next batch.
    if (pending.size > 0 && !sending) sendLater(BURST_PAUSE_MS);
  };
  return {
    get isStarted() {
      return isStarted;
    },
    get progress() {
      let unknown = 0;
      for (const key of pending) if (!sources.has(key)) unknown += 1;
      return { known: sources.size, total: sources.size + unknown };
    },
    isPending: (key) => pending.has(key),
    flush(key) {
      startIfNeeded();
      if (key !== undefined && pending.has(key)) void send([key]).catch(retryLater);
      if (pending.size > 0) void send(pending).catch(retryLater);
      if (pending.size > 0) mustNotify = true;
    },
    async withChanges(request) {
      startIfNeeded();
      const update = pending.size > 0 ? takeBatch(pending) : null;
      if (!update) return request(null);
      if (pending.size > 0) mustNotify = true;
      const response = restoreIfFailed(update, request(update));
      response.catch(retryLater);
      return response;
    },
    getText,
    reindex(ids) {
      if (ids) add(ids);
      else if (isStarted) start();
    },
    reindexService: (ids) => add(Array.from(ids, (id) => -id)),
    async waitUntilNearlyComplete(milliseconds) {
      startIfNeeded();
      if (pending.size <= MAX_BATCH_QUESTIONS) return;
      sendPending();
      if (!sending) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const cancel = timers.after(milliseconds, resolve);
      await Promise.race([sending, promise]);
      cancel();
    },
    stop() {
      isStopped = true;
      cancelNext?.();
    },
  };
}

/** Returns whether a source is a draft. A draft's options are one string. */
const isDraftSource = (source: Source): boolean => 'options' in source && typeof source.options === 'string';

function* listIdsOutsideTrash(entries: Iterable<Entry>): Generator<number> {
  for (const { id, removedAt } of entries) if (removedAt === null) yield id;
}

/**
 * Returns the version of an entry to compare: the saved question, or the draft if there's none. Returns null
 * if the entry is in the trash.
 */
const getSource = ({ question, draft, removedAt }: Entry): StoredQuestion | Draft | null =>
  removedAt === null ? (question ?? draft?.input ?? null) : null;

export type Source = StoredQuestion | Draft | ServiceSource;
type ServiceSource = Pick<SimilarQuestion, 'question' | 'options' | Exclude<ComparedField, 'title'>>;

export function toSimilarText(source: Source): SimilarText {
  const { options } = source;
  const rows = typeof options === 'string' ? readRows(options) : options;
  const texts = 'question' in source ? { ...source, title: source.question } : source;
  return truncateSimilarText({
    ...createRecord(COMPARED_FIELDS, (field) => texts[field] ?? ''),
    options: rows.map(({ text }) => text),
  });
}
