import { isUtf8 } from 'node:buffer';
import { computeSum, parseSum } from '../../system/checksum.ts';
import {
  createTooNewError,
  FORMATS,
  formatHeader,
  getLatestVersion,
  readHeader,
  sumOfFile,
} from './line-file-format.ts';
import { parseIntactLine, parseLineText, salvage, type TextLine } from './line-parser.ts';

/** A readable line from a question or journal file. */

export interface ReadLine extends TextLine {
  /** The 1-based line number in the file. */
  number: number;
}

/** An unreadable line, or the unreadable part of one. */
export interface BadLine {
  number: number;
  readonly reason: string;
  text: string;
  kind: 'damaged' | 'cut-off';
  /** Whether `lines` contains all of this line's data. */
  isMended: boolean;
}

export interface FileReading {
  /**
   * The readable lines in file order. In a journal, only a line with a whole library can lack a correct
   * checksum.
   */
  lines: ReadLine[];
  bad: BadLine[];
  /** The file's version, or undefined if the header is damaged. */
  version: number | undefined;
  /**
   * Whether the file's checksum is correct. This is always false for journals because only their lines have
   * checksums.
   */
  isIntact: boolean;
  /** The number of lines that should exist, or undefined if it isn't known. */
  expected: number | undefined;
  digest: number;
}

type RecordFormat = typeof FORMATS.questions | typeof FORMATS.journal;

const LINE_FEED = 10;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/**
 * Reads a whole file, even a damaged one, and reports unreadable lines. With `tornEnd`, ignores an unreadable
 * last line without a line break, because a crash interrupted its write. `path` is used in the error. Throws
 * AppError('library-too-new').
 */
export function readRecords(options: {
  bytes: Buffer;
  format: RecordFormat;
  path: string;
  tornEnd: boolean;
}): FileReading {
  const { format, path, tornEnd } = options;
  const { bytes, first, body } = splitFile(options.bytes);
  if (tornEnd && !bytes.includes(LINE_FEED) && isTornHeader(bytes, format)) {
    return {
      lines: [],
      bad: [],
      version: undefined,
      isIntact: false,
      expected: 0,
      digest: computeSum(bytes),
    };
  }
  const { stated, reason, ...headerFields } = readFirst({ first, body, format, path });
  const reading: FileReading = { ...headerFields, lines: [], bad: [] };
  if (!reading.isIntact || !readIntact(body, reading)) {
    const whole = tornEnd ? removeTornEnd(body) : body;
    readDamaged(whole, format, reading);
    if (whole.length < body.length) noteUnlessTorn(body.subarray(whole.length), reading);
  }
  if (reason !== undefined || reading.expected !== reading.lines.length) {
    checkFirstLine({ first, body, format, stated, reason, reading });
  }
  return reading;
}

/** Returns a question file's `digest` without reading its lines. Throws AppError('library-too-new'). */
export const readDigest = (bytes: Buffer, path: string): number =>
  readFirst({ ...splitFile(bytes), format: FORMATS.questions, path }).digest;

function splitFile(file: Buffer): { bytes: Buffer; first: string; body: Buffer } {
  const bytes = removeByteOrderMark(file);
  const found = bytes.indexOf(LINE_FEED);
  const end = found < 0 ? bytes.length : found;
  return { bytes, first: bytes.toString('utf8', 0, end), body: bytes.subarray(end + 1) };
}

const removeByteOrderMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

interface FirstLine extends Pick<FileReading, 'version' | 'isIntact' | 'expected' | 'digest'> {
  stated: number | undefined;
  reason?: string;
}

/** Reads the header and verifies its checksum. Throws AppError('library-too-new'). */
function readFirst(options: { first: string; body: Buffer; format: RecordFormat; path: string }): FirstLine {
  const { first, body, format, path } = options;
  const none = { version: undefined, isIntact: false };
  const header = readHeader(first, format);
  if ('reason' in header) {
    const stated = parseSum(/"sum":"([0-9a-f]{8})"/.exec(first)?.[1]);
    const expected = readCount(Number(/"lines":(\d+)/.exec(first)?.[1]));
    return { ...none, stated, expected, digest: computeSum(body, computeSum(first)), reason: header.reason };
  }
  const { version, headerFields, sum } = header;
  const digest = sumOfFile(headerFields, format === FORMATS.questions ? [body] : []);
  const holds = sum === digest;
  const said = { stated: sum ?? undefined, expected: readCount(headerFields.lines), digest };
  if (version > getLatestVersion(format)) {
    // A flipped bit can change the version, but then the checksum is wrong too.
    if (holds || sum === null) throw createTooNewError(path, format, version);
    return { ...none, ...said, reason: `the version is ${version}, but the checksum is wrong` };
  }
  if (version === 1 && sum !== null) return { ...none, ...said, reason: 'version 1 has no checksums' };
  if (format === FORMATS.questions) return { ...said, version, isIntact: holds };
  const reason = version > 1 && !holds ? { reason: "the first line's checksum is wrong" } : {};
  return { ...said, version, isIntact: false, ...reason };
}

const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Returns whether a crash cut off the header. */
const isTornHeader = (bytes: Buffer, format: RecordFormat): boolean =>
  [formatHeader(format), `${JSON.stringify({ format, version: 1 })}\n`].some((whole) =>
    whole.startsWith(bytes.toString('utf8')),
  );

/** Removes the bytes after the last line break, unless they're complete JSON that lacks only a line break. */
function removeTornEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return end === bytes.length || isJson(bytes.subarray(end)) ? bytes : bytes.subarray(0, end);
}

function isJson(bytes: Buffer): boolean {
  try {
    // JSON of any depth is accepted here because excessive nesting is reported as damage later.
    JSON.parse(bytes.toString('utf8'));
    return isUtf8(bytes);
  } catch {
    return false;
  }
}

/**
 * Ignores the bytes if they're the start of a line, because an interrupted write leaves one. Otherwise,
 * salvages the intact lines and reports the file's end as damaged.
 */
function noteUnlessTorn(end: Buffer, reading: FileReading): void {
  const number = reading.lines.length + reading.bad.length + 2;
  const { lines: saved, rest } = salvage(end, '');
  // A partial library line is ignored, because it may not have been acknowledged.
  const lines = saved.filter(({ trust }) => trust === 'intact');
  if (lines.length === 0 && isBeginning(end)) return;
  for (const line of lines) reading.lines.push({ ...line, number });
  reading.bad.push({
    number,
    reason: 'the end of the file is damaged',
    text: rest.toString('utf8'),
    kind: 'cut-off',
    isMended: rest.length === 0,
  });
}

/**
 * Returns whether the bytes are UTF-8 without zeros. The last character can be partial. A lost block would
 * contain zeros.
 */
const isBeginning = (bytes: Buffer): boolean =>
  !bytes.includes(0) &&
  [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut))));

/** Reads all lines of a file with a correct checksum. Returns false if a line is still invalid. */
function readIntact(body: Buffer, reading: FileReading): boolean {
  try {
    let number = 2;
    for (let start = 0; start < body.length; number++) {
      const found = body.indexOf(LINE_FEED, start);
      const end = found < 0 ? body.length : found;
      // Converting the whole file to one string takes 3 times as long.
      const read = parseIntactLine(body.toString('utf8', start, end));
      if ('reason' in read) throw new Error(read.reason);
      reading.lines.push({ ...read, number });
      start = end + 1;
    }
    return true;
  } catch {
    reading.lines = [];
    reading.isIntact = false;
    return false;
  }
}

/** Reads all readable lines of a file that's damaged or has no checksum. */
function readDamaged(body: Buffer, format: RecordFormat, reading: FileReading): void {
  let number = 2;
  for (let start = 0; start < body.length; number++) {
    const found = body.indexOf(LINE_FEED, start);
    const end = found < 0 ? body.length : found;
    readBytes({ bytes: body.subarray(start, end), number, isLast: found < 0, format, reading });
    start = end + 1;
  }
}

function readBytes(options: {
  bytes: Buffer;
  number: number;
  isLast: boolean;
  format: RecordFormat;
  reading: FileReading;
}): void {
  const { bytes, number, isLast, format, reading } = options;
  const text = bytes.toString('utf8').trimEnd();
  if (text.trim() === '') return;
  const isText = isUtf8(bytes);
  const read = isText
    ? acceptLine(parseLineText(text, reading.version === 1), format)
    : { reason: "the line isn't UTF-8; save the file as UTF-8" };
  if (!('reason' in read)) {
    reading.lines.push({ ...read, number });
    return;
  }
  const saved = salvage(bytes, isText ? text : '');
  for (const line of saved.lines) reading.lines.push({ ...line, number });
  reading.bad.push({
    number,
    get reason() {
      return saved.reason ?? read.reason;
    },
    text: saved.lines.length === 0 ? text : saved.rest.toString('utf8'),
    kind: isLast || bytes.includes(0) ? 'cut-off' : 'damaged',
    isMended: saved.rest.length === 0,
  });
}

/**
 * Rejects journal lines without a correct checksum, because only question files can be edited by hand. Lines
 * that contain a whole library don't need one.
 */
function acceptLine(
  read: TextLine | { reason: string },
  format: RecordFormat,
): TextLine | { reason: string } {
  if (format === FORMATS.questions || 'reason' in read) return read;
  if (read.trust === 'intact' || 'library' in read.line) return read;
  return {
    reason: read.trust === 'plain' ? 'the line has no checksum' : "the line's checksum is wrong",
  };
}

/** Reports a damaged header and reads the line that may be in its place. */
function checkFirstLine(options: {
  first: string;
  body: Buffer;
  format: RecordFormat;
  stated: number | undefined;
  reason: string | undefined;
  reading: FileReading;
}): void {
  const { first, body, format, stated, reading } = options;
  const lines = reading.lines.length;
  const isWhole =
    format === FORMATS.questions &&
    stated === sumOfFile({ format, version: getLatestVersion(format), lines }, [body]);
  if (isWhole) reading.expected = lines;
  const reason = options.reason ?? (isWhole ? 'the line count is wrong' : undefined);
  if (reason === undefined) return;
  // The header or its line break may be missing, so the first line can contain an entry.
  const read = acceptLine(parseLineText(first.trimEnd()), format);
  const found = 'reason' in read ? salvage(Buffer.from(first), first).lines : [read];
  reading.lines = [...found.map((line) => ({ ...line, number: 1 })), ...reading.lines];
  const kind = format === FORMATS.questions && body.length === 0 ? 'cut-off' : 'damaged';
  reading.bad.unshift({ number: 1, reason, text: '', kind, isMended: isWhole });
}
