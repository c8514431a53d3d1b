import type { CsvFault } from '../../../shared/file-fault.ts';

/** One row of a CSV file, and the line that it begins on. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvScan {
  /** All of them or, where the text stops being CSV, those before. */
  rows: CsvRow[];
  /** The line on which it stops, and why. */
  broken: { line: number; why: CsvFault } | null;
}

const QUOTE = '"';
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * The rows of a CSV text by RFC 4180, with any of the three line ends, and with quotes that stand inside an unquoted
 * cell taken as they are. An empty line is a row of one empty cell. Never throws.
 *
 * Written here and not taken from a package, because every row needs the line that it begins on: the packages count
 * rows, or count a line break within quotes twice.
 */
export function scanCsv(text: string, delimiter: string): CsvScan {
  const plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (at < text.length) {
    const quoted = text[at] === QUOTE ? quotedEnd(text, at) : null;
    if (quoted === -1) return { rows, broken: { line, why: 'open-quote' } };
    plainEnd.lastIndex = at;
    const end = quoted ?? (plainEnd.test(text) ? plainEnd.lastIndex - 1 : text.length);
    const raw = text.slice(at, end);
    row.cells.push(quoted === null ? raw : raw.slice(1, -1).replaceAll('""', QUOTE));
    if (quoted !== null) line += raw.match(LINE_BREAK)?.length ?? 0;
    at = end;
    const next = text[at];
    if (next === delimiter) {
      at += 1;
      // The last cell of the file is empty.
      if (at === text.length) row.cells.push('');
      continue;
    }
    if (next !== undefined && next !== '\r' && next !== '\n') {
      return { rows, broken: { line, why: 'behind-quote' } };
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return { rows, broken: null };
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows with the separator that gives the first row the most cells: the comma, where there are as many with another. One that
 * divides nothing, or by which the text is no CSV to its end, is only taken where no other is better. Never throws.
 */
export function scanWidest(text: string): CsvScan {
  const scans = DELIMITERS.map((delimiter) => scanCsv(text, delimiter));
  const widthOf = ({ rows }: CsvScan) => rows[0]?.cells.length ?? 0;
  const whole = scans.filter((scan) => !scan.broken && widthOf(scan) > 1);
  return (whole.length > 0 ? whole : scans).reduce((best, scan) =>
    widthOf(scan) > widthOf(best) ? scan : best,
  );
}

/** The index behind the quote that closes the one at `start`; -1 where none does. */
function quotedEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf(QUOTE, at);
    if (at < 0) return -1;
    if (text[at + 1] !== QUOTE) return at + 1;
  }
}

/** A cell that a spreadsheet takes for a formula, with quotes in front of which any number was put already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: one that begins like one gets a `'` in front. */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** One row, with its line end. Every cell is quoted, and none is a formula. */
export const formatCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${escapeFormula(cell).replaceAll(QUOTE, '""')}"`).join(',')}\r\n`;
