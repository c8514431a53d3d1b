import { parseArgs } from 'node:util';

export const USAGE = 'Usage: npm run sockets -- [--runs N] [--seed FIRST] [--json]';

export interface Options {
  runs: number;
  /** That of the first run; each next run has the next one. */
  seed: number;
  json: boolean;
}

/** Throws where an option is not known, or not a whole number. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const wholeNumber = (name: 'runs' | 'seed'): number => {
    if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
  };
  return { runs: wholeNumber('runs'), seed: wholeNumber('seed'), json: values.json };
}
