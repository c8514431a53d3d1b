import {
  type FileProblem,
  MAX_IMPORT_OPTION_LINES,
  MAX_IMPORT_TEXT_LENGTH,
} from '../../../shared/import-export/exchange-format.ts';
import type { FileFault } from '../../../shared/import-export/file-fault.ts';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { fileProblemMessage } from '../../../shared/messages/file-problem-message.ts';
import { straightQuotes, translateToEnglish } from '../../../shared/messages/translate.ts';
import { FIELDS } from '../../../shared/question/fields.ts';
import { TooManyElements } from '../system/json-scan.ts';

/** Where a file has something: its line, from 1, and its place in a JSON value, `''` where there is none. */
export interface Place {
  line: number | null;
  path: string;
}

/** A question as somebody wrote it. */
interface InputItem extends Place {
  kind: 'input';
  input: Draft;
  /** The line of the file that the first option line stands on, where each has a line of its own; else null. */
  optionsAt: number | null;
  /** Those of a table's row. */
  privateFields?: PrivateFields;
}

/** An entry of an export, with everything that the library knew about it. */
interface EntryItem extends Place {
  kind: 'entry';
  entry: Entry;
}

export type Item = InputItem | EntryItem;

/** One of a file that can't be taken, though others of it can. */
export interface BadItem {
  /** How many items stand before it. */
  at: number;
  line: number | null;
  /** As much as could be read. */
  input: Draft;
  /** Why; the first of these are among the problems of the file. */
  problems: readonly FileProblem[];
}

/**
 * What a file holds. Where a problem is an error, the file as a whole is none, whatever items were found; only who looks at
 * it first may leave out what is bad.
 */
export interface Reading {
  items: Item[];
  /** The first ones of each kind; at least one error if the file has any. */
  problems: FileProblem[];
  /** How many there are, and how many of them are of rows that can't be taken. */
  problemCount: number;
  rowProblemCount: number;
  bad: BadItem[];
}

/** Problems of one kind (notes, errors of rows, errors of the file) that a reading keeps; all others are counted. */
export const MAX_PROBLEMS_KEPT = 10_000;

/** A reading while the file is read. */
export interface ReadingBuilder {
  readonly reading: Reading;
  /** Adds a question; one with a text that is too long can't be taken. Throws TooManyElements. */
  add(item: Item): void;
  /** Adds a row that can't be taken, and its problems. Throws TooManyElements. */
  addBad(line: number | null, input: Draft, problems: readonly FileProblem[]): void;
  addProblem(problem: FileProblem): void;
}

/** A reading of nothing yet, which may have so many questions: those that can't be taken count as well. */
export function createReading(maxQuestions = Number.POSITIVE_INFINITY): ReadingBuilder {
  const reading: Reading = { items: [], problems: [], problemCount: 0, rowProblemCount: 0, bad: [] };
  const kept = { note: 0, limit: 0, error: 0, row: 0 };

  function keep(problem: FileProblem, kind: keyof typeof kept): void {
    reading.problemCount += 1;
    kept[kind] += 1;
    if (kept[kind] <= MAX_PROBLEMS_KEPT) reading.problems.push(problem);
  }
  function count(): void {
    if (reading.items.length + reading.bad.length >= maxQuestions) throw new TooManyElements();
  }
  function addBad(line: number | null, input: Draft, problems: readonly FileProblem[]): void {
    count();
    for (const problem of problems) keep(problem, 'row');
    reading.rowProblemCount += problems.length;
    reading.bad.push({ at: reading.items.length, line, input: excerptOf(input), problems });
  }
  return {
    reading,
    add(item) {
      const tooLong = item.kind === 'input' ? lengthProblems(item) : [];
      if (item.kind === 'input' && tooLong.length > 0) {
        addBad(item.line, item.input, tooLong);
        return;
      }
      count();
      reading.items.push(item);
    },
    addBad,
    addProblem: (problem) => keep(problem, problem.level),
  };
}

/** Lists show these, and check them again and again. */
const LISTED_FIELDS = ['title', 'options'] as const;

function lengthProblems({ line, path, input }: InputItem): FileProblem[] {
  return LISTED_FIELDS.flatMap((field) => {
    const tooLong = (unit: 'characters' | 'lines', most: number) => [
      errorAt(line, member(path, field), { code: 'too-long', field, most, unit }),
    ];
    if (input[field].length > MAX_IMPORT_TEXT_LENGTH) return tooLong('characters', MAX_IMPORT_TEXT_LENGTH);
    const isTooTall = field === 'options' && input.options.split('\n').length > MAX_IMPORT_OPTION_LINES;
    return isTooTall ? tooLong('lines', MAX_IMPORT_OPTION_LINES) : [];
  });
}

/** UTF-16 units of each text that are shown of a question that can't be taken. */
const EXCERPT_LENGTH = 1_000;

function excerptOf(input: Draft): Draft {
  const excerpt = { ...input };
  for (const field of FIELDS) excerpt[field] = input[field].slice(0, EXCERPT_LENGTH);
  return excerpt;
}

/** A problem because of which the file can't be taken. */
export const errorAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  level: 'error',
  line,
  path,
  message: straightQuotes(fileProblemMessage(fault, translateToEnglish)),
  fault,
});

/** Something good to know. */
export const noteAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...errorAt(line, path, fault),
  level: 'note',
});

/** A file of which nothing can be taken. */
export const refused = (...problems: readonly FileProblem[]): Reading => ({
  items: [],
  problems: [...problems],
  problemCount: problems.length,
  rowProblemCount: 0,
  bad: [],
});

/** The path of a member. */
export const member = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
