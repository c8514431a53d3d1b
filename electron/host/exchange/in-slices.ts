import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before other requests get their turn. */
const SLICE_MS = 4;

/**
 * Runs work that yields between its steps to its end, and returns its result; the event loop turns after each slice. Throws
 * what the work throws, and the reason of `signal` if that is aborted.
 */
export async function inSlices<T>(steps: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await setImmediate();
    signal?.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}

/** The result of such work, all of it at once. Throws what the work throws. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
