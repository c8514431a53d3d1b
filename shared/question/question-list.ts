import { readEmoji } from '../emoji/emoji-syntax.ts';

/** A question in pasted or imported text. */
export interface ListedQuestion {
  title: string;
  options: readonly string[];
  /** The index of the line with the title. */
  at: number;
}

const NUMBER = /^\(?(\d{1,5})([.)])[ \t]/u;
const BULLET = /^[-*+•‣▪◦·–—][ \t]/u;
/** Question marks in Latin, Chinese and Japanese, Arabic, and Greek text. */
const QUESTION_MARKS = ['?', '？', '؟', '\u037e'] as const;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns whether the text ends with a question mark, ignoring quotes, brackets, and emoji after it. */
export function hasQuestionMarkAtEnd(text: string): boolean {
  const at = QUESTION_MARKS.reduce((last, mark) => Math.max(last, text.lastIndexOf(mark)), -1);
  return at >= 0 && !LETTER_OR_DIGIT.test(text.slice(at + 1));
}

/**
 * Splits lines that aren't separated by blank lines into questions, or returns null if they're one question
 * with its options. They're several questions if they're numbered from 1, starting with the first line, or if
 * each line ends with a question mark. A title never starts with an emoji, so a valid question from an export
 * is never split.
 */
export function splitQuestionList(lines: readonly string[]): ListedQuestion[] | null {
  if (lines.length < 2) return null;
  return splitAtNumbers(lines) ?? splitAtQuestionMarks(lines);
}

/**
 * Counts the questions in pasted text. Blank lines separate questions only if each part starts with a
 * question, or if each part has several lines.
 */
export function countQuestions(text: string): number {
  const blocks: string[][] = [[]];
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    if (line.trim() !== '') blocks.at(-1)?.push(line.trim());
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  }
  const filled = blocks.filter((lines) => lines.length > 0);
  const areQuestions =
    filled.every(([first = '']) => hasQuestionMarkAtEnd(first)) || filled.every(({ length }) => length > 1);
  if (filled.length > 1 && !areQuestions) return 1;
  return filled.reduce((sum, lines) => sum + (splitQuestionList(lines)?.length ?? 1), 0);
}

function splitAtNumbers(lines: readonly string[]): ListedQuestion[] | null {
  const style = NUMBER.exec(lines[0] ?? '')?.[2];
  if (style === undefined) return null;
  const questions: { title: string; options: string[]; at: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const [mark = '', number, end] = NUMBER.exec(line) ?? [];
    if (end !== style) {
      questions.at(-1)?.options.push(line);
      continue;
    }
    const title = line.slice(mark.length).trim();
    if (Number(number) !== questions.length + 1 || !canBeTitle(title)) return null;
    questions.push({ title, options: [], at });
  }
  return questions.length > 1 ? questions : null;
}

function splitAtQuestionMarks(lines: readonly string[]): ListedQuestion[] | null {
  const marker = [NUMBER, BULLET].find((mark) => lines.every((line) => mark.test(line)));
  const titles = lines.map((line) => (marker ? line.replace(marker, '') : line).trim());
  if (!titles.every((title) => hasQuestionMarkAtEnd(title) && canBeTitle(title))) return null;
  return titles.map((title, at) => ({ title, options: [], at }));
}

const canBeTitle = (text: string): boolean => text !== '' && !readEmoji(text).ok;
