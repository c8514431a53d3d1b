import { isUtf8 } from 'node:buffer';
import { readSoundText, readText, salvage, type TextLine } from './line-checksum.ts';
import {
  FORMATS,
  formatHeader,
  latestVersionOf,
  parseSum,
  readHeader,
  sumOf,
  sumOfFile,
  tooNew,
} from './line-file-format.ts';

/**
 * Reading a question or journal file whatever it looks like: everything in it that can be read is taken, and what can't
 * be is told. Nothing here throws, but for a file of a newer version.
 */

export interface ReadLine extends TextLine {
  /** In the file, from 1. */
  number: number;
}

/** A line that can't be read, or what is illegible of one. */
export interface BadLine {
  number: number;
  reason: string;
  /** As far as it is text. */
  text: string;
  kind: 'damaged' | 'cut-off';
  /** Nothing of it is missing among the lines that could be read. */
  isMended: boolean;
}

export interface FileReading {
  /** Everything that can be read, in the order of the file. */
  lines: ReadLine[];
  bad: BadLine[];
  /** Undefined where the first line can't be relied on. */
  version: number | undefined;
  /** The file is as it was written: its sum says so. Never of a journal, whose lines speak for themselves. */
  isIntact: boolean;
  /** How many lines there should be; undefined where that can't be told. */
  expected: number | undefined;
  /** Of the content: what differs in it differs in this. */
  digest: number;
}

type RecordFormat = typeof FORMATS.questions | typeof FORMATS.journal;

const LINE_FEED = 10;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/**
 * Reads a whole file. `tornEnd`: a last line that has no end and can't be read was being written when the program
 * stopped and was never acknowledged: it is passed over. That holds for the first line too, of a file that was just
 * being made. `path` is for the error. Throws AppError('library-too-new').
 */
export function readRecords(options: {
  bytes: Buffer;
  format: RecordFormat;
  path: string;
  tornEnd: boolean;
}): FileReading {
  const { format, path, tornEnd } = options;
  const bytes = withoutMark(options.bytes);
  const end = bytes.indexOf(LINE_FEED);
  const first = (end < 0 ? bytes : bytes.subarray(0, end)).toString('utf8');
  const behind = end < 0 ? bytes.subarray(bytes.length) : bytes.subarray(end + 1);
  if (tornEnd && end < 0 && isTornHeader(bytes, format)) {
    return { lines: [], bad: [], version: undefined, isIntact: false, expected: 0, digest: sumOf(bytes) };
  }
  const { stated, reason, ...facts } = readFirst({ first, behind, format, path });
  const reading: FileReading = { ...facts, lines: [], bad: [] };
  if (!reading.isIntact || !readIntact(behind, reading)) {
    const whole = tornEnd ? withoutTornEnd(behind) : behind;
    readDamaged(whole, reading);
    if (whole.length < behind.length) noteUnlessTorn(behind.subarray(whole.length), reading);
  }
  if (reason !== undefined || reading.expected !== reading.lines.length) {
    checkFirstLine({ first, behind, format, stated, reason, reading });
  }
  return reading;
}

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

interface FirstLine extends Pick<FileReading, 'version' | 'isIntact' | 'expected' | 'digest'> {
  /** The sum that it has. */
  stated: number | undefined;
  /** Why it can't be relied on, where it can't. */
  reason?: string;
}

/** What the first line says, and whether its sum bears it out. Throws AppError('library-too-new'). */
function readFirst(options: {
  first: string;
  behind: Buffer;
  format: RecordFormat;
  path: string;
}): FirstLine {
  const { first, behind, format, path } = options;
  const none = { version: undefined, isIntact: false };
  const header = readHeader(first, format);
  if ('reason' in header) {
    const stated = parseSum(/"sum":"([0-9a-f]{8})"/.exec(first)?.[1]);
    const expected = countOf(Number(/"lines":(\d+)/.exec(first)?.[1]));
    return { ...none, stated, expected, digest: sumOf(behind, sumOf(first)), reason: header.reason };
  }
  const { version, facts, sum } = header;
  const digest = sumOfFile(facts, format === FORMATS.questions ? [behind] : []);
  const holds = sum === digest;
  const said = { stated: sum ?? undefined, expected: countOf(facts.lines), digest };
  if (version > latestVersionOf(format)) {
    // A bit that fell over makes a 3 of a 2 as well; then the sum does not bear it out.
    if (holds || sum === null) throw tooNew(path, format, version);
    return { ...none, ...said, reason: `it says version ${version}, and its sum does not bear that out` };
  }
  if (version === 1 && sum !== null) return { ...none, ...said, reason: 'version 1 has no sums' };
  if (format === FORMATS.questions) return { ...said, version, isIntact: holds };
  const reason = version > 1 && !holds ? { reason: 'the first line is not as it was written' } : {};
  return { ...said, version, isIntact: false, ...reason };
}

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A first line that a crash cut off: nothing but a beginning of it. */
const isTornHeader = (bytes: Buffer, format: RecordFormat): boolean =>
  [formatHeader(format), `${JSON.stringify({ format, version: 1 })}\n`].some((whole) =>
    whole.startsWith(bytes.toString('utf8')),
  );

/** The bytes up to the last line end, and what follows only if it is a line of JSON that lacks nothing but its end. */
function withoutTornEnd(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return end === bytes.length || isJson(bytes.subarray(end)) ? bytes : bytes.subarray(0, end);
}

function isJson(bytes: Buffer): boolean {
  try {
    // Of any depth: a line that is nested too deep was written, and is reported as damaged.
    JSON.parse(bytes.toString('utf8'));
    return isUtf8(bytes);
  } catch {
    return false;
  }
}

/** A write that did not get to its end leaves the beginning of a line. Anything else was more than a crash. */
function noteUnlessTorn(end: Buffer, reading: FileReading): void {
  const number = reading.lines.length + reading.bad.length + 2;
  const { lines: saved, rest } = salvage(end);
  // A part of a whole library is nothing: it may never have been acknowledged.
  const lines = saved.filter(({ trust }) => trust === 'intact');
  if (lines.length === 0 && isBeginning(end)) return;
  for (const line of lines) reading.lines.push({ ...line, number });
  reading.bad.push({
    number,
    reason: 'the end of the file is not as it was written',
    text: rest.toString('utf8'),
    kind: 'cut-off',
    isMended: rest.length === 0,
  });
}

/** Whether bytes are UTF-8 up to their last character, and have no zeros, which a lost block would have. */
const isBeginning = (bytes: Buffer): boolean =>
  !bytes.includes(0) &&
  [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut))));

/** Every line of a file whose sum is right. Returns false where it is not what such a file has all the same. */
function readIntact(behind: Buffer, reading: FileReading): boolean {
  const text = behind.toString('utf8');
  try {
    let number = 2;
    for (let start = 0; start < text.length; number++) {
      const found = text.indexOf('\n', start);
      const end = found < 0 ? text.length : found;
      const read = readSoundText(text.slice(start, end));
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

/** Every line that can be read of a file of which some can't be, or which does not say. */
function readDamaged(behind: Buffer, reading: FileReading): void {
  let number = 2;
  for (let start = 0; start < behind.length; number++) {
    const found = behind.indexOf(LINE_FEED, start);
    const end = found < 0 ? behind.length : found;
    readBytes(behind.subarray(start, end), number, found < 0, reading);
    start = end + 1;
  }
}

function readBytes(bytes: Buffer, number: number, isLast: boolean, reading: FileReading): void {
  const text = bytes.toString('utf8');
  if (text.trim() === '') return;
  const read = isUtf8(bytes)
    ? readText(text.trimEnd(), reading.version === 1)
    : { reason: 'the line is not UTF-8, as which the file must be saved' };
  if (!('reason' in read)) {
    reading.lines.push({ ...read, number });
    return;
  }
  const saved = salvage(bytes);
  for (const line of saved.lines) reading.lines.push({ ...line, number });
  const isMended = saved.rest.length === 0;
  const kind = isLast || bytes.includes(0) ? 'cut-off' : 'damaged';
  const reason = saved.reason ?? read.reason;
  reading.bad.push({ number, reason, text: saved.rest.toString('utf8'), kind, isMended });
}

/** Finds out whether a first line that can't be relied on is all that is wrong, and tells what is. */
function checkFirstLine(options: {
  first: string;
  behind: Buffer;
  format: RecordFormat;
  stated: number | undefined;
  reason: string | undefined;
  reading: FileReading;
}): void {
  const { first, behind, format, stated, reading } = options;
  const lines = reading.lines.length;
  const isWhole =
    format === FORMATS.questions &&
    stated === sumOfFile({ format, version: latestVersionOf(format), lines }, [behind]);
  if (isWhole) reading.expected = lines;
  const reason = options.reason ?? (isWhole ? 'it counts other lines than there are' : undefined);
  if (reason === undefined) return;
  // Somebody may have deleted the first line, and then this is the second; or its end is gone.
  const read = readText(first.trimEnd());
  const found = 'reason' in read ? salvage(Buffer.from(first)).lines : [read];
  for (const line of found) reading.lines.unshift({ ...line, number: 1 });
  const kind = format === FORMATS.questions && behind.length === 0 ? 'cut-off' : 'damaged';
  reading.bad.unshift({ number: 1, reason, text: '', kind, isMended: isWhole });
}
