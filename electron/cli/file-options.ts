import { statSync } from 'node:fs';
import { AppError } from '../../shared/errors.ts';
import { findEncoding, TEXT_ENCODINGS, type TextEncoding } from '../../shared/import-export/decode-text.ts';
import {
  type ExchangeFormat,
  exchangeFormatSchema,
  findDelimiterByName,
  findFormatByName,
  MAX_EXPORT_BYTES,
  MAX_EXPORT_ENTRIES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_QUESTIONS,
} from '../../shared/import-export/file-formats.ts';
import { isSpreadsheetName } from '../../shared/import-export/spreadsheet-file.ts';
import { type DateOrder, dateOrderSchema } from '../../shared/library/typed-date.ts';
import type { ReadOptions } from '../host/import-export/read-by-format.ts';
import {
  type ColumnNames,
  canSpread,
  INPUT_COLUMNS,
  type InputColumn,
  isInputColumn,
} from '../host/import-export/read-csv.ts';
import { UsageError } from './command.ts';

/** How to decode and read a file. */
export type FileOptions = ReadOptions & { encoding?: TextEncoding | undefined };

export const FILE_OPTIONS = {
  format: { type: 'string' },
  columns: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  dates: { type: 'string' },
  'max-questions': { type: 'string' },
  strict: { type: 'boolean', default: false },
} as const;

export const FILE_HELP = `  --format F           set the format: json, jsonl, csv, or text (default: from the file extension, which can be .json,
                       .jsonl, .ndjson, .csv, .tsv, .txt, or .md)
  --columns F=NAME,…   read a field from a CSV column, such as title=Question; if the options are in several columns,
                       list each one, such as options=A,options=B
  --encoding NAME      set the file's encoding, such as windows-1252, macintosh, or utf-16le (default: detected)
  --dates ORDER        set the order in dates such as 3/4/2026: month/day or day/month (default: from the other dates)
  --max-questions N    reject files with more than N questions (default: ${MAX_IMPORT_QUESTIONS}, or ${MAX_EXPORT_ENTRIES} for JSON and
                       JSON Lines exports); a file can have up to ${MAX_IMPORT_BYTES / 1024 ** 2} MB, and such an export up to ${MAX_EXPORT_BYTES / 1024 ** 2} MB
  --strict             guess and convert nothing: files must be UTF-8, or UTF-16 with a byte order mark; CSV columns must
                       have field names, option lines the format <emoji> - <text>, and only blank lines separate
                       questions in text
`;

/** Parses the value of `--format`. Throws UsageError. */
export function readFormat(typed: string): ExchangeFormat {
  const format = exchangeFormatSchema.safeParse(typed);
  if (format.success) return format.data;
  throw new UsageError(`--format must be json, jsonl, csv, or text, not ${JSON.stringify(typed)}.`);
}

/**
 * Returns the options for reading a file, from the command line and the file's name. Throws UsageError, or
 * AppError('bad-input') for a folder.
 */
export function readFileOptions(
  file: string,
  values: {
    format?: string | undefined;
    columns?: string[] | undefined;
    encoding?: string | undefined;
    dates?: string | undefined;
    'max-questions'?: string | undefined;
    strict?: boolean | undefined;
  },
): FileOptions {
  const { format: typed, columns, 'max-questions': maxQuestions, strict: isStrict } = values;
  const format = typed === undefined ? findFormatByName(file) : readFormat(typed);
  if (format === null) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw new AppError('bad-input', `${file} is a folder. Specify a file.`);
    }
    if (isSpreadsheetName(file))
      throw new UsageError(
        `${file} is a spreadsheet. In the spreadsheet program, save it as "CSV UTF-8", and use that file.`,
      );
    throw new UsageError(`Can't detect the format of ${file}. Set it with --format.`);
  }
  return {
    format,
    delimiter: findDelimiterByName(file),
    encoding: readEncoding(values.encoding),
    dateOrder: readDateOrder(values.dates),
    columns: readColumns(columns ?? []),
    maxQuestions: readMaxQuestions(maxQuestions),
    isStrict,
  };
}

function readEncoding(typed: string | undefined): TextEncoding | undefined {
  if (typed === undefined) return undefined;
  const encoding = findEncoding(typed);
  if (encoding !== null) return encoding;
  throw new UsageError(
    `--encoding must be one of ${Object.keys(TEXT_ENCODINGS).join(', ')}, not ${JSON.stringify(typed)}.`,
  );
}

function readDateOrder(typed: string | undefined): DateOrder | undefined {
  const order = dateOrderSchema.optional().safeParse(typed);
  if (order.success) return order.data;
  throw new UsageError(`--dates must be month/day or day/month, not ${JSON.stringify(typed)}.`);
}

function readMaxQuestions(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const count = Number(typed);
  if (/^[0-9]+$/.test(typed) && count > 0 && Number.isSafeInteger(count)) return count;
  throw new UsageError(`--max-questions must be a whole number above 0, not ${JSON.stringify(typed)}.`);
}

/**
 * Parses `title=Question,options=Answer 1,options=Answer 2`. A column name can contain a comma unless a field
 * and = follow. Throws UsageError.
 */
function readColumns(typed: readonly string[]): ColumnNames {
  const fields = INPUT_COLUMNS.join('|');
  const pairs = typed.flatMap((list) => list.split(new RegExp(`,(?=\\s*(?:${fields})=)`)));
  const columns: Partial<Record<InputColumn, string[]>> = {};
  for (const pair of pairs) {
    const [field = '', ...name] = pair.split('=');
    const column = field.trim();
    if (!isInputColumn(column) || name.join('=').trim() === '') {
      throw new UsageError(
        `--columns must be FIELD=NAME, not ${JSON.stringify(pair)}. The fields are ${INPUT_COLUMNS.join(', ')}.`,
      );
    }
    const headings = columns[column] ?? [];
    if (headings.length > 0 && !canSpread(column)) {
      throw new UsageError(`--columns accepts one column for ${column}. Only options can have several.`);
    }
    columns[column] = [...headings, name.join('=')];
  }
  return columns;
}
