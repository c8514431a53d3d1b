import { z } from 'zod';
import { isMarkdownTable } from './markdown-table.ts';

/**
 * The file formats of docs/guide/import-export.md. `json` and `jsonl` contain a whole library. `csv` and
 * `text` are for spreadsheets and text editors.
 */
export const exchangeFormatSchema = z.enum(['json', 'jsonl', 'csv', 'text']);
export type ExchangeFormat = z.infer<typeof exchangeFormatSchema>;

/** The choices in the export dialog. A pack is JSON. */
export const EXPORT_CHOICES = [...exchangeFormatSchema.options, 'pack'] as const;
export type ExportChoice = (typeof EXPORT_CHOICES)[number];

/** The size limit for imported files that aren't exports. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/**
 * The size limit for this app's exports, enough for more than 300,000 questions. Exports are read line by
 * line. Every library that can be exported can also be imported.
 */
export const MAX_EXPORT_BYTES = 256 * 1024 * 1024;
export const MAX_EXPORT_ENTRIES = 500_000;
/**
 * Limits per question in files that aren't exports: the title's and options' UTF-16 code units, and option
 * lines. Higher limits would slow down lists.
 */
export const MAX_IMPORT_TEXT_LENGTH = 100_000;
export const MAX_IMPORT_OPTION_LINES = 1_000;
/** The question limit for files that aren't exports. The CLI can raise it. */
export const MAX_IMPORT_QUESTIONS = 50_000;

export const EXPORT_FORMAT = 'qotd-studio export';
/** Matches the first line in a JSON or JSONL export. */
const EXPORT_START = new RegExp(`^\ufeff?\\{"format":"${EXPORT_FORMAT}","version":\\d`);

/** Returns the size limit for a file with this beginning. */
export const getMaxBytes = (start: string): number =>
  EXPORT_START.test(start) ? MAX_EXPORT_BYTES : MAX_IMPORT_BYTES;

/** File extensions by format. Exports use the first extension. */
export const FILE_ENDINGS = {
  json: ['json'],
  jsonl: ['jsonl', 'ndjson'],
  csv: ['csv', 'tsv'],
  text: ['txt', 'text', 'md'],
} as const satisfies Record<ExchangeFormat, readonly [string, ...string[]]>;

/** Returns the format for a file extension, or null. */
export function findFormatByName(name: string): ExchangeFormat | null {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  const hasExtension = (format: ExchangeFormat) => FILE_ENDINGS[format].some((known) => known === ending);
  return exchangeFormatSchema.options.find(hasExtension) ?? null;
}

/** Returns the delimiter that a file extension stands for. */
export const findDelimiterByName = (name: string): '\t' | undefined =>
  name.toLowerCase().endsWith('.tsv') ? '\t' : undefined;

/** Detects a file's format by its name and its text. A Markdown table is a table in any text file. */
export function detectFormat(name: string, text: string): ExchangeFormat {
  const named = findFormatByName(name) ?? guessFormat(text);
  return named === 'text' && isMarkdownTable(text) ? 'csv' : named;
}

const SAMPLE_LENGTH = 20_000;

/** Matches an array's start, but not a title such as `[Weekly] Tea or coffee?`. */
const JSON_ARRAY_START = /^\[\s*(?:[[{"\]]|$)/u;

/**
 * Guesses the format of pasted text: JSON by its first characters, a table by its first lines, or plain text.
 */
export function guessFormat(text: string): ExchangeFormat {
  const start = text
    .slice(0, SAMPLE_LENGTH)
    .replace(/^\ufeff/u, '')
    .trimStart();
  if (start.startsWith('{') || JSON_ARRAY_START.test(start)) return detectJsonKind(start);
  const lines = start.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  return isMarkdownTable(start) || looksLikeTable(lines) ? 'csv' : 'text';
}

/** Returns `jsonl` if the first line is a whole JSON object and the second line starts another object. */
export function detectJsonKind(text: string): 'json' | 'jsonl' {
  const [first = '', second] = text.trimStart().slice(0, SAMPLE_LENGTH).split(/\r?\n/u, 2);
  return first.startsWith('{') && second?.trimStart().startsWith('{') && isWhole(first) ? 'jsonl' : 'json';
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const HEADINGS = /^["']?(?:title|question|options?|answers?|choices?)\b/iu;
const TITLE_HEADING = /^["']?(?:title|question)["']?$/iu;
/** Matches a heading such as `A` or `Pick 1`. */
const SERIES_HEADING = /^["']?[a-z]["']?$|\d["']?$/iu;

/**
 * Returns true if there are several lines and each has a tab, or if the first line has several question
 * headings, or one with a series such as `A` and `B`.
 */
function looksLikeTable(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length > 1 && lines.every((line) => line.includes('\t'))) return true;
  const cells = first.split(/[,;\t|]/u).map((cell) => cell.trim());
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  return count(HEADINGS) > 1 || (count(TITLE_HEADING) === 1 && count(SERIES_HEADING) > 1);
}
