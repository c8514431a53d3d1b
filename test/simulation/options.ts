import { parseArgs } from 'node:util';

export const USAGE =
  'Usage: npm run simulate -- [--seeds N] [--steps M] [--seed FIRST] [--seconds S] [--jobs N] [--json] [--trace] [--mutants]';

export interface Options {
  seeds: number;
  steps: number;
  /** The first seed. */
  seed: number;
  /** After so many seconds no other seed is begun. */
  seconds: number;
  /** So many processes share the seeds. */
  jobs: number;
  json: boolean;
  trace: boolean;
  mutants: boolean;
}

/** Throws where an option is not known, or not a whole number. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '200' },
      steps: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '999999999' },
      jobs: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
    },
  });
  const wholeNumber = (name: 'seeds' | 'steps' | 'seed' | 'seconds' | 'jobs'): number => {
    if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
  };
  const { json, trace, mutants } = values;
  return {
    seeds: wholeNumber('seeds'),
    steps: wholeNumber('steps'),
    seed: wholeNumber('seed'),
    seconds: wholeNumber('seconds'),
    jobs: Math.max(1, wholeNumber('jobs')),
    json,
    trace,
    mutants,
  };
}
