import { AppError } from '../../../shared/errors.ts';
import type { Entry } from '../../../shared/library.ts';

/** The version of every file that this program writes. A file with a higher one is left alone. */
const FORMAT_VERSION = 1;

/** What the first line of a file says it is. */
export const FORMATS = {
  library: 'qotd-studio library',
  journal: 'qotd-studio journal',
  questions: 'qotd-studio questions',
  lock: 'qotd-studio lock',
  snapshot: 'qotd-studio snapshot',
} as const;

export type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** An entry as it stands on a line. Of two lines with the same id the one with the higher `seq` is newer. */
export interface EntryLine {
  seq: number;
  entry: Entry;
}

/** A whole library as it stands on one line of the journal: every line with a lower `seq` is void. */
export interface LibraryLine {
  seq: number;
  library: readonly Entry[];
}

export type StoredLine = EntryLine | LibraryLine;

/** One line of a journal or questions file, without its end. */
export const formatLine = (line: StoredLine): string =>
  'entry' in line
    ? `{"seq":${line.seq},"entry":${JSON.stringify(line.entry)}}`
    : `{"seq":${line.seq},"library":${JSON.stringify(line.library)}}`;

/** The first line of a file. `facts` go behind format and version. */
export const formatHeader = (format: Format, facts: Readonly<Record<string, unknown>> = {}): string =>
  `${JSON.stringify({ format, version: FORMAT_VERSION, ...facts })}\n`;

/** AppError('library-unreadable'). `line` counts from 1; 0 stands for the file as a whole. */
export const unreadable = (path: string, line: number, reason: string, cause?: unknown): AppError =>
  new AppError('library-unreadable', `${path}, line ${line}: ${reason}`, { path, line, reason }, { cause });

/** The value of a line of JSON. Throws AppError('library-unreadable'). */
export function parseJson(text: string, path: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(path, line, error instanceof Error ? error.message : String(error), error);
  }
}

/**
 * Checks the first line of a file: its format, and that its version is known. Returns what it says.
 * Throws AppError('library-unreadable'), AppError('library-too-new').
 */
export function checkHeader(text: string, format: Format, path: string): object {
  const header = parseJson(text, path, 1);
  if (typeof header !== 'object' || header === null || !('format' in header) || header.format !== format) {
    throw unreadable(path, 1, `the first line does not say "format": ${JSON.stringify(format)}`);
  }
  const version = 'version' in header ? header.version : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw unreadable(path, 1, 'the first line has no "version"');
  }
  if (version > FORMAT_VERSION) {
    throw new AppError('library-too-new', `${path} has version ${version}; ${FORMAT_VERSION} is known.`, {
      path,
      found: version,
      known: FORMAT_VERSION,
    });
  }
  return header;
}
