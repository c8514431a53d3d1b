import {
  FORMATS,
  formatHeader,
  latestVersionOf,
  readHeader,
  tooNew,
  unreadable,
} from '../format/store-format.ts';
import { sumOfFile } from '../format/store-sum.ts';

/** What the first line of a snapshot says. */
export interface SnapshotHeader {
  /** When it was taken, milliseconds since 1970. */
  at: number;
  /** Entries in it, without removed ones. */
  count: number;
  /** Lines behind this one; null where it does not say, as of the first version and where a hand took the sum out. */
  lines: number | null;
}

/** Why a snapshot is refused that a hand changed as well as one that a disk spoilt, and what helps the hand. */
export const CHANGED =
  'it is not as it was written; where it was changed by hand, take "sum" out of the first line';

/** The first line of a snapshot. */
export const formatSnapshotHeader = ({ at, count, lines }: SnapshotHeader & { lines: number }): string =>
  formatHeader(FORMATS.snapshot, { at: new Date(at).toISOString(), count, lines });

/** The inverse. Throws AppError('library-unreadable'), AppError('library-too-new'). */
export function readSnapshotHeader(text: string, path: string): SnapshotHeader {
  const header = readHeader(text, FORMATS.snapshot);
  if ('reason' in header) throw unreadable(path, 1, header.reason);
  const { version, facts, sum } = header;
  if (sum !== null && sum !== sumOfFile(facts, [])) throw unreadable(path, 1, CHANGED);
  if (version > latestVersionOf(FORMATS.snapshot)) throw tooNew(path, FORMATS.snapshot, version);
  const at = typeof facts.at === 'string' ? Date.parse(facts.at) : Number.NaN;
  if (Number.isNaN(at)) throw unreadable(path, 1, 'the first line has no "at"');
  const { count, lines } = facts;
  if (!isCount(count)) throw unreadable(path, 1, 'the first line has no "count"');
  return { at, count, lines: sum !== null && isCount(lines) ? lines : null };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
