import type { Entry } from '../../../../../shared/library/entry.ts';
import { isDeeperThan, MAX_ENTRY_DEPTH, MAX_FILE_DEPTH, parseJson } from '../../../system/json-depth.ts';
import { readEntry, readLine } from './entry-line.ts';
import { jsonFault } from './line-fault.ts';
import type { StoredLine } from './line-file-format.ts';
import { formatSum, parseSum, sumOf } from './line-file-format.ts';

/** What could be saved of a line that can't be read. */
interface Salvaged {
  lines: TextLine[];
  /** What is left: empty where nothing is missing. */
  rest: Buffer;
  /** What was wrong, where that is known better than by the attempt to read it. */
  reason?: string;
}

const START = '{"seq":';
const LIBRARY = /^\{"seq":(\d{1,15}),"sum":"[0-9a-f]{8}","library":\[/;

/**
 * Takes out of a line that can't be read what is certain by its checksum: lines that run into each other because their
 * ends are gone, or, of a line with a whole library, all entries that can be read.
 */
export function salvage(bytes: Buffer): Salvaged {
  const lines: TextLine[] = [];
  const rest: Buffer[] = [];
  for (const piece of piecesOf(bytes)) {
    const end = piece.lastIndexOf('}') + 1;
    const read = readText(piece.toString('utf8', 0, end));
    if ('reason' in read || read.trust !== 'intact') rest.push(piece);
    else lines.push(read);
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

/**
 * How far a line can be relied on. `intact`: it is as it was written. `plain`: it has no sum, so somebody wrote it by
 * hand. `changed`: its sum is that of another text, so a hand or a rotten disk changed it, and any member may be wrong.
 */
type Trust = 'intact' | 'plain' | 'changed';

/** A line that could be read. */
export interface TextLine {
  line: StoredLine;
  trust: Trust;
  /** Of the line as it is. */
  sum: number;
}

/** A line of text, or in a sentence why it is none. `isOld`: of a file that has no sums. */
export function readText(text: string, isOld = false): TextLine | { reason: string } {
  let value: unknown;
  try {
    value = parseLine(text);
  } catch {
    return { reason: jsonFault(text) };
  }
  const line = readLine(value);
  if ('reason' in line) return line;
  const stated = statedSum(value);
  if (stated === undefined) {
    const hasNone = typeof value === 'object' && value !== null && !('sum' in value);
    return { line, sum: sumOfLine(line), trust: hasNone ? (isOld ? 'intact' : 'plain') : 'changed' };
  }
  const sum = sumOf(text.replace(`"sum":"${formatSum(stated)}",`, ''));
  if (sum === stated) return { line, sum, trust: 'intact' };
  // Spaces and the like, which an editor may have put in, do no harm.
  const canonical = sumOfLine(line);
  return { line, sum: canonical, trust: canonical === stated ? 'intact' : 'changed' };
}

/**
 * The value of a line. Throws SyntaxError if it isn't JSON, or if its entry is nested so deep that it wouldn't fit into the other
 * files that entries are written to.
 */
function parseLine(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const isLibrary = typeof value === 'object' && value !== null && 'library' in value;
  if (isDeeperThan(text, isLibrary ? MAX_FILE_DEPTH : MAX_ENTRY_DEPTH + 1)) throw new SyntaxError('too deep');
  return value;
}

/** A line of a file whose own sum is right. Throws SyntaxError if it isn't JSON or is nested too deep. */
export function readSoundText(text: string): TextLine | { reason: string } {
  const value = parseLine(text);
  const line = readLine(value);
  return 'reason' in line ? line : { line, trust: 'intact', sum: statedSum(value) ?? sumOfLine(line) };
}

const statedSum = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'sum' in value ? parseSum(value.sum) : undefined;

/** The sum that the store would give a line. */
export const sumOfLine = (line: StoredLine): number => sumOf(JSON.stringify(line));
