import type { FileProblem } from '../../../shared/exchange.ts';
import type { Draft, Entry } from '../../../shared/library.ts';

/** Where a file has something: its line, from 1, and its place in a JSON value, `''` where there is none. */
export interface Place {
  line: number | null;
  path: string;
}

/** A question as somebody wrote it. */
export interface InputItem extends Place {
  kind: 'input';
  input: Draft;
  /** The line of the file that the first option line stands on, where each has a line of its own; else null. */
  optionsAt: number | null;
}

/** An entry of an export, with everything that the library knew about it. */
export interface EntryItem extends Place {
  kind: 'entry';
  entry: Entry;
}

export type Item = InputItem | EntryItem;

/** What a file holds. Where a problem is an error, the file as a whole is none, whatever items were found. */
export interface Reading {
  items: Item[];
  problems: FileProblem[];
}

/** A problem because of which the file can't be taken. */
export const errorAt = (line: number | null, path: string, message: string): FileProblem => ({
  level: 'error',
  line,
  path,
  message,
});

/** Something good to know. */
export const noteAt = (line: number | null, path: string, message: string): FileProblem => ({
  level: 'note',
  line,
  path,
  message,
});

/** A file of which nothing can be taken. */
export const refused = (problem: FileProblem): Reading => ({ items: [], problems: [problem] });

/** The path of a member. */
export const member = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
