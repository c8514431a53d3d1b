import type { Entry } from '../../../../shared/library.ts';
import { MAX_ENTRY_DEPTH, parseJson } from '../../json.ts';
import { jsonFault } from '../format/line-fault.ts';
import { readEntry } from '../format/store-line.ts';
import { formatSum, sumOf } from '../format/store-sum.ts';

/** What a line begins with that this program wrote: its sum. */
const START = /^\{"sum":"([0-9a-f]{8})",/;
/** So many characters are that. */
const START_LENGTH = '{"sum":"00000000",'.length;

/** A line of a snapshot: an entry, with a sum in front of its members. */
export function formatSnapshotLine(entry: Entry): string {
  const text = JSON.stringify(entry);
  return `{"sum":"${formatSum(sumOf(text))}",${text.slice(1)}\n`;
}

/** What could be read of a line. `isIntact`: it has a sum, which is its own; undefined where it has none. */
export interface SnapshotLine {
  entry: Entry;
  isIntact: boolean | undefined;
}

/** A line of a snapshot, or in a sentence why it is none. */
export function readSnapshotLine(text: string): SnapshotLine | { reason: string } {
  let value: unknown;
  try {
    value = parseJson(text, MAX_ENTRY_DEPTH);
  } catch {
    return { reason: jsonFault(text) };
  }
  if (typeof value !== 'object' || value === null || !('sum' in value)) {
    const read = readEntry(value);
    return 'reason' in read ? read : { ...read, isIntact: undefined };
  }
  const { sum, ...rest } = value;
  const read = readEntry(rest);
  if ('reason' in read) return read;
  // Spaces and the like, which an editor may have put in, do no harm.
  return {
    ...read,
    isIntact: isIntactSnapshotLine(Buffer.from(text)) || formatSum(sumOf(JSON.stringify(rest))) === sum,
  };
}

/** Whether a line begins with a sum that is its own: then it is as it was written. */
export function isIntactSnapshotLine(line: Buffer): boolean {
  const stated = START.exec(line.toString('latin1', 0, START_LENGTH))?.[1];
  return stated !== undefined && stated === formatSum(sumOf(line.subarray(START_LENGTH), sumOf('{')));
}
