import { isUtf8 } from 'node:buffer';
import { checkHeader, type Format, parseJson, unreadable } from './store-format.ts';

const LINE_FEED = 10;
const BYTE_ORDER_MARK = '\ufeff';

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

function lineOfBadByte(bytes: Buffer): number {
  let number = 1;
  for (let start = 0; ; number++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return number;
    start = end + 1;
  }
}
