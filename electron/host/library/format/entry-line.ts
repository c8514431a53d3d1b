import { isUtf8 } from 'node:buffer';
import { PLAIN_MESSAGES } from '../../../../shared/input-error-message.ts';
import {
  type Entry,
  entrySchema,
  MAX_COUNT,
  MAX_MOMENT,
  type StoredQuestion,
  storedQuestionSchema,
} from '../../../../shared/library/entry.ts';
import { privateFieldsSchema } from '../../../../shared/library/private-fields.ts';
import { FIELDS, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import { entrySyncSchema } from '../../../../shared/sync/entry-sync-schema.ts';
import { createFault, describeEntryFault } from './line-fault-message.ts';
import { createUnreadableError, type Past, type StoredLine } from './line-file-format.ts';

const LINE_FEED = 10;
const BYTE_ORDER_MARK = '\ufeff';

/** A line without its line break. Line numbers start at 1. */
interface Line {
  text: string;
  number: number;
}

/**
 * Yields a file's lines without the byte order mark and without white space at their ends. Skips empty lines,
 * except for the first line. Throws AppError('library-unreadable') if a line isn't UTF-8.
 */
export function* readTextLines(bytes: Buffer, path: string): Generator<Line, void> {
  if (!isUtf8(bytes)) throw createUnreadableError(path, findBadByteLine(bytes), "the line isn't UTF-8");
  const whole = bytes.toString('utf8');
  let start = whole.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (let number = 1; number === 1 || start < whole.length; number++) {
    const found = whole.indexOf('\n', start);
    const end = found < 0 ? whole.length : found;
    const text = whole.slice(start, end).trimEnd();
    if (number === 1 || text !== '') yield { text, number };
    start = end + 1;
  }
}

/** Yields a file's lines as bytes, without line feeds. */
export function* splitByteLines(bytes: Buffer): Generator<Buffer, void> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** Returns the number of the first line that isn't valid UTF-8. */
export function findBadByteLine(bytes: Buffer): number {
  let number = 1;
  for (const line of splitByteLines(bytes)) {
    if (!isUtf8(line)) return number;
    number += 1;
  }
  return number;
}

/**
 * For 100,000 entries, Zod takes 3 times as long as JSON.parse. Entries are therefore checked by hand first,
 * and with the schema only if that fails. A property test compares both checks.
 */

type Fields = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInt = (value: unknown): value is number => Number.isSafeInteger(value);
const isVotes = (value: unknown): boolean => isInt(value) && value >= 0;
const isCount = (value: unknown): boolean => isInt(value) && value >= 0 && value <= MAX_COUNT;
const isTime = (value: unknown): boolean => isInt(value) && Math.abs(value) <= MAX_MOMENT;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** Matches the format of `Date.prototype.toISOString`. Leaves February 29 to the schema. */
const PLAIN_MOMENT = new RegExp(
  [
    /^\d{4}-/,
    /(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,
    /T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/,
  ]
    .map((part) => part.source)
    .join(''),
);
const isMoment = (value: unknown): boolean => isText(value) && PLAIN_MOMENT.test(value);

const isAuthor = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.username) &&
  isText(value.globalName) &&
  isText(value.avatarURL) &&
  isText(value.displayAvatarURL);

const isOption = (value: unknown): boolean =>
  isObject(value) && isText(value.typed) && isText(value.emoji) && isText(value.text) && isVotes(value.votes);

const isStatus = (value: unknown): boolean => value === 0 || value === 1 || value === 2 || value === 3;

const isQuestion = (value: unknown): value is StoredQuestion =>
  isObject(value) &&
  isMoment(value.createdAt) &&
  isAuthor(value.author) &&
  isText(value.title) &&
  OPTIONAL_FIELDS.every((field) => isTextOrNull(value[field])) &&
  Array.isArray(value.options) &&
  value.options.every(isOption) &&
  isStatus(value.status) &&
  (value.sentAt === null || isMoment(value.sentAt)) &&
  isTextOrNull(value.messageID) &&
  isTextOrNull(value.messageLink);

const isInput = (value: unknown): boolean => isObject(value) && FIELDS.every((field) => isText(value[field]));

const isDraft = (value: unknown): boolean =>
  isObject(value) && isCount(value.basedOn) && isInput(value.input);

const isOrigin = (value: unknown): boolean => value === 'app' || value === 'api' || value === 'sample';

const isSaver = (value: unknown): boolean => isOrigin(value) || value === 'outside' || value === 'service';

const isLastSave = (value: unknown): boolean => isObject(value) && isTime(value.at) && isSaver(value.by);

const PRIVATE_SCHEMAS = Object.entries(privateFieldsSchema.shape);

/** Returns whether a value is a valid entry. Also returns false for a few valid but unusual entries. */
export function isLikelyEntry(value: unknown): value is Entry {
  return (
    isObject(value) &&
    isCount(value.id) &&
    value.id !== 0 &&
    isTextOrNull(value.key) &&
    isCount(value.version) &&
    value.version !== 0 &&
    isOrigin(value.origin) &&
    isTime(value.editedAt) &&
    isCount(value.saved) &&
    (value.lastSave === undefined || isLastSave(value.lastSave)) &&
    (value.question === null || isQuestion(value.question)) &&
    (value.draft === null || isDraft(value.draft)) &&
    PRIVATE_SCHEMAS.every(
      ([name, schema]) => value[name] === undefined || schema.safeParse(value[name]).success,
    ) &&
    (value.sync === undefined || entrySyncSchema.safeParse(value.sync).success) &&
    (value.removedAt === null || isTime(value.removedAt))
  );
}

export function readEntry(value: unknown): { entry: Entry } | { reason: string } {
  if (isLikelyEntry(value)) return { entry: value };
  const { data } = entrySchema.safeParse(value);
  if (data) return { entry: data };
  // Reading the reason parses the entry again, because storing the issues of many lines would take a lot of
  // memory.
  return createFault(() =>
    describeEntryFault(entrySchema.safeParse(value, PLAIN_MESSAGES).error?.issues ?? []),
  );
}

/** These limits leave room for later lines and versions, even in edited files. */
const MAX_SEQ = 2 ** 50;
const MAX_VERSION = MAX_COUNT / 2;

const limitVersion = (entry: Entry): Entry =>
  entry.version > MAX_VERSION ? { ...entry, version: MAX_VERSION } : entry;

/**
 * Converts a line that was parsed as JSON from a journal or question file. Returns the reason if the line is
 * invalid.
 */
export function readLine(value: unknown): StoredLine | { reason: string } {
  if (!isObject(value) || !isInt(value.seq) || value.seq < 1) return { reason: 'the line has no "seq"' };
  const seq = Math.min(value.seq, MAX_SEQ);
  if (value.library !== undefined) {
    const library = readEntries('library', value.library);
    return 'reason' in library ? library : { seq, library: library.entries };
  }
  const read = readEntry(value.entry);
  if ('reason' in read) return read;
  if (value.others === undefined && value.past === undefined) return { seq, entry: limitVersion(read.entry) };
  const others = readEntries('others', value.others ?? []);
  if ('reason' in others) return others;
  const past = readPast(value.past);
  return {
    seq,
    entry: limitVersion(read.entry),
    ...(past.length > 0 && { past }),
    ...(others.entries.length > 0 && { others: others.entries }),
  };
}

/** Skips invalid versions, because they must not make the entry unreadable. */
const readPast = (value: unknown): Past[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const question = isObject(one) && isTime(one.at) ? findQuestion(one.question) : undefined;
        return question ? [{ at: Number(one.at), question }] : [];
      })
    : [];

const findQuestion = (value: unknown): StoredQuestion | undefined =>
  isQuestion(value) ? value : storedQuestionSchema.safeParse(value).data;

function readEntries(name: string, value: unknown): { entries: Entry[] } | { reason: string } {
  if (!Array.isArray(value)) return { reason: `"${name}" must be a list` };
  const entries: Entry[] = [];
  for (const [index, one] of value.entries()) {
    const read = readEntry(one);
    if ('reason' in read) return createFault(() => `"${name}", number ${index + 1}: ${read.reason}`);
    entries.push(limitVersion(read.entry));
  }
  return { entries };
}
