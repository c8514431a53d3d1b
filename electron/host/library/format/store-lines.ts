import { isUtf8 } from 'node:buffer';
import { unreadable } from './store-format.ts';

const LINE_FEED = 10;
const BYTE_ORDER_MARK = '\ufeff';

/** A line of text, without its end, and its number from 1. */
export interface Line {
  text: string;
  number: number;
}

/**
 * The lines of a file. An editor's traces (a byte order mark, CRLF, empty lines, no line end at the end) are left out;
 * the first line is given whatever it is, also where the file is empty. Throws AppError('library-unreadable').
 */
export function* textLines(bytes: Buffer, path: string): Generator<Line, void> {
  if (!isUtf8(bytes)) throw unreadable(path, lineOfBadByte(bytes), 'the line is not UTF-8');
  const whole = bytes.toString('utf8');
  let start = whole.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (let number = 1; number === 1 || start < whole.length; number++) {
    const found = whole.indexOf('\n', start);
    const end = found < 0 ? whole.length : found;
    const text = whole.slice(start, end).trimEnd();
    if (number === 1 || text !== '') yield { text, number };
    start = end + 1;
  }
}

/** The lines of a file as they are, without their line feeds. */
export function* byteLines(bytes: Buffer): Generator<Buffer, void> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** The first line, from 1, that is not UTF-8, of bytes that are not. */
export function lineOfBadByte(bytes: Buffer): number {
  let number = 1;
  for (const line of byteLines(bytes)) {
    if (!isUtf8(line)) return number;
    number += 1;
  }
  return number;
}
