import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { MAX_EXPORT_ENTRIES } from '../../../shared/import-export/file-formats.ts';
import type { FileFault, JsonFault } from '../../../shared/import-export/file-problem.ts';
import { PACK_FORMAT } from '../../../shared/import-export/pack-schemas.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { FORMATS } from '../library/format/line-file-format.ts';
import { readSnapshot } from '../library/restore-points/snapshot-file.ts';
import { parseWithFault, scanJson } from '../system/json-scan.ts';
import { findNamedFormat, readExportHeader } from './export-header.ts';
import { createErrorAt, createRejectedReading, type Place, type Reading } from './import-file-content.ts';
import { createValueReader, type JsonOptions, MAX_EXCERPT_LENGTH } from './json-value-reader.ts';
import { yieldNumberedLines } from './numbered-lines.ts';
import { listOtherQuestions } from './other-question-lists.ts';
import { readPack } from './pack-file.ts';

/** Returns the problem if an export's header states a different number of entries. */
const createWrongCountFault = (expected: number, found: number): FileFault => ({
  code: 'wrong-count',
  expected,
  found,
});

/** A file layout with one entry per line. */
interface Layout {
  /** The end that makes the first line valid JSON. */
  close: string;
  /** Returns an entry as JSON, or null for the line that ends the file. */
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
 * Reads an export line by line to save memory: a header, then one entry per line. `onProgress` receives a
 * fraction from 0 to 1. Throws TooManyElements.
 */
export function readExport(
  text: string,
  format: 'json' | 'jsonl',
  maxEntries?: number,
  onProgress: (share: number) => void = () => {},
): Reading {
  const layout = format === 'json' ? LIST : LINES;
  const lines = listFilledLines(text.startsWith('\ufeff') ? text.slice(1) : text);
  const header = lines.next().value?.line ?? '';
  const expected = readCount(header + layout.close);
  if (typeof expected !== 'number') return createRejectedReading(createErrorAt(1, '', expected));
  if (expected > MAX_EXPORT_ENTRIES)
    return createRejectedReading(createErrorAt(1, 'count', { code: 'too-many', most: MAX_EXPORT_ENTRIES }));
  const reader = createValueReader(maxEntries);
  let found = 0;
  let isEnded = false;
  for (const { line, number, end } of lines) {
    const source = isEnded ? '' : layout.entry(line);
    if (source === null) isEnded = true;
    else if (isEnded || found === expected) {
      return createRejectedReading(
        createErrorAt(
          number,
          '',
          isEnded ? { code: 'behind-end' } : createWrongCountFault(expected, found + 1),
        ),
      );
    } else {
      const place = layout.place(found, number);
      const parsed = parseWithFault(source);
      if ('why' in parsed) reader.addProblem(createErrorAt(number, place.path, toFault(parsed.why)));
      else reader.addValue(parsed.value, place, 'entries');
      found += 1;
    }
    onProgress(end / text.length);
  }
  if (found !== expected)
    reader.addProblem(createErrorAt(1, 'count', createWrongCountFault(expected, found)));
  return reader.reading;
}

const listFilledLines = (text: string) =>
  yieldNumberedLines(text)
    .map((one) => ({ ...one, line: one.line.trim() }))
    .filter(({ line }) => line !== '');

/** Returns the number of entries in the header, or the reason why it's unknown. */
function readCount(header: string): number | FileFault {
  const parsed = parseWithFault(header);
  if ('why' in parsed) return toFault(parsed.why);
  const read = readExportHeader(parsed.value);
  return 'fault' in read ? read.fault : read.count;
}

const toFault = (why: JsonFault | null): FileFault => ({
  code: 'no-json',
  what: 'own-line',
  why,
  betterFormat: null,
});

const ENTRIES = 'entries';

/**
 * Reads a JSON file: an array of question inputs or entries, or an export. If `isStrict` is false, also reads
 * other bots' lists. Throws TooManyElements.
 */
export function readJson(text: string, maxQuestions?: number, options: JsonOptions = {}): Reading {
  const { isStrict = true } = options;
  const scan = scanJson(text, ENTRIES, maxQuestions);
  if (!scan.ok) {
    const betterFormat = isProbablyLines(text) ? 'jsonl' : null;
    return createRejectedReading(
      createErrorAt(scan.line, '', { code: 'no-json', what: 'file', why: scan.why, betterFormat }),
    );
  }
  const readAll = (values: readonly unknown[], lines: readonly number[], list: string): Reading => {
    const reader = createValueReader(maxQuestions, options);
    for (const [index, value] of values.entries()) {
      const place = { line: lines[index] ?? null, path: `${list}[${index}]` };
      reader.addValue(value, place, list === '' ? undefined : 'entries');
    }
    return reader.finish();
  };
  const value: unknown = JSON.parse(text);
  const listed = isStrict ? null : listOtherQuestions(value);
  if (listed) {
    const reader = createValueReader(maxQuestions, options);
    for (const { at, path, question, category } of listed)
      reader.addListed(question, category, { line: scan.lines[at] ?? null, path });
    return reader.finish();
  }
  if (Array.isArray(value)) return readAll(value, scan.lines, '');
  if (isQuestion(value)) return readAll([value], [1], '');
  if (findNamedFormat(value) === null)
    return createRejectedReading(createErrorAt(1, '', { code: 'json-expected' }));
  if (findNamedFormat(value) === PACK_FORMAT) return readPack(value, text, maxQuestions);
  const header = readExportHeader(value);
  if ('fault' in header) return createRejectedReading(createErrorAt(1, '', header.fault));
  const list = z.object({ [ENTRIES]: z.array(z.unknown()) }).safeParse(value);
  if (!list.success) return createRejectedReading(createErrorAt(1, ENTRIES, { code: 'no-entries' }));
  const entries = list.data[ENTRIES] ?? [];
  if (entries.length === header.count) return readAll(entries, scan.lines, ENTRIES);
  return createRejectedReading(
    createErrorAt(1, 'count', createWrongCountFault(header.count, entries.length)),
  );
}

/** Returns true for a single question, such as a request or response body. */
const isQuestion = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('title' in value || ('options' in value && 'question' in value));

/** Returns true if the first line is a complete object with another line after it. */
function isProbablyLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split('\n', 2);
  return first.startsWith('{') && second.startsWith('{') && scanJson(first, '').ok;
}

/**
 * Reads JSON Lines: question inputs, entries, an export, a pack on 1 line, or a snapshot. Throws
 * TooManyElements.
 */
export function readJsonLines(text: string, maxQuestions?: number, options: JsonOptions = {}): Reading {
  const reader = createValueReader(maxQuestions, options);
  let expected: number | null = null;
  let found = 0;
  let isFirst = true;
  for (const { line: source, number: line } of yieldNumberedLines(text)) {
    if (source.trim() === '') continue;
    const parsed = parseWithFault(source);
    if ('why' in parsed) {
      const betterFormat = isFirst && source.startsWith('[') ? 'json' : null;
      const problem = createErrorAt(line, '', {
        code: 'no-json',
        what: 'line',
        why: parsed.why,
        betterFormat,
      });
      reader.addBad(line, { ...createEmptyDraft(), title: source.slice(0, MAX_EXCERPT_LENGTH) }, [problem]);
      isFirst = false;
      found += 1;
      continue;
    }
    const { value } = parsed;
    if (isFirst && findNamedFormat(value) === FORMATS.snapshot) return readSnapshotText(text);
    if (isFirst && findNamedFormat(value) === PACK_FORMAT) return readJson(text, maxQuestions);
    if (isFirst && findNamedFormat(value) !== null) {
      const header = readExportHeader(value);
      if ('fault' in header) return createRejectedReading(createErrorAt(line, '', header.fault));
      expected = header.count;
    } else {
      found += 1;
      reader.addValue(value, { line, path: '' }, expected === null ? undefined : 'entries');
    }
    isFirst = false;
  }
  if (expected !== null && expected !== found)
    reader.addProblem(createErrorAt(1, 'count', createWrongCountFault(expected, found)));
  return reader.finish();
}

/** Uses a separate reader because snapshots have checksums. */
function readSnapshotText(text: string): Reading {
  try {
    const { entries } = readSnapshot(Buffer.from(text), 'snapshot');
    const reader = createValueReader();
    for (const entry of entries)
      reader.addValue(entry, { line: null, path: `question ${entry.id}` }, 'entries');
    return reader.reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { line, reason } = error.details;
    const where = typeof line === 'number' && line > 0 ? line : null;
    return createRejectedReading(createErrorAt(where, '', { code: 'bad-snapshot', reason: String(reason) }));
  }
}
