import { parseArgs } from 'node:util';

export const USAGE =
  'Usage: npm run soak -- [--minutes N] [--steps N] [--seed S] [--questions N] [--opened N] [--corpus FILE] [--json]';

export interface Options {
  /** How long the day's work goes on. */
  minutes: number;
  /** After how many steps it ends where the time is not over before. */
  steps: number;
  seed: number;
  /** How many are in the library before. */
  questions: number;
  /** How many are opened one after the other, to see whether memory stays. */
  opened: number;
  /** JSON lines with a `text` each: titles of the questions that are there before. Null: made up. */
  corpus: string | null;
  json: boolean;
}

/** Throws where an option is not known, or not a whole number. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      steps: { type: 'string', default: '999999' },
      seed: { type: 'string', default: '1' },
      questions: { type: 'string', default: '10000' },
      opened: { type: 'string', default: '1000' },
      corpus: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const wholeNumber = (name: 'minutes' | 'steps' | 'seed' | 'questions' | 'opened'): number => {
    if (/^\d{1,6}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
  };
  return {
    minutes: wholeNumber('minutes'),
    steps: wholeNumber('steps'),
    seed: wholeNumber('seed'),
    questions: wholeNumber('questions'),
    opened: wholeNumber('opened'),
    corpus: values.corpus ?? null,
    json: values.json,
  };
}
