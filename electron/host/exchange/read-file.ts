import { isUtf8 } from 'node:buffer';
import { type ExchangeFormat, type FileProblem, MAX_IMPORT_BYTES } from '../../../shared/exchange.ts';
import type { ColumnNames } from './csv-columns.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readJsonLines } from './read-jsonl.ts';
import { readText } from './read-text.ts';

export interface ReadOptions {
  format: ExchangeFormat;
  /** For CSV: what its columns are called, where that is not the field's own name. */
  columns?: ColumnNames;
}

/** What the text of a file holds. Never throws, whatever it is. */
export function readItems(text: string, { format, columns = {} }: ReadOptions): Reading {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES) return refused(tooLarge());
  if (text.trim() === '') return refused(errorAt(null, '', 'The file is empty.'));
  switch (format) {
    case 'json':
      return readJson(text);
    case 'jsonl':
      return readJsonLines(text);
    case 'csv':
      return readCsv(text, columns);
    case 'text':
      return readText(text);
  }
}

/** The text of a file in UTF-8, without a byte order mark, or why it has none. */
export function decodeFile(bytes: Buffer): { text: string } | { problem: FileProblem } {
  if (bytes.length > MAX_IMPORT_BYTES) return { problem: tooLarge() };
  if (!isUtf8(bytes)) return { problem: errorAt(lineOfBadByte(bytes), '', NOT_UTF8) };
  const text = bytes.toString('utf8');
  return { text: text.startsWith('\ufeff') ? text.slice(1) : text };
}

const NOT_UTF8 = 'The file is not UTF-8. Save it as UTF-8; in a spreadsheet choose «CSV UTF-8».';

const tooLarge = (): FileProblem => {
  const message = `The file has more than ${MAX_IMPORT_BYTES / 1024 / 1024} MiB. Import it in parts.`;
  return errorAt(null, '', message);
};

function lineOfBadByte(bytes: Buffer): number {
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(10, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
