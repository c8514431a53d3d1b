import type { Pause, PauseCode, Wait, WaitCode } from '../../../../shared/sync/sync-views.ts';
import { correctedDeadline } from '../queue/backoff.ts';
import type { SyncStateStore } from '../stored-sync-state.ts';
import type { SyncPorts } from '../sync-ports.ts';

/** The pause of an account, which the author ends, and its wait, which ends automatically. */
export interface AccountPause {
  currentPause(): Pause | null;
  currentWait(): Wait | null;
  /** Milliseconds until the wait ends; 0 without one. */
  remainingWaitMs(): number;
  pause(code: PauseCode, facts: Pause['facts']): Promise<void>;
  /** Keeps a longer wait. */
  wait(code: WaitCode, milliseconds: number, facts: Wait['facts']): Promise<void>;
  resume(): Promise<void>;
  /** Ends the wait; a rate limit only if `all`. */
  endWait(all: boolean): Promise<void>;
}

/**
 * Pause and wait survive a restart. A changed clock doesn't change the length of a wait. The end of a wait is reported until `closed` is
 * aborted.
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
  /** Even if nothing is queued, messages about the wait must end with it. */
  const reportEnd = (): void => {
    cancelTimer();
    const leftMs = remaining();
    if (leftMs > 0 && !closed.aborted) cancelTimer = timers.after(leftMs, onChange);
  };
  closed.addEventListener('abort', () => cancelTimer(), { once: true });
  const remaining = () => (stateStore.get().wait ? Math.max(0, end - timers.now()) : 0);
  const withCorrectedDeadline = (wait: Wait): Wait => {
    const until = correctedDeadline(wait.until, remaining(), clock);
    return until === wait.until ? wait : { ...wait, until, facts: { ...wait.facts, until } };
  };
  reportEnd();
  return {
    currentPause: () => stateStore.get().pause,
    currentWait() {
      const { wait } = stateStore.get();
      return wait && remaining() > 0 ? withCorrectedDeadline(wait) : null;
    },
    remainingWaitMs: remaining,
    pause: (code, facts) => stateStore.trySave({ pause: { code, at: clock.now(), facts } }),
    async wait(code, milliseconds, facts) {
      if (remaining() >= milliseconds) return;
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
