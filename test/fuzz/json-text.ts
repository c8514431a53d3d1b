import type { Random } from '../support/random.ts';
import { anyText } from './unusual-text.ts';

/** The fields of an object as JSON. Unlike objects, this can express repeated and inherited names. */
export type Members = [name: string, json: string][];

export const objectText = (members: Members): string =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

export const quoted = (value: string): string => JSON.stringify(value);

const NUMBERS = [...'0 -0 -1 1.5 1e999 -1e999 1e-999 9007199254740993 0.1e1 123'.split(' '), '9'.repeat(400)];

/** Returns a JSON value of any type, at most `depth` levels deep. */
export function anyJson(random: Random, depth: number): string {
  const some = () => random.many(random.integer(4), () => anyJson(random, depth - 1));
  const members = (): Members => some().map((json) => [anyText(random), json]);
  return random.weighted<() => string>([
    [3, () => quoted(anyText(random))],
    [3, () => random.pick(NUMBERS)],
    [2, () => random.pick(['null', 'true', 'false', '[]', '{}', '""'])],
    [depth > 0 ? 2 : 0, () => `[${some().join(',')}]`],
    [depth > 0 ? 2 : 0, () => objectText(members())],
  ])();
}

const TOKENS = [
  ...'{ } [ ] : , " "a" "title" "options" 1 - + . e null tru NaN \\ \\u /* // \''.split(' '),
  ...[' ', '\n', '\u0000'],
];

/** Returns tokens of JSON and similar formats in any order. */
export const noise = (random: Random): string =>
  random.many(1 + random.integer(40), () => random.pick(TOKENS)).join('');

/** Nesting of at most 10,000 levels, closed or not. */
export function deepJson(random: Random): { closed: string; open: string } {
  const levels = random.pick([100, 500, 505, 510, 511, 512, 1_000, 10_000]);
  const [open = '', close = ''] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"title":', '}]'],
  ]);
  return { closed: `${open.repeat(levels)}0${close.repeat(levels)}`, open: open.repeat(levels) };
}
