import { AppError } from '../../../shared/errors.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import type { SimilarQuestion } from '../../../shared/question/service-body-schemas.ts';
import { truncateComparedText } from '../../../shared/similarity.ts';
import type { Library } from '../library/commands/editable-library.ts';
import {
  type DismissedPair,
  formatIdentity,
  openSimilarFile,
  type QuestionRef,
  type ServiceQuestion,
  type SimilarFileContent,
  type SimilarFileOptions,
} from './similar-file.ts';
import { foldText } from './worker/engine/tokenizer.ts';

/**
 * The dismissed pairs and the similar questions that the service returned. Both are stored next to the
 * library.
 */
export interface StoredSimilarData {
  /** Resolves after the file has been read. The data is empty until then. Never rejects. */
  readonly ready: Promise<void>;
  readonly serviceQuestions: ReadonlyMap<number, ServiceQuestion>;
  readonly dismissedPairs: DismissedPairs;
  /**
   * Returns the latest score that the service returned for each of its questions and this library question,
   * by the service's ID.
   */
  getServiceScores(id: number): ReadonlyMap<number, number>;
  /**
   * Stores whether two questions are marked as different. Rejects with AppError('not-found'),
   * AppError('bad-input'), or the errors of `SimilarFile.update`.
   */
  setDismissed(a: number, b: number, isDismissed: boolean): Promise<void>;
  /**
   * Stores the similar questions that the service returned when a question was created. Rejects with
   * AppError('not-found') or the errors of `SimilarFile.update`.
   */
  recordServiceQuestions(forId: number, list: readonly SimilarQuestion[]): Promise<void>;
  /**
   * Calls `onChange` after each change, with the IDs of the service questions that were added, changed, or
   * removed.
   */
  subscribe(onChange: (serviceIds: readonly number[]) => void): void;
  close(): Promise<void>;
}

export interface StoredSimilarDataOptions extends Omit<SimilarFileOptions, 'onChange'> {
  library: Pick<Library, 'find'>;
}

export function createStoredSimilarData(options: StoredSimilarDataOptions): StoredSimilarData {
  const { clock, library } = options;
  const listeners = new Set<(serviceIds: readonly number[]) => void>();
  let serviceQuestions: ReadonlyMap<number, ServiceQuestion> = new Map();
  const refs = createQuestionRefs({ library, isOfService: (id) => serviceQuestions.has(id) });
  const readDismissedPairs = ({ different }: SimilarFileContent) => createDismissedPairs(different, refs);
  let dismissedPairs = readDismissedPairs({ different: [], service: [] });

  const file = openSimilarFile({
    ...options,
    onChange(before, now) {
      serviceQuestions = new Map(now.service.map((one) => [one.question.id, one]));
      dismissedPairs = readDismissedPairs(now);
      const old = new Set(before.service);
      const changed = now.service.filter((one) => !old.has(one));
      const removed = before.service.filter(({ question }) => !serviceQuestions.has(question.id));
      const ids = [...changed, ...removed].map(({ question }) => question.id);
      for (const listener of listeners) listener(ids);
    },
  });
  return {
    ready: file.ready,
    get serviceQuestions() {
      return serviceQuestions;
    },
    get dismissedPairs() {
      return dismissedPairs;
    },
    getServiceScores: (id) => {
      const ref = refs.find(id);
      return ref ? findServiceScores(serviceQuestions.values(), ref) : new Map();
    },
    async setDismissed(a, b, isDismissed) {
      await file.ready;
      const pair = refs.pair(a, b, clock.now());
      await file.update((now) => {
        const pairs = isDismissed
          ? withPair(now.different, pair, refs.isCurrent)
          : removePair(now.different, pair);
        return pairs === now.different ? now : { ...now, different: pairs };
      });
    },
    async recordServiceQuestions(forId, list) {
      await file.ready;
      const response = { ref: refs.of(forId), at: clock.now() };
      if (list.length === 0) return;
      await file.update((now) => ({ ...now, service: withResponse(now.service, list, response) }));
    },
    subscribe: (onChange) => void listeners.add(onChange),
    close: file.close,
  };
}

/** Creates and checks the references to questions that are stored. */
export interface QuestionRefs {
  find(key: number): QuestionRef | null;
  /** Returns a question's reference. Throws AppError('not-found'). */
  of(key: number): QuestionRef;
  /**
   * Returns whether the key still belongs to the referenced question, even if the question is in the trash.
   */
  isCurrent(ref: QuestionRef): boolean;
  /** Returns whether both questions now have the same title, ignoring case and final punctuation. */
  haveSameTitle(a: QuestionRef, b: QuestionRef): boolean;
  /** Returns the pair in stored order. Throws AppError('not-found') or AppError('bad-input'). */
  pair(a: number, b: number, at: number): DismissedPair;
}

function createQuestionRefs({
  library,
  isOfService,
}: {
  library: Pick<Library, 'find'>;
  isOfService: (id: number) => boolean;
}): QuestionRefs {
  const getIdentity = (key: number): string | null => {
    // The service doesn't reuse IDs, so its questions need no identity.
    if (key < 0) return isOfService(-key) ? '' : null;
    const entry = library.find(key);
    return entry ? formatIdentity(entry) : null;
  };
  const find = (key: number): QuestionRef | null => {
    const found = getIdentity(key);
    return found === null ? null : { key: formatKey(key), identity: found };
  };
  const of = (key: number): QuestionRef => {
    const ref = find(key);
    if (ref) return ref;
    throw new AppError(
      'not-found',
      `Couldn't find question or draft ${formatKey(key)}. It may have been deleted.`,
      { id: key },
    );
  };
  const findTitle = ({ key }: QuestionRef): string | null => {
    const entry = library.find(parseKey(key));
    return entry ? foldText(truncateComparedText('title', getDraft(entry).title)) : null;
  };
  const haveSameTitle = (a: QuestionRef, b: QuestionRef): boolean => {
    const title = findTitle(a);
    return title !== null && title === findTitle(b);
  };
  return {
    find,
    of,
    haveSameTitle,
    isCurrent: (ref) => getIdentity(parseKey(ref.key)) === ref.identity,
    pair(a, b, at) {
      if (a === b) throw new AppError('bad-input', `Can't compare ${formatKey(a)} with itself.`, { id: a });
      const refs = { a: of(Math.min(a, b)), b: of(Math.max(a, b)) };
      return { ...refs, at, sameTitle: haveSameTitle(refs.a, refs.b) };
    },
  };
}

export interface DismissedPairs {
  /** Returns the questions that form a dismissed pair with this one. */
  of(key: number): ReadonlySet<number>;
  pairs(): [a: number, b: number][];
}

export const MAX_DISMISSED_PAIRS = 10_000;

/**
 * Creates the dismissed pairs. A pair is ignored while one of its references isn't current, or if the
 * questions' titles have become the same since the dismissal.
 */
export function createDismissedPairs(
  different: readonly DismissedPair[],
  { isCurrent: isStill, haveSameTitle }: Pick<QuestionRefs, 'isCurrent' | 'haveSameTitle'>,
): DismissedPairs {
  const pairs = new Map<number, DismissedPair[]>();
  for (const pair of different) {
    for (const { key } of [pair.a, pair.b]) {
      const list = pairs.get(parseKey(key));
      if (list) list.push(pair);
      else pairs.set(parseKey(key), [pair]);
    }
  }
  const isValid = ({ a, b, sameTitle = true }: DismissedPair): boolean =>
    isStill(a) && isStill(b) && (sameTitle || !haveSameTitle(a, b));
  const of = (key: number): Set<number> => {
    const still = (pairs.get(key) ?? []).filter(isValid);
    return new Set(still.map(({ a, b }) => (parseKey(a.key) === key ? parseKey(b.key) : parseKey(a.key))));
  };
  return {
    of,
    pairs: () => different.filter(isValid).map(({ a, b }) => [parseKey(a.key), parseKey(b.key)]),
  };
}

/**
 * Adds a pair. Beyond the limit, removes the oldest pair with a deleted question, or otherwise the oldest
 * pair. Pairs with a deleted question aren't removed earlier, because an undo may restore it.
 */
export function withPair(
  different: readonly DismissedPair[],
  pair: DismissedPair,
  isStill: (ref: QuestionRef) => boolean,
): readonly DismissedPair[] {
  const before = different.find((one) => isSame(one, pair));
  if (before && ((before.sameTitle ?? true) || !pair.sameTitle)) return different;
  const all = [...different.filter((one) => one !== before), pair];
  if (all.length <= MAX_DISMISSED_PAIRS) return all;
  const gone = all.findIndex(({ a, b }) => !isStill(a) || !isStill(b));
  return all.toSpliced(Math.max(gone, 0), 1);
}

/** Removes a pair. Returns the same list if the pair isn't in it. */
export const removePair = (
  different: readonly DismissedPair[],
  pair: DismissedPair,
): readonly DismissedPair[] =>
  different.some((one) => isSame(one, pair)) ? different.filter((one) => !isSame(one, pair)) : different;

const isSame = (one: DismissedPair, other: DismissedPair): boolean =>
  isSameRef(one.a, other.a) && isSameRef(one.b, other.b);

const isSameRef = (one: QuestionRef, other: QuestionRef): boolean =>
  one.key === other.key && one.identity === other.identity;

export const MAX_SERVICE_QUESTIONS = 2_000;
const MAX_RESPONSES_PER_QUESTION = 20;

/**
 * Adds the newest version of the questions that the service returned for `ref`. Beyond the limit, removes the
 * oldest questions.
 */
export function withResponse(
  service: readonly ServiceQuestion[],
  list: readonly SimilarQuestion[],
  { ref, at }: { ref: QuestionRef; at: number },
): readonly ServiceQuestion[] {
  const all = new Map(service.map((one) => [one.question.id, one]));
  for (const { search_score: score, ...question } of list) {
    // The service documents IDs as integers, but a key supports only positive ones.
    if (question.id < 1) continue;
    const before = all.get(question.id)?.named.filter((one) => !isSameRef(one.for, ref)) ?? [];
    // The question is deleted first because the newest questions must be last.
    all.delete(question.id);
    all.set(question.id, {
      question,
      named: [...before, { for: ref, score, at }].slice(-MAX_RESPONSES_PER_QUESTION),
    });
  }
  return [...all.values()].slice(-MAX_SERVICE_QUESTIONS);
}

/**
 * Returns the latest score that the service returned for each of its questions and `ref`, by the service's
 * ID.
 */
export const findServiceScores = (
  service: Iterable<ServiceQuestion>,
  ref: QuestionRef,
): Map<number, number> =>
  new Map(
    Array.from(service).flatMap(({ question, named }) => {
      const found = named.findLast((one) => isSameRef(one.for, ref));
      return found ? [[question.id, found.score] as const] : [];
    }),
  );

/**
 * Returns the engine's number for a question: a library question's ID or a service question's negative ID.
 * `key` has the format of `similarKeySchema`, such as `q12` and `s17`.
 */
export const parseKey = (key: string): number => (key.startsWith('s') ? -1 : 1) * Number(key.slice(1));

/** Formats a key. Reverses `parseKey`. */
export const formatKey = (key: number): string => (key < 0 ? `s${-key}` : `q${key}`);
