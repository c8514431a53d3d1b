import type { Entry } from '../../../../shared/library.ts';
import { MAX_ENTRY_DEPTH, parseJson } from '../../json.ts';
import { readEntry } from './store-line.ts';
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
