import type { Entry } from '../../../../shared/library.ts';
import { MAX_ENTRY_DEPTH, parseJson } from '../../json.ts';
import { readEntry } from './store-line.ts';
import { parseSum, sumOf } from './store-sum.ts';
import { readText, type TextLine } from './store-text.ts';

/** What could be saved of a line that can't be read. */
export interface Salvaged {
  lines: TextLine[];
  /** What is left: empty where nothing is missing. */
  rest: Buffer;
  /** What was wrong, where that is known better than by the attempt to read it. */
  reason?: string;
}

const START = '{"seq":';
const LIBRARY = /^\{"seq":(\d{1,15}),"sum":"[0-9a-f]{8}","library":\[/;

/**
 * Takes out of a line that can't be read what is there for certain, by its sum: the line itself if no more than one bit
 * of it has changed, the lines that run into each other because their ends are gone, or, of a line with a whole
 * library, all entries that can be read.
 */
export function salvage(bytes: Buffer): Salvaged {
  const mended = withBitMended(bytes);
  if (mended)
    return {
      lines: [mended],
      rest: Buffer.alloc(0),
      reason: 'one bit of the line had changed, and was put right',
    };
  const lines: TextLine[] = [];
  const rest: Buffer[] = [];
  for (const piece of piecesOf(bytes)) {
    const end = piece.lastIndexOf('}') + 1;
    const read = readText(piece.toString('utf8', 0, end));
    const line = 'reason' in read || read.trust !== 'intact' ? withBitMended(piece.subarray(0, end)) : read;
    if (line) lines.push(line);
    else rest.push(piece);
  }
  const [only, ...others] = rest;
  const library = only && others.length === 0 ? partOfLibrary(only.toString('utf8')) : undefined;
  if (library) return { lines: [...lines, library.line], rest: Buffer.from(library.rest) };
  return {
    lines,
    rest: Buffer.concat(rest),
    ...(lines.length > 0 && { reason: 'the line has no end, or something stands behind it' }),
  };
}

/** The bytes cut before each place where a line may begin. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let next = bytes.indexOf(START, 1); next >= 0; next = bytes.indexOf(START, next + 1)) {
    yield bytes.subarray(start, next);
    start = next;
  }
  yield bytes.subarray(start);
}

/** A line with a whole library, of which what can't be read is left out. */
function partOfLibrary(text: string): { line: TextLine; rest: string } | undefined {
  const start = LIBRARY.exec(text);
  if (!start) return undefined;
  const seq = Number(start[1]);
  const library: Entry[] = [];
  const rest: string[] = [];
  for (const piece of text.slice(start[0].length).split(/,(?=\{"id":\d)/)) {
    const entry = entryIn(piece) ?? entryIn(piece.replace(/\]\}\s*$/, ''));
    if (entry) library.push(entry);
    else if (piece !== ']}') rest.push(piece);
  }
  return { line: { line: { seq, library }, trust: 'changed', sum: 0 }, rest: rest.join('\n') };
}

function entryIn(text: string): Entry | undefined {
  try {
    const read = readEntry(parseJson(text, MAX_ENTRY_DEPTH));
    return 'reason' in read ? undefined : read.entry;
  } catch {
    return undefined;
  }
}

/** Bytes. Finding the bit takes a tenth of a second in as many. */
const MENDED_AT_MOST = 1_000_000;
/** Bytes: as long as what stands before the entry may be. */
const START_LENGTH = 48;
const SUMMED = /^\{"seq":\d{1,16},("sum":"([0-9a-f]{8})",)/;

/**
 * The line as it was before one of its bits changed; undefined where it was not one bit. A CRC tells which it was.
 * Whoever mends a line by hand changes more than that where he makes a mistake that keeps it from being read.
 */
function withBitMended(bytes: Buffer): TextLine | undefined {
  if (bytes.length > MENDED_AT_MOST || bytes.length < START_LENGTH) return undefined;
  const start = SUMMED.exec(bytes.toString('latin1', 0, START_LENGTH));
  const stated = parseSum(start?.[2]);
  if (!start || stated === undefined) return withStartMended(bytes);
  const member = start[1]?.length ?? 0;
  const from = start[0].length - member;
  const without = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + member)]);
  const place = changedBit(without.length, sumOf(without) ^ stated);
  return place && intactWith(bytes, place.byte < from ? place.byte : place.byte + member, place.bit);
}

/** The same where the bit is in what stands before the entry: there are few enough to try them all. */
function withStartMended(bytes: Buffer): TextLine | undefined {
  const start = Buffer.from(bytes.subarray(0, START_LENGTH));
  for (let at = 0; at < START_LENGTH; at++) {
    for (let bit = 1; bit < 256; bit <<= 1) {
      start[at] = (start[at] ?? 0) ^ bit;
      const line = SUMMED.test(start.toString('latin1')) ? intactWith(bytes, at, bit) : undefined;
      if (line) return line;
      start[at] = (start[at] ?? 0) ^ bit;
    }
  }
  return undefined;
}

/** The line with one bit the other way round, if that makes it what it was. */
function intactWith(bytes: Buffer, at: number, bit: number): TextLine | undefined {
  const mended = Buffer.from(bytes);
  mended[at] = (mended[at] ?? 0) ^ bit;
  const read = readText(mended.toString('utf8'));
  return 'reason' in read || read.trust !== 'intact' ? undefined : read;
}

/** Which bit of so many bytes has changed where the sum has by `difference`. */
function changedBit(length: number, difference: number): { byte: number; bit: number } | undefined {
  const wanted = difference >>> 0;
  // What a bit of the last byte does to the sum, and then what the same bit of the byte before does.
  const effects = Uint32Array.from({ length: 8 }, (_, index) => stepped(1 << index));
  for (let byte = length - 1; byte >= 0; byte--) {
    const index = effects.indexOf(wanted);
    if (index >= 0) return { byte, bit: 1 << index };
    for (let one = 0; one < 8; one++) effects[one] = stepped(effects[one] ?? 0);
  }
  return undefined;
}

const POLYNOMIAL = 0xedb88320;

/** A CRC-32 register after one more byte of zeros. */
function stepped(register: number): number {
  let value = register;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
}
