import { AppError } from '../../../shared/errors.ts';
import { type Entry, type StoredQuestion, stateOf } from '../../../shared/library.ts';
import {
  type DuplicatePair,
  type Evidence,
  GRADES,
  type Grade,
  gradeOf,
  type Mark,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
} from '../../../shared/similar.ts';
import type { Library, Numbered } from '../library/library.ts';
import type { Timers } from '../ports.ts';
import { throttled } from '../system/throttle.ts';
import { createIndexFeed, toSimilarText } from './index-feed.ts';
import type { SearchHit, SearchPair, SearchQuery } from './search-messages.ts';
import type { ServiceQuestion } from './similar-file.ts';
import {
  createSimilarRecords,
  formatKey,
  parseKey,
  type SimilarRecords,
  type SimilarRecordsOptions,
} from './similar-records.ts';
import type { SearchService } from './worker/search-service.ts';

/** «This has been asked before», over a library and what is known of the service. docs/project/similarity-engine.md has the engine. */
export interface SimilarQuestions {
  /** See `similar.search` of the bridge. */
  search(
    text: SimilarText,
    options: { id: number | null; limit: number },
  ): Promise<{ progress: SimilarProgress; hits: SimilarHit[] }>;
  /**
   * The question nearest to each of these texts, from «Close» on; null if there is none. While the index is being built
   * it waits, up to a limit.
   */
  findNearest(texts: readonly SimilarText[]): Promise<(SimilarHit | null)[]>;
  /** Rejects with AppError('not-found'). */
  explain(text: SimilarText, key: string): Promise<Evidence>;
  /** See `SimilarRecords.setDifferent`. */
  setDismissed(a: string, b: string, different: boolean): Promise<void>;
  /**
   * Pairs of at least a grade, at most `limit`, nearest first, and how many there are of them all. What takes longer than
   * a moment goes on: `progress` reports the index first and then the comparison.
   */
  duplicatePairs(
    grade: Grade,
    limit: number,
  ): Promise<{ progress: SimilarProgress; total: number; pairs: DuplicatePair[] }>;
  /**
   * Those of the questions that have a very close twin, as far as a moment is enough to find out. Nothing is returned, nor
   * done, in the first moments: `onChange` says when to ask again.
   */
  likelyDuplicates(ids: readonly number[]): Promise<number[]>;
  /** All of the library that have a very close twin, and whether that is known of every question by now. */
  allLikelyDuplicates(): Promise<{ ids: ReadonlySet<number>; isWhole: boolean }>;
  /**
   * Saved questions similar to one just created, best first: what the local API returns. While the index is being built,
   * or the titles of a small library encoded, it waits, up to a limit. Never rejects: the question is stored in any case.
   */
  findSaved(
    created: { id: number; question: StoredQuestion },
    limit: number,
  ): Promise<(Numbered & { score: number })[]>;
  /** See `SimilarRecords.remember`. */
  readonly recordServiceQuestions: SimilarRecords['recordServiceQuestions'];
  /** The questions of the live service that are remembered. */
  serviceQuestions(): Promise<ServiceQuestion['question'][]>;
  /** These entries of the library have changed; null if any may have. */
  reindex(ids: readonly number[] | null): void;
  /** Ends all work. */
  stop(): void;
  /** Waits for the disk. */
  close(): Promise<void>;
}

export interface SimilarQuestionsOptions extends Omit<SimilarRecordsOptions, 'library' | 'onChange'> {
  timers: Timers;
  library: Pick<Library, 'entries' | 'find' | 'question'>;
  /** `onRestart`: it may be called again after it failed, and has no question. */
  openSearch: (events: { onChange: () => void; onRestart: () => void }) => SearchService;
  /**
   * The id of the question of the library that is this one of the service: the two are shown as one. The sync engine will
   * know those that it sent; until then only a chat message tells.
   */
  ownIdOf: (question: ServiceQuestion['question']) => number | undefined;
  /** Called when results may be other ones though the library is the same. */
  onChange: () => void;
}

/** Milliseconds that a response waits for the index: of the local API or an import, and of the UI. */
const INDEX_WAIT_MS = 15_000;
const UI_INDEX_WAIT_MS = 1_500;
/** Milliseconds after the first request for twins before an index is made for them: a window that opens has other work. */
const TWINS_DELAY_MS = 2_000;
/** Milliseconds between two calls of `onChange` because of encoded titles, at least. */
const CHANGE_PAUSE_MS = 300;

/** Nothing but the small file of what is known is read before something is requested. */
export function createSimilarQuestions(ports: SimilarQuestionsOptions): SimilarQuestions {
  const { library, timers, log, ownIdOf, onChange } = ports;
  let isStopped = false;
  let cancelBegin: (() => void) | null = null;
  let closing: Promise<void> | null = null;
  const search = ports.openSearch({
    onChange: throttled(() => !isStopped && onChange(), {
      pause: CHANGE_PAUSE_MS,
      timers,
      isHeard: () => !isStopped,
    }),
    onRestart: () => feed.reindex(null),
  });
  const records = createSimilarRecords({
    ...ports,
    onChange(serviceIds) {
      feed.reindexService(serviceIds);
      onChange();
    },
  });
  const feed = createIndexFeed({
    ...ports,
    search,
    serviceQuestions: {
      ids: () => records.serviceQuestions.keys(),
      find: (id) => records.serviceQuestions.get(id),
    },
    onComplete: onChange,
  });

  /** The key that a question of the service is shown by: its own if it isn't in the library. */
  const shownKeyOf = (serviceId: number): number => {
    const found = records.serviceQuestions.get(serviceId);
    return (found && ownIdOf(found.question)) ?? -serviceId;
  };
  const shownElsewhere = (): number[] =>
    Array.from(records.serviceQuestions.keys(), (id) => -id).filter((key) => shownKeyOf(-key) !== key);
  const shown = (key: number, more: Parameters<typeof shownEntry>[1]): Shown | null => {
    if (key < 0) {
      const question = records.serviceQuestions.get(-key);
      return question ? shownOfService(question, more) : null;
    }
    const entry = library.find(key);
    return entry?.removedAt === null ? shownEntry(entry, more) : null;
  };
  /** Searches what is in the index, without questions that have changed since they were sent. */
  const find = async (
    text: SimilarText,
    query: Partial<SearchQuery> & { limit: number },
  ): Promise<SearchHit[]> => {
    feed.flush();
    const whole = {
      minScore: GRADES.related,
      excludedKeys: [],
      savedOnly: false,
      waitsForEmbeddings: false,
      ...query,
    };
    const hits = await search.search(text, whole);
    return hits.filter(({ key }) => !feed.isPending(key));
  };
  const hitOf = ({ key, score, marks }: SearchHit, serviceScore: number | null): SimilarHit[] => {
    const question = shown(key, { marks, serviceScore });
    const hit = question && asHit(question, score);
    return hit ? [hit] : [];
  };
  const savedLike = async ({ id, question }: Parameters<SimilarQuestions['findSaved']>[0], limit: number) => {
    await records.ready;
    await feed.waitUntilComplete(INDEX_WAIT_MS);
    if (isStopped) return [];
    const query = { limit, excludedKeys: [id], savedOnly: true, waitsForEmbeddings: true };
    return (await find(toSimilarText(question), query)).flatMap(({ key, score }) => {
      const saved = library.question(key);
      return saved ? [{ ...saved, score }] : [];
    });
  };
  const pairOf = ({ a, b, score, marksOfA, marksOfB }: SearchPair): DuplicatePair[] => {
    // It says something else by now, and the score is of what it said before.
    if (feed.isPending(a) || feed.isPending(b)) return [];
    const grade = gradeOf(score);
    const one = shown(a, { marks: marksOfA, serviceScore: null });
    const other = shown(b, { marks: marksOfB, serviceScore: null });
    return one && other && grade ? [{ a: one, b: other, score, grade }] : [];
  };
  /** Whether everything is in the index, for which it waits a moment. */
  const isIndexed = async (): Promise<boolean> => {
    await records.ready;
    feed.flush();
    await feed.waitUntilComplete(UI_INDEX_WAIT_MS);
    return feed.progress.known >= feed.progress.total;
  };
  /** An edit that isn't saved has another title: the one that is compared is not the one that is seen. */
  const isRetitled = (id: number): boolean => {
    const { question, draft } = library.find(id) ?? {};
    return Boolean(question && draft && question.title !== draft.input.title);
  };

  return {
    async search(text, { id, limit }) {
      await records.ready;
      const excludedKeys = [
        ...shownElsewhere(),
        ...(id === null ? [] : [id, ...records.dismissedPairs.of(id)]),
      ];
      const hits = await find(text, { limit, excludedKeys });
      const said = new Map<number, number>();
      if (id !== null) for (const [one, score] of records.serviceScores(id)) said.set(shownKeyOf(one), score);
      return { progress: feed.progress, hits: hits.flatMap((hit) => hitOf(hit, said.get(hit.key) ?? null)) };
    },
    async findNearest(texts) {
      await records.ready;
      await feed.waitUntilComplete(INDEX_WAIT_MS);
      const query = { limit: 1, minScore: GRADES.close, excludedKeys: shownElsewhere() };
      const nearest: (SimilarHit | null)[] = [];
      for (const text of texts) {
        const [best] = await find(text, query);
        nearest.push((best && hitOf(best, null)[0]) ?? null);
      }
      return nearest;
    },
    async explain(text, name) {
      await records.ready;
      const key = parseKey(name);
      feed.flush(key);
      const evidence = await search.explain(text, key);
      if (evidence) return evidence;
      throw new AppError('not-found', `Nothing is known as ${name}.`, { id: key });
    },
    setDismissed: (a, b, different) => records.setDismissed(parseKey(a), parseKey(b), different),
    async duplicatePairs(grade, limit) {
      if (!(await isIndexed())) return { progress: feed.progress, total: 0, pairs: [] };
      const { progress, total, pairs } = await search.duplicatePairs({
        grade,
        limit,
        dismissed: records.dismissedPairs.pairs(),
      });
      return { progress, total, pairs: pairs.flatMap(pairOf) };
    },
    async likelyDuplicates(ids) {
      await records.ready;
      if (!feed.isStarted) {
        cancelBegin ??= timers.after(TWINS_DELAY_MS, () => feed.flush());
        return [];
      }
      feed.flush();
      // Reported when it is built: until then every response would be void with the next question in the index.
      if (feed.progress.known < feed.progress.total) return [];
      const found = await search.likelyDuplicates([...ids], records.dismissedPairs.pairs());
      return found.ids.filter((id) => !isRetitled(id));
    },
    async allLikelyDuplicates() {
      if (!(await isIndexed())) return { ids: new Set(), isWhole: false };
      const { ids, isWhole } = await search.likelyDuplicates(null, records.dismissedPairs.pairs());
      return { ids: new Set(ids), isWhole };
    },
    findSaved: (created, limit) =>
      savedLike(created, limit).catch((error: unknown) => {
        if (!isStopped) log.error('similar questions could not be found', error);
        return [];
      }),
    recordServiceQuestions: records.recordServiceQuestions,
    async serviceQuestions() {
      await records.ready;
      return Array.from(records.serviceQuestions.values(), ({ question }) => question);
    },
    reindex: feed.reindex,
    stop() {
      isStopped = true;
      feed.stop();
      cancelBegin?.();
      closing ??= search.close();
    },
    async close() {
      await records.close();
      await (closing ?? search.close());
    },
  };
}

/** A question as it is shown beside another one. */
type Shown = DuplicatePair['a'];

interface ShownWith {
  marks: Mark[];
  /** What the service itself said of the two, null where it did not. */
  serviceScore: number | null;
}

/** A question of the library. What is shown of it is what it was compared by. */
function shownEntry(entry: Entry, more: ShownWith): Shown {
  const { id, question, draft } = entry;
  return {
    key: formatKey(id),
    source: 'library',
    id,
    title: question?.title ?? draft?.input.title ?? '',
    state: stateOf(entry),
    sentAt: momentOf(question?.sentAt ?? null),
    messageLink: question?.messageLink ?? null,
    ...more,
  };
}

/** A question of the service, which gives no link. */
const shownOfService = ({ question }: ServiceQuestion, more: ShownWith): Shown => ({
  key: formatKey(-question.id),
  source: 'service',
  id: question.id,
  title: question.question,
  state: question.sentAt === null && question.messageID === null ? 'service' : 'sent',
  sentAt: momentOf(question.sentAt),
  messageLink: null,
  ...more,
});

/** Null where the score is too low for anything to be shown. */
function asHit(shown: Shown, score: number): SimilarHit | null {
  const grade = gradeOf(score);
  return grade && { ...shown, score, grade };
}

/** The service may answer a moment without offset: it is in UTC then. Null where it is no moment at all. */
function momentOf(text: string | null): number | null {
  if (text === null) return null;
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(at) ? null : at;
}
