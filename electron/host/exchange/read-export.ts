import { setImmediate } from 'node:timers/promises';
import { MAX_EXPORT_ENTRIES } from '../../../shared/exchange.ts';
import type { FileFault } from '../../../shared/file-fault.ts';
import { MAX_FILE_DEPTH, parseJson } from '../json.ts';
import { readExportHeader, wrongCount } from './export-header.ts';
import { errorAt, type Place, type Reading, refused } from './item.ts';
import { scanJson } from './json-scan.ts';
import { createValueReader } from './read-values.ts';

/** Characters that are read before others get their turn: some milliseconds. */
const READ_AT_ONCE = 200_000;

/** How the entries stand on their lines. */
interface Layout {
  /** What is missing behind the first line, so that it is JSON. */
  close: string;
  /** An entry as JSON; null for the line that ends the file. */
  entry: (line: string) => string | null;
  place: (index: number, line: number) => Place;
}

const LINES: Layout = { close: '', entry: (line) => line, place: (_, line) => ({ line, path: '' }) };
const LIST: Layout = {
  close: ']}',
  entry: (line) => (line === LIST.close ? null : line.replace(/,$/, '')),
  place: (index, line) => ({ line, path: `entries[${index}]` }),
};

/**
 * Reads an export line by line, as this app writes them: a header, and an entry on each line. The event loop runs in
 * between, and nothing of it is in memory twice. Never rejects.
 */
export async function readExport(text: string, format: 'json' | 'jsonl'): Promise<Reading> {
  const layout = format === 'json' ? LIST : LINES;
  const lines = linesOf(text);
  const [header] = lines.next().value ?? [''];
  const promised = countOf(header + layout.close);
  if (typeof promised !== 'number') return refused(errorAt(1, '', promised));
  if (promised > MAX_EXPORT_ENTRIES)
    return refused(errorAt(1, 'count', { code: 'too-many', most: MAX_EXPORT_ENTRIES }));
  const reader = createValueReader();
  const { items, problems, bad } = reader.reading();
  let found = 0;
  let isEnded = false;
  let turn = READ_AT_ONCE;
  for (const [line, number, at] of lines) {
    const source = isEnded ? '' : layout.entry(line);
    if (source === null) isEnded = true;
    else if (isEnded || found === promised) {
      return refused(errorAt(number, '', isEnded ? { code: 'behind-end' } : wrongCount(promised, found + 1)));
    } else {
      const place = layout.place(found, number);
      const scan = parse(source);
      if ('fault' in scan) problems.push(errorAt(number, place.path, scan.fault));
      else reader.take(scan.value, place, 'entries');
      found += 1;
    }
    if (at < turn) continue;
    await setImmediate();
    turn = at + READ_AT_ONCE;
  }
  if (found !== promised) problems.push(errorAt(1, 'count', wrongCount(promised, found)));
  return { items, problems, bad };
}

/** Those of a text that are not empty, with their number and where they end. */
function* linesOf(text: string): Generator<[line: string, number: number, end: number], undefined> {
  let start = text.startsWith('\ufeff') ? 1 : 0;
  for (let number = 1; start < text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end).trim();
    if (line !== '') yield [line, number, end];
    start = end + 1;
  }
}

/** How many entries follow, or why that can't be told. */
function countOf(header: string): number | FileFault {
  const scan = parse(header);
  if ('fault' in scan) return scan.fault;
  const read = readExportHeader(scan.value);
  return 'fault' in read ? read.fault : read.count;
}

function parse(source: string): { value: unknown } | { fault: FileFault } {
  try {
    return { value: parseJson(source, MAX_FILE_DEPTH) };
  } catch {
    const scan = scanJson(source, '');
    return { fault: { code: 'no-json', what: 'own-line', why: scan.ok ? null : scan.why, rather: null } };
  }
}
