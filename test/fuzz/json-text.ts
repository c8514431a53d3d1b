import type { Random } from '../support/random.ts';
import { createAnyText } from './unusual-text.ts';

/**
 * An object's fields as JSON. Unlike a JavaScript object, the list can contain repeated and inherited names.
 */
export type Members = [name: string, json: string][];

export const formatObject = (members: Members): string =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

export const quoteText = (value: string): string => JSON.stringify(value);

const NUMBERS = [...'0 -0 -1 1.5 1e999 -1e999 1e-999 9007199254740993 0.1e1 123'.split(' '), '9'.repeat(400)];

export function createAnyJson(random: Random, depth: number): string {
  const pickSome = () => random.pickMany(random.pickInteger(4), () => createAnyJson(random, depth - 1));
  const members = (): Members => pickSome().map((json) => [createAnyText(random), json]);
  return random.weighted<() => string>([
    [3, () => quoteText(createAnyText(random))],
    [3, () => random.pick(NUMBERS)],
    [2, () => random.pick(['null', 'true', 'false', '[]', '{}', '""'])],
    [depth > 0 ? 2 : 0, () => `[${pickSome().join(',')}]`],
    [depth > 0 ? 2 : 0, () => formatObject(members())],
  ])();
}

const TOKENS = [
  ...'{ } [ ] : , " "a" "title" "options" 1 - + . e null tru NaN \\ \\u /* // \''.split(' '),
  ...[' ', '\n', '\u0000'],
];

/** Returns a random sequence of tokens from JSON and similar formats. */
export const createNoise = (random: Random): string =>
  random.pickMany(1 + random.pickInteger(40), () => random.pick(TOKENS)).join('');

/** Creates a deeply nested value with at most 20,000 levels, with and without its closing brackets. */
export function createDeepJson(random: Random): { closed: string; open: string } {
  const levels = random.pick([100, 500, 505, 510, 511, 512, 1_000, 10_000]);
  const [open = '', close = ''] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"title":', '}]'],
  ]);
  return { closed: `${open.repeat(levels)}0${close.repeat(levels)}`, open: open.repeat(levels) };
}
