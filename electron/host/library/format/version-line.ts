import { join } from 'node:path';
import { z } from 'zod';
import {
  type Entry,
  type Saver,
  type StoredOption,
  type StoredQuestion,
  saverSchema,
  storedQuestionSchema,
} from '../../../../shared/library/entry.ts';
import { OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import { computeSum, formatSum } from '../../system/checksum.ts';
import type { Files } from '../../system/files.ts';
import { tryParseJson } from '../../system/parse-json.ts';
import { splitByteLines } from './entry-line.ts';
import {
  createTooNewError,
  FORMATS,
  formatHeader,
  getLatestVersion,
  parseLineFileIndex,
  readHeader,
  sumOfFile,
} from './line-file-format.ts';

export const HISTORY_HEADER = formatHeader(FORMATS.history);

/** The number of bytes to read for a header. Headers are always shorter. */
const HEADER_LENGTH = 1024;
const MAX_PARALLEL_READS = 16;

/**
 * Returns whether a file starts with a valid history header. Throws AppError('library-too-new') for a newer
 * version.
 */
export function checkHistoryStart(bytes: Buffer, path: string): boolean {
  const [first = Buffer.alloc(0)] = splitByteLines(bytes.subarray(0, HEADER_LENGTH));
  const header = readHeader(first.toString('utf8').replace('\ufeff', ''), FORMATS.history);
  if ('reason' in header) return false;
  const { version, headerFields, sum } = header;
  const holds = sum === sumOfFile(headerFields, []);
  if (version <= getLatestVersion(FORMATS.history)) return sum === null || holds;
  // A flipped bit can change the version, but then the checksum is wrong too.
  if (sum === null || holds) throw createTooNewError(path, FORMATS.history, version);
  return false;
}

/**
 * Rejects with AppError('library-too-new') if a history file in `dir` has a newer version. Ignores unreadable
 * files. Must run before the library is opened.
 */
export async function checkHistoryVersions(files: Files, dir: string): Promise<void> {
  const names = await files.readdir(dir).catch(() => []);
  const paths = names.filter((name) => parseLineFileIndex(name) !== undefined).map((name) => join(dir, name));
  for (let at = 0; at < paths.length; at += MAX_PARALLEL_READS) {
    await Promise.all(
      paths.slice(at, at + MAX_PARALLEL_READS).map(async (path) => {
        const start = await files.readStart(path, HEADER_LENGTH).catch(() => undefined);
        if (start) checkHistoryStart(start, path);
      }),
    );
  }
}

/** A string that every line with a version contains. The header never contains it. */
const QUESTION = '"question"';

/** Returns whether a first line is a header, even a damaged one. */
export const isHeaderLine = (line: Buffer): boolean => !isIntactVersionLine(line) && !line.includes(QUESTION);

/**
 * Counts the unreadable lines. Doesn't count a line that a crash cut off if the whole line is also in the
 * file or in `pending`.
 */
export function countUnread(bytes: Buffer, pending: readonly SavedVersion[] = []): number {
  const lines = [...splitByteLines(bytes)];
  const versionLines = lines[0] && isHeaderLine(lines[0]) ? lines.slice(1) : lines;
  const unread = versionLines.filter((line) => !isBlank(line) && !isIntactVersionLine(line));
  if (unread.length === 0) return 0;
  const whole = [
    ...versionLines.filter(isIntactVersionLine),
    ...pending.map((one) => Buffer.from(formatVersion(one))),
  ];
  whole.sort(Buffer.compare);
  const isTorn = (line: Buffer) => {
    const start = removeZeros(line);
    return start.length > 0 && hasStart(whole, start);
  };
  return unread.filter((line) => !isTorn(line)).length;
}

/**
 * Returns whether one of the sorted lines starts with `start`. Uses a binary search, because a file can have
 * many lines, and many of them can be cut off.
 */
function hasStart(lines: readonly Buffer[], start: Buffer): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(lines[middle] ?? start, start) < 0) low = middle + 1;
    else high = middle;
  }
  return lines[low]?.subarray(0, start.length).equals(start) ?? false;
}

const isBlank = (line: Buffer): boolean => line.length < 64 && line.toString('utf8').trim() === '';

/** Removes trailing zeros. A crash leaves zeros if it prevents a block from being written. */
function removeZeros(line: Buffer): Buffer {
  let end = line.length;
  while (end > 0 && line[end - 1] === 0) end -= 1;
  return line.subarray(0, end);
}

const savedVersionSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  saved: z.int().positive(),
  at: z.int(),
  by: saverSchema,
  question: storedQuestionSchema,
});

/** Matches the start of a line with a version: the checksum of the version's JSON, and the ID. */
const START = /^\{"sum":"([0-9a-f]{8})","version":\{"id":(\d{1,15}),/;

const START_LENGTH = 60;

/** Formats a line of a history file, without a line break. */
export function formatVersion({ id, version, saved, at, by, question }: SavedVersion): string {
  const text = JSON.stringify({ id, version, saved, at, by, question });
  return `{"sum":"${formatSum(computeSum(text))}","version":${text}}`;
}

export function findId(line: Buffer): number | undefined {
  const id = Number(START.exec(line.toString('latin1', 0, START_LENGTH))?.[2]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The offset of the version's JSON in a line. */
const VALUE_AT = '{"sum":"00000000","version":'.length;
const CLOSING_BRACE = 125;

const isIntactVersionLine = (line: Buffer): boolean => findValue(line) !== undefined;

export function readVersion(line: Buffer): SavedVersion | undefined {
  const value = findValue(line);
  return value && savedVersionSchema.safeParse(tryParseJson(value.toString('utf8'))).data;
}

/** Returns the version's JSON if the line is intact. */
function findValue(line: Buffer): Buffer | undefined {
  const stated = START.exec(line.toString('latin1', 0, START_LENGTH))?.[1];
  const end = line.lastIndexOf(CLOSING_BRACE);
  // An editor can add spaces or Windows line breaks.
  if (stated === undefined || line.toString('latin1', end + 1).trim() !== '') return undefined;
  const value = line.subarray(VALUE_AT, end);
  return formatSum(computeSum(value)) === stated ? value : undefined;
}

export interface SavedVersion {
  id: number;
  /** The entry's last `version` with this question. */
  version: number;
  saved: number;
  /** The save time, in milliseconds since 1970. */
  at: number;
  by: Saver;
  question: StoredQuestion;
}

/** Returns the entry's current version, or null if the entry is only a draft. */
export function createSavedVersion(entry: Entry): SavedVersion | null {
  const { id, version, saved, question } = entry;
  return question && { id, version, saved, ...getLastSave(entry, question), question };
}

/**
 * Returns when and by whom the entry was last saved. Uses other fields for entries that were saved only once,
 * or before `lastSave` existed.
 */
function getLastSave({ lastSave, saved, editedAt, origin }: Entry, question: StoredQuestion) {
  return lastSave ?? { at: saved > 1 ? editedAt : Date.parse(question.createdAt), by: origin };
}

/**
 * Returns whether two questions are the same version of the same question, based on their text. Ignores
 * votes, status, and message, and treats an empty field like a missing one.
 */
export function isSameVersion(question: StoredQuestion, next: StoredQuestion): boolean {
  if (question === next) return true;
  return (
    question.createdAt === next.createdAt &&
    question.title === next.title &&
    OPTIONAL_FIELDS.every((field) => (question[field] ?? '') === (next[field] ?? '')) &&
    question.options.length === next.options.length &&
    question.options.every((option, at) => isSameOption(option, next.options[at]))
  );
}

const isSameOption = (option: StoredOption, next: StoredOption | undefined): boolean =>
  option.typed === next?.typed && option.emoji === next.emoji && option.text === next.text;
