import { z } from 'zod';
import { flag, readOptions, readWhole, reportProgress } from '../support/command-line.ts';
import { CASE_KIND_NAMES, runBatch } from './case-batch.ts';
import { countItems, createReport, type Failure } from './failure-report.ts';

/**
 * `npm run tool -- fuzz [--cases N] [--seed S] [--from K] [--only KIND] [--json]`: fuzzes the local API, the
 * control API, the bridge, and file and option parsers, over real sockets and with real libraries. Exits with
 * 1 if a case fails.
 */
const { cases, seed, from, only, json } = readOptions(
  'fuzz',
  z.strictObject({
    cases: readWhole(10_000),
    seed: readWhole(1),
    from: readWhole(0),
    /** If set, cases of other kinds are skipped. */
    only: z.enum(CASE_KIND_NAMES).optional(),
    json: flag,
  }),
);

/**
 * The number of cases that share a library. Batches start at multiples of this number, because a part of a
 * run must be reproducible.
 */
const BATCH_SIZE = 5_000;

const report = createReport((failure) => reportProgress(`\n${describe(failure)}`));
let done = 0;
const start = performance.now();
for (let first = from; first < from + cases && !report.isFull; ) {
  const end = Math.min(from + cases, (Math.floor(first / BATCH_SIZE) + 1) * BATCH_SIZE);
  let numbers = Array.from({ length: end - first }, (_, at) => first + at);
  while (numbers.length > 0 && !report.isFull) {
    numbers = await runBatch({ seed, numbers, only, report, onCase });
  }
  first = end;
}
const counts = {
  cases: done,
  crashes: countItems(report.failures, 'crashes'),
  serverErrors: countItems(report.failures, 'serverErrors'),
  partialWrites: countItems(report.failures, 'partialWrites'),
  seed,
};
reportProgress('');
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
    reportProgress(
      `${done} of ${cases} cases, ${Math.round((done / (performance.now() - start)) * 1000)} per second`,
    );
}

/** Describes the failure and the command to reproduce it. */
function describe({ kind, number, what }: Failure): string {
  if (number === null)
    return `${kind}: ${what}\n  again: npm run tool -- fuzz --seed ${seed} --from ${Math.floor(from / BATCH_SIZE) * BATCH_SIZE} --cases ${cases}`;
  const first = Math.max(from, Math.floor(number / BATCH_SIZE) * BATCH_SIZE);
  return (
    `${kind}, case ${number}: ${what}\n  again: npm run tool -- fuzz --seed ${seed} --from ${number} --cases 1` +
    `\n  or, with those before it: npm run tool -- fuzz --seed ${seed} --from ${first} --cases ${number - first + 1}`
  );
}
