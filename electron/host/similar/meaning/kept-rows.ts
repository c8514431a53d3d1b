import { RECORD, readRecord, recordKey } from './cache-format.ts';

/** The rows that a file has, each in memory until it is taken. */
export interface KeptRows {
  /** How many were not taken. */
  readonly size: number;
  /** How many bytes of the file are in memory. */
  readonly bytes: number;
  /** Has the records of a piece of the file, which begins with one. It stays in memory as long as any of them is needed. */
  add(piece: Buffer): void;
  /** The row of a title, to be copied; null where there is none, or it was taken. */
  find(title: string): Int8Array | null;
  /** The row of this title is somewhere else by now. Returns whether it is in the file, taken before or not. */
  take(title: string): boolean;
  /** Lets go of all of it, as if there were no file. */
  clear(): void;
}

interface Piece {
  bytes: Buffer;
  /** How many of its records were not taken. */
  needed: number;
}

/** Records of a piece, at most: in the order of a library they are taken one after the other, and a piece goes early. */
export const MOST_IN_PIECE = 1_000;
/** Where a record is that was taken. */
const TAKEN = -1;

export function createKeptRows(): KeptRows {
  /** The number of the piece and of the record in it, as one. */
  let places = new Map<string, number>();
  let pieces: (Piece | null)[] = [];
  let size = 0;

  const letGo = (place: number): void => {
    if (place === TAKEN) return;
    size -= 1;
    const at = Math.floor(place / MOST_IN_PIECE);
    const piece = pieces[at];
    if (!piece) return;
    piece.needed -= 1;
    if (piece.needed === 0) pieces[at] = null;
  };
  return {
    get size() {
      return size;
    },
    get bytes() {
      return pieces.reduce((sum, piece) => sum + (piece?.bytes.length ?? 0), 0);
    },
    add(bytes) {
      const piece: Piece = { bytes, needed: 0 };
      const at = pieces.push(piece) - 1;
      for (let number = 0; (number + 1) * RECORD <= bytes.length; number++) {
        const record = readRecord(bytes, number * RECORD);
        if (record) {
          piece.needed += 1;
          size += 1;
          letGo(places.get(record.key) ?? TAKEN);
          places.set(record.key, at * MOST_IN_PIECE + number);
        }
      }
    },
    find(title) {
      const place = size === 0 ? TAKEN : (places.get(recordKey(title)) ?? TAKEN);
      const piece = pieces[Math.floor(place / MOST_IN_PIECE)];
      return piece ? (readRecord(piece.bytes, (place % MOST_IN_PIECE) * RECORD)?.row ?? null) : null;
    },
    take(title) {
      if (places.size === 0) return false;
      const key = recordKey(title);
      const place = places.get(key);
      if (place === undefined) return false;
      letGo(place);
      places.set(key, TAKEN);
      return true;
    },
    clear() {
      places = new Map();
      pieces = [];
      size = 0;
    },
  };
}
