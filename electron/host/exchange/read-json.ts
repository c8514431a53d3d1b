import { z } from 'zod';
import { formatNamed, readExportHeader, wrongCount } from './export-header.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { scanJson } from './json-scan.ts';
import { createValueReader } from './read-values.ts';

const ENTRIES = 'entries';

/** Reads a JSON file: an array of question inputs or entries, or an export. Throws TooManyQuestions. */
export function readJson(text: string, maxQuestions?: number): Reading {
  const scan = scanJson(text, ENTRIES, maxQuestions);
  if (!scan.ok) {
    const rather = looksLikeLines(text) ? 'jsonl' : null;
    return refused(errorAt(scan.line, '', { code: 'no-json', what: 'file', why: scan.why, rather }));
  }
  const readAll = (values: readonly unknown[], lines: readonly number[], list: string): Reading => {
    const reader = createValueReader(maxQuestions);
    for (const [index, value] of values.entries()) {
      const place = { line: lines[index] ?? null, path: `${list}[${index}]` };
      reader.take(value, place, list === '' ? undefined : 'entries');
    }
    return reader.reading;
  };
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return readAll(value, scan.lines, '');
  if (isQuestion(value)) return readAll([value], [1], '');
  if (formatNamed(value) === null) return refused(errorAt(1, '', { code: 'json-expected' }));
  const header = readExportHeader(value);
  if ('fault' in header) return refused(errorAt(1, '', header.fault));
  const list = z.object({ [ENTRIES]: z.array(z.unknown()) }).safeParse(value);
  if (!list.success) return refused(errorAt(1, ENTRIES, { code: 'no-entries' }));
  const entries = list.data[ENTRIES] ?? [];
  if (entries.length === header.count) return readAll(entries, scan.lines, ENTRIES);
  return refused(errorAt(1, 'count', wrongCount(header.count, entries.length)));
}

/** One question by itself, such as a body of a request or an answer of the service. */
const isQuestion = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('title' in value || ('options' in value && 'question' in value));

/** Whether the first line is a whole object, and another line follows. */
function looksLikeLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split('\n', 2);
  return first.startsWith('{') && second.startsWith('{') && scanJson(first, '').ok;
}
