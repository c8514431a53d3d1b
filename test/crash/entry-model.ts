import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../shared/library/entry.ts';

/** An entry's state according to the responses. */
export interface EntryState {
  /** The titles of the question and the draft, or null if the entry has none. */
  question: string | null;
  draft: string | null;
  saved: number;
  removed: boolean;
}

interface Known {
  state: EntryState;
  /** The whole entry, or null if the response contained only its ID. */
  exact: Entry | null;
}

/** A change to one entry that was requested but not acknowledged yet. `id` is null for a new entry. */
interface Pending {
  id: number | null;
  state: EntryState;
}

/** Returns whether the library is in the state after a change to the whole library. */
export type Whole = (entries: readonly Entry[]) => boolean;

/**
 * The acknowledged state of all entries, and the changes that may have been applied in addition. An entry has
 * at most one pending change, and none while a change to the whole library is pending.
 */
export interface Model {
  readonly ids: readonly number[];
  known(id: number): Known | undefined;
  /** Adds a pending change. Returns a function that acknowledges the change with the entry or only its ID. */
  begin(pending: Pending): (answer: Entry | number) => void;
  /** Adds a pending change to the whole library. It remains pending until `adopt` is called. */
  beginWhole(isDone: Whole): void;
  /** Describes all differences from the acknowledged state. */
  faults(entries: readonly Entry[]): string[];
  /** Sets the expected state to the current state. */
  adopt(entries: readonly Entry[]): void;
  /** Returns a question's acknowledged former titles, oldest first. */
  listFormerTitles(id: number): readonly string[];
}

export const getEntryState = ({ question, draft, saved, removedAt }: Entry): EntryState => ({
  question: question?.title ?? null,
  draft: draft?.input.title ?? null,
  saved,
  removed: removedAt !== null,
});

export function createModel(): Model {
  let known = new Map<number, Known>();
  const pending = new Set<Pending>();
  const former = new Map<number, string[]>();
  let whole: Whole | null = null;

  function recordFormerTitle(id: number, title: string): void {
    former.set(id, [...(former.get(id) ?? []), title]);
  }

  function acknowledge(one: Pending, answer: Entry | number): void {
    pending.delete(one);
    const id = typeof answer === 'number' ? answer : answer.id;
    const before = known.get(id)?.state.question ?? null;
    known.set(id, { state: one.state, exact: typeof answer === 'number' ? null : answer });
    if (before !== null && before !== one.state.question) recordFormerTitle(id, before);
  }

  function isAllowed(entry: Entry): boolean {
    const state = getEntryState(entry);
    const must = known.get(entry.id);
    const isOnItsWay = (id: number | null) =>
      [...pending].some((one) => one.id === id && isDeepStrictEqual(one.state, state));
    if (!must) return isOnItsWay(null);
    return (
      isOnItsWay(entry.id) ||
      (must.exact ? isDeepStrictEqual(must.exact, entry) : isDeepStrictEqual(must.state, state))
    );
  }

  return {
    get ids() {
      return [...known.keys()];
    },
    known: (id) => known.get(id),
    begin(one) {
      pending.add(one);
      return (answer) => acknowledge(one, answer);
    },
    beginWhole: (isDone) => {
      whole = isDone;
    },
    faults(entries) {
      if (whole?.(entries)) return [];
      const actual = new Set(entries.map(({ id }) => id));
      return [
        ...[...known.keys()]
          .filter((id) => !actual.has(id))
          .map((id) => `${id} was acknowledged and is missing`),
        ...entries.filter((entry) => !isAllowed(entry)).map((entry) => getFault(entry, known.get(entry.id))),
      ];
    },
    adopt(entries) {
      const isReplaced = whole?.(entries) ?? false;
      // If the whole library was replaced, an ID may belong to a different question with a different history.
      const isAnother = ({ id, question }: Entry) =>
        isReplaced && known.get(id)?.exact?.question?.createdAt !== question?.createdAt;
      const actual = new Set(entries.filter((entry) => !isAnother(entry)).map(({ id }) => id));
      for (const id of former.keys()) if (!actual.has(id)) former.delete(id);
      for (const { id, question } of entries) {
        const before = known.get(id)?.state.question ?? null;
        if (actual.has(id) && before !== null && before !== question?.title) recordFormerTitle(id, before);
      }
      whole = null;
      pending.clear();
      known = new Map(entries.map((entry) => [entry.id, { state: getEntryState(entry), exact: entry }]));
    },
    listFormerTitles: (id) => former.get(id) ?? [],
  };
}

function getFault(entry: Entry, must: Known | undefined): string {
  const actual = JSON.stringify(must?.exact ? entry : getEntryState(entry));
  if (!must) return `${entry.id} exists but wasn't written: ${actual}`;
  return `${entry.id} differs from what was acknowledged: ${JSON.stringify(must.exact ?? must.state)}\n  but: ${actual}`;
}
