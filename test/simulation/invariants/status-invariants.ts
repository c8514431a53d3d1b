import type { SyncRow, SyncStatus } from '../../../shared/sync/sync-views.ts';
import type { Violate } from './violation.ts';

/** Checks that every waiting entry's status is shown. */
export interface StatusInvariants {
  /** Checks the client's views. `isBusy` is true during a request or a write. */
  checkViews(status: SyncStatus, rows: readonly SyncRow[], isBusy: boolean): void;
  /** Called after each event. Restarts the time limits. */
  onMove(): void;
}

export interface StatusInvariantsParts {
  violate: Violate;
  getTime: () => number;
  getWallTime: () => number;
}

const MAX_STATE_MS = 60_000;

export function createStatusInvariants({
  violate,
  getTime,
  getWallTime,
}: StatusInvariantsParts): StatusInvariants {
  /** The time when each state was first shown, and its deadline. */
  const shown = new Map<string, { since: number; until: number }>();

  /** Reports a violation if a state is shown longer than its limit. */
  function watch(names: Set<string>, name: string, milliseconds: number, describe: () => string): void {
    names.add(name);
    const known = shown.get(name);
    if (!known) shown.set(name, { since: getTime(), until: getTime() + milliseconds + MAX_STATE_MS });
    else if (getTime() > known.until)
      violate('silent', `${describe()} for ${Math.round((getTime() - known.since) / 1000)} s`);
  }

  function watchRow(names: Set<string>, row: SyncRow, status: SyncStatus, isBusy: boolean) {
    const { id, state, why, actions, since } = row;
    const name = `${id} ${state} ${since}`;
    if (state === 'sending') return isBusy ? undefined : watch(names, name, 0, () => `${id} is “sending”`);
    if (state === 'synced' || state === 'changed') return;
    if (why === null) {
      const comesByItself = status.next !== null && status.running === null;
      const isNextRound = status.running === null && !status.automatic;
      if (!comesByItself && !isNextRound && !isBusy) watch(names, name, 0, () => `${id} is “${state}”`);
      return;
    }
    if (actions.length === 0)
      violate('silent', `${id} is “${state}” because of ${why.code}, without an action`);
    const until: unknown = why.facts.until;
    if (why.code === 'busy' && typeof until === 'number' && !isBusy)
      watch(
        names,
        `${name} ${until}`,
        Math.max(0, until - getWallTime()),
        () => `${id} is “busy” until ${until}`,
      );
  }

  return {
    checkViews(status, rows, isBusy) {
      const names = new Set<string>();
      for (const row of rows) watchRow(names, row, status, isBusy);
      const { wait, next } = status;
      if (wait && !status.pause && !isBusy)
        watch(
          names,
          `wait ${wait.until}`,
          Math.max(0, wait.until - getWallTime()),
          () => `the account waits until ${wait.until}`,
        );
      if (next !== null && !wait && !status.pause && !isBusy && status.running === null)
        watch(names, `next ${next}`, Math.max(0, next - getWallTime()), () => `the next sync is at ${next}`);
      for (const name of shown.keys()) if (!names.has(name)) shown.delete(name);
    },
    onMove: () => shown.clear(),
  };
}
