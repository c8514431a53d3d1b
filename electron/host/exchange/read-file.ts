import { isUtf8 } from 'node:buffer';
import {
  type ExchangeFormat,
  type FileProblem,
  MAX_EXPORT_BYTES,
  MAX_IMPORT_BYTES,
  maxBytesOf,
} from '../../../shared/exchange.ts';
import { lineOfBadByte } from '../library/format/store-lines.ts';
import type { ColumnNames } from './csv-columns.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { readCsv } from './read-csv.ts';
import { readExport } from './read-export.ts';
import { readJson } from './read-json.ts';
import { readJsonLines } from './read-jsonl.ts';
import { readText } from './read-text.ts';

export interface ReadOptions {
  format: ExchangeFormat;
  /** For CSV: what its columns are called, where that is not the field's own name. */
  columns?: ColumnNames;
}

/** What the text of a file holds. The event loop runs while a large one is read. Never rejects, whatever it is. */
export async function readWhole(text: string, options: ReadOptions): Promise<Reading> {
  const { format } = options;
  const bytes = Buffer.byteLength(text);
  const most = maxBytesOf(text.slice(0, START_LENGTH));
  const isExport = most > MAX_IMPORT_BYTES && (format === 'json' || format === 'jsonl');
  if (bytes <= MAX_IMPORT_BYTES || !isExport) return readItems(text, options);
  return bytes > most ? refused(tooLarge(most)) : readExport(text, format);
}

/** The same at once. Never throws. */
export function readItems(text: string, { format, columns = {} }: ReadOptions): Reading {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES) return refused(tooLarge(MAX_IMPORT_BYTES));
  if (text.trim() === '') return refused(errorAt(null, '', { code: 'empty' }));
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
  const most = maxBytesOf(bytes.toString('utf8', 0, START_LENGTH));
  if (bytes.length > most) return { problem: tooLarge(most) };
  if (!isUtf8(bytes)) return { problem: errorAt(lineOfBadByte(bytes), '', { code: 'not-utf8' }) };
  const text = bytes.toString('utf8');
  return { text: text.startsWith('\ufeff') ? text.slice(1) : text };
}

/** What a file is shows in so many characters. */
const START_LENGTH = 100;

function tooLarge(most: number): FileProblem {
  const exports = most < MAX_EXPORT_BYTES ? MAX_EXPORT_BYTES / MEBIBYTE : null;
  return errorAt(null, '', { code: 'too-large', mebibytes: most / MEBIBYTE, exports });
}
const MEBIBYTE = 1024 * 1024;
