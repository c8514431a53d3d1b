import type { FileProblem } from '../../../shared/exchange.ts';
import type { FileFault } from '../../../shared/file-fault.ts';
import type { Draft, Entry } from '../../../shared/library.ts';
import { wordFileFault } from './file-fault-words.ts';

/** Where a file has something: its line, from 1, and its place in a JSON value, `''` where there is none. */
export interface Place {
  line: number | null;
  path: string;
}

/** What a row of a table may say beside the question itself. It stays with the author: no service knows of it. */
export interface Notes {
  tags: readonly string[];
  /** Like `2026-11-20`; null for none. */
  plannedFor: string | null;
}

/** A question as somebody wrote it. */
export interface InputItem extends Place {
  kind: 'input';
  input: Draft;
  /** The line of the file that the first option line stands on, where each has a line of its own; else null. */
  optionsAt: number | null;
  /** What stands beside it in a table. */
  notes?: Notes;
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
  /** Why; these are among the problems of the file. */
  problems: readonly FileProblem[];
}

/**
 * What a file holds. Where a problem is an error, the file as a whole is none, whatever items were found; only who looks at
 * it first may leave out what is bad.
 */
export interface Reading {
  items: Item[];
  problems: FileProblem[];
  bad: BadItem[];
}

/** One that can't be taken because of these. */
export const badItem = (at: number, input: Draft, problems: readonly FileProblem[]): BadItem => ({
  at,
  line: problems[0]?.line ?? null,
  input,
  problems,
});

/** A problem because of which the file can't be taken. */
export const errorAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  level: 'error',
  line,
  path,
  message: wordFileFault(fault),
  fault,
});

/** Something good to know. */
export const noteAt = (line: number | null, path: string, fault: FileFault): FileProblem => ({
  ...errorAt(line, path, fault),
  level: 'note',
});

/** A file of which nothing can be taken. */
export const refused = (problem: FileProblem): Reading => ({ items: [], problems: [problem], bad: [] });

/** The path of a member. */
export const member = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
