import { statSync } from 'node:fs';
import { AppError } from '../../shared/errors.ts';
import {
  type ExchangeFormat,
  exchangeFormatSchema,
  findFormatByName,
  MAX_EXPORT_BYTES,
  MAX_EXPORT_ENTRIES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_QUESTIONS,
} from '../../shared/import-export/file-formats.ts';
import type { ReadOptions } from '../host/import-export/read-by-format.ts';
import {
  type ColumnNames,
  canSpread,
  INPUT_COLUMNS,
  type InputColumn,
  isInputColumn,
} from '../host/import-export/read-csv.ts';
import { UsageError } from './command.ts';

export const FILE_OPTIONS = {
  format: { type: 'string' },
  columns: { type: 'string', multiple: true },
  'max-questions': { type: 'string' },
  strict: { type: 'boolean', default: false },
} as const;

export const FILE_HELP = `  --format F           set the format: json, jsonl, csv, or text (default: from the file extension, which can be .json,
                       .jsonl, .ndjson, .csv, .tsv, or .txt)
  --columns F=NAME,…   read a field from a CSV column, such as title=Question; if the options are in several columns,
                       list each one, such as options=A,options=B
  --max-questions N    reject files with more than N questions (default: ${MAX_IMPORT_QUESTIONS}, or ${MAX_EXPORT_ENTRIES} for exports);
                       a file can have up to ${MAX_IMPORT_BYTES / 1024 ** 2} MB, and an export up to ${MAX_EXPORT_BYTES / 1024 ** 2} MB
  --strict             don't guess: CSV columns must have field names, and option lines the format <emoji> - <text>
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
    'max-questions'?: string | undefined;
    strict?: boolean | undefined;
  },
): ReadOptions {
  const { format: typed, columns, 'max-questions': maxQuestions, strict: isStrict } = values;
  const format = typed === undefined ? findFormatByName(file) : readFormat(typed);
  if (format === null) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw new AppError('bad-input', `${file} is a folder. Specify a file.`);
    }
    throw new UsageError(`Can't detect the format of ${file}. Set it with --format.`);
  }
  return {
    format,
    columns: readColumns(columns ?? []),
    maxQuestions: readMaxQuestions(maxQuestions),
    isStrict,
  };
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
