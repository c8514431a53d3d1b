/**
 * The time limit in seconds for a test that tries every case in turn. The test command sets
 * `QOTD_TEST_SECONDS`, because tests must finish even on a slow computer. Without a limit, every case is
 * tried.
 */
export const TEST_LIMIT_SECONDS = Number(process.env.QOTD_TEST_SECONDS ?? Number.POSITIVE_INFINITY);

/** Yields 1, 2, 3, and so on up to `last`. After the time limit, skips more and more numbers. */
export function* countWithinTimeLimit(last = Number.POSITIVE_INFINITY): Generator<number> {
  const end = performance.now() + TEST_LIMIT_SECONDS * 1_000;
  for (let at = 1, step = 1; at <= last; at += step) {
    yield at;
    if (performance.now() > end) step *= 2;
  }
}
