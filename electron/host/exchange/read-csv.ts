import type { FileProblem } from '../../../shared/exchange.ts';
import { type CsvRow, type CsvScan, createRowReader, scanCsv, scanWidest } from './csv.ts';
import { type ColumnNames, readHeader, readNotes } from './csv-columns.ts';
import { createReading, errorAt, type Reading, refused } from './item.ts';

/** Beside the comma of the standard: where the comma is for decimals, and in what is copied from a spreadsheet. */
const OTHER_DELIMITERS = [';', '\t'] as const;

/**
 * Reads a CSV file with a header, whose columns `title`, `options`, `description`, `footer` and `image` are fields of
 * question inputs, `tags` and `plannedFor` what the author notes beside them; `names` says what they are called instead.
 * Throws TooManyQuestions.
 */
export function readCsv(text: string, names: ColumnNames = {}, maxQuestions?: number): Reading {
  const scan = scanSuitably(text, names, maxRowsFor(maxQuestions));
  const end = endOf(scan);
  if (end && scan.rows.length === 0) return refused(end);
  const header = headerOf(scan, names);
  if (!('columns' in header)) return refused(...header.problems, ...(end ? [end] : []));
  const width = scan.rows[0]?.cells.length ?? 0;
  const unescaped = createRowReader(scan.rows[0]?.cells ?? []);
  const { reading, add, addProblem } = createReading(maxQuestions);
  for (const problem of header.problems) addProblem(problem);
  for (const row of scan.rows.slice(1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const problem = tooWide(row, width);
    if (problem) {
      addProblem(problem);
      continue;
    }
    const { input, noteCells } = header.columns({ line: row.line, cells: unescaped(row.cells) });
    const { notes, problems } = readNotes(noteCells);
    add({ kind: 'input', line: row.line, path: '', input, optionsAt: null, notes });
    for (const one of problems) addProblem(one);
  }
  if (end) addProblem(end);
  return reading;
}

/** Rows to scan of a table that may have so many questions: two may be headings, and one more tells that there are too many. */
export const maxRowsFor = (maxQuestions = Number.POSITIVE_INFINITY): number => maxQuestions + 3;

/** With the first separator by which the header has the columns that a question needs; else as the table seems to be meant. */
function scanSuitably(text: string, names: ColumnNames, maxRows: number): CsvScan {
  const byComma = scanCsv(text, ',', maxRows);
  if ('columns' in headerOf(byComma, names)) return byComma;
  for (const delimiter of OTHER_DELIMITERS) {
    const scan = scanCsv(text, delimiter, maxRows);
    if ('columns' in headerOf(scan, names)) return scan;
  }
  return scanWidest(text, maxRows);
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
