import { MAX_EXPORT_ENTRIES } from '../../../shared/exchange.ts';
import type { FileFault, JsonFault } from '../../../shared/file-fault.ts';
import { readExportHeader, wrongCount } from './export-header.ts';
import { errorAt, type Place, type Reading, refused } from './item.ts';
import { parseWithFault } from './json-scan.ts';
import { createValueReader } from './read-values.ts';
import { linesOf } from './text-lines.ts';

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
 * Reads an export line by line, as this app writes them: a header, and an entry on each line. Nothing of it is in memory
 * twice. `onProgress` gets the share that is read, from 0 to 1. Never throws.
 */
export function readExport(
  text: string,
  format: 'json' | 'jsonl',
  onProgress: (share: number) => void = () => {},
): Reading {
  const layout = format === 'json' ? LIST : LINES;
  const lines = filledLinesOf(text.startsWith('\ufeff') ? text.slice(1) : text);
  const header = lines.next().value?.line ?? '';
  const promised = countOf(header + layout.close);
  if (typeof promised !== 'number') return refused(errorAt(1, '', promised));
  if (promised > MAX_EXPORT_ENTRIES)
    return refused(errorAt(1, 'count', { code: 'too-many', most: MAX_EXPORT_ENTRIES }));
  const reader = createValueReader();
  let found = 0;
  let isEnded = false;
  for (const { line, number, end } of lines) {
    const source = isEnded ? '' : layout.entry(line);
    if (source === null) isEnded = true;
    else if (isEnded || found === promised) {
      return refused(errorAt(number, '', isEnded ? { code: 'behind-end' } : wrongCount(promised, found + 1)));
    } else {
      const place = layout.place(found, number);
      const parsed = parseWithFault(source);
      if ('why' in parsed) reader.addProblem(errorAt(number, place.path, faultOf(parsed.why)));
      else reader.take(parsed.value, place, 'entries');
      found += 1;
    }
    onProgress(end / text.length);
  }
  if (found !== promised) reader.addProblem(errorAt(1, 'count', wrongCount(promised, found)));
  return reader.reading;
}

/** Those that hold something, without the spaces around it. */
const filledLinesOf = (text: string) =>
  linesOf(text)
    .map((one) => ({ ...one, line: one.line.trim() }))
    .filter(({ line }) => line !== '');

/** How many entries follow, or why that can't be told. */
function countOf(header: string): number | FileFault {
  const parsed = parseWithFault(header);
  if ('why' in parsed) return faultOf(parsed.why);
  const read = readExportHeader(parsed.value);
  return 'fault' in read ? read.fault : read.count;
}

const faultOf = (why: JsonFault | null): FileFault => ({
  code: 'no-json',
  what: 'own-line',
  why,
  rather: null,
});
