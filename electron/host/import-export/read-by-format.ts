import {
  type DecodedText,
  decodeText,
  decodeUnicode,
  TEXT_ENCODINGS,
  type TextEncoding,
} from '../../../shared/import-export/decode-text.ts';
import {
  type ExchangeFormat,
  getMaxBytes,
  MAX_EXPORT_BYTES,
  MAX_EXPORT_ENTRIES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_QUESTIONS,
} from '../../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { Delimiter } from '../../../shared/import-export/import-preview-schemas.ts';
import { isArchive } from '../../../shared/import-export/spreadsheet-file.ts';
import type { DateOrder } from '../../../shared/library/typed-date.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import {
  type ListedQuestion,
  readQuestionBlocks,
  splitBlocks,
  unescapeTitle,
} from '../../../shared/question/question-list.ts';
import { findBadByteLine } from '../library/format/entry-line.ts';
import { TooManyElements } from '../system/json-scan.ts';
import { createHeadingTagReader } from './heading-tags.ts';
import {
  createErrorAt,
  createNoteAt,
  createReading,
  createRejectedReading,
  type InputItem,
  type Reading,
} from './import-file-content.ts';
import { yieldNumberedLines } from './numbered-lines.ts';
import type { ColumnNames } from './read-csv.ts';
import { readCsv } from './read-csv.ts';
import { readExport, readJson, readJsonLines } from './read-json.ts';

export interface ReadOptions {
  /** Reads only what docs/guide/import-export.md promises, without guesses. */
  isStrict?: boolean | undefined;
  format: ExchangeFormat;
  /** The delimiter of a CSV file. If it isn't set, it's guessed. */
  delimiter?: Delimiter | undefined;
  /** The order of month and day in dates with slashes. */
  dateOrder?: DateOrder | undefined;
  /** The guessed encoding, for a note. */
  guessedEncoding?: TextEncoding | undefined;
  /** CSV headings that differ from the field names. */
  columns?: ColumnNames;
  /** The maximum number of questions. It's higher in this app's exports if this isn't set. */
  maxQuestions?: number | undefined;
}

/** Reads a file's content. `onProgress` receives a fraction from 0 to 1. Never throws. */
export function readItems(text: string, options: ReadOptions, onProgress?: (share: number) => void): Reading {
  const { format, columns = {}, isStrict = true } = options;
  const bytes = Buffer.byteLength(text);
  const maxBytes = isExport(text, format) ? MAX_EXPORT_BYTES : MAX_IMPORT_BYTES;
  if (bytes > maxBytes) return createRejectedReading(createTooLargeProblem(maxBytes));
  if (text.trim() === '') return createRejectedReading(createErrorAt(null, '', { code: 'empty' }));
  return rejectAboveLimit(text, options, (maxQuestions) => {
    switch (format) {
      case 'json':
      case 'jsonl':
        if (bytes > MAX_IMPORT_BYTES) return readExport(text, format, maxQuestions, onProgress);
        return (format === 'json' ? readJson : readJsonLines)(text, maxQuestions, { ...options, isStrict });
      case 'csv':
        return readCsv(text, columns, { ...options, maxQuestions });
      case 'text':
        return readText(text, maxQuestions, isStrict);
    }
  });
}

/** Returns the result of `read`, or a rejected reading if there are too many questions. */
export function rejectAboveLimit<R extends Reading>(
  text: string,
  { format, maxQuestions }: ReadOptions,
  read: (maxQuestions: number) => R,
): R | Reading {
  const isOwn = isExport(text, format);
  const most = maxQuestions ?? (isOwn ? MAX_EXPORT_ENTRIES : MAX_IMPORT_QUESTIONS);
  try {
    return read(most);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    return createRejectedReading(
      createErrorAt(null, '', {
        code: isOwn && maxQuestions === undefined ? 'too-many' : 'too-many-questions',
        most,
      }),
    );
  }
}

/** Returns true if text starts like an export from this app. */
export const isExport = (text: string, format: ExchangeFormat): boolean =>
  getMaxBytes(text.slice(0, START_LENGTH)) > MAX_IMPORT_BYTES && (format === 'json' || format === 'jsonl');

/**
 * Decodes a file with an encoding, or with a guessed one unless `isStrict` is true. An export is always
 * Unicode, and a guess would hide its damage. Returns the problem if the
 * file can't be decoded.
 */
export function decodeFile(
  bytes: Buffer<ArrayBuffer>,
  {
    encoding,
    isStrict = false,
  }: { encoding?: TextEncoding | undefined; isStrict?: boolean | undefined } = {},
): DecodedText | { problem: FileProblem } {
  const most = getMaxBytes(bytes.toString('utf8', 0, START_LENGTH));
  if (bytes.length > most) return { problem: createTooLargeProblem(most) };
  if (isArchive(bytes)) return { problem: createErrorAt(null, '', { code: 'spreadsheet' }) };
  const isUnicode = isStrict || most > MAX_IMPORT_BYTES;
  const decoded = isUnicode && encoding === undefined ? decodeUnicode(bytes) : decodeText(bytes, encoding);
  if (decoded !== null) return decoded;
  if (encoding !== undefined && encoding !== 'utf-8')
    return {
      problem: createErrorAt(null, '', { code: 'other-encoding', encoding: TEXT_ENCODINGS[encoding] }),
    };
  return { problem: createErrorAt(findBadByteLine(bytes), '', { code: 'not-utf8' }) };
}

/** An export's header is within this many characters. */
const START_LENGTH = 100;

function createTooLargeProblem(most: number): FileProblem {
  const exports = most < MAX_EXPORT_BYTES ? MAX_EXPORT_BYTES / MEBIBYTE : null;
  return createErrorAt(null, '', { code: 'too-large', mebibytes: most / MEBIBYTE, exports });
}
const MEBIBYTE = 1024 * 1024;

/**
 * Reads a text file: see `readQuestionBlocks`. Headings become tags. They and questions without blank lines
 * between them are reported. If `isStrict` is true, only blank lines separate questions, and titles and options remain as written. Any text
 * is valid, but questions that are too long become bad items. Throws TooManyElements.
 */
export function readText(text: string, maxQuestions?: number, isStrict = true): Reading {
  const { reading, add, addProblem } = createReading(maxQuestions);
  const lines = yieldNumberedLines(text);
  if (isStrict) {
    for (const { block, start } of splitBlocks(lines)) {
      const [title = '', ...options] = block;
      add(createItem({ title: unescapeTitle(title), options, line: start, hasOptionLines: true }));
    }
    return reading;
  }
  const { questions, listed } = readQuestionBlocks(lines);
  const tagReader = createHeadingTagReader(addProblem);
  for (const question of questions)
    add({ ...createItem(question), privateFields: tagReader.read(question.headings) });
  tagReader.finish();
  if (listed.count > 0)
    addProblem(createNoteAt(listed.line, '', { code: 'question-list', count: listed.count }));
  return reading;
}

function createItem(question: Omit<ListedQuestion, 'at'> & { line: number }): InputItem {
  const { title, options, line, hasOptionLines } = question;
  const input = { ...createEmptyDraft(), title, options: options.join('\n') };
  return { kind: 'input', line, path: '', input, optionsAt: hasOptionLines ? line + 1 : null };
}
