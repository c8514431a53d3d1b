import type { CsvFault } from '../../../shared/import-export/file-fault.ts';

/** One row of a CSV file, and the line that it begins on. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvScan {
  /** All of them or, if the text stops being CSV, those before. */
  rows: CsvRow[];
  /** The line on which it stops, and why. */
  broken: { line: number; why: CsvFault } | null;
}

const QUOTE = '"';
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * The rows of a CSV text by RFC 4180, with any of the three line ends, and with quotes that stand inside an unquoted
 * cell taken as they are. An empty line is a row of one empty cell. With `maxRows` only so many are read, and rows of
 * empty cells after the first row are skipped. Never throws.
 *
 * Our own: csv-parse reports the line on which a row ends, counts CRLF in quotes twice, and reports an unclosed quote at the end of the file.
 */
export function scanCsv(text: string, delimiter: string, maxRows = Number.POSITIVE_INFINITY): CsvScan {
  const plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  const isKept = ({ cells }: CsvRow) =>
    rows.length === 0 || maxRows === Number.POSITIVE_INFINITY || cells.some((cell) => cell.trim() !== '');
  while (at < text.length && rows.length < maxRows) {
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
    if (isKept(row)) rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0 && isKept(row)) rows.push(row);
  return { rows, broken: null };
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows with the separator that gives the first row the most cells: the comma, where there are as many with another. One that
 * divides nothing, or by which the text is no CSV to its end, is only taken where no other is better. Never throws.
 */
export function scanWidest(text: string, maxRows?: number): CsvScan {
  const widthOf = ({ rows }: CsvScan) => rows[0]?.cells.length ?? 0;
  const isWhole = (scan: CsvScan) => !scan.broken && widthOf(scan) > 1;
  const [first, ...others] = DELIMITERS;
  // One after the other: each scan may hold all of a large file.
  let best = scanCsv(text, first, maxRows);
  for (const delimiter of others) {
    const scan = scanCsv(text, delimiter, maxRows);
    const isBetter = isWhole(scan) === isWhole(best) ? widthOf(scan) > widthOf(best) : isWhole(scan);
    if (isBetter) best = scan;
  }
  return best;
}

/** The index behind the quote that closes the one at `start`; -1 where none does. */
function quotedEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf(QUOTE, at);
    if (at < 0) return -1;
    if (text[at + 1] !== QUOTE) return at + 1;
  }
}

/** What makes a spreadsheet take a cell for a formula. */
const FORMULA_SIGNS = '=+\\-@＝＋－＠';
/** A cell that begins like a formula, with any number of `'` in front. */
const LEADING_FORMULA = new RegExp(`^'*[${FORMULA_SIGNS}\\t\\r\\n]`);

/** What may end a cell: a separator of another program, or a line break, of which quotes keep nobody who reads line by line. */
const CELL_ENDS = ',;\\p{Cc}\\p{Zl}\\p{Zp}';
/** What a program may take off the start of a cell. */
const TRIMMABLE = '"\\s\\p{Cf}';
/**
 * Ends of cells and what may be taken off, then any number of `'`, then a sign. It begins only where such a run does, so
 * that a long one is looked at once.
 */
const INNER_FORMULA = new RegExp(
  `(?<![${CELL_ENDS}${TRIMMABLE}])([${CELL_ENDS}${TRIMMABLE}]+)('*)(?=[${FORMULA_SIGNS}])`,
  'gu',
);
const CELL_END = new RegExp(`[${CELL_ENDS}]`, 'u');

/** `change` is about the `'` in front of each sign with which a cell could begin if the text is cut at another separator. */
const changeInner = (text: string, change: (quotes: string) => string): string =>
  text.replace(INNER_FORMULA, (found, run: string, quotes: string, at: number) =>
    at === 0 || CELL_END.test(run) ? run + change(quotes) : found,
  );

/**
 * A cell in which no spreadsheet finds a formula, whether it separates cells by commas, semicolons or tabs: a sign that could
 * be the first of a cell gets a `'` in front.
 */
export function escapeFormula(cell: string): string {
  const inner = changeInner(cell, (quotes) => `${quotes}'`);
  return LEADING_FORMULA.test(inner) ? `'${inner}` : inner;
}

/** The inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  changeInner(unescapeLeadingFormula(cell), (quotes) => quotes.slice(1));

/** Undoes what exports had before they named a version, and what authors know from spreadsheets: a `'` at the start of a cell. */
const unescapeLeadingFormula = (cell: string): string =>
  cell.startsWith("'") && LEADING_FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * The column of an export that says in every row how its cells are escaped, and what it says. Rows without it were escaped at
 * the start of cells only, or by nobody.
 */
export const VERSION_COLUMN = 'csvVersion';
export const CSV_VERSION = '2';

/** How the cells of a table's rows are unescaped, by its first row. */
export function createRowReader(header: readonly string[]): (cells: readonly string[]) => string[] {
  const versionAt = header.findIndex((name) => name.trim().toLowerCase() === VERSION_COLUMN.toLowerCase());
  return (cells) =>
    cells.map(cells[versionAt]?.trim() === CSV_VERSION ? unescapeFormula : unescapeLeadingFormula);
}

/** One row, with its line end. Every cell is quoted, and none is a formula. */
export const formatCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${escapeFormula(cell).replaceAll(QUOTE, '""')}"`).join(',')}\r\n`;
