import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import {
  type EntryLine,
  emptyKnown,
  FORMATS,
  formatHeader,
  formatLine,
  type KnownFile,
  latestVersionOf,
  slotOf,
} from './store-format.ts';

/**
 * The check sums of the library's files: CRC-32, as eight hexadecimal digits in a member `sum`. A sum is always that of
 * the text as it would be without this member, so a line or file says by itself whether it is as it was written.
 */

const SUM = /^[0-9a-f]{8}$/;
const LINE_FEED = Buffer.from('\n');

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

/** The content of a question file. */
interface LineFileText {
  pieces: readonly Uint8Array[];
  /** What is known of the file once it is written. */
  known: KnownFile;
}

const PIECE_LENGTH = 32_768;

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
    if (length < PIECE_LENGTH) continue;
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
