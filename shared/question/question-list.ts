import { readEmoji } from '../emoji/emoji-syntax.ts';
import { MAX_TAG_LENGTH } from '../library/tags.ts';
import { isLetteredItem, readNumberedItem, removeListMarkers } from './list-markers.ts';
import { readPollCommand } from './poll-command.ts';

/** A question in pasted or imported text. */
export interface ListedQuestion {
  title: string;
  options: readonly string[];
  /** The index of the line with the title. */
  at: number;
  /** Whether each option has its own line after the title. */
  hasOptionLines: boolean;
  /** Whether a `\` keeps the number at the start of the title. */
  isEscaped?: boolean;
}

/** Question marks in Latin, Chinese and Japanese, Arabic, and Greek text. */
const QUESTION_MARKS = ['?', '？', '؟', '\u037e'] as const;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns whether the text ends with a question mark, ignoring quotes, brackets, and emoji after it. */
export function hasQuestionMarkAtEnd(text: string): boolean {
  const at = QUESTION_MARKS.reduce((last, mark) => Math.max(last, text.lastIndexOf(mark)), -1);
  return at >= 0 && !LETTER_OR_DIGIT.test(text.slice(at + 1));
}

/** Matches the quotation marks of mails, and the start of a Markdown heading. */
const HEADING = /^\s*(?:>+\s+)*#{1,6}\s+|^\s*(?:>+\s+)+/u;
const BOLD = ['**', '__'] as const;
const QUESTION_PREFIX = /^(?:q(?:uestion)?|frage)\s?\d{0,4}\s?[:.)]\s+/iu;
const ESCAPES = /^\\+/u;

/** Returns a title without Markdown and prefixes such as `Q: `. A `\` before them keeps them. */
function readTitle(line: string): string {
  if (isEscaped(line)) return line.slice(1);
  const text = line.replace(HEADING, '');
  const bold = BOLD.find((mark) => text.length > 4 && text.startsWith(mark) && text.endsWith(mark));
  const inner = bold ? text.slice(2, -2) : text;
  const title = (bold && inner.includes(bold) ? text : inner).replace(QUESTION_PREFIX, '');
  return title === line ? line : title.trim();
}

/** Adds a `\` to a title that would be read differently. */
export const escapeTitle = (title: string): string =>
  hasMarker(title.replace(ESCAPES, '')) ? `\\${title}` : title;

/** Removes the `\` that `escapeTitle` adds. */
export const unescapeTitle = (line: string): string => (isEscaped(line) ? line.slice(1) : line);

const isEscaped = (line: string): boolean => line.startsWith('\\') && hasMarker(line.replace(ESCAPES, ''));

const hasMarker = (line: string): boolean =>
  readTitle(line) !== line ||
  RULE.test(line) ||
  readNumberedItem(line) !== null ||
  readPollCommand(line) !== null;

/** A question in a text file, with its line and the headings above it. */
interface TextQuestion extends ListedQuestion {
  line: number;
  headings: readonly SectionHeading[];
}

/**
 * Reads the questions in the lines of a text file. Blank lines separate questions. A question has its title on
 * the first line and an option on every other line. `listed` is the number of questions that no blank line
 * separates, and the line of the first one.
 */
export function readQuestionBlocks(lines: Iterable<{ line: string; number: number }>): {
  questions: TextQuestion[];
  listed: { count: number; line: number };
} {
  const questions: TextQuestion[] = [];
  const listed = { count: 0, line: 1 };
  for (const { block, start, headings } of listSections(lines)) {
    const list = splitQuestionList(block);
    if (list && listed.count === 0) listed.line = start;
    listed.count += list?.length ?? 0;
    for (const question of list ?? [readBlock(block)])
      questions.push({ ...question, line: start + question.at, headings });
  }
  return { questions: questions.map(removeSequenceNumber), listed };
}

/** A heading above a group of questions. */
export interface SectionHeading {
  name: string;
  /** 1 for the highest level. */
  level: number;
  line: number;
}

interface Block {
  block: string[];
  start: number;
}

const MARKDOWN_HEADING = /^\s{0,3}(#{1,6})\s+\S/u;
const UNDERLINE = /^(?:-{3,80}|={3,80})\s*$/u;
/** Matches a line that separates parts of a list. */
const RULE = /^(?:-{3,80}|={3,80}|\*{3,80}|_{3,80})\s*$/u;

/** Splits lines at blank lines and headings. Omits rules, and the headings of groups of questions. */
function listSections(lines: Iterable<{ line: string; number: number }>) {
  const blocks = [...splitBlocks(lines)]
    .flatMap(splitAtHeadings)
    .filter(({ block: [first = '', ...others] }) => others.length > 0 || !RULE.test(first));
  let headings: readonly SectionHeading[] = [];
  return blocks.flatMap(({ block, start }, at) => {
    const heading = readHeading(block);
    const rest = block.slice(heading?.length);
    if (!heading || !isAboveQuestions(heading.level, rest, blocks[at + 1]?.block))
      return [{ block, start, headings }];
    const { name, level, length } = heading;
    headings = [...headings.filter((one) => one.level < level), { name, level, line: start }];
    return rest.length === 0 ? [] : [{ block: rest, start: start + length, headings }];
  });
}

/** Splits a block that starts with a heading at its other headings. */
function splitAtHeadings({ block, start }: Block): Block[] {
  if (!readHeading(block) && !MARKDOWN_HEADING.test(block[0] ?? '')) return [{ block, start }];
  const isStart = (line: string, at: number) =>
    MARKDOWN_HEADING.test(line) || (UNDERLINE.test(block[at + 1] ?? '') && !RULE.test(line));
  const starts = block.flatMap((line, at) => (at === 0 || isStart(line, at) ? [at] : []));
  return starts.map((at, index) => ({ block: block.slice(at, starts[index + 1]), start: start + at }));
}

/** Returns a block's heading and its number of lines, or null. Questions and long lines aren't headings. */
function readHeading([first = '', second = '']: readonly string[]) {
  const name = readTitle(first).trim();
  if (name === '' || name.length > MAX_TAG_LENGTH || hasQuestionMarkAtEnd(name)) return null;
  const level = MARKDOWN_HEADING.exec(first)?.[1]?.length;
  if (level !== undefined) return { name, level, length: 1 };
  return canBeTitle(name) && UNDERLINE.test(second) && !RULE.test(first)
    ? { name, level: second.startsWith('=') ? 1 : 2, length: 2 }
    : null;
}

/**
 * Returns whether a heading belongs to a group of questions instead of being a title. `rest` follows it
 * immediately, and `next` after a blank line.
 */
function isAboveQuestions(level: number, rest: readonly string[], next: readonly string[] = []): boolean {
  if (rest.length > 0) {
    // A numbered list without question marks is the heading's options.
    const isQuestion = ({ title, options }: ListedQuestion) =>
      options.length > 0 || hasQuestionMarkAtEnd(title);
    return (
      splitQuestionList(rest)?.some(isQuestion) ?? hasQuestionMarkAtEnd(readTitle(rest[0]?.trim() ?? ''))
    );
  }
  const nextHeading = readHeading(next);
  return nextHeading ? nextHeading.level > level : next.length > 0 && isQuestionBlock(next);
}

/** Returns whether a block is a question with its options, several questions, or a title. */
function isQuestionBlock(block: readonly string[]): boolean {
  const [first = '', ...others] = block;
  if (splitQuestionList(block) !== null || readPollCommand(block.join('\n')) !== null) return true;
  if (hasQuestionMarkAtEnd(readTitle(first.trim()))) return true;
  const [title, ...options] = removeListMarkers(block, startsWithEmoji);
  const isOption = (line: string, at: number) => options[at] !== line || startsWithEmoji(line.trim());
  return title === first && canBeTitle(first.trim()) && others.every(isOption);
}

/** Splits lines at blank lines. `start` is the number of a block's first line. */
export function* splitBlocks(lines: Iterable<{ line: string; number: number }>): Generator<Block> {
  let block: string[] = [];
  let start = 1;
  for (const { line, number } of lines) {
    if (line.trim() !== '') {
      if (block.length === 0) start = number;
      block.push(line);
    } else if (block.length > 0) {
      yield { block, start };
      block = [];
    }
  }
  if (block.length > 0) yield { block, start };
}

/** Reads lines that are one question. */
export function readPastedQuestion(lines: readonly string[]): Pick<ListedQuestion, 'title' | 'options'> {
  const { title, options } = readBlock(lines);
  const item = options.length > 1 && options.every(isLetteredItem) ? readNumberedItem(title) : null;
  return { title: item?.text ?? title, options };
}

function readBlock(lines: readonly string[]): ListedQuestion {
  const [title, ...options] = readPollCommand(lines.join('\n')) ?? [];
  if (title !== undefined) return { title, options, at: 0, hasOptionLines: false };
  const [first = '', ...others] = lines;
  return {
    title: readTitle(first),
    options: others,
    at: 0,
    hasOptionLines: true,
    isEscaped: isEscaped(first),
  };
}

/** Removes the number from a title if the question before or after it has the number before or after it. */
function removeSequenceNumber<Question extends ListedQuestion>(
  question: Question,
  index: number,
  all: readonly Question[],
): Question {
  const item = question.isEscaped ? null : readNumberedItem(question.title);
  if (!item) return question;
  const isNext = (other: Question | undefined, step: number) => {
    const read = other && !other.isEscaped ? readNumberedItem(other.title) : null;
    return read?.end === item.end && read.number === item.number + step;
  };
  const isLettered = question.options.length > 1 && question.options.every(isLetteredItem);
  const isInSequence = isNext(all[index - 1], -1) || isNext(all[index + 1], 1);
  return isLettered || isInSequence ? { ...question, title: item.text } : question;
}

/**
 * Splits lines that aren't separated by blank lines into questions, or returns null if they're one question
 * with its options. They're several questions if they're numbered from 1 or start with `Q: `, starting with
 * the first line, or if each line ends with a question mark or is a poll command. A title never starts with an emoji, so a valid
 * question from an export is never split.
 */
export function splitQuestionList(lines: readonly string[]): ListedQuestion[] | null {
  if (lines.length < 2) return null;
  return splitAtNumbers(lines) ?? splitAtPrefixes(lines) ?? splitAtQuestionMarks(lines) ?? splitPolls(lines);
}

/**
 * Counts the questions in pasted text. Blank lines separate questions only if each part starts with a
 * question or has a heading, or if each part has several lines.
 */
export function countQuestions(text: string): number {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => ({ line: line.trim(), number: 1 }));
  const sections = listSections(lines);
  const blocks = sections.map(({ block }) => block);
  const areQuestions =
    sections.every(
      ({ block: [first = ''], headings }) => headings.length > 0 || hasQuestionMarkAtEnd(readTitle(first)),
    ) || blocks.every(({ length }) => length > 1);
  if (blocks.length > 1 && !areQuestions) return 1;
  return blocks.reduce((sum, block) => sum + (splitQuestionList(block)?.length ?? 1), 0);
}

function splitAtNumbers(lines: readonly string[]): ListedQuestion[] | null {
  const style = readNumberedItem(lines[0] ?? '')?.end;
  if (style === undefined) return null;
  const questions: (ListedQuestion & { options: string[] })[] = [];
  for (const [at, line] of lines.entries()) {
    const item = readNumberedItem(line);
    if (item?.end !== style) {
      questions.at(-1)?.options.push(line);
      continue;
    }
    const title = readTitle(item.text.trim());
    if (item.number !== questions.length + 1 || !canBeTitle(title)) return null;
    questions.push({ title, options: [], at, hasOptionLines: true });
  }
  return questions.length > 1 ? questions : null;
}

function splitAtPrefixes(lines: readonly string[]): ListedQuestion[] | null {
  const titles = lines.flatMap((line, at) => (QUESTION_PREFIX.test(line.trim()) ? [at] : []));
  if (titles.length < 2 || titles[0] !== 0) return null;
  return titles.map((at, index) => ({
    title: readTitle(lines[at]?.trim() ?? ''),
    options: lines.slice(at + 1, titles[index + 1]),
    at,
    hasOptionLines: true,
  }));
}

function splitAtQuestionMarks(lines: readonly string[]): ListedQuestion[] | null {
  const titles = removeListMarkers(lines, startsWithEmoji).map((line) => readTitle(line.trim()));
  if (!titles.every((title) => hasQuestionMarkAtEnd(title) && canBeTitle(title))) return null;
  return titles.map((title, at) => ({ title, options: [], at, hasOptionLines: true }));
}

const splitPolls = (lines: readonly string[]): ListedQuestion[] | null =>
  lines.every((line) => readPollCommand(line) !== null)
    ? lines.map((line, at) => ({ ...readBlock([line]), at }))
    : null;

const startsWithEmoji = (line: string): boolean => readEmoji(line).ok;

const canBeTitle = (text: string): boolean => text !== '' && !startsWithEmoji(text);
