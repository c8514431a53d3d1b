import type { Pause, PauseCode, Wait, WaitCode } from '../../../../shared/sync/sync-views.ts';
import { correctDeadline } from '../queue/backoff.ts';
import type { SyncStateStore } from '../stored-sync-state.ts';
import type { SyncPorts } from '../sync-ports.ts';

/** An account's pause and wait. A pause lasts until `resume` is called. A wait ends automatically. */
export interface AccountPause {
  getPause(): Pause | null;
  getWait(): Wait | null;
  getRemainingWaitMs(): number;
  pause(code: PauseCode, facts: Pause['facts']): Promise<void>;
  /** Starts a wait, unless a longer one is in progress. */
  wait(code: WaitCode, milliseconds: number, facts: Wait['facts']): Promise<void>;
  resume(): Promise<void>;
  /** Ends the wait. A rate limit ends only if `all` is true. */
  endWait(all: boolean): Promise<void>;
}

/**
 * Creates an account's pause and wait. The pause and wait survive a restart. Setting the clock doesn't change
 * how long a wait lasts. Calls `onChange` when a wait ends, unless `closed` was aborted.
 */
export function createAccountPause(
  { clock, timers, onChange }: Pick<SyncPorts, 'clock' | 'timers' | 'onChange'>,
  stateStore: SyncStateStore,
  closed: AbortSignal,
): AccountPause {
  const storedWait = stateStore.get().wait;
  const leftMs = storedWait
    ? Math.min(storedWait.milliseconds, Math.max(0, storedWait.until - clock.now()))
    : 0;
  let end = timers.now() + leftMs;
  let cancelTimer: () => void = () => {};
  /**
   * Calls `onChange` when the wait ends, because messages about the wait must disappear even if nothing is
   * queued.
   */
  const reportEnd = (): void => {
    cancelTimer();
    const leftMs = getRemainingMs();
    if (leftMs > 0 && !closed.aborted) cancelTimer = timers.after(leftMs, onChange);
  };
  closed.addEventListener('abort', () => cancelTimer(), { once: true });
  const getRemainingMs = () => (stateStore.get().wait ? Math.max(0, end - timers.now()) : 0);
  const withCorrectedDeadline = (wait: Wait): Wait => {
    const until = correctDeadline(wait.until, getRemainingMs(), clock);
    return until === wait.until ? wait : { ...wait, until, facts: { ...wait.facts, until } };
  };
  reportEnd();
  return {
    getPause: () => stateStore.get().pause,
    getWait() {
      const { wait } = stateStore.get();
      return wait && getRemainingMs() > 0 ? withCorrectedDeadline(wait) : null;
    },
    getRemainingWaitMs: getRemainingMs,
    pause: (code, facts) => stateStore.trySave({ pause: { code, at: clock.now(), facts } }),
    async wait(code, milliseconds, facts) {
      if (getRemainingMs() >= milliseconds) return;
      end = timers.now() + milliseconds;
      const at = clock.now();
      const until = Math.round(at + milliseconds);
      const saved = stateStore.trySave({
        wait: { code, at, until, milliseconds, facts: { ...facts, until } },
      });
      reportEnd();
      await saved;
    },
    resume: () => (stateStore.get().pause ? stateStore.trySave({ pause: null }) : Promise.resolve()),
    async endWait(all) {
      const { wait } = stateStore.get();
      if (wait && (all || wait.code !== 'rate-limited')) await stateStore.trySave({ wait: null });
    },
  };
}
