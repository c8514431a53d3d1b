import type { Pause, PauseCode, Wait, WaitCode } from '../../../shared/sync-views.ts';
import { untilNow } from './backoff.ts';
import type { SyncPorts } from './ports.ts';
import type { Memory } from './state.ts';

/** Why the account does nothing: it is paused until somebody acts, or waits for some time. */
export interface Halts {
  pause(): Pause | null;
  wait(): Wait | null;
  /** Milliseconds until the wait ends; 0 without one. */
  remaining(): number;
  stopBy(code: PauseCode, facts: Pause['facts']): Promise<void>;
  /** A wait that lasts longer already stays. */
  waitFor(code: WaitCode, milliseconds: number, facts: Wait['facts']): Promise<void>;
  /** Ends the pause. */
  resume(): Promise<void>;
  /** Ends the wait; one that the service itself asked for only where `all` is to end. */
  hurry(all: boolean): Promise<void>;
}

/** They outlive the run; how long a wait still is does not depend on the clock while it runs. */
export function createHalts({ clock, timers }: Pick<SyncPorts, 'clock' | 'timers'>, memory: Memory): Halts {
  const kept = memory.get().wait;
  const left = kept ? Math.min(kept.milliseconds, Math.max(0, kept.until - clock.now())) : 0;
  let end = timers.now() + left;
  const remaining = () => (memory.get().wait ? Math.max(0, end - timers.now()) : 0);
  const told = (wait: Wait): Wait => {
    const until = untilNow(wait.until, remaining(), clock);
    return until === wait.until ? wait : { ...wait, until, facts: { ...wait.facts, until } };
  };
  return {
    pause: () => memory.get().pause,
    wait() {
      const { wait } = memory.get();
      return wait && remaining() > 0 ? told(wait) : null;
    },
    remaining,
    stopBy: (code, facts) => memory.note({ pause: { code, at: clock.now(), facts } }),
    async waitFor(code, milliseconds, facts) {
      if (remaining() >= milliseconds) return;
      end = timers.now() + milliseconds;
      const at = clock.now();
      const until = Math.round(at + milliseconds);
      await memory.note({ wait: { code, at, until, milliseconds, facts: { ...facts, until } } });
    },
    resume: () => (memory.get().pause ? memory.note({ pause: null }) : Promise.resolve()),
    async hurry(all) {
      const { wait } = memory.get();
      if (wait && (all || wait.code !== 'rate-limited')) await memory.note({ wait: null });
    },
  };
}
