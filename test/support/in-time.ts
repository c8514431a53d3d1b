/**
 * How long one of the tests may go on that tries everything in turn: `QOTD_TEST_SECONDS`, which the test command sets so that
 * a slow machine is done in time too. Without it each of them tries everything.
 */
export const TEST_SECONDS = Number(process.env.QOTD_TEST_SECONDS ?? Number.POSITIVE_INFINITY);

/** 1, 2, 3 and so on up to `last`, or until the loop is broken off. Once the time is over ever more of them are left out. */
export function* numbersInTime(last = Number.POSITIVE_INFINITY): Generator<number> {
  const end = performance.now() + TEST_SECONDS * 1_000;
  for (let at = 1, step = 1; at <= last; at += step) {
    yield at;
    if (performance.now() > end) step *= 2;
  }
}
