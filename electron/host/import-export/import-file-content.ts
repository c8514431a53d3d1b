import {
  MAX_IMPORT_OPTION_LINES,
  MAX_IMPORT_TEXT_LENGTH,
} from '../../../shared/import-export/file-formats.ts';
import type { FileFault, FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { PackHeader } from '../../../shared/import-export/pack-schemas.ts';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { fileProblemMessage } from '../../../shared/messages/file-problem-message.ts';
import { straightQuotes, translateToEnglish } from '../../../shared/messages/translate.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';
import { TooManyElements } from '../system/json-scan.ts';

/** A line from 1, and a path in a JSON value, or `''`. */
export interface Place {
  line: number | null;
  path: string;
}

/** A question input. */
interface InputItem extends Place {
  kind: 'input';
  input: Draft;
  /** The line of the first option, if each option has a line; otherwise null. */
  optionsAt: number | null;
  /** It has a field that neither questions nor responses have, such as a misspelled one. */
  hasUnknownField?: boolean;
  /** From the columns of a table. */
  privateFields?: PrivateFields;
}

/** An entry of an export with all its fields. */
interface EntryItem extends Place {
  kind: 'entry';
  entry: Entry;
}

export type Item = InputItem | EntryItem;

/** A question that can't be imported, in a file with others that can. */
export interface BadItem {
  /** The number of items before it. */
  at: number;
  line: number | null;
  /** The readable part. */
  input: Draft;
  /** The reasons. The first ones are also among the file's problems. */
  problems: readonly FileProblem[];
}

/**
 * The content of a file. If a problem is an error, the file is refused, except in a preview, which can skip bad
 * items.
 */
export interface Reading {
  items: Item[];
  /** The first problems of each kind, with at least one error if there is any. */
  problems: FileProblem[];
  /** The number of problems, and of those in rows that can't be imported. */
  problemCount: number;
  rowProblemCount: number;
  badItems: BadItem[];
  /** Only for a pack. */
  pack?: PackHeader;
}

/** Problems kept per kind (notes, row errors, file errors). The others are only counted. */
export const MAX_PROBLEMS_KEPT = 10_000;

/** Collects the content of a file. */
export interface ReadingBuilder {
  readonly reading: Reading;
  /** Adds a question. One with a field that's too long can't be imported. Throws TooManyElements. */
  add(item: Item): void;
  /** Adds a row that can't be imported, with its problems. Throws TooManyElements. */
  addBad(line: number | null, input: Draft, problems: readonly FileProblem[]): void;
  addProblem(problem: FileProblem): void;
}

/** `maxQuestions` also counts questions that can't be imported. */
export function createReading(maxQuestions = Number.POSITIVE_INFINITY): ReadingBuilder {
  const reading: Reading = { items: [], problems: [], problemCount: 0, rowProblemCount: 0, badItems: [] };
  const kept = { note: 0, limit: 0, error: 0, row: 0 };

  function storeProblem(problem: FileProblem, kind: keyof typeof kept): void {
    reading.problemCount += 1;
    kept[kind] += 1;
    if (kept[kind] <= MAX_PROBLEMS_KEPT) reading.problems.push(problem);
  }
  function count(): void {
    if (reading.items.length + reading.badItems.length >= maxQuestions) throw new TooManyElements();
  }
  function addBad(line: number | null, input: Draft, problems: readonly FileProblem[]): void {
    count();
    for (const problem of problems) storeProblem(problem, 'row');
    reading.rowProblemCount += problems.length;
    reading.badItems.push({ at: reading.items.length, line, input: excerptOf(input), problems });
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
    addProblem: (problem) => storeProblem(problem, problem.level),
  };
}

/** Lists show and check these fields often. */
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

/** UTF-16 units shown of each field of a question that can't be imported. */
const EXCERPT_LENGTH = 1_000;

function excerptOf(input: Draft): Draft {
  const excerpt = { ...input };
  for (const field of FIELDS) excerpt[field] = input[field].slice(0, EXCERPT_LENGTH);
  return excerpt;
}

/** A problem that refuses the file. */
export const errorAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  level: 'error',
  line,
  path,
  message: straightQuotes(fileProblemMessage(fault, translateToEnglish)),
  fault,
});

/** A problem of a question that's imported nevertheless. */
export const limitAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...errorAt(line, path, fault),
  level: 'limit',
});

/** A problem that doesn't prevent the import. */
export const noteAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...errorAt(line, path, fault),
  level: 'note',
});

/** The content of a refused file. */
export const refused = (...problems: readonly FileProblem[]): Reading => ({
  items: [],
  problems: [...problems],
  problemCount: problems.length,
  rowProblemCount: 0,
  badItems: [],
});

/** The path of a field. */
export const member = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
