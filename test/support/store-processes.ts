import type { Processes } from '../../electron/host/library/lock/lock-owner.ts';

export interface FakeProcess {
  pid: number;
  processes: Processes;
  kill(): void;
}

/** Processes that live and die as a test says. */
export interface FakeProcesses {
  /** A new process, alive. */
  spawn(): FakeProcess;
}

/** `lastPid`: the number that was given out last, so that no two worlds mistake each other's processes for their own. */
export function createFakeProcesses(lastPid = 100, onPause: () => void = () => {}): FakeProcesses {
  const alive = new Set<number>();
  let pid = lastPid;
  return {
    spawn: () => {
      pid += 1;
      const own = pid;
      alive.add(own);
      return {
        pid: own,
        processes: {
          self: () => ({ pid: own, started: null, boot: null, since: '2026-01-01T00:00:00.000Z' }),
          isRunning: (owner) => alive.has(owner.pid),
          pause: async () => onPause(),
        },
        kill: () => alive.delete(own),
      };
    },
  };
}
