import type { FileFault, FileProblem } from '../../../shared/import-export/file-problem.ts';
import {
  type Delimiter,
  type TableField,
  tableFieldSchema,
} from '../../../shared/import-export/import-preview-schemas.ts';
import {
  PRIVATE_FIELD_NAMES,
  type PrivateFieldName,
  type PrivateFields,
} from '../../../shared/library/private-fields.ts';
import type { DateOrder } from '../../../shared/library/typed-date.ts';
import type { Draft } from '../../../shared/question/draft.ts';
import { createRecord, FIELDS, QUESTION_FIELDS } from '../../../shared/question/question-fields.ts';
import {
  type CsvRow,
  type CsvScan,
  createExportCheck,
  createRowReader,
  findStatedDelimiter,
  scanCsv,
  scanTable,
  VERSION_COLUMN,
} from './csv-syntax.ts';
import {
  createErrorAt,
  createNoteAt,
  createReading,
  createRejectedReading,
  type Reading,
} from './import-file-content.ts';
import { PRIVATE_CELLS } from './private-field-cells.ts';

/** Returns a private field's cell with its heading. Without such a column, the cell is empty. */
export type PrivateCellOf = (name: PrivateFieldName) => { heading: string; cell: string };

type AmbiguousDay = Extract<FileFault, { code: 'ambiguous-day' }>;

/**
 * Creates a reader of a table's private fields. It omits invalid values and adds notes. Call `finish` after
 * the last row: it adds one note for all ambiguous dates.
 */
export function createPrivateFieldReader(
  dateOrder: DateOrder | null | undefined,
  addProblem: (problem: FileProblem) => void,
): {
  /** `isExact` says that this app exported the row. */
  read: (line: number | null, readPrivateCell: PrivateCellOf, isExact?: boolean) => PrivateFields;
  finish: () => void;
} {
  let ambiguous: { line: number | null; heading: string; fault: AmbiguousDay } | null = null;
  return {
    read(line, readPrivateCell, isExact = false) {
      const privateFields: PrivateFields = {};
      for (const name of PRIVATE_FIELD_NAMES) {
        const { heading, cell } = readPrivateCell(name);
        const { fields, faults } = PRIVATE_CELLS[name].parse(cell, { dateOrder, isExact });
        Object.assign(privateFields, fields);
        for (const fault of faults) {
          if (fault.code !== 'ambiguous-day') addProblem(createNoteAt(line, heading, fault));
          else if (ambiguous) ambiguous.fault.count += 1;
          else ambiguous = { line, heading, fault };
        }
      }
      return privateFields;
    },
    finish() {
      if (ambiguous) addProblem(createNoteAt(ambiguous.line, ambiguous.heading, ambiguous.fault));
    },
  };
}

/** An export's columns: those that an import reads, and others for spreadsheets. */
export const INPUT_COLUMNS = tableFieldSchema.options;
export const OTHER_COLUMNS = [
  'id',
  'state',
  'votes',
  'createdAt',
  'sentAt',
  'messageLink',
  VERSION_COLUMN,
] as const;

const HEADER_LENGTH = 1_000;

/** Returns whether text starts like a CSV export from this app. */
export const isCsvExport = (text: string): boolean =>
  (text.slice(0, HEADER_LENGTH).split('\r\n', 1)[0] ?? '').endsWith(`"${VERSION_COLUMN}"`);

export type InputColumn = TableField;
/** Headings that differ from the field name. Only options can have several. */
export type ColumnNames = Partial<Record<InputColumn, readonly string[]>>;

/** Returns true if several columns can form one field. */
export const canSpread = (column: InputColumn): boolean => column === 'options';

export const isInputColumn = (name: string): name is InputColumn =>
  INPUT_COLUMNS.some((column) => column === name);

/** Returns a row's fields. */
type Columns = (row: CsvRow) => { input: Draft; readPrivateCell: PrivateCellOf };

/** The maximum number of reported headings, and of characters in each. */
const MAX_HEADINGS_SHOWN = 1_000;
const MAX_HEADING_LENGTH = 80;

const shown = (heading: string): string =>
  heading.length > MAX_HEADING_LENGTH ? `${heading.slice(0, MAX_HEADING_LENGTH)}…` : heading;

/** Folds case, Unicode normalization, and characters without a width. */
export const foldHeading = (name: string): string =>
  name.normalize('NFC').replace(INVISIBLE, '').trim().toLowerCase();
const INVISIBLE = /\p{Cf}/gu;
const NEEDED: readonly InputColumn[] = FIELDS.filter((field) => QUESTION_FIELDS[field].isRequired);

/** Finds columns by their headings in any case and order, or returns the problem. */
function readHeader(
  header: CsvRow,
  names: ColumnNames,
): { columns: Columns; used: ReadonlySet<number> } | { problems: FileProblem[] } {
  const placesOf = new Map<InputColumn, number[]>();
  const problems: FileProblem[] = [];
  for (const column of INPUT_COLUMNS) {
    const isNeeded = NEEDED.includes(column) || names[column] !== undefined;
    const found = findColumns(header, column, names[column] ?? [column], isNeeded);
    placesOf.set(column, found.places);
    for (const problem of found.problems) problems.push(problem);
  }
  if (problems.length > 0) return { problems };
  const used = new Set([...placesOf.values()].flat());
  const getHeading = (column: InputColumn) => header.cells[placesOf.get(column)?.[0] ?? -1]?.trim() ?? '';
  const columns: Columns = ({ cells }) => {
    const cell = (column: InputColumn) => joined((placesOf.get(column) ?? []).map((at) => cells[at] ?? ''));
    return {
      input: createRecord(FIELDS, cell),
      readPrivateCell: (name) => ({ heading: getHeading(name), cell: cell(name) }),
    };
  };
  return { columns, used };
}

/** Finds a field's columns by their headings. Reports missing headings if they're needed, and repeated ones. */
export function findColumns(
  header: CsvRow,
  column: InputColumn,
  names: readonly string[],
  isNeeded = true,
): { places: number[]; problems: FileProblem[] } {
  const headings = header.cells.map(foldHeading);
  const problems: FileProblem[] = [];
  const places = new Set<number>();
  for (const wanted of names) {
    const matching = headings.flatMap((heading, at) => (heading === foldHeading(wanted) ? [at] : []));
    for (const place of matching) places.add(place);
    if (matching.length === 0 && isNeeded) {
      const found = header.cells.slice(0, MAX_HEADINGS_SHOWN).map(shown);
      problems.push(createErrorAt(header.line, column, { code: 'no-column', wanted, column, found }));
    }
    if (matching.length > 1 && !canSpread(column)) {
      problems.push(createErrorAt(header.line, column, { code: 'two-columns', wanted }));
    }
  }
  return { places: [...places].sort((a, b) => a - b), problems };
}

/**
 * Returns a note for each nonempty column that an import skips, except those that exports have in addition.
 * Without a header, the columns have no headings.
 */
export function listUnusedColumns(
  header: CsvRow | null,
  rows: readonly CsvRow[],
  isUsed: (at: number) => boolean,
): FileProblem[] {
  const headings = header?.cells.map((name) => name.trim()) ?? [];
  const folded = headings.map(foldHeading);
  const skippable = new Set(
    folded.includes(foldHeading(VERSION_COLUMN)) ? OTHER_COLUMNS.map(foldHeading) : [],
  );
  const counts: number[] = [];
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') counts[at] = (counts[at] ?? 0) + 1;
  return Array.from(counts, (cells = 0, at) => ({ cells, at, heading: shown(headings[at] ?? '') }))
    .filter(({ cells, at }) => cells > 0 && !isUsed(at) && !skippable.has(folded[at] ?? ''))
    .slice(0, MAX_HEADINGS_SHOWN)
    .map(({ cells, at, heading }) =>
      createNoteAt(header?.line ?? null, heading, {
        code: 'foreign-column',
        column: at + 1,
        hasHeading: heading !== '',
        cells,
      }),
    );
}

/** Joins a field's nonempty cells as lines. */
const joined = (cells: readonly string[]): string =>
  cells.length === 1 ? (cells[0] ?? '') : cells.filter((cell) => cell.trim() !== '').join('\n');

/**
 * Delimiters in addition to commas: semicolons where commas are decimal separators, and tabs from
 * spreadsheets.
 */
const OTHER_DELIMITERS = [';', '\t'] as const;

export interface CsvOptions {
  maxQuestions?: number | undefined;
  /** Without it, the delimiter is guessed. */
  delimiter?: Delimiter | undefined;
  dateOrder?: DateOrder | undefined;
}

/**
 * Reads a CSV file with a header. Column names are field names unless `names` overrides them. Throws
 * TooManyElements.
 */
export function readCsv(
  text: string,
  names: ColumnNames = {},
  { maxQuestions, delimiter, dateOrder }: CsvOptions = {},
): Reading {
  const scan = scanSuitably(text, { names, maxRows: getMaxRows(maxQuestions), delimiter });
  const end = findBrokenProblem(scan);
  if (end && scan.rows.length === 0) return createRejectedReading(end);
  const header = readScannedHeader(scan, names);
  if (!('columns' in header)) return createRejectedReading(...header.problems, ...(end ? [end] : []));
  const [headings = { line: 1, cells: [] }, ...body] = scan.rows;
  const width = headings.cells.length;
  const unescaped = createRowReader(headings.cells);
  const isExported = createExportCheck(headings.cells);
  const { reading, add, addProblem } = createReading(maxQuestions);
  const isUsed = (at: number) => at >= width || header.used.has(at);
  for (const note of listUnusedColumns(headings, body, isUsed)) addProblem(note);
  const privateFieldReader = createPrivateFieldReader(dateOrder, addProblem);
  for (const row of body) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const problem = findTooWideProblem(row, width);
    if (problem) {
      addProblem(problem);
      continue;
    }
    const { input, readPrivateCell } = header.columns({ line: row.line, cells: unescaped(row.cells) });
    const privateFields = privateFieldReader.read(row.line, readPrivateCell, isExported(row.cells));
    add({ kind: 'input', line: row.line, path: '', input, optionsAt: null, privateFields });
  }
  privateFieldReader.finish();
  if (end) addProblem(end);
  return reading;
}

/**
 * Returns the number of rows to scan. Up to 2 can be headings, and one more shows that there are too many.
 */
export const getMaxRows = (maxQuestions = Number.POSITIVE_INFINITY): number => maxQuestions + 3;

/** Uses the first delimiter that finds the required columns, or the one that fits the table best. */
function scanSuitably(
  text: string,
  {
    names,
    maxRows,
    delimiter: chosen = findStatedDelimiter(text),
  }: { names: ColumnNames; maxRows: number; delimiter: Delimiter | undefined },
): CsvScan {
  if (chosen !== undefined) return scanCsv(text, chosen, maxRows);
  const byComma = scanCsv(text, ',', maxRows);
  if ('columns' in readScannedHeader(byComma, names)) return byComma;
  for (const delimiter of OTHER_DELIMITERS) {
    const scan = scanCsv(text, delimiter, maxRows);
    if ('columns' in readScannedHeader(scan, names)) return scan;
  }
  return scanTable(text, maxRows);
}

function readScannedHeader(scan: CsvScan, names: ColumnNames): ReturnType<typeof readHeader> {
  return readHeader(scan.rows[0] ?? { line: 1, cells: [] }, names);
}

/** Returns the problem of invalid CSV, or null if it's valid. */
export const findBrokenProblem = ({ broken }: CsvScan): FileProblem | null =>
  broken && createErrorAt(broken.line, '', { code: 'no-csv', why: broken.why });

/** Returns a problem if a row has text in more cells than the header, or otherwise null. */
export function findTooWideProblem({ line, cells }: CsvRow, width: number): FileProblem | null {
  if (cells.slice(width).every((cell) => cell === '')) return null;
  return createErrorAt(line, '', { code: 'too-wide', cells: cells.length, width });
}
