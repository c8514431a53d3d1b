import { z } from 'zod';
import { flag, optionsFrom, progress, whole } from '../support/command-line.ts';
import { countOf, createReport, type Failure } from './report.ts';
import { runRound, SORT_NAMES } from './round.ts';

/**
 * `npm run fuzz -- [--cases N] [--seed S] [--from K] [--only SORT] [--json]`: everything that can be sent to the local API, typed as
 * option lines or called over the bridge, over real sockets and a real library. Ends with 1 unless nothing was found.
 */
const { cases, seed, from, only, json } = optionsFrom(
  'fuzz',
  z.strictObject({
    cases: whole(10_000),
    seed: whole(1),
    from: whole(0),
    /** Leaves out every case of another sort. */
    only: z.enum(SORT_NAMES).optional(),
    json: flag,
  }),
);

/** Cases that share a library. Rounds begin at multiples of it, so that a part of a run is the same run. */
const ROUND = 5_000;

const report = createReport((failure) => progress(`\n${describe(failure)}`));
let done = 0;
const start = performance.now();
for (let first = from; first < from + cases && !report.isFull; ) {
  const end = Math.min(from + cases, (Math.floor(first / ROUND) + 1) * ROUND);
  let numbers = Array.from({ length: end - first }, (_, at) => first + at);
  while (numbers.length > 0 && !report.isFull) {
    numbers = await runRound({ seed, numbers, only, report, onCase });
  }
  first = end;
}
const counts = {
  cases: done,
  crashes: countOf(report.failures, 'crashes'),
  serverErrors: countOf(report.failures, 'serverErrors'),
  partialWrites: countOf(report.failures, 'partialWrites'),
  seed,
};
progress('');
console.log(
  json
    ? JSON.stringify(counts)
    : Object.entries(counts)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
);
process.exitCode = report.failures.length === 0 ? 0 : 1;

function onCase(): void {
  done += 1;
  if (done % 1_000 === 0)
    progress(
      `${done} of ${cases} cases, ${Math.round((done / (performance.now() - start)) * 1000)} a second`,
    );
}

/** What happened, and how to see it again. */
function describe({ kind, number, what }: Failure): string {
  if (number === null)
    return `${kind}: ${what}\n  again: npm run fuzz -- --seed ${seed} --from ${Math.floor(from / ROUND) * ROUND} --cases ${cases}`;
  const first = Math.max(from, Math.floor(number / ROUND) * ROUND);
  return (
    `${kind}, case ${number}: ${what}\n  again: npm run fuzz -- --seed ${seed} --from ${number} --cases 1` +
    `\n  or, with those before it: npm run fuzz -- --seed ${seed} --from ${first} --cases ${number - first + 1}`
  );
}
