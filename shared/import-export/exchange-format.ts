import { z } from 'zod';
import { fileFaultSchema } from './file-fault.ts';

/**
 * What files of questions are, and what becomes of one that is imported: docs/guide/import-export.md. `json` and `jsonl` hold
 * a whole library without any loss; `csv` and `text` are for spreadsheets and for writing.
 */
export const exchangeFormatSchema = z.enum(['json', 'jsonl', 'csv', 'text']);
export type ExchangeFormat = z.infer<typeof exchangeFormatSchema>;

/** Bytes that a file may have that is to be imported, whoever made it. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/**
 * Bytes that it may have where it is an export as this app writes them: those of more than 300,000 questions. Such a
 * file is read line by line. A library that can be exported must come back, and in one piece.
 */
export const MAX_EXPORT_BYTES = 256 * 1024 * 1024;
/** Entries that such a file may have. */
export const MAX_EXPORT_ENTRIES = 500_000;
/** UTF-16 units of title and options of a question in any other file, and option lines: more would hold up each list. */
export const MAX_IMPORT_TEXT_LENGTH = 100_000;
export const MAX_IMPORT_OPTION_LINES = 1_000;
/** Questions that any other file may have, unless the command line allows more. */
export const MAX_IMPORT_QUESTIONS = 50_000;

/** What an export says it is. */
export const EXPORT_FORMAT = 'qotd-studio export';
/** The first line of an export, in JSON or JSONL. */
const EXPORT_START = new RegExp(`^\ufeff?\\{"format":"${EXPORT_FORMAT}","version":\\d`);

/** Bytes that a file may have that begins like this. */
export const maxBytesOf = (start: string): number =>
  EXPORT_START.test(start) ? MAX_EXPORT_BYTES : MAX_IMPORT_BYTES;

/** Endings of file names; the first one of each is given to exports. */
export const FILE_ENDINGS = {
  json: ['json'],
  jsonl: ['jsonl', 'ndjson'],
  csv: ['csv', 'tsv'],
  text: ['txt', 'text'],
} as const satisfies Record<ExchangeFormat, readonly [string, ...string[]]>;

/** What a file of this name holds, by its ending; null where that says nothing. */
export function formatOfName(name: string): ExchangeFormat | null {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  const isOf = (format: ExchangeFormat) => FILE_ENDINGS[format].some((known) => known === ending);
  return exchangeFormatSchema.options.find(isOf) ?? null;
}

/** Something to know about a file of questions. */
export const fileProblemSchema = z.object({
  /**
   * `error`: the file can't be taken, as a whole. `limit`: the question breaks a limit of the service; it is taken, but
   * can't be saved as a question before it is mended. `note`: good to know.
   */
  level: z.enum(['error', 'limit', 'note']),
  /** From 1; null where it is about no line. */
  line: z.int().positive().nullable(),
  /** Where in the value: `[3].title` in JSON, where lists begin at 0; `title` in files with a question a line or block. */
  path: z.string(),
  /** What is wrong, or what to do, in a sentence: the words of the local API and the command line. */
  message: z.string(),
  /** The same as facts, for who has words of its own. Missing where a limit is broken: `checkQuestion` tells those. */
  fault: fileFaultSchema.optional(),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;

/** Problems that a report shows at most. */
export const MAX_PROBLEMS_SHOWN = 200;

const count = z.int().min(0);

/** What became of an import, or would become of it. */
export const importReportSchema = z.object({
  /** `refused`: the file has errors, and nothing was changed. `planned`: a dry run. */
  state: z.enum(['refused', 'planned', 'done']),
  /** What is new in the library: saved questions, drafts that never were one, and removed ones of either kind. */
  added: z.object({ questions: count, drafts: count, removed: count }),
  /** Left out because the library has the very same, or the same entry as of later. */
  skipped: z.object({ same: count, older: count }),
  /** Of those added: how many got another id because theirs was taken. */
  renumbered: count,
  /** Of those added, removed ones aside: how many break a limit. */
  breaking: count,
  /** The first of them. */
  problems: z.array(fileProblemSchema).max(MAX_PROBLEMS_SHOWN),
  problemCount: count,
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Characters of a text that are looked at. */
const SAMPLE_LENGTH = 20_000;

/** What pasted text seems to be: JSON by its first character, a table by the cells of its first lines, else plain lines. */
export function guessFormat(text: string): ExchangeFormat {
  const start = text
    .slice(0, SAMPLE_LENGTH)
    .replace(/^\ufeff/u, '')
    .trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return jsonKind(start);
  const lines = start.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  return looksLikeTable(lines) ? 'csv' : 'text';
}

/** One value on each line, or one value over all. */
export function jsonKind(text: string): 'json' | 'jsonl' {
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

/** Cells are parted by tabs in every line, or the first line names a question and its options. */
function looksLikeTable(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length > 1 && lines.every((line) => line.includes('\t'))) return true;
  const named = first.split(/[,;\t]/u).filter((cell) => HEADINGS.test(cell.trim()));
  return named.length > 1;
}
