import type { RenderProcessGoneDetails } from 'electron';

export interface PageFailurePorts {
  reload: () => void;
  /** Asks the author whether to try once more; `quit` otherwise. */
  ask: () => Promise<'again' | 'quit'>;
  quit: () => void;
  /** Milliseconds that only go on. */
  now: () => number;
  log: (facts: { reason: string; exitCode: number }) => void;
}

/** A page that fails more often than this within so many milliseconds is not loaded again unasked. */
const MOST = 3;
const WITHIN = 60_000;

/**
 * Returns what is told that the window's page has ended by itself: it is loaded again, and finds everything as it was,
 * since every word was kept by the host. One that fails again and again is a question to the author.
 */
export function createPageFailures(
  ports: PageFailurePorts,
): (gone: RenderProcessGoneDetails) => Promise<void> {
  let failures: number[] = [];
  return async ({ reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    ports.log({ reason, exitCode });
    const now = ports.now();
    failures = [...failures.filter((at) => now - at < WITHIN), now];
    if (failures.length > MOST) {
      failures = [];
      if ((await ports.ask()) === 'quit') {
        ports.quit();
        return;
      }
    }
    ports.reload();
  };
}
