import { AppError } from '../../../shared/errors.ts';
import { type Entry, isSent, stateOf } from '../../../shared/library/entry.ts';
import {
  DUPLICATE_GRADES,
  type DuplicatePair,
  type Evidence,
  findGrade,
  GRADES,
  type Grade,
  type Mark,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
} from '../../../shared/similarity.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { Numbered } from '../library/library.ts';
import { sumVotes } from '../library/search/entry-summary.ts';
import type { Timers } from '../ports.ts';
import { throttle } from '../system/throttle.ts';
import { createIndexFeed, toSimilarText } from './index-feed.ts';
import type { SearchHit, SearchPair, SearchQuery, SearchResult } from './search-worker-messages.ts';
import type { ServiceQuestion } from './similar-file.ts';
import {
  createStoredSimilarData,
  formatKey,
  parseKey,
  type StoredSimilarData,
  type StoredSimilarDataOptions,
} from './stored-similar-data.ts';
import type { SearchService } from './worker/search-service.ts';

/**
 * Finds similar questions in the library and among those that the live service returned. See
 * docs/project/similarity-engine.md.
 */
export interface SimilarQuestions {
  /** Returns the hits, best first, the index's progress, and whether all relevant titles were embedded. */
  search(
    text: SimilarText,
    options: { id: number | null; limit: number },
  ): Promise<{ progress: SimilarProgress; isFinal: boolean; hits: SimilarHit[] }>;
  /**
   * Returns the most similar question for each text, or null if none is similar. Waits for the index, up to a
   * limit.
   */
  findNearest(texts: readonly SimilarText[]): Promise<(SimilarHit | null)[]>;
  /** Returns the evidence for a question's score. Rejects with AppError('not-found'). */
  explain(text: SimilarText, key: string): Promise<Evidence>;
  setDismissed(a: string, b: string, isDismissed: boolean): Promise<void>;
  /**
   * Returns the best pairs of at least this grade, `limit` at most, and the total number of pairs.
   * `progress.known` is below `progress.total` until all questions are compared.
   */
  listDuplicatePairs(
    grade: Grade,
    limit: number,
  ): Promise<{ progress: SimilarProgress; total: number; pairs: DuplicatePair[] }>;
  /**
   * Returns the given questions that have a likely duplicate. Compares for a limited time. `onChange` reports
   * that there may be more. To keep startup fast, the first request only schedules the indexing.
   */
  listLikelyDuplicates(ids: readonly number[]): Promise<number[]>;
  /**
   * Returns all questions in the library that have a likely duplicate, and whether all questions were
   * compared.
   */
  listAllLikelyDuplicates(): Promise<{ ids: ReadonlySet<number>; isComplete: boolean }>;
  /**
   * Returns the saved questions that are most similar to a new one, for the local API, and whether all
   * questions were compared. Waits for the index, up to a limit. Never rejects.
   */
  findSaved(created: Numbered, limit: number): Promise<SavedQuestions>;
  readonly recordServiceQuestions: StoredSimilarData['recordServiceQuestions'];
  /** Returns the recorded questions from the live service. */
  listServiceQuestions(): Promise<ServiceQuestion['question'][]>;
  /** Indexes changes to these entries, or rebuilds the whole index for null. */
  reindex(ids: readonly number[] | null): void;
  stop(): void;
  /** Ends the search and waits for pending writes. */
  close(): Promise<void>;
}

export interface SimilarQuestionsOptions extends StoredSimilarDataOptions {
  timers: Timers;
  library: Pick<Library, 'entries' | 'find' | 'question'>;
  search: SearchService;
  /**
   * Returns the ID of the library question that's the same as this service question. The UI shows such a
   * question only once.
   */
  findOwnId: (question: ServiceQuestion['question']) => number | undefined;
  /** Called when results may differ although the library is the same. */
  onChange: () => void;
}

interface SavedQuestions {
  questions: (Numbered & { score: number })[];
  isComplete: boolean;
}

/** The maximum times that an import and the UI wait for the index. */
const INDEX_WAIT_MS = 15_000;
const UI_INDEX_WAIT_MS = 1_500;
/**
 * The maximum times that a local API response waits for the index and embeddings, and then for the search. In
 * a small library, the limit is reached only if something fails, because bot tests must receive the same list
 * even on a busy computer.
 */
const API_INDEX_WAIT_MS = { small: 15_000, large: 1_000 };
const API_SEARCH_WAIT_MS = 500;
const MAX_SMALL_LIBRARY_QUESTIONS = 1_000;
const INITIAL_INDEX_DELAY_MS = 1_000;
const MIN_CHANGE_INTERVAL_MS = 300;

/**
 * Creates the search for similar questions. Until the first request, it reads only the small file of records.
 */
export function createSimilarQuestions(options: SimilarQuestionsOptions): SimilarQuestions {
  const { library, timers, log, search, findOwnId, onChange } = options;
  let isStopped = false;
  let cancelInitialIndex: (() => void) | null = null;
  let closing: Promise<void> | null = null;
  const records = createStoredSimilarData(options);
  const feed = createIndexFeed({
    library,
    search,
    timers,
    log,
    serviceQuestions: {
      ids: () => records.serviceQuestions.keys(),
      find: (id) => records.serviceQuestions.get(id),
    },
    onComplete: onChange,
  });
  records.subscribe((serviceIds) => {
    feed.reindexService(serviceIds);
    onChange();
  });
  search.subscribe({
    onChange: throttle(() => !isStopped && onChange(), {
      pause: MIN_CHANGE_INTERVAL_MS,
      timers,
      isNeeded: () => !isStopped,
    }),
    onRestart: () => feed.reindex(null),
  });

  /**
   * Returns the key under which a service question is shown: the library question's key if it's the same
   * question.
   */
  const getDisplayKey = (serviceId: number): number => {
    const found = records.serviceQuestions.get(serviceId);
    return (found && findOwnId(found.question)) ?? -serviceId;
  };
  const listServiceKeysInLibrary = (): number[] =>
    Array.from(records.serviceQuestions.keys(), (id) => -id).filter((key) => getDisplayKey(-key) !== key);
  const createView = (key: number, match: MatchDetails): QuestionView | null => {
    if (key < 0) {
      const question = records.serviceQuestions.get(-key);
      return question ? createServiceQuestionView(question, match) : null;
    }
    const entry = library.find(key);
    return entry?.removedAt === null ? createEntryView(entry, match) : null;
  };
  /** Returns the index's hits, without questions that have changed since they were sent to the index. */
  const searchIndex = async (
    text: SimilarText,
    query: Partial<SearchQuery> & Pick<SearchQuery, 'limit' | 'excludedKeys'>,
  ): Promise<SearchResult & { progress: SimilarProgress }> => {
    const response = feed.withChanges((update) =>
      search.search(text, { minScore: GRADES.related, ...query }, update),
    );
    // Later changes aren't part of this search. The client is notified of them and searches again if
    // necessary.
    const { progress } = feed;
    const { hits, isFinal } = await response;
    return { progress, isFinal, hits: hits.filter(({ key }) => !feed.isPending(key)) };
  };
  const toHits = ({ key, score, marks }: SearchHit, serviceScore: number | null): SimilarHit[] => {
    const question = createView(key, { marks, serviceScore });
    const grade = findGrade(score);
    return question && grade ? [{ ...question, score, grade }] : [];
  };
  const hasOtherSaved = (id: number): boolean => {
    for (const entry of library.entries()) {
      if (entry.id !== id && entry.question && entry.removedAt === null) return true;
    }
    return false;
  };
  const isSmallLibrary = (): boolean => {
    let count = 0;
    for (const _ of library.entries()) {
      count += 1;
      if (count > MAX_SMALL_LIBRARY_QUESTIONS) return false;
    }
    return true;
  };
  const findSaved = async (
    { id, question }: Numbered,
    limit: number,
    waitMs: number,
  ): Promise<SavedQuestions> => {
    const until = timers.now() + waitMs;
    await records.ready;
    await feed.waitUntilNearlyComplete(waitMs);
    if (isStopped) return NOT_COMPARED;
    const query = { key: id, text: toSimilarText(question), limit };
    let isIndexed = true;
    const { hits, isFinal } = await feed.withChanges((update) => {
      isIndexed = update?.isComplete ?? true;
      return search.findSaved({ ...query, waitMs: Math.max(0, until - timers.now()) }, update);
    });
    const questions = hits.flatMap(({ key, score }) => {
      const saved = feed.isPending(key) ? undefined : library.question(key);
      return saved ? [{ ...saved, score }] : [];
    });
    return { questions, isComplete: isIndexed && isFinal };
  };
  const toPairs = ({ a, b, score, marksOfA, marksOfB }: SearchPair): DuplicatePair[] => {
    // The score is for an older version of the text.
    if (feed.isPending(a) || feed.isPending(b)) return [];
    const grade = findGrade(score, DUPLICATE_GRADES);
    const one = createView(a, { marks: marksOfA, serviceScore: null });
    const other = createView(b, { marks: marksOfB, serviceScore: null });
    return one && other && grade ? [{ a: one, b: other, score, grade }] : [];
  };
  /** Waits briefly for the index and returns whether it's complete. */
  const isIndexComplete = async (): Promise<boolean> => {
    await records.ready;
    await feed.waitUntilNearlyComplete(UI_INDEX_WAIT_MS);
    feed.flush();
    return feed.progress.known >= feed.progress.total;
  };
  /**
   * Returns whether a saved question's draft has a different title. Saved questions are compared by their
   * saved title.
   */
  const hasUnsavedTitle = (id: number): boolean => {
    const { question, draft } = library.find(id) ?? {};
    return Boolean(question && draft && question.title !== draft.input.title);
  };

  return {
    async search(text, { id, limit }) {
      await records.ready;
      const excludedKeys = [
        ...listServiceKeysInLibrary(),
        ...(id === null ? [] : [id, ...records.dismissedPairs.of(id)]),
      ];
      const { progress, isFinal, hits } = await searchIndex(text, { limit, excludedKeys });
      const serviceScores = new Map<number, number>();
      if (id !== null)
        for (const [serviceId, score] of records.getServiceScores(id))
          serviceScores.set(getDisplayKey(serviceId), score);
      return {
        progress,
        isFinal,
        hits: hits.flatMap((hit) => toHits(hit, serviceScores.get(hit.key) ?? null)),
      };
    },
    async findNearest(texts) {
      await records.ready;
      await feed.waitUntilNearlyComplete(INDEX_WAIT_MS);
      const query = { limit: 1, minScore: GRADES.close, excludedKeys: listServiceKeysInLibrary() };
      const nearest: (SimilarHit | null)[] = [];
      for (const text of texts) {
        const { hits } = await searchIndex(text, query);
        nearest.push(hits.flatMap((hit) => toHits(hit, null))[0] ?? null);
      }
      return nearest;
    },
    async explain(text, name) {
      await records.ready;
      const key = parseKey(name);
      feed.flush(key);
      const evidence = await search.explain(text, key);
      if (evidence) return evidence;
      throw new AppError('not-found', `Couldn't find question or draft ${name}. It may have been deleted.`, {
        id: key,
      });
    },
    setDismissed: (a, b, isDismissed) => records.setDismissed(parseKey(a), parseKey(b), isDismissed),
    async listDuplicatePairs(grade, limit) {
      if (!(await isIndexComplete())) return { progress: feed.progress, total: 0, pairs: [] };
      const { progress, total, pairs } = await search.duplicatePairs({
        grade,
        limit,
        dismissed: records.dismissedPairs.pairs(),
      });
      return { progress, total, pairs: pairs.flatMap(toPairs) };
    },
    async listLikelyDuplicates(ids) {
      await records.ready;
      if (!feed.isStarted) {
        cancelInitialIndex ??= timers.after(INITIAL_INDEX_DELAY_MS, () => feed.flush());
        return [];
      }
      feed.flush();
      // `onChange` reports a complete index. Until then, each added question would change the result.
      if (feed.progress.known < feed.progress.total) return [];
      const found = await search.likelyDuplicates([...ids], records.dismissedPairs.pairs());
      return found.ids.filter((id) => !hasUnsavedTitle(id));
    },
    async listAllLikelyDuplicates() {
      if (!(await isIndexComplete())) return { ids: new Set(), isComplete: false };
      const { ids, isComplete } = await search.likelyDuplicates(null, records.dismissedPairs.pairs());
      return { ids: new Set(ids), isComplete };
    },
    async findSaved(created, limit) {
      // Tests often create one question in an empty library. This check saves them the wait for the search
      // worker.
      if (!hasOtherSaved(created.id)) return { questions: [], isComplete: true };
      const waitMs = API_INDEX_WAIT_MS[isSmallLibrary() ? 'small' : 'large'];
      const { promise: overdue, resolve } = Promise.withResolvers<SavedQuestions>();
      const cancel = timers.after(waitMs + API_SEARCH_WAIT_MS, () => resolve(NOT_COMPARED));
      const found = findSaved(created, limit, waitMs).catch((error: unknown) => {
        if (!isStopped) log.error("couldn't find similar questions", error);
        return NOT_COMPARED;
      });
      const result = await Promise.race([found, overdue]);
      cancel();
      return result;
    },
    recordServiceQuestions: records.recordServiceQuestions,
    async listServiceQuestions() {
      await records.ready;
      return Array.from(records.serviceQuestions.values(), ({ question }) => question);
    },
    reindex: feed.reindex,
    stop() {
      isStopped = true;
      feed.stop();
      cancelInitialIndex?.();
      closing ??= search.close();
    },
    async close() {
      await records.close();
      await (closing ?? search.close());
    },
  };
}

const NOT_COMPARED: SavedQuestions = { questions: [], isComplete: false };

/** A question as the UI shows it next to another question. */
type QuestionView = DuplicatePair['a'];

interface MatchDetails {
  marks: Mark[];
  /** The score that the service returned for the two questions, or null if it returned none. */
  serviceScore: number | null;
}

/** Creates an entry's view with the title by which the entry is compared. */
function createEntryView(entry: Entry, match: MatchDetails): QuestionView {
  const { id, question, draft } = entry;
  return {
    key: formatKey(id),
    source: 'library',
    id,
    title: question?.title ?? draft?.input.title ?? '',
    state: stateOf(entry),
    sentAt: parseTimestamp(question?.sentAt ?? null),
    votes: question && isSent(entry) ? sumVotes(question.options) : null,
    messageLink: question?.messageLink ?? null,
    ...match,
  };
}

const createServiceQuestionView = ({ question }: ServiceQuestion, match: MatchDetails): QuestionView => ({
  key: formatKey(-question.id),
  source: 'service',
  id: question.id,
  title: question.question,
  state: question.sentAt === null && question.messageID === null ? 'service' : 'sent',
  sentAt: parseTimestamp(question.sentAt),
  votes: null,
  messageLink: null,
  ...match,
});

/**
 * Parses a timestamp from the service. A timestamp without an offset is in UTC. Returns null if the timestamp
 * isn't valid.
 */
function parseTimestamp(text: string | null): number | null {
  if (text === null) return null;
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(at) ? null : at;
}
