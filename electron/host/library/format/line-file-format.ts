import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import { computeSum, formatSum, parseSum, SUM_LENGTH } from '../../system/checksum.ts';
import { parseJson } from '../../system/parse-json.ts';
import { describeLineFault } from './line-fault-message.ts';

/**
 * The number of questions per file. It's small enough that a file can be rewritten in a millisecond, and
 * large enough that the folder has few files.
 */
export const IDS_PER_FILE = 256;

const NAME = /^(\d{6,})-(\d{6,})\.jsonl$/;

const pad = (id: number): string => String(id).padStart(6, '0');

/** Returns the 0-based index of the file that contains an ID. */
export const getLineFileIndex = (id: number): number => Math.floor((id - 1) / IDS_PER_FILE);

export const getFirstId = (index: number): number => index * IDS_PER_FILE + 1;

/** Formats a file's name from the file's first and last ID, such as `000001-000256.jsonl`. */
export const formatLineFileName = (index: number): string =>
  `${pad(getFirstId(index))}-${pad(getFirstId(index) + IDS_PER_FILE - 1)}.jsonl`;

/** Reverses `formatLineFileName`. Returns undefined for other names. */
export function parseLineFileIndex(name: string): number | undefined {
  const first = Number(NAME.exec(name)?.[1]);
  if (!Number.isSafeInteger(first) || first < 1) return undefined;
  const index = getLineFileIndex(first);
  return formatLineFileName(index) === name ? index : undefined;
}

const SEGMENT_NAME = /^(\d{6,})\.jsonl$/;

/**
 * Formats a segment's name from its number, such as `000001.jsonl`. Segments are numbered in order of
 * creation.
 */
export const formatSegmentName = (number: number): string => `${String(number).padStart(6, '0')}.jsonl`;

/** Reverses `formatSegmentName`. Returns undefined for other names. */
export function parseSegmentNumber(name: string): number | undefined {
  const number = Number(SEGMENT_NAME.exec(name)?.[1]);
  return Number.isSafeInteger(number) && number > 0 && formatSegmentName(number) === name
    ? number
    : undefined;
}

/** Returns the checksum of a file that has these header fields, followed by `body`. */
export function sumOfFile(headerFields: object, body: Iterable<Uint8Array>): number {
  let sum = computeSum(LINE_FEED, computeSum(JSON.stringify(headerFields)));
  for (const piece of body) sum = computeSum(piece, sum);
  return sum;
}

export const FORMATS = {
  library: 'qotd-studio library',
  journal: 'qotd-studio journal',
  questions: 'qotd-studio questions',
  lock: 'qotd-studio lock',
  snapshot: 'qotd-studio snapshot',
  history: 'qotd-studio history',
} as const;

type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** The formats that have had checksums since version 2. Lock files don't need a checksum. */
const SUMMED: ReadonlySet<Format> = new Set(
  Object.values(FORMATS).filter((format) => format !== FORMATS.lock),
);

/** Returns the version that this app writes. It never changes files with a higher version. */
export const getLatestVersion = (format: Format): number => (SUMMED.has(format) ? 2 : 1);

/** An entry on a line. The line with the highest `seq` has the newest version. */
export interface EntryLine {
  seq: number;
  entry: Entry;
  /** Versions from the service that this version replaces. They're added to the history. */
  past?: readonly Past[];
  /**
   * The other entries of the same commit. A crash preserves all entries on a line or none. Only journal lines
   * have `others`.
   */
  others?: readonly Entry[];
}

/** Splits a line into lines with one entry each. */
export function splitLine(line: EntryLine): EntryLine[] {
  if (!line.others) return [line];
  const { others, ...first } = line;
  return [first, ...others.map((entry) => ({ seq: line.seq, entry }))];
}

/** A version from the service, and the time when the app received it, in milliseconds since 1970. */
export interface Past {
  at: number;
  question: StoredQuestion;
}

/** A whole library on one journal line. It invalidates every line with a lower `seq`. */
export interface LibraryLine {
  seq: number;
  library: readonly Entry[];
}

export type StoredLine = EntryLine | LibraryLine;

/** The number of UTF-16 units to encode before yielding to the event loop. */
const PIECE_LENGTH = 262_144;

/** Formats a line with a whole library. Yields to the event loop, because this can take seconds. */
export async function formatLibraryLine({ seq, library }: LibraryLine): Promise<Buffer> {
  const start = `{"seq":${seq},`;
  const pieces: Buffer[] = [];
  let sum = computeSum(start);
  const add = (text: string) => {
    const bytes = Buffer.from(text);
    sum = computeSum(bytes, sum);
    pieces.push(bytes);
  };
  let text = '"library":[';
  for (const [index, entry] of library.entries()) {
    text += `${index === 0 ? '' : ','}${JSON.stringify(entry)}`;
    if (text.length < PIECE_LENGTH) continue;
    add(text);
    text = '';
    await setImmediate();
  }
  add(`${text}]}`);
  const head = Buffer.from(`${start}"sum":"${formatSum(sum)}",`);
  return Buffer.concat([head, ...pieces, LINE_FEED]);
}

const LINE_FEED = Buffer.from('\n');

const SUM_FIELD = Buffer.from('"sum":"00000000",');
const SUM_START = '"sum":"'.length;
const HEX_DIGITS = Buffer.from('0123456789abcdef');

/**
 * Returns an upper bound for the size of a line with this JSON: 3 bytes per UTF-16 unit, the checksum, and
 * the line feed.
 */
const computeMaxLineSize = (json: string): number => json.length * 3 + SUM_FIELD.length + 1;

/** Writes a line with this JSON to `buffer`, beginning at `start`. Returns the offset of the line's end. */
function writeLine(json: string, buffer: Buffer, start: number): number {
  // The JSON is encoded once, for both the checksum and the disk. Then `seq` is moved to the start, and the
  // checksum fills the gap.
  const jsonStart = start + SUM_FIELD.length;
  const end = jsonStart + buffer.write(json, jsonStart);
  const sum = computeSum(buffer.subarray(jsonStart, end));
  const sumStart = start + json.indexOf(',') + 1;
  buffer.copyWithin(start, jsonStart, sumStart + SUM_FIELD.length);
  buffer.set(SUM_FIELD, sumStart);
  for (let at = 0; at < SUM_LENGTH; at++) {
    buffer[sumStart + SUM_START + at] = HEX_DIGITS[(sum >>> (4 * (SUM_LENGTH - 1 - at))) & 0xf] ?? 0;
  }
  buffer.set(LINE_FEED, end);
  return end + 1;
}

/** Formats one line of a journal or question file, including its checksum. */
export function formatLine(line: StoredLine): Buffer {
  const json = JSON.stringify(line);
  const buffer = Buffer.allocUnsafe(computeMaxLineSize(json));
  return buffer.subarray(0, writeLine(json, buffer, 0));
}

/** The size of the buffer that's reused for small groups. */
const REUSED_SIZE = 64 * 1024;

/** Returns a function that formats lines from JSON. The returned bytes are valid until the next call. */
export function createGroupFormat(): (lines: readonly string[]) => Uint8Array {
  const reused = Buffer.allocUnsafeSlow(REUSED_SIZE);
  return (lines) => {
    const maxSize = lines.reduce((size, json) => size + computeMaxLineSize(json), 0);
    const buffer = maxSize > REUSED_SIZE ? Buffer.allocUnsafe(maxSize) : reused;
    let end = 0;
    for (const json of lines) end = writeLine(json, buffer, end);
    return buffer.subarray(0, end);
  };
}

/**
 * Formats a file header. `headerFields` follow the format and version. The checksum also covers `body`, the
 * rest of the file.
 */
export function formatHeader(
  format: Format,
  headerFields: Readonly<Record<string, unknown>> = {},
  body: Iterable<Uint8Array> = [],
): string {
  const header = { format, version: getLatestVersion(format), ...headerFields };
  const sum = SUMMED.has(format) ? { sum: formatSum(sumOfFile(header, body)) } : {};
  return `${JSON.stringify({ ...header, ...sum })}\n`;
}

/** Creates AppError('library-unreadable'). `line` is 1-based, or 0 for the whole file. */
export const createUnreadableError = (
  path: string,
  line: number,
  reason: string,
  cause?: unknown,
): AppError =>
  new AppError('library-unreadable', `${path}, line ${line}: ${reason}`, { path, line, reason }, { cause });

interface Header {
  version: number;
  headerFields: Partial<Record<string, unknown>>;
  /** The checksum is null if it's missing and undefined if it's invalid. */
  sum: number | null | undefined;
}

/** Parses a header without checking its version. Returns the reason if it's invalid. */
export function readHeader(text: string, format: Format): Header | { reason: string } {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return { reason: `in the first line, ${describeLineFault(text)}` };
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format) {
    return { reason: `the first line has no "format": ${JSON.stringify(format)}` };
  }
  const { sum, ...headerFields }: Header['headerFields'] = { ...value };
  const { version } = headerFields;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { reason: 'the first line has no "version"' };
  }
  return { version, headerFields, sum: sum === undefined ? null : parseSum(sum) };
}

export const createTooNewError = (path: string, format: Format, version: number): AppError =>
  new AppError(
    'library-too-new',
    `${path} has version ${version}, but this app supports only version ${getLatestVersion(format)}.`,
    {
      path,
      found: version,
      known: getLatestVersion(format),
    },
  );
