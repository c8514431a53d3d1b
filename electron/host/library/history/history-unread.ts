import { byteLines } from '../format/store-lines.ts';
import { formatVersion, isIntactVersionLine } from './history-line.ts';
import type { KeptVersion } from './history-version.ts';

/** The line of a version has this in it, whatever else became of it; the first line of a file never does. */
const QUESTION = '"question"';

/**
 * Whether a line that is the first of its file is none of its versions: its header, or what became of it.
 */
export const isHeaderLine = (line: Buffer): boolean => !isIntactVersionLine(line) && !line.includes(QUESTION);

/**
 * How many lines of a history file can't be read any more. The beginning of a line that a crash cut off is none of
 * them: the journal brought the whole one, further down in the file, or brings it, with `coming`.
 */
export function countUnread(bytes: Buffer, coming: readonly KeptVersion[] = []): number {
  const lines = [...byteLines(bytes)];
  const behind = lines[0] && isHeaderLine(lines[0]) ? lines.slice(1) : lines;
  const unread = behind.filter((line) => !isBlank(line) && !isIntactVersionLine(line));
  if (unread.length === 0) return 0;
  const whole = [
    ...behind.filter(isIntactVersionLine),
    ...coming.map((one) => Buffer.from(formatVersion(one))),
  ];
  const isTorn = (line: Buffer) => {
    const start = withoutZeros(line);
    return start.length > 0 && whole.some((one) => one.subarray(0, start.length).equals(start));
  };
  return unread.filter((line) => !isTorn(line)).length;
}

const isBlank = (line: Buffer): boolean => line.length < 64 && line.toString('utf8').trim() === '';

/** A block of the disk that a crash did not let be written is zeros. */
function withoutZeros(line: Buffer): Buffer {
  let end = line.length;
  while (end > 0 && line[end - 1] === 0) end -= 1;
  return line.subarray(0, end);
}
