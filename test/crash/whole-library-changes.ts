import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../shared/library/entry.ts';
import type { Random } from '../support/random.ts';
import type { Whole } from './entry-model.ts';
import type { HostClient } from './host-client.ts';

/** A change to the whole library. `act` sends its request, and `isDone` checks whether it was applied. */
interface WholeChange {
  name: string;
  act: (host: HostClient) => Promise<unknown>;
  isDone: Whole;
}

/** The expected restore points after the acknowledged changes to the whole library. */
export interface ExpectedSnapshots {
  /** Returns a change that's currently possible. */
  next(random: Random, before: readonly Entry[], titles: readonly string[]): WholeChange;
  /** Determines the last change's outcome from `entries`, the library's current state. */
  settle(entries: readonly Entry[], acknowledged: boolean): void;
  /** The names of the restore points that must exist. */
  readonly names: readonly string[];
}

type State = readonly Entry[];
const NAME = 'kept';
/** The alias of the automatic restore point. */
export const AUTOMATIC = 'before-last-change';

/**
 * Returns whether the states are equal except for versions, because restoring an entry increases its version.
 */
const isSame = (one: State, other: State): boolean =>
  one.length === other.length &&
  isDeepStrictEqual(
    one.map((entry) => ({ ...entry, version: 0 })),
    other.map((entry) => ({ ...entry, version: 0 })),
  );

/**
 * Returns whether `after` is the state after a reset of all questions from the local API. The time of a
 * deletion isn't known in advance, so it's taken from `after`.
 */
function isResetBy(before: State, after: State): boolean {
  const left = before.filter(({ origin }) => origin === 'app');
  const highest = before.at(-1);
  if (!highest || left.includes(highest)) return isSame(after, left);
  const last = after.at(-1);
  return last?.removedAt != null && isSame(after, [...left, { ...highest, removedAt: last.removedAt }]);
}

const hasFromApi = (entries: State): boolean =>
  entries.some(({ origin, removedAt }) => origin !== 'app' && removedAt === null);

export function createExpectedSnapshots(): ExpectedSnapshots {
  /** The possible states of the restore point. Empty if the restore point might not exist. */
  let automatic: readonly State[] = [];
  let named: readonly State[] = [];
  let last: { before: State; kind: 'saves' | 'replaces'; isDone: Whole } | null = null;

  function createReplacement(
    name: string,
    before: State,
    act: WholeChange['act'],
    isDone: Whole,
  ): WholeChange {
    last = { before, kind: 'replaces', isDone };
    return { name, act, isDone };
  }

  function createImport(before: State, titles: readonly string[]): WholeChange {
    const text = JSON.stringify(titles.map((title) => ({ title, options: '🐶 - Dogs\n🐱 - Cats' })));
    return createReplacement(
      'import',
      before,
      (host) => host.call('import.run', { text, format: 'json', table: null, skip: [], importAnyway: [] }),
      (entries) =>
        isSame(entries.slice(0, before.length), before) &&
        isDeepStrictEqual(
          entries.slice(before.length).map(({ question }) => question?.title),
          titles,
        ),
    );
  }

  function createSave(before: State): WholeChange {
    const isDone: Whole = (entries) => isSame(entries, before);
    last = { before, kind: 'saves', isDone };
    return {
      name: 'save',
      act: (host) => host.call('restorePoint.create', { library: 'own', name: NAME }),
      isDone,
    };
  }

  function settleNamedSnapshot(before: State, acknowledged: boolean): void {
    if (acknowledged) named = [before];
    else if (named.length > 0) named = [before, ...named];
  }

  return {
    next(random, before, titles) {
      const isAny = (states: readonly State[]) => (entries: State) =>
        states.some((one) => isSame(entries, one));
      const choices: [number, () => WholeChange][] = [
        [3, () => createImport(before, titles)],
        [2, () => createSave(before)],
      ];
      if (automatic.length > 0)
        choices.push([
          2,
          () =>
            createReplacement(
              'undo',
              before,
              (host) => host.call('restorePoint.restore', { library: 'own', name: 'before-last-change' }),
              isAny(automatic),
            ),
        ]);
      if (named.length > 0)
        choices.push([
          2,
          () =>
            createReplacement(
              'restore',
              before,
              (host) => host.call('restorePoint.restore', { library: 'own', name: NAME }),
              isAny(named),
            ),
        ]);
      if (hasFromApi(before))
        choices.push([
          2,
          () =>
            createReplacement(
              'reset api',
              before,
              (host) => host.call('library.reset', { what: 'api' }),
              (after) => isResetBy(before, after),
            ),
        ]);
      if (before.length > 0)
        choices.push([
          1,
          () =>
            createReplacement(
              'reset all',
              before,
              (host) => host.call('library.reset', { what: 'all' }),
              (after) => after.length === 0,
            ),
        ]);
      return random.weighted(choices)();
    },
    settle(entries, acknowledged) {
      if (!last) return;
      const { before, kind, isDone } = last;
      last = null;
      if (kind === 'saves') return settleNamedSnapshot(before, acknowledged);
      if (isSame(entries, before)) automatic = [];
      else if (isDone(entries)) automatic = [before];
    },
    get names() {
      return [...(automatic.length > 0 ? [AUTOMATIC] : []), ...(named.length > 0 ? [NAME] : [])];
    },
  };
}
