import type { Draft } from '../../../shared/draft-shape.ts';
import type { FileProblem } from '../../../shared/exchange.ts';
import { type TableField, tableFieldSchema } from '../../../shared/import-look.ts';
import { type CsvRow, VERSION_COLUMN } from './csv.ts';
import { errorAt, noteAt } from './item.ts';
import type { NoteCells } from './read-notes.ts';

/** The columns of an export: those that an import reads, and what else is good to see in a spreadsheet. */
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

export type InputColumn = TableField;
/** Headings of a file that has others than the field's own name. Only options may have several. */
export type ColumnNames = Partial<Record<InputColumn, readonly string[]>>;

/** Whether a field may stand in several columns, each with a part of it. */
export const maySpread = (column: InputColumn): boolean => column === 'options';

export const isInputColumn = (name: string): name is InputColumn =>
  INPUT_COLUMNS.some((column) => column === name);

/** Which cell of a row each field of a question is, and what stands beside it. */
export type Columns = (row: CsvRow) => { input: Draft; noteCells: NoteCells };

/** Headings that are named if one is missing, and that are reported as no part of a question; and characters of each. */
const MAX_HEADINGS_SHOWN = 1_000;
const MAX_HEADING_LENGTH = 80;

const shown = (heading: string): string =>
  heading.length > MAX_HEADING_LENGTH ? `${heading.slice(0, MAX_HEADING_LENGTH)}…` : heading;

const folded = (name: string): string => name.trim().toLowerCase();
const NEEDED: readonly InputColumn[] = ['title', 'options'];

/** The columns that the header names, in any case and order, or what is wrong with it. */
export function readHeader(
  header: CsvRow,
  names: ColumnNames,
): { columns: Columns; problems: FileProblem[] } | { problems: FileProblem[] } {
  const headings = header.cells.map(folded);
  const placesOf = new Map<InputColumn, number[]>();
  const problems: FileProblem[] = [];
  const found = header.cells.slice(0, MAX_HEADINGS_SHOWN).map(shown);
  for (const column of INPUT_COLUMNS) {
    const places = new Set<number>();
    for (const wanted of names[column] ?? [column]) {
      const matching = placesIn(headings, folded(wanted));
      for (const place of matching) places.add(place);
      if (matching.length === 0 && (NEEDED.includes(column) || names[column] !== undefined)) {
        problems.push(errorAt(header.line, column, { code: 'no-column', wanted, column, found }));
      }
      if (matching.length > 1 && !maySpread(column)) {
        problems.push(errorAt(header.line, column, { code: 'two-columns', wanted }));
      }
    }
    placesOf.set(
      column,
      [...places].sort((a, b) => a - b),
    );
  }
  if (problems.length > 0) return { problems };
  const used = new Set([...placesOf.values()].flat());
  const known = new Set(OTHER_COLUMNS.map(folded));
  const foreign = header.cells
    .map((name) => name.trim())
    .filter((name, index) => name !== '' && !used.has(index) && !known.has(folded(name)))
    .slice(0, MAX_HEADINGS_SHOWN);
  const headingOf = (column: InputColumn) => header.cells[placesOf.get(column)?.[0] ?? -1]?.trim() ?? '';
  const columns: Columns = ({ line, cells }) => {
    const cell = (column: InputColumn) => joined((placesOf.get(column) ?? []).map((at) => cells[at] ?? ''));
    const noted = (column: 'tags' | 'plannedFor') => ({ heading: headingOf(column), cell: cell(column) });
    return {
      input: {
        title: cell('title'),
        options: cell('options'),
        description: cell('description'),
        footer: cell('footer'),
        image: cell('image'),
      },
      noteCells: { line, tags: noted('tags'), plannedFor: noted('plannedFor') },
    };
  };
  return {
    columns,
    problems: foreign.map((name) => noteAt(header.line, shown(name), { code: 'foreign-column' })),
  };
}

const placesIn = (headings: readonly string[], wanted: string): number[] =>
  headings.flatMap((heading, index) => (heading === wanted ? [index] : []));

/** A field out of its cells: of one as it is, of several the lines of those that have any. */
const joined = (cells: readonly string[]): string =>
  cells.length === 1 ? (cells[0] ?? '') : cells.filter((cell) => cell.trim() !== '').join('\n');
