import { isUtf8 } from 'node:buffer';
import { checkHeader, type Format, parseJson, type StoredLine, unreadable } from './store-format.ts';
import { readLine } from './store-line.ts';

const LINE_FEED = 10;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a whole file of lines of the library and hands each to `take` with its number.
 * `tornEnd`: a last line that has no end and can't be read was being written when the program stopped and was never
 * acknowledged: it is passed over. That holds for the header too, of a file that was just being made.
 * Throws AppError('library-unreadable'), AppError('library-too-new').
 */
export function readLines(options: {
  bytes: Buffer;
  format: Format;
  path: string;
  tornEnd: boolean;
  take: (line: StoredLine, number: number) => void;
}): void {
  const { bytes, path } = options;
  const whole = options.tornEnd ? withoutTornEnd(bytes) : bytes;
  if (whole.length === 0 && options.tornEnd) return;
  const take = (value: unknown, number: number) => {
    const read = readLine(value);
    if ('reason' in read) throw unreadable(path, number, read.reason);
    options.take(read, number);
  };
  readValues({ bytes: whole, format: options.format, path, take });
}

/**
 * Reads a whole file of JSON values, one a line, behind a header, which it returns. `take` gets each with its number.
 * An editor's traces (a byte order mark, CRLF, empty lines, no line end at the end) are harmless.
 * Throws AppError('library-unreadable'), AppError('library-too-new').
 */
export function readValues(options: {
  bytes: Buffer;
  format: Format;
  path: string;
  take: (value: unknown, number: number) => void;
}): object {
  const { bytes, path } = options;
  if (!isUtf8(bytes)) throw unreadable(path, lineOfBadByte(bytes), 'the line is not UTF-8');
  const text = bytes.toString('utf8');
  let header: object | undefined;
  let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (let number = 1; !header || start < text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    if (!header) header = checkHeader(line, options.format, path);
    else if (line.trim() !== '') options.take(parseJson(line, path, number), number);
    start = end + 1;
  }
  return header;
}

/** The bytes up to the last line end, and what follows only if it is a line of JSON that lacks nothing but its end. */
function withoutTornEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return end === bytes.length || isJson(bytes.subarray(end)) ? bytes : bytes.subarray(0, end);
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'));
    return isUtf8(bytes);
  } catch {
    return false;
  }
}

function lineOfBadByte(bytes: Buffer): number {
  let number = 1;
  for (let start = 0; ; number++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return number;
    start = end + 1;
  }
}
