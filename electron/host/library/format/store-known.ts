import { firstIdOf, IDS_PER_FILE, lineFileOf } from './line-file.ts';

/** What a question file says, as far as we know: as it was read, or as we wrote it. */
export interface KnownFile {
  /** Of its content: see `FileReading.digest`. */
  digest: number;
  /** By id, from the file's first one: the sum of its line, and the `seq` that memory had for what is there; 0 for none. */
  sums: Uint32Array;
  seqs: Float64Array;
}

/** A file without lines. */
export const emptyKnown = (digest: number): KnownFile => ({
  digest,
  sums: new Uint32Array(IDS_PER_FILE),
  seqs: new Float64Array(IDS_PER_FILE),
});

/** Where the line of an id stands in `sums` and `seqs` of its file. */
export const slotOf = (id: number): number => id - firstIdOf(lineFileOf(id));
