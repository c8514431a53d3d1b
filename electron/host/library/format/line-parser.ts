import type { Entry } from '../../../../shared/library/entry.ts';
import { computeSum, formatSum, parseSum } from '../../system/checksum.ts';
import { isDeeperThan, MAX_ENTRY_DEPTH, MAX_FILE_DEPTH } from '../../system/json-depth.ts';
import { parseJson } from '../../system/parse-json.ts';
import { readEntry, readLine } from './entry-line.ts';
import { createFault, describeLineFault } from './line-fault-message.ts';
import type { StoredLine } from './line-file-format.ts';

interface Salvaged {
  lines: TextLine[];
  /** The damaged rest, or an empty buffer if nothing is missing. */
  rest: Buffer;
  /** The reason for the damage, if it's more specific than the parser's. */
  reason?: string;
}

const START = '{"seq":';
const CLOSING_BRACE = 125;
const LIBRARY = /^\{"seq":(\d{1,15}),"sum":"[0-9a-f]{8}","library":\[/;

/**
 * Extracts the intact data from a damaged line. The line can consist of several lines without line breaks, or
 * it can be part of a whole library. `parsed` is text that the parser has already rejected.
 */
export function salvage(bytes: Buffer, parsed: string): Salvaged {
  const lines: TextLine[] = [];
  const rest: Buffer[] = [];
  for (const piece of splitPieces(bytes)) {
    const end = piece.lastIndexOf(CLOSING_BRACE) + 1;
    const text = piece.toString('utf8', 0, end);
    // A failing parse takes much longer than a successful one, so rejected text isn't parsed again.
    const read = end === 0 || text === parsed ? undefined : parseLineText(text);
    if (!read || 'reason' in read || read.trust !== 'intact') rest.push(piece);
    else lines.push(read);
  }
  const [only, ...others] = rest;
  const library = only && others.length === 0 ? findLibraryPart(only.toString('utf8')) : undefined;
  if (library) return { lines: [...lines, library.line], rest: Buffer.from(library.rest) };
  return {
    lines,
    rest: Buffer.concat(rest),
    ...(lines.length > 0 && { reason: 'the line break is missing, or there is text after the line' }),
  };
}

/** Splits the bytes wherever a line may start. */
function* splitPieces(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let next = bytes.indexOf(START, 1); next >= 0; next = bytes.indexOf(START, next + 1)) {
    yield bytes.subarray(start, next);
    start = next;
  }
  yield bytes.subarray(start);
}

/** Returns a line with a whole library, without its unreadable entries. */
function findLibraryPart(text: string): { line: TextLine; rest: string } | undefined {
  const start = LIBRARY.exec(text);
  if (!start) return undefined;
  const seq = Number(start[1]);
  const library: Entry[] = [];
  const rest: string[] = [];
  for (const piece of text.slice(start[0].length).split(/,(?=\{"id":\d)/)) {
    const text = piece.trimEnd();
    const entry = findEntry(text.endsWith(']}') ? text.slice(0, -2) : text);
    if (entry) library.push(entry);
    else if (piece !== ']}') rest.push(piece);
  }
  return { line: { line: { seq, library }, trust: 'changed' }, rest: rest.join('\n') };
}

function findEntry(text: string): Entry | undefined {
  try {
    const read = readEntry(parseJson(text, MAX_ENTRY_DEPTH));
    return 'reason' in read ? undefined : read.entry;
  } catch {
    return undefined;
  }
}

/**
 * How far a line can be trusted. The checksum of an `intact` line is correct. A `plain` line has no checksum
 * because it was written by hand. The checksum of a `changed` line is wrong, so any of its fields can be
 * wrong.
 */
type Trust = 'intact' | 'plain' | 'changed';

export interface TextLine {
  line: StoredLine;
  trust: Trust;
}

/** Parses a line, or returns the reason why it's invalid. Set `isOld` for files without checksums. */
export function parseLineText(text: string, isOld = false): TextLine | { reason: string } {
  let value: unknown;
  // A failing JSON.parse is slow, and a damaged file can have 100,000 such lines.
  if (!isInBraces(text)) return createFault(() => describeLineFault(text));
  try {
    value = parseLine(text);
  } catch {
    return createFault(() => describeLineFault(text));
  }
  const line = readLine(value);
  if ('reason' in line) return line;
  const stated = readSum(value);
  if (stated === undefined) {
    const hasNone = typeof value === 'object' && value !== null && !('sum' in value);
    return { line, trust: hasNone ? (isOld ? 'intact' : 'plain') : 'changed' };
  }
  const sum = computeSum(text.replace(`"sum":"${formatSum(stated)}",`, ''));
  // An editor can add spaces, so the reformatted line is checked too.
  const isIntact = sum === stated || computeSum(JSON.stringify(line)) === stated;
  return { line, trust: isIntact ? 'intact' : 'changed' };
}

const isInBraces = (text: string): boolean =>
  text.trimStart().startsWith('{') && text.trimEnd().endsWith('}');

/**
 * Parses a line. Throws SyntaxError if it isn't JSON, or if its entry is too deeply nested for the other
 * files that store entries.
 */
function parseLine(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Nearly every line is too short to be nested this deeply, so `measureDepth` is rarely needed.
  if (isDeeperThan(text, MAX_ENTRY_DEPTH + 1) && isDeeperThan(text, measureDepth(value)))
    throw new SyntaxError('too deep');
  return value;
}

function measureDepth(value: unknown): number {
  const has = (name: string) => typeof value === 'object' && value !== null && name in value;
  return has('library') ? MAX_FILE_DEPTH : MAX_ENTRY_DEPTH + (has('others') ? 2 : 1);
}

/**
 * Parses a line from a file with a correct checksum. Throws SyntaxError if it isn't JSON or is nested too
 * deeply.
 */
export function parseIntactLine(text: string): TextLine | { reason: string } {
  const line = readLine(parseLine(text));
  return 'reason' in line ? line : { line, trust: 'intact' };
}

const readSum = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'sum' in value ? parseSum(value.sum) : undefined;
