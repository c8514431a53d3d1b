import { firstIdOf, IDS_PER_FILE, lineFileOf } from '../format/line-file-format.ts';

/** The known content of a question file, as it was read or written. */
export interface KnownFile {
  /** See `FileReading.digest`. */
  digest: number;
  /** By ID: the line's checksum, and the `seq` that memory had; 0 for none. */
  sums: Uint32Array;
  seqs: Float64Array;
}

/** A file without lines. */
export const emptyKnown = (digest: number): KnownFile => ({
  digest,
  sums: new Uint32Array(IDS_PER_FILE),
  seqs: new Float64Array(IDS_PER_FILE),
});

/** The index of an ID in `sums` and `seqs`. */
export const slotOf = (id: number): number => id - firstIdOf(lineFileOf(id));
