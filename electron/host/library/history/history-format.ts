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
import { OPTIONAL_FIELDS } from '../../../../shared/question/fields.ts';
import type { Files } from '../../system/files.ts';
import { tryParseJson } from '../../system/json-depth.ts';
import { byteLines } from '../store/format/entry-line.ts';
import {
  FORMATS,
  formatHeader,
  formatSum,
  latestVersionOf,
  lineFileIndex,
  readHeader,
  sumOf,
  sumOfFile,
  tooNew,
} from '../store/format/line-file-format.ts';

/** The first line of a history file. */
export const HISTORY_HEADER = formatHeader(FORMATS.history);

/** A first line has fewer bytes. */
const HEADER_LENGTH = 1024;
/** So many files are read at the same time. */
const MAX_PARALLEL_READS = 16;

/**
 * Whether a file begins as a history file does. Throws AppError('library-too-new') for one of a newer version, of which
 * nothing may be read or changed.
 */
export function checkHistoryStart(bytes: Buffer, path: string): boolean {
  const [first = Buffer.alloc(0)] = byteLines(bytes.subarray(0, HEADER_LENGTH));
  const header = readHeader(first.toString('utf8').replace('\ufeff', ''), FORMATS.history);
  if ('reason' in header) return false;
  const { version, facts, sum } = header;
  const holds = sum === sumOfFile(facts, []);
  if (version <= latestVersionOf(FORMATS.history)) return sum === null || holds;
  // A bit that fell over makes another version as well; then the sum does not bear it out.
  if (sum === null || holds) throw tooNew(path, FORMATS.history, version);
  return false;
}

/**
 * To be called before a library is opened: whether a file in its folder `dir` for the history is of a newer version.
 * What can't be read says nothing. Throws AppError('library-too-new').
 */
export async function checkHistoryVersions(files: Files, dir: string): Promise<void> {
  const names = await files.readdir(dir).catch(() => []);
  const paths = names.filter((name) => lineFileIndex(name) !== undefined).map((name) => join(dir, name));
  for (let at = 0; at < paths.length; at += MAX_PARALLEL_READS) {
    await Promise.all(
      paths.slice(at, at + MAX_PARALLEL_READS).map(async (path) => {
        const start = await files.readStart(path, HEADER_LENGTH).catch(() => undefined);
        if (start) checkHistoryStart(start, path);
      }),
    );
  }
}

/** The line of a version has this in it, whatever else became of it; the first line of a file never does. */
const QUESTION = '"question"';

/**
 * Whether a line that is the first of its file is none of its versions: its header, or what became of it.
 */
export const isHeaderLine = (line: Buffer): boolean => !isIntactVersionLine(line) && !line.includes(QUESTION);

/**
 * How many lines of a history file can't be read any more. The beginning of a line that a crash cut off is none of
 * them: the journal brought the whole one, further down in the file, or brings it, with `coming`.
 */
export function countUnread(bytes: Buffer, coming: readonly KeptVersion[] = []): number {
  const lines = [...byteLines(bytes)];
  const behind = lines[0] && isHeaderLine(lines[0]) ? lines.slice(1) : lines;
  const unread = behind.filter((line) => !isBlank(line) && !isIntactVersionLine(line));
  if (unread.length === 0) return 0;
  const whole = [
    ...behind.filter(isIntactVersionLine),
    ...coming.map((one) => Buffer.from(formatVersion(one))),
  ];
  const isTorn = (line: Buffer) => {
    const start = withoutZeros(line);
    return start.length > 0 && whole.some((one) => one.subarray(0, start.length).equals(start));
  };
  return unread.filter((line) => !isTorn(line)).length;
}

const isBlank = (line: Buffer): boolean => line.length < 64 && line.toString('utf8').trim() === '';

/** A block of the disk that a crash did not let be written is zeros. */
function withoutZeros(line: Buffer): Buffer {
  let end = line.length;
  while (end > 0 && line[end - 1] === 0) end -= 1;
  return line.subarray(0, end);
}

const keptVersionSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  saved: z.int().positive(),
  at: z.int(),
  by: saverSchema,
  question: storedQuestionSchema,
});

/** What a line begins with that this program wrote: the sum of the version's text, and then the id. */
const START = /^\{"sum":"([0-9a-f]{8})","version":\{"id":(\d{1,15}),/;

/** So many characters hold `START`. */
const START_LENGTH = 60;

/** One line of a history file, without its end. */
export function formatVersion({ id, version, saved, at, by, question }: KeptVersion): string {
  const text = JSON.stringify({ id, version, saved, at, by, question });
  return `{"sum":"${formatSum(sumOf(text))}","version":${text}}`;
}

/** The id on a line of a history file, as far as its beginning tells; undefined for what is no such line. */
export function idOnLine(line: Buffer): number | undefined {
  const id = Number(START.exec(line.toString('latin1', 0, START_LENGTH))?.[2]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The text of the version begins behind this. */
const VALUE_AT = '{"sum":"00000000","version":'.length;
const CLOSING_BRACE = 125;

/** Whether a line has a sum that is its own: then it is as it was written. */
const isIntactVersionLine = (line: Buffer): boolean => valueOn(line) !== undefined;

/** The version on a line; undefined where that can't be read, or is not what was written. */
export function readVersion(line: Buffer): KeptVersion | undefined {
  const value = valueOn(line);
  return value && keptVersionSchema.safeParse(tryParseJson(value.toString('utf8'))).data;
}

/** The text of the version on a line that is as it was written. */
function valueOn(line: Buffer): Buffer | undefined {
  const stated = START.exec(line.toString('latin1', 0, START_LENGTH))?.[1];
  const end = line.lastIndexOf(CLOSING_BRACE);
  // An editor may have left spaces, or the line end of Windows.
  if (stated === undefined || line.toString('latin1', end + 1).trim() !== '') return undefined;
  const value = line.subarray(VALUE_AT, end);
  return formatSum(sumOf(value)) === stated ? value : undefined;
}

/** A question as it was once saved. */
export interface KeptVersion {
  id: number;
  /** `version` of the entry while this was its question, at the last. */
  version: number;
  /** `saved` of the entry. */
  saved: number;
  /** When it was saved, milliseconds since 1970. */
  at: number;
  by: Saver;
  question: StoredQuestion;
}

/** The question of an entry as a version; null for what is only a draft. */
export function versionOf(entry: Entry): KeptVersion | null {
  const { id, version, saved, question } = entry;
  return question && { id, version, saved, ...lastSaveOf(entry, question), question };
}

/** Entries that were saved before this was noted, and those saved but once, tell it by their other members. */
function lastSaveOf({ lastSave, saved, editedAt, origin }: Entry, question: StoredQuestion) {
  return lastSave ?? { at: saved > 1 ? editedAt : Date.parse(question.createdAt), by: origin };
}

/**
 * Whether a save of `next` makes no version beside `question`: they are the same question, with the same text.
 * Votes, status and message are what became of it, and no part of it. An empty field is one that is not there.
 */
export function sameVersion(question: StoredQuestion, next: StoredQuestion): boolean {
  if (question === next) return true;
  return (
    question.createdAt === next.createdAt &&
    question.title === next.title &&
    OPTIONAL_FIELDS.every((field) => (question[field] ?? '') === (next[field] ?? '')) &&
    question.options.length === next.options.length &&
    question.options.every((option, at) => sameOption(option, next.options[at]))
  );
}

const sameOption = (option: StoredOption, next: StoredOption | undefined): boolean =>
  option.typed === next?.typed && option.emoji === next.emoji && option.text === next.text;
