import { lineFileOf } from '../format/line-file.ts';
import type { KnownFile } from '../format/store-known.ts';
import type { FileReading } from '../format/store-records.ts';
import type { Findings } from '../recovery/findings.ts';
import type { Memory } from './store-memory.ts';

/** A library as it was read. */
export interface Loaded {
  memory: Memory;
  /** Line files that are there. */
  lineFiles: Set<number>;
  /** What they say. */
  known: Map<number, KnownFile>;
  /** Line files that are to be written anew: they lack something, or hold what is void, damaged or of an old version. */
  dirty: Set<number>;
  /** Journal segments that were there, in order. */
  segments: { number: number; path: string }[];
  /** What is wrong with the files. None of it may be written over, or dropped, before it is set aside. */
  findings: Findings;
  /** All files of version 1, by path from the library's folder. */
  old: Map<string, Buffer>;
}

/** A file of the library, and what is in it. */
export interface ReadFile {
  /** From the library's folder, with slashes. */
  path: string;
  /** Of a line file its index, of a segment its number. */
  number: number;
  bytes: Buffer;
  reading: FileReading;
}

/** After the whole library was replaced, every line file holds what is void, or lacks what is new. */
export function touchAll({ memory, lineFiles, dirty }: Pick<Loaded, 'memory' | 'lineFiles' | 'dirty'>): void {
  for (const index of lineFiles) dirty.add(index);
  for (const id of memory.entries.keys()) dirty.add(lineFileOf(id));
}
