import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { AppError } from '../../../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../../../shared/library/entry.ts';
import { parseJson } from '../../../system/json-depth.ts';
import { jsonFault } from './line-fault.ts';

/** How many questions share a file: few enough to rewrite one in a millisecond, many enough to keep the folder short. */
export const IDS_PER_FILE = 256;

const NAME = /^(\d{6,})-(\d{6,})\.jsonl$/;

const pad = (id: number): string => String(id).padStart(6, '0');

/** Which file an id belongs to, counted from 0. */
export const lineFileOf = (id: number): number => Math.floor((id - 1) / IDS_PER_FILE);

/** The first id of a file. */
export const firstIdOf = (index: number): number => index * IDS_PER_FILE + 1;

/** The name of a file: its first and last id, `000001-000256.jsonl`. */
export const lineFileName = (index: number): string =>
  `${pad(firstIdOf(index))}-${pad(firstIdOf(index) + IDS_PER_FILE - 1)}.jsonl`;

/** The inverse of `lineFileName`; undefined for names that it would not give. */
export function lineFileIndex(name: string): number | undefined {
  const first = Number(NAME.exec(name)?.[1]);
  if (!Number.isSafeInteger(first) || first < 1) return undefined;
  const index = lineFileOf(first);
  return lineFileName(index) === name ? index : undefined;
}

/**
 * The check sums of the library's files: CRC-32, as eight hexadecimal digits in a member `sum`. A sum is always that of
 * the text as it would be without this member, so a line or file says by itself whether it is as it was written.
 */

const SUM = /^[0-9a-f]{8}$/;

/** The sum of a text in UTF-8 or of bytes, which go on behind what has the sum `before`. */
export const sumOf = (data: string | Uint8Array, before = 0): number => crc32(data, before);

/** As it stands in a file. */
export const formatSum = (sum: number): string => sum.toString(16).padStart(8, '0');

/** The inverse of `formatSum`; undefined for anything else. */
export const parseSum = (value: unknown): number | undefined =>
  typeof value === 'string' && SUM.test(value) ? Number.parseInt(value, 16) : undefined;

/** The sum of a file whose first line says `facts`, in this order, and goes on with `behind`. */
export function sumOfFile(facts: object, behind: Iterable<Uint8Array>): number {
  let sum = sumOf(LINE_FEED, sumOf(JSON.stringify(facts)));
  for (const piece of behind) sum = sumOf(piece, sum);
  return sum;
}

/** What the first line of a file says it is. */
export const FORMATS = {
  library: 'qotd-studio library',
  journal: 'qotd-studio journal',
  questions: 'qotd-studio questions',
  lock: 'qotd-studio lock',
  snapshot: 'qotd-studio snapshot',
  history: 'qotd-studio history',
} as const;

type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** Since version 2 these have sums. Who holds the lock is of one moment. */
const SUMMED: ReadonlySet<Format> = new Set(
  Object.values(FORMATS).filter((format) => format !== FORMATS.lock),
);

/** The version of a file that this program writes. A file with a higher one is left alone. */
export const latestVersionOf = (format: Format): number => (SUMMED.has(format) ? 2 : 1);

/** An entry as it stands on a line. Of two lines with the same id the one with the higher `seq` is newer. */
export interface EntryLine {
  seq: number;
  entry: Entry;
  /** What the question was elsewhere, and is no more because of this version: for its history. */
  past?: readonly Past[];
}

/** A question as it was elsewhere, and when that was seen, milliseconds since 1970. */
export interface Past {
  at: number;
  question: StoredQuestion;
}

/** A whole library as it stands on one line of the journal: every line with a lower `seq` is void. */
export interface LibraryLine {
  seq: number;
  library: readonly Entry[];
}

export type StoredLine = EntryLine | LibraryLine;

/** UTF-16 units of a library line that are encoded before the event loop turns: some milliseconds. */
const PIECE_LENGTH = 262_144;

/** The same as `formatLine` for a whole library, which has seconds of work: the event loop turns in between. */
export async function formatLibraryLine({ seq, library }: LibraryLine): Promise<Buffer> {
  const start = `{"seq":${seq},`;
  const pieces: Buffer[] = [];
  let sum = sumOf(start);
  const add = (text: string) => {
    const bytes = Buffer.from(text);
    sum = sumOf(bytes, sum);
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

/** One line of a journal or questions file, with its end, and its sum. */
export function formatLine(line: StoredLine): { bytes: Buffer; sum: number } {
  const start = `{"seq":${line.seq},`;
  // Encoded once, for the sum and for the disk: on a busy disk that is a twentieth of a commit.
  const { seq: _, ...said } = line;
  const rest = Buffer.from(`${JSON.stringify(said).slice(1)}\n`);
  const sum = sumOf(rest.subarray(0, -1), sumOf(start));
  const head = `${start}"sum":"${formatSum(sum)}",`;
  const bytes = Buffer.allocUnsafe(head.length + rest.length);
  bytes.write(head, 'latin1');
  rest.copy(bytes, head.length);
  return { bytes, sum };
}

/** The first line of a file. `facts` go behind format and version. A sum is also about what is `behind` the line. */
export function formatHeader(
  format: Format,
  facts: Readonly<Record<string, unknown>> = {},
  behind: Iterable<Uint8Array> = [],
): string {
  const header = { format, version: latestVersionOf(format), ...facts };
  const sum = SUMMED.has(format) ? { sum: formatSum(sumOfFile(header, behind)) } : {};
  return `${JSON.stringify({ ...header, ...sum })}\n`;
}

/** AppError('library-unreadable'). `line` counts from 1; 0 stands for the file as a whole. */
export const unreadable = (path: string, line: number, reason: string, cause?: unknown): AppError =>
  new AppError('library-unreadable', `${path}, line ${line}: ${reason}`, { path, line, reason }, { cause });

/** What a first line says. */
interface Header {
  version: number;
  /** Everything that it says but its sum, in its order. */
  facts: Partial<Record<string, unknown>>;
  /** Null where it has none, undefined where what it has is none. */
  sum: number | null | undefined;
}

/**
 * The first line of a file of some format, or in a sentence why it is none. That its version is known is not checked.
 */
export function readHeader(text: string, format: Format): Header | { reason: string } {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return { reason: `of the first line: ${jsonFault(text)}` };
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format) {
    return { reason: `the first line does not say "format": ${JSON.stringify(format)}` };
  }
  const { sum, ...facts }: Header['facts'] = { ...value };
  const { version } = facts;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { reason: 'the first line has no "version"' };
  }
  return { version, facts, sum: sum === undefined ? null : parseSum(sum) };
}

/** AppError('library-too-new'). */
export const tooNew = (path: string, format: Format, version: number): AppError =>
  new AppError('library-too-new', `${path} has version ${version}; ${latestVersionOf(format)} is known.`, {
    path,
    found: version,
    known: latestVersionOf(format),
  });

/** What a question file says, as far as we know: as it was read, or as we wrote it. */
export interface KnownFile {
  /** Of its content: see `FileReading.digest`. */
  digest: number;
  /** By id, from the file's first one: the sum of its line, and the `seq` that memory had for what is there; 0 for none. */
  sums: Uint32Array;
  seqs: Float64Array;
}

/** A file without lines. */
export const emptyKnown = (digest: number): KnownFile => ({
  digest,
  sums: new Uint32Array(IDS_PER_FILE),
  seqs: new Float64Array(IDS_PER_FILE),
});

/** Where the line of an id stands in `sums` and `seqs` of its file. */
export const slotOf = (id: number): number => id - firstIdOf(lineFileOf(id));

/** The content of a question file. */
interface LineFileText {
  pieces: readonly Uint8Array[];
  /** What is known of the file once it is written. */
  known: KnownFile;
}

const FILE_PIECE_LENGTH = 32_768;

/**
 * The content for these lines; undefined where there is none. The event loop runs between any two pieces of about
 * 32 KiB, and `lines` are drawn as they are then.
 */
export async function formatLineFile(lines: Iterable<EntryLine>): Promise<LineFileText | undefined> {
  const pieces: Uint8Array[] = [];
  const known = emptyKnown(0);
  let count = 0;
  let piece: Buffer[] = [];
  let length = 0;
  for (const line of lines) {
    const { bytes, sum } = formatLine(line);
    const slot = slotOf(line.entry.id);
    known.sums[slot] = sum;
    known.seqs[slot] = line.seq;
    count += 1;
    piece.push(bytes);
    length += bytes.length;
    if (length < FILE_PIECE_LENGTH) continue;
    pieces.push(Buffer.concat(piece, length));
    piece = [];
    length = 0;
    await setImmediate();
  }
  if (count === 0) return undefined;
  if (length > 0) pieces.push(Buffer.concat(piece, length));
  const facts = { lines: count };
  known.digest = sumOfFile(
    { format: FORMATS.questions, version: latestVersionOf(FORMATS.questions), ...facts },
    pieces,
  );
  const header = Buffer.from(formatHeader(FORMATS.questions, facts, pieces));
  return { pieces: [header, ...pieces], known };
}
