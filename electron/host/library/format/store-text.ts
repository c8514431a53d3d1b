import { isDeeperThan, MAX_ENTRY_DEPTH, MAX_FILE_DEPTH } from '../../json.ts';
import { jsonFault } from './line-fault.ts';
import type { StoredLine } from './store-format.ts';
import { readLine } from './store-line.ts';
import { formatSum, parseSum, sumOf } from './store-sum.ts';

/**
 * How far a line can be relied on. `intact`: it is as it was written. `plain`: it has no sum, so somebody wrote it by
 * hand. `changed`: its sum is that of another text, so a hand or a rotten disk changed it, and any member may be wrong.
 */
type Trust = 'intact' | 'plain' | 'changed';

/** A line that could be read. */
export interface TextLine {
  line: StoredLine;
  trust: Trust;
  /** Of the line as it is. */
  sum: number;
}

/** A line of text, or in a sentence why it is none. `isOld`: of a file that has no sums. */
export function readText(text: string, isOld = false): TextLine | { reason: string } {
  let value: unknown;
  try {
    value = parseLine(text);
  } catch {
    return { reason: jsonFault(text) };
  }
  const line = readLine(value);
  if ('reason' in line) return line;
  const stated = statedSum(value);
  if (stated === undefined) {
    const hasNone = typeof value === 'object' && value !== null && !('sum' in value);
    return { line, sum: sumOfLine(line), trust: hasNone ? (isOld ? 'intact' : 'plain') : 'changed' };
  }
  const sum = sumOf(text.replace(`"sum":"${formatSum(stated)}",`, ''));
  if (sum === stated) return { line, sum, trust: 'intact' };
  // Spaces and the like, which an editor may have put in, do no harm.
  const canonical = sumOfLine(line);
  return { line, sum: canonical, trust: canonical === stated ? 'intact' : 'changed' };
}

/**
 * The value of a line. Throws SyntaxError if it isn't JSON, or if its entry is nested so deep that it wouldn't fit into the other
 * files that entries are written to.
 */
function parseLine(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const isLibrary = typeof value === 'object' && value !== null && 'library' in value;
  if (isDeeperThan(text, isLibrary ? MAX_FILE_DEPTH : MAX_ENTRY_DEPTH + 1)) throw new SyntaxError('too deep');
  return value;
}

/** A line of a file whose own sum is right. Throws SyntaxError if it isn't JSON or is nested too deep. */
export function readSoundText(text: string): TextLine | { reason: string } {
  const value = parseLine(text);
  const line = readLine(value);
  return 'reason' in line ? line : { line, trust: 'intact', sum: statedSum(value) ?? sumOfLine(line) };
}

const statedSum = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'sum' in value ? parseSum(value.sum) : undefined;

/** The sum that the store would give a line. */
export const sumOfLine = (line: StoredLine): number => sumOf(JSON.stringify(line));
