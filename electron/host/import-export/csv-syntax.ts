import type { CsvFault } from '../../../shared/import-export/file-problem.ts';
import { type Delimiter, delimiterSchema } from '../../../shared/import-export/import-preview-schemas.ts';
import {
  isMarkdownTable,
  readMarkdownHeading,
  splitMarkdownRow,
} from '../../../shared/import-export/markdown-table.ts';
import type { SectionHeading } from '../../../shared/question/question-list.ts';
import { yieldNumberedLines } from './numbered-lines.ts';

/** A row and its first line. In Markdown, the row can have headings above it. */
export interface CsvRow {
  line: number;
  cells: string[];
  headings?: readonly SectionHeading[];
}

export interface CsvScan {
  /** All rows, or those before an error. */
  rows: CsvRow[];
  /** The line and reason of the error. */
  broken: { line: number; why: CsvFault } | null;
  /** Whether an unquoted cell contains a quote. That's common if the delimiter is wrong. */
  hasStrayQuotes: boolean;
}

const QUOTE = '"';
const LINE_BREAK = /\r\n|\r|\n/g;
/** Matches a byte order mark and the first line with which spreadsheets state the delimiter, such as `sep=;`. */
const START = /^\ufeff?(?:"?sep=([,;\t|])"?(?:\r\n|\r|\n))?/i;

/** Returns the delimiter in a first line such as `sep=;`. */
export function findStatedDelimiter(text: string): Delimiter | undefined {
  return delimiterSchema.safeParse(START.exec(text)?.[1]).data;
}

/**
 * Parses CSV as in RFC 4180 with any line breaks. Quotes inside an unquoted cell are text. An empty line is a
 * row with one empty cell. A first line such as `sep=;` isn't a row. With `maxRows`, returns at most that many rows and
 * skips empty rows after the first. Never throws.
 *
 * csv-parse isn't suitable: it reports a row's last line, counts CRLF in quotes twice, and reports an
 * unclosed quote at the end of the file.
 */
export function scanCsv(text: string, delimiter: Delimiter, maxRows = Number.POSITIVE_INFINITY): CsvScan {
  const [start = '', statedDelimiter] = START.exec(text) ?? [];
  const plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  const rows: CsvRow[] = [];
  let at = start.length;
  let line = statedDelimiter === undefined ? 1 : 2;
  let row: CsvRow = { line, cells: [] };
  let hasStrayQuotes = false;
  const isKept = ({ cells }: CsvRow) =>
    rows.length === 0 || maxRows === Number.POSITIVE_INFINITY || cells.some((cell) => cell.trim() !== '');
  while (at < text.length && rows.length < maxRows) {
    const quoted = text[at] === QUOTE ? findQuotedEnd(text, at) : null;
    if (quoted === -1) return { rows, broken: { line, why: 'open-quote' }, hasStrayQuotes };
    plainEnd.lastIndex = at;
    const end = quoted ?? (plainEnd.test(text) ? plainEnd.lastIndex - 1 : text.length);
    const raw = text.slice(at, end);
    row.cells.push(quoted === null ? raw : raw.slice(1, -1).replaceAll('""', QUOTE));
    if (quoted !== null) line += raw.match(LINE_BREAK)?.length ?? 0;
    else hasStrayQuotes ||= raw.includes(QUOTE);
    at = end;
    const next = text[at];
    if (next === delimiter) {
      at += 1;
      // The file ends with a delimiter, so its last cell is empty.
      if (at === text.length) row.cells.push('');
      continue;
    }
    if (next !== undefined && next !== '\r' && next !== '\n') {
      return { rows, broken: { line, why: 'behind-quote' }, hasStrayQuotes };
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (isKept(row)) rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0 && isKept(row)) rows.push(row);
  return { rows, broken: null, hasStrayQuotes };
}

/** A table's rows, and the delimiter between its cells. A Markdown table has none. */
export interface TableScan extends CsvScan {
  delimiter: Delimiter | null;
}

/**
 * Parses the text with the given delimiter, with the one in its first line, or with each one. Returns the
 * result with the best rating (see `rateScan`), or with commas if several are the best. Tabs that split every
 * row are never text. Parses Markdown tables too. Never throws.
 */
export function scanTable(
  text: string,
  maxRows?: number,
  chosen: Delimiter | undefined = findStatedDelimiter(text),
): TableScan {
  const scan = (delimiter: Delimiter): TableScan => ({ ...scanCsv(text, delimiter, maxRows), delimiter });
  if (chosen !== undefined) return scan(chosen);
  if (isMarkdownTable(text)) return { ...scanMarkdown(text, maxRows), delimiter: null };
  if (text.includes('\t')) {
    const byTab = scan('\t');
    if (isClean(byTab) && listFilledRows(byTab).every(({ cells }) => cells.length > 1)) return byTab;
  }
  // The delimiters are tried one at a time because each result can be large.
  let best = scan(',');
  for (const delimiter of ['\t', ';'] as const) {
    const other = scan(delimiter);
    if (comparesBetter(rateScan(other), rateScan(best))) best = other;
  }
  const [isSplit, share] = rateScan(best);
  if (isSplit === 1 && share === 1 && isClean(best)) return best;
  // Options in one cell are often separated by |, so it's the last choice.
  const byBar = scan('|');
  return comparesBetter(rateScan(byBar), rateScan(best)) ? byBar : best;
}

/**
 * Parses Markdown tables. Skips blank lines, the line below each header, and repetitions of the first header.
 * Adds the headings above the rows.
 */
function scanMarkdown(text: string, maxRows = Number.POSITIVE_INFINITY): CsvScan {
  const rows: CsvRow[] = [];
  let headings: readonly SectionHeading[] = [];
  for (const { line, number } of yieldNumberedLines(text)) {
    const heading = readMarkdownHeading(line);
    const cells = splitMarkdownRow(line);
    if (heading && heading.name !== '')
      headings = [...headings.filter(({ level }) => level < heading.level), { ...heading, line: number }];
    else if (cells && rows.length < maxRows) rows.push({ line: number, cells, headings });
    else if (!cells && line.trim() !== '' && rows.length > 1 && hasSameCells(rows.at(-1), rows[0]))
      rows.pop();
  }
  return { rows, broken: null, hasStrayQuotes: false };
}

const hasSameCells = (one: CsvRow | undefined, other: CsvRow | undefined): boolean =>
  JSON.stringify(one?.cells) === JSON.stringify(other?.cells);

const isClean = ({ broken, hasStrayQuotes }: CsvScan): boolean => !broken && !hasStrayQuotes;

const listFilledRows = ({ rows }: CsvScan): CsvRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/**
 * Returns 7 ratings: whether the scan is valid and has several columns, the share of rows with the most
 * common number of cells, whether all quotes enclose cells, whether a delimiter has no space after it as in
 * text, the most common number of cells, whether the delimiter is a tab, and how early the first cells end, because
 * options in one cell can have another delimiter.
 */
function rateScan(scan: TableScan): readonly number[] {
  const counts = new Map<number, number>();
  const rows = listFilledRows(scan);
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let width = 0;
  let count = 0;
  for (const [cells, rowCount] of counts)
    if (cells > 1 && rowCount > count) [width, count] = [cells, rowCount];
  return [
    Number(!scan.broken && width > 1),
    count / Math.max(1, rows.length),
    Number(isClean(scan)),
    Number(rows.some(({ cells }) => cells.slice(1).some((cell) => !cell.startsWith(' ')))),
    width,
    Number(scan.delimiter === '\t' && width > 1),
    -rows.reduce((sum, { cells: [first = ''] }) => sum + first.length, 0),
  ];
}

/** Returns true if the first unequal rating is higher in `one`. */
function comparesBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rating, index) => rating !== other[index]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

/** Returns the index after the quote that closes the one at `start`, or -1 if there is none. */
function findQuotedEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf(QUOTE, at);
    if (at < 0) return -1;
    if (text[at + 1] !== QUOTE) return at + 1;
  }
}

const FORMULA_SIGNS = '=+\\-@＝＋－＠';
/** Matches the start of a formula after any number of `'`. */
const LEADING_FORMULA = new RegExp(`^'*[${FORMULA_SIGNS}\\t\\r\\n]`);

/** Characters that can end a cell: other delimiters, and line breaks because some programs ignore quotes. */
const CELL_ENDS = ',;\\p{Cc}\\p{Zl}\\p{Zp}';
/** Characters that programs may trim from the start of a cell. */
const TRIMMABLE = '"\\s\\p{Cf}';
/**
 * Matches the end of a cell, trimmable characters, any number of `'`, and a sign. A match starts only at the
 * start of such a run because matching must be linear.
 */
const INNER_FORMULA = new RegExp(
  `(?<![${CELL_ENDS}${TRIMMABLE}])([${CELL_ENDS}${TRIMMABLE}]+)('*)(?=[${FORMULA_SIGNS}])`,
  'gu',
);
const CELL_END = new RegExp(`[${CELL_ENDS}]`, 'u');

/** Applies `change` to the `'` before every sign that could start a cell with another delimiter. */
const mapInnerQuotes = (text: string, change: (quotes: string) => string): string =>
  text.replace(INNER_FORMULA, (found, run: string, quotes: string, at: number) =>
    at === 0 || CELL_END.test(run) ? run + change(quotes) : found,
  );

/** Adds `'` before every sign that could start a formula if the delimiter is a comma, semicolon, or tab. */
export function escapeFormula(cell: string): string {
  const inner = mapInnerQuotes(cell, (quotes) => `${quotes}'`);
  return LEADING_FORMULA.test(inner) ? `'${inner}` : inner;
}

/** Reverses `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  mapInnerQuotes(unescapeLeadingFormula(cell), (quotes) => quotes.slice(1));

/** Removes the leading `'` that older exports and spreadsheets write. */
const unescapeLeadingFormula = (cell: string): string =>
  cell.startsWith("'") && LEADING_FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * The column with the escaping version. Rows without it are escaped only at the start of cells, or not at
 * all.
 */
export const VERSION_COLUMN = 'csvVersion';
export const CSV_VERSION = '2';

/** Returns a function that recognizes rows from this app's exports. */
export function createExportCheck(header: readonly string[]): (cells: readonly string[]) => boolean {
  const versionAt = header.findIndex((name) => name.trim().toLowerCase() === VERSION_COLUMN.toLowerCase());
  return (cells) => cells[versionAt]?.trim() === CSV_VERSION;
}

/** Returns a function that unescapes a row's cells according to the header. */
export function createRowReader(header: readonly string[]): (cells: readonly string[]) => string[] {
  const isExported = createExportCheck(header);
  return (cells) => cells.map(isExported(cells) ? unescapeFormula : unescapeLeadingFormula);
}

/** Formats a row with its line break. Every cell is quoted and escaped. */
export const formatCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${escapeFormula(cell).replaceAll(QUOTE, '""')}"`).join(',')}\r\n`;
