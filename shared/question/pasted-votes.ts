import { foldCase } from '../text/fold-case.ts';

export const MAX_VOTES = 9_999_999;

/** Longer texts aren't poll results. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 1_000;

export interface PastedVotes {
  /** The votes by the option's index. */
  votes: ReadonlyMap<number, number>;
  /** The lines with a number that belong to no option. */
  unmatched: readonly string[];
}

interface NamedOption {
  /** The emoji as typed, such as `:tea:`. */
  typed: string;
  emoji: string;
  text: string;
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;

/**
 * Reads poll results with an option and a number per line, in any order: `Tea 12`, `12 Tea`, or
 * `🍵 Tea: 12 votes (40%)`. The number can also be on the next line. Percentages and the title are ignored.
 */
export function readPastedVotes(pasted: string, options: readonly NamedOption[]): PastedVotes {
  const names = options.map(({ text }) => normalize(text));
  const votes = new Map<number, number>();
  const unmatched: string[] = [];
  let named: number | null = null;
  for (const line of pasted.split(LINE_BREAK).slice(0, MAX_LINES)) {
    const found = line.length <= MAX_LINE_LENGTH ? findOption(line, options, names) : null;
    const numbers = listNumbers(found?.rest ?? normalize(line.slice(0, MAX_LINE_LENGTH)));
    const index: number | null = found?.index ?? named;
    const [count, second] = numbers;
    if (index !== null && count !== undefined && second === undefined && isVoteCount(count)) {
      votes.set(index, Number(count));
      named = null;
    } else if (numbers.length > 0) unmatched.push(line.trim());
    else if (found) named = found.index;
  }
  return { votes, unmatched };
}

const isVoteCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= MAX_VOTES;

/** Reads the votes that were typed into a field. Returns null for other text. */
export function readTypedVotes(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return isVoteCount(text) ? Number(text) : null;
}

const KEYCAP = /[0-9#*]\ufe0f?\u20e3/gu;
const THOUSANDS = /(?<=\d)[.,'’\u00a0\u202f](?=\d{3}(?!\d))/gu;

/** Removes digits that aren't part of a number, and characters that can differ in the same name. */
const normalize = (text: string): string =>
  foldCase(text.replaceAll(KEYCAP, '').replaceAll(THOUSANDS, '')).trim();

/** Returns the option that a line names by text or emoji, and the rest of the line. */
function findOption(
  line: string,
  options: readonly NamedOption[],
  names: readonly string[],
): { index: number; rest: string } | null {
  const emoji = findEmoji(line, options);
  const normalized = normalize(emoji?.rest ?? line);
  const [name] = names
    .map((text, index) => ({ index, at: findWords(normalized, text), length: text.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  if (!name) return emoji && { index: emoji.index, rest: normalized };
  const { index, at, length } = name;
  return { index, rest: `${normalized.slice(0, at)} ${normalized.slice(at + length)}`.trim() };
}

const withoutSelectors = (text: string): string => text.replaceAll('\ufe0f', '');

function findEmoji(line: string, options: readonly NamedOption[]): { index: number; rest: string } | null {
  const text = withoutSelectors(line);
  const [found] = options
    .flatMap(({ typed, emoji }, index) =>
      [typed, emoji].map((form) => ({ index, form: withoutSelectors(form) })),
    )
    .filter(({ form }) => form !== '' && text.includes(form))
    .sort((one, other) => other.form.length - one.form.length);
  return found ? { index: found.index, rest: text.replaceAll(found.form, ' ') } : null;
}

/** Returns the first position of a name that isn't part of a longer word or number, or -1. */
function findWords(text: string, name: string): number {
  if (name === '') return -1;
  let at = text.indexOf(name);
  while (at >= 0) {
    const end = at + name.length;
    if (!isSplit(text, at) && !isSplit(text, end)) return at;
    at = text.indexOf(name, at + 1);
  }
  return -1;
}

/** Returns whether a position is within a word or a number. */
const isSplit = (text: string, at: number): boolean =>
  /^(?:[\p{L}\p{M}]{2}|\p{Nd}{2})$/u.test(text.slice(Math.max(0, at - 1), at + 1));

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Lists the numbers in a line, except percentages and a list marker before another number. */
function listNumbers(line: string): string[] {
  const found = [...line.matchAll(NUMBER)].filter(
    ({ 0: number, index }) =>
      !line
        .slice(index + number.length)
        .trimStart()
        .startsWith('%') && line[index - 1] !== '%',
  );
  const isMarked = found.length > 1 && found[0]?.index === 0 && /^\d+[.)]/.test(line);
  return found.slice(isMarked ? 1 : 0).map(([number]) => number);
}
