import { draftOfEntry } from '../../../shared/draft.ts';
import { AppError } from '../../../shared/errors.ts';
import type { SimilarQuestion } from '../../../shared/question.ts';
import { identityOf } from '../library/entry-identity.ts';
import type { Library } from '../library/library.ts';
import {
  type DismissedPair,
  openSimilarFile,
  type QuestionRef,
  type ServiceQuestion,
  type SimilarFileContent,
  type SimilarFileOptions,
} from './similar-file.ts';
import { foldText } from './worker/engine/tokenizer.ts';

/** What is stored next to the library: pairs that aren't duplicates, and similar questions that the service returned. */
export interface SimilarRecords {
  /** Resolves after the file was read; empty until then. Never rejects. */
  readonly ready: Promise<void>;
  /** Questions of the service by their ids. */
  readonly serviceQuestions: ReadonlyMap<number, ServiceQuestion>;
  readonly dismissedPairs: DismissedPairs;
  /** What the service said of others beside this question of the library, by their ids; the newest of each. */
  serviceScores(id: number): ReadonlyMap<number, number>;
  /**
   * Remembers or forgets, on disk, that two are no duplicates. Rejects with AppError('not-found'), ('bad-input'), and as
   * `SimilarFile.change` does.
   */
  setDismissed(a: number, b: number, different: boolean): Promise<void>;
  /** Remembers, on disk, what the service answered to the create of a question. Rejects as `setDifferent` does. */
  recordServiceQuestions(forId: number, list: readonly SimilarQuestion[]): Promise<void>;
  /** Waits for the disk. */
  close(): Promise<void>;
}

export interface SimilarRecordsOptions extends Omit<SimilarFileOptions, 'onChange'> {
  library: Pick<Library, 'find'>;
  /** Called after it became more or less, with the questions of the service that are new, other ones, or gone. */
  onChange: (service: readonly number[]) => void;
}

export function createSimilarRecords(ports: SimilarRecordsOptions): SimilarRecords {
  const { clock, onChange } = ports;
  let service: ReadonlyMap<number, ServiceQuestion> = new Map();
  const refs = createQuestionRefs({ library: ports.library, isOfService: (id) => service.has(id) });
  const dismissedPairsOf = ({ different }: SimilarFileContent) => createDismissedPairs(different, refs);
  let dismissed = dismissedPairsOf({ different: [], service: [] });

  const file = openSimilarFile({
    ...ports,
    onChange(before, now) {
      service = new Map(now.service.map((one) => [one.question.id, one]));
      dismissed = dismissedPairsOf(now);
      const old = new Set(before.service);
      const fresh = now.service.filter((one) => !old.has(one));
      const gone = before.service.filter(({ question }) => !service.has(question.id));
      onChange([...fresh, ...gone].map(({ question }) => question.id));
    },
  });
  return {
    ready: file.ready,
    get serviceQuestions() {
      return service;
    },
    get dismissedPairs() {
      return dismissed;
    },
    serviceScores: (id) => {
      const ref = refs.find(id);
      return ref ? serviceScoresFor(service.values(), ref) : new Map();
    },
    async setDismissed(a, b, different) {
      await file.ready;
      const pair = refs.pair(a, b, clock.now());
      await file.update((now) => {
        const pairs = different
          ? withPair(now.different, pair, refs.isCurrent)
          : withoutPair(now.different, pair);
        return pairs === now.different ? now : { ...now, different: pairs };
      });
    },
    async recordServiceQuestions(forId, list) {
      await file.ready;
      const named = { ref: refs.of(forId), at: clock.now() };
      if (list.length === 0) return;
      await file.update((now) => ({ ...now, service: withResponse(now.service, list, named) }));
    },
    close: file.close,
  };
}

/** References to questions, as they are stored. */
export interface QuestionRefs {
  find(key: number): QuestionRef | null;
  /** Throws AppError('not-found'). */
  of(key: number): QuestionRef;
  /** Whether the question that has its key now is the one that it was about. A removed one still is. */
  isCurrent(ref: QuestionRef): boolean;
  /** Whether both have the same title now, but for case and the marks at its end. */
  haveSameTitle(a: QuestionRef, b: QuestionRef): boolean;
  /** The two in the order in which they are remembered. Throws AppError('not-found'), AppError('bad-input'). */
  pair(a: number, b: number, at: number): DismissedPair;
}

function createQuestionRefs({
  library,
  isOfService,
}: {
  library: Pick<Library, 'find'>;
  isOfService: (id: number) => boolean;
}): QuestionRefs {
  const identity = (key: number): string | null => {
    // The service gives no id twice, as far as anybody knows.
    if (key < 0) return isOfService(-key) ? '' : null;
    const entry = library.find(key);
    return entry ? identityOf(entry) : null;
  };
  const find = (key: number): QuestionRef | null => {
    const found = identity(key);
    return found === null ? null : { key: formatKey(key), identity: found };
  };
  const of = (key: number): QuestionRef => {
    const ref = find(key);
    if (ref) return ref;
    throw new AppError('not-found', `Nothing is known as ${formatKey(key)}.`, { id: key });
  };
  const titleOf = ({ key }: QuestionRef): string | null => {
    const entry = library.find(parseKey(key));
    return entry ? foldText(draftOfEntry(entry).title) : null;
  };
  const haveSameTitle = (a: QuestionRef, b: QuestionRef): boolean => {
    const title = titleOf(a);
    return title !== null && title === titleOf(b);
  };
  return {
    find,
    of,
    haveSameTitle,
    isCurrent: (ref) => identity(parseKey(ref.key)) === ref.identity,
    pair(a, b, at) {
      if (a === b) throw new AppError('bad-input', `${formatKey(a)} is the same question.`, { id: a });
      const refs = { a: of(Math.min(a, b)), b: of(Math.max(a, b)) };
      return { ...refs, at, sameTitle: haveSameTitle(refs.a, refs.b) };
    },
  };
}

/** Pairs of questions that the user marked as no duplicates. */
export interface DismissedPairs {
  /** The questions that are in a dismissed pair with this one. */
  of(key: number): ReadonlySet<number>;
  /** All pairs. */
  pairs(): [a: number, b: number][];
}

export const MAX_DISMISSED_PAIRS = 10_000;

/**
 * `isStill`: whether a reference still means the same question. A pair is ignored while one of its two doesn't; so is
 * one whose titles have become the same since.
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
  const holds = ({ a, b, sameTitle = true }: DismissedPair): boolean =>
    isStill(a) && isStill(b) && (sameTitle || !haveSameTitle(a, b));
  const of = (key: number): Set<number> => {
    const still = (pairs.get(key) ?? []).filter(holds);
    return new Set(still.map(({ a, b }) => (parseKey(a.key) === key ? parseKey(b.key) : parseKey(a.key))));
  };
  return {
    of,
    pairs: () => different.filter(holds).map(({ a, b }) => [parseKey(a.key), parseKey(b.key)]),
  };
}

/**
 * The pairs with one more. Beyond the bound the oldest ones go, those first of which a question is gone: these are kept
 * for as long as there is room, since an undo or a restore may bring it back.
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

/** The pairs without one. */
export const withoutPair = (
  different: readonly DismissedPair[],
  pair: DismissedPair,
): readonly DismissedPair[] =>
  different.some((one) => isSame(one, pair)) ? different.filter((one) => !isSame(one, pair)) : different;

const isSame = (one: DismissedPair, other: DismissedPair): boolean =>
  isSameRef(one.a, other.a) && isSameRef(one.b, other.b);

const isSameRef = (one: QuestionRef, other: QuestionRef): boolean =>
  one.key === other.key && one.identity === other.identity;

/** So many questions of the service are remembered, and for each so many answers that named it. */
export const MAX_SERVICE_QUESTIONS = 2_000;
const MAX_RESPONSES_PER_QUESTION = 20;

/**
 * The questions of the service with those that it named, at a moment (milliseconds since 1970), in answer to `ref`. They
 * are as they were named last; beyond the bound those go that were not named for longest.
 */
export function withResponse(
  service: readonly ServiceQuestion[],
  list: readonly SimilarQuestion[],
  { ref, at }: { ref: QuestionRef; at: number },
): readonly ServiceQuestion[] {
  const all = new Map(service.map((one) => [one.question.id, one]));
  for (const { search_score: score, ...question } of list) {
    // Ids are said to be integers; a key has room for positive ones only.
    if (question.id < 1) continue;
    const before = all.get(question.id)?.named.filter((one) => !isSameRef(one.for, ref)) ?? [];
    // What was named last stands last.
    all.delete(question.id);
    all.set(question.id, {
      question,
      named: [...before, { for: ref, score, at }].slice(-MAX_RESPONSES_PER_QUESTION),
    });
  }
  return [...all.values()].slice(-MAX_SERVICE_QUESTIONS);
}

/** What the service said last of each question that it named in answer to `ref`, by the ids of these questions. */
export const serviceScoresFor = (service: Iterable<ServiceQuestion>, ref: QuestionRef): Map<number, number> =>
  new Map(
    Array.from(service).flatMap(({ question, named }) => {
      const found = named.findLast((one) => isSameRef(one.for, ref));
      return found ? [[question.id, found.score] as const] : [];
    }),
  );

/**
 * Questions as the engine knows them: the id of a question of the library, and the id of one of the service with a
 * minus before it. For people and on disk they are `q12` and `s17`.
 */

/** `key`: as `similarKeySchema` has it. */
export const parseKey = (key: string): number => (key.startsWith('s') ? -1 : 1) * Number(key.slice(1));

/** The inverse of `keyOf`. */
export const formatKey = (key: number): string => (key < 0 ? `s${-key}` : `q${key}`);
