import {
  MAX_IMPORT_OPTION_LINES,
  MAX_IMPORT_TEXT_LENGTH,
} from '../../../shared/import-export/file-formats.ts';
import type { FileFault, FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { PackHeader } from '../../../shared/import-export/pack-schemas.ts';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { formatFileProblem } from '../../../shared/messages/file-problem-message.ts';
import { straightenQuotes, translateToEnglish } from '../../../shared/messages/translate.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';
import { TooManyElements } from '../system/json-scan.ts';

/** A line number starting at 1, and a path in a JSON value or `''`. */
export interface Place {
  line: number | null;
  path: string;
}

export interface InputItem extends Place {
  kind: 'input';
  input: Draft;
  /** The first option's line if every option has its own line, or otherwise null. */
  optionsAt: number | null;
  /** Whether the question is from this app's export, so its options are read as they are. */
  isExact?: boolean;
  /** Private fields from a table's columns, or tags from headings. */
  privateFields?: PrivateFields;
}

/** An exported entry with all its fields. */
interface EntryItem extends Place {
  kind: 'entry';
  entry: Entry;
}

export type Item = InputItem | EntryItem;

/** An invalid question in a file with valid ones. */
export interface BadItem {
  /** The number of items before the question. */
  at: number;
  line: number | null;
  /** The readable part of the question. */
  input: Draft;
  /** The reasons why the question is invalid. The first reasons are also among the file's problems. */
  problems: readonly FileProblem[];
}

/**
 * A file's content. A problem that's an error rejects the file, except in a preview, where bad items can be
 * skipped.
 */
export interface Reading {
  items: Item[];
  /** The first problems of each kind. Includes an error if there is any. */
  problems: FileProblem[];
  /** The total number of problems, and the number in rows that can't be imported. */
  problemCount: number;
  rowProblemCount: number;
  badItems: BadItem[];
  /** A pack's header. Other files have none. */
  pack?: PackHeader;
}

/**
 * The maximum number of problems kept per kind: notes, row errors, and file errors. Further problems are only
 * counted.
 */
export const MAX_PROBLEMS_KEPT = 10_000;

/** Collects a file's content. */
export interface ReadingBuilder {
  readonly reading: Reading;
  /** Adds a question, or a bad item if one of its fields is too long. Throws TooManyElements. */
  add(item: Item): void;
  /** Adds a row that can't be imported, with its problems. Throws TooManyElements. */
  addBad(line: number | null, input: Draft, problems: readonly FileProblem[]): void;
  addProblem(problem: FileProblem): void;
}

/** Creates an empty reading. `maxQuestions` includes questions that can't be imported. */
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
    reading.badItems.push({ at: reading.items.length, line, input: createExcerpt(input), problems });
  }
  return {
    reading,
    add(item) {
      const lengthProblems = item.kind === 'input' ? findLengthProblems(item) : [];
      if (item.kind === 'input' && lengthProblems.length > 0) {
        addBad(item.line, item.input, lengthProblems);
        return;
      }
      count();
      reading.items.push(item);
    },
    addBad,
    addProblem: (problem) => storeProblem(problem, problem.level),
  };
}

/** Fields that lists show and check often. */
const LISTED_FIELDS = ['title', 'options'] as const;

function findLengthProblems({ line, path, input }: InputItem): FileProblem[] {
  return LISTED_FIELDS.flatMap((field) => {
    const createTooLongProblem = (unit: 'characters' | 'lines', most: number) => [
      createErrorAt(line, joinPath(path, field), { code: 'too-long', field, most, unit }),
    ];
    if (input[field].length > MAX_IMPORT_TEXT_LENGTH)
      return createTooLongProblem('characters', MAX_IMPORT_TEXT_LENGTH);
    const isTooTall = field === 'options' && input.options.split('\n').length > MAX_IMPORT_OPTION_LINES;
    return isTooTall ? createTooLongProblem('lines', MAX_IMPORT_OPTION_LINES) : [];
  });
}

/** The maximum UTF-16 units of each field in a bad item. */
const EXCERPT_LENGTH = 1_000;

function createExcerpt(input: Draft): Draft {
  const excerpt = { ...input };
  for (const field of FIELDS) excerpt[field] = input[field].slice(0, EXCERPT_LENGTH);
  return excerpt;
}

/** Returns a problem that rejects the file. */
export const createErrorAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  level: 'error',
  line,
  path,
  message: straightenQuotes(formatFileProblem(fault, translateToEnglish)),
  fault,
});

/** Returns a problem that makes a question a draft. The question is still imported. */
export const createLimitAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...createErrorAt(line, path, fault),
  level: 'limit',
});

/** Returns a problem that doesn't prevent the import. */
export const createNoteAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...createErrorAt(line, path, fault),
  level: 'note',
});

export const createRejectedReading = (...problems: readonly FileProblem[]): Reading => ({
  items: [],
  problems: [...problems],
  problemCount: problems.length,
  rowProblemCount: 0,
  badItems: [],
});

export const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
