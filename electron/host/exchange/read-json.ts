import { z } from 'zod';
import { EXPORT_FORMAT } from '../../../shared/exchange.ts';
import { formatNamed, readExportHeader, wrongCount } from './export-header.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { scanJson } from './json-scan.ts';
import { createValueReader } from './read-values.ts';

const ENTRIES = 'entries';

/** Reads a JSON file: an array of question inputs or entries, or an export. Never throws. */
export function readJson(text: string): Reading {
  const scan = scanJson(text, ENTRIES);
  if (!scan.ok) {
    const message = `This is no JSON: ${scan.wrong}.${looksLikeLines(text) ? LINES_HINT : ''}`;
    return refused(errorAt(scan.line, '', message));
  }
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return readAll(value, scan.lines, '');
  if (formatNamed(value) === null) return refused(errorAt(1, '', EXPECTED));
  const header = readExportHeader(value);
  if ('wrong' in header) return refused(errorAt(1, '', header.wrong));
  const list = z.object({ [ENTRIES]: z.array(z.unknown()) }).safeParse(value);
  if (!list.success) return refused(errorAt(1, ENTRIES, 'An export has a list of its entries here.'));
  const entries = list.data[ENTRIES] ?? [];
  if (entries.length === header.count) return readAll(entries, scan.lines, ENTRIES);
  return refused(errorAt(1, 'count', wrongCount(header.count, entries.length)));
}

const EXPECTED = `An array of questions is expected, or an export: an object with "format": "${EXPORT_FORMAT}".`;
const LINES_HINT = ' Where the file has one question a line, it is JSONL: name it .jsonl.';

function readAll(values: readonly unknown[], lines: readonly number[], list: string): Reading {
  const reader = createValueReader();
  for (const [index, value] of values.entries()) {
    const place = { line: lines[index] ?? null, path: `${list}[${index}]` };
    reader.take(value, place, list === '' ? undefined : 'entries');
  }
  return reader.reading();
}

/** Whether the first line is a whole object, and another line follows. */
function looksLikeLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split('\n', 2);
  return first.startsWith('{') && second.startsWith('{') && scanJson(first, '').ok;
}
