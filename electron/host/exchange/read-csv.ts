import type { FileProblem } from '../../../shared/exchange.ts';
import { type CsvRow, type CsvScan, createRowReader, scanCsv, scanWidest } from './csv.ts';
import { type ColumnNames, readHeader } from './csv-columns.ts';
import { errorAt, type Reading, refused } from './item.ts';
import { readNotes } from './read-notes.ts';

/** Beside the comma of the standard: where the comma is for decimals, and in what is copied from a spreadsheet. */
const OTHER_DELIMITERS = [';', '\t'] as const;

/**
 * Reads a CSV file with a header, whose columns `title`, `options`, `description`, `footer` and `image` are fields of
 * question inputs, `tags` and `plannedFor` what the author notes beside them; `names` says what they are called instead.
 * Never throws.
 */
export function readCsv(text: string, names: ColumnNames = {}): Reading {
  const scan = scanSuitably(text, names);
  const end = endOf(scan);
  if (end && scan.rows.length === 0) return refused(end);
  const header = headerOf(scan, names);
  if (!('columns' in header))
    return { items: [], problems: [...header.problems, ...(end ? [end] : [])], bad: [] };
  const width = scan.rows[0]?.cells.length ?? 0;
  const reading: Reading = { items: [], problems: [...header.problems], bad: [] };
  const unescaped = createRowReader(scan.rows[0]?.cells ?? []);
  for (const row of scan.rows.slice(1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const problem = tooWide(row, width);
    if (problem) {
      reading.problems.push(problem);
      continue;
    }
    const { input, noteCells } = header.columns({ line: row.line, cells: unescaped(row.cells) });
    const { notes, problems } = readNotes(noteCells);
    reading.items.push({ kind: 'input', line: row.line, path: '', input, optionsAt: null, notes });
    reading.problems.push(...problems);
  }
  if (end) reading.problems.push(end);
  return reading;
}

/** With the first separator by which the header has the columns that a question needs; else as the table seems to be meant. */
function scanSuitably(text: string, names: ColumnNames): CsvScan {
  const byComma = scanCsv(text, ',');
  if ('columns' in headerOf(byComma, names)) return byComma;
  for (const delimiter of OTHER_DELIMITERS) {
    const scan = scanCsv(text, delimiter);
    if ('columns' in headerOf(scan, names)) return scan;
  }
  return scanWidest(text);
}

function headerOf(scan: CsvScan, names: ColumnNames): ReturnType<typeof readHeader> {
  return readHeader(scan.rows[0] ?? { line: 1, cells: [] }, names);
}

/** What is wrong where a text stops being CSV; null where it is to its end. */
export const endOf = ({ broken }: CsvScan): FileProblem | null =>
  broken && errorAt(broken.line, '', { code: 'no-csv', why: broken.why });

/** What is wrong with a row that has more cells than the header. */
export function tooWide({ line, cells }: CsvRow, width: number): FileProblem | null {
  if (cells.slice(width).every((cell) => cell === '')) return null;
  return errorAt(line, '', { code: 'too-wide', cells: cells.length, width });
}
