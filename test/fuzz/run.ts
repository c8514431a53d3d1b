import { parseArgs } from 'node:util';
import { progress } from '../support/command-line.ts';
import { countOf, createReport, type Failure } from './report.ts';
import { isSort, runRound, SORT_NAMES } from './round.ts';

/**
 * `npm run fuzz -- [--cases N] [--seed S] [--from K] [--only SORT] [--json]`: everything that can be sent to the local API, typed as
 * option lines or called over the bridge, over real sockets and a real library. Ends with 1 unless nothing was found.
 */
const { cases, seed, from, only, json } = readOptions();

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

function readOptions() {
  try {
    return parseOptions();
  } catch (error) {
    progress(`${error instanceof Error ? error.message : String(error)}`);
    progress(
      `Usage: npm run fuzz -- [--cases N] [--seed S] [--from K] [--only ${SORT_NAMES.join('|')}] [--json]`,
    );
    process.exit(2);
  }
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      /** Leaves out every case of another sort. */
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const wholeNumber = (name: 'cases' | 'seed' | 'from'): number => {
    if (!/^\d{1,9}$/.test(values[name]))
      throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
    return Number(values[name]);
  };
  const { only, json } = values;
  if (only !== undefined && !isSort(only)) throw new Error(`There are no cases of the sort ${only}.`);
  return { cases: wholeNumber('cases'), seed: wholeNumber('seed'), from: wholeNumber('from'), only, json };
}
