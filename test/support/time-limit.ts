/**
 * The time limit for a test that tries every case in turn. The test command sets `QOTD_TEST_SECONDS`, because
 * the test must finish even on a slow machine. Without it, every case is tried.
 */
export const TEST_LIMIT_SECONDS = Number(process.env.QOTD_TEST_SECONDS ?? Number.POSITIVE_INFINITY);

/**
 * Yields 1, 2, 3, and so on up to `last`, or until the loop ends. After the time limit it skips more and more
 * of them.
 */
export function* countWithinTimeLimit(last = Number.POSITIVE_INFINITY): Generator<number> {
  const end = performance.now() + TEST_LIMIT_SECONDS * 1_000;
  for (let at = 1, step = 1; at <= last; at += step) {
    yield at;
    if (performance.now() > end) step *= 2;
  }
}
