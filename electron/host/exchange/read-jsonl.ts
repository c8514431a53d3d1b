import { AppError } from '../../../shared/errors.ts';
import { emptyDraft } from '../../../shared/library.ts';
import { FORMATS } from '../library/format/store-format.ts';
import { readSnapshot } from '../library/snapshots/snapshot-file.ts';
import { formatNamed, readExportHeader, wrongCount } from './export-header.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { parseWithFault } from './json-scan.ts';
import { createValueReader, MAX_SHOWN } from './read-values.ts';
import { linesOf } from './text-lines.ts';

/** Reads a file of JSON values, one a line: question inputs or entries, an export, or a snapshot. Throws TooManyQuestions. */
export function readJsonLines(text: string, maxQuestions?: number): Reading {
  const reader = createValueReader(maxQuestions);
  let promised: number | null = null;
  let found = 0;
  let isFirst = true;
  for (const { line: source, number: line } of linesOf(text)) {
    if (source.trim() === '') continue;
    const parsed = parseWithFault(source);
    if ('why' in parsed) {
      const rather = isFirst && source.startsWith('[') ? 'json' : null;
      const problem = errorAt(line, '', { code: 'no-json', what: 'line', why: parsed.why, rather });
      reader.addBad(line, { ...emptyDraft(), title: source.slice(0, MAX_SHOWN) }, [problem]);
      isFirst = false;
      found += 1;
      continue;
    }
    const { value } = parsed;
    if (isFirst && formatNamed(value) === FORMATS.snapshot) return readSnapshotText(text);
    if (isFirst && formatNamed(value) !== null) {
      const header = readExportHeader(value);
      if ('fault' in header) return refused(errorAt(line, '', header.fault));
      promised = header.count;
    } else {
      found += 1;
      reader.take(value, { line, path: '' }, promised === null ? undefined : 'entries');
    }
    isFirst = false;
  }
  if (promised !== null && promised !== found)
    reader.addProblem(errorAt(1, 'count', wrongCount(promised, found)));
  return reader.reading;
}

/** A snapshot or backup of the app: it has a reader, which also knows whether the file is whole. */
function readSnapshotText(text: string): Reading {
  try {
    const { entries } = readSnapshot(Buffer.from(text), 'snapshot');
    const reader = createValueReader();
    for (const entry of entries) reader.take(entry, { line: null, path: `question ${entry.id}` }, 'entries');
    return reader.reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { line, reason } = error.details;
    const where = typeof line === 'number' && line > 0 ? line : null;
    return refused(errorAt(where, '', { code: 'bad-snapshot', reason: String(reason) }));
  }
}
