import type { Draft, Field } from '../../../shared/draft-shape.ts';
import { FIELDS } from '../../../shared/entry.ts';
import type { FileProblem } from '../../../shared/exchange.ts';
import type { CsvRow } from './csv.ts';
import { errorAt, noteAt } from './item.ts';

/** The columns of an export: the five that an import reads, and what else is good to see in a spreadsheet. */
export const INPUT_COLUMNS = FIELDS;
export const OTHER_COLUMNS = ['id', 'state', 'votes', 'createdAt', 'sentAt', 'messageLink'] as const;

/** Headings of a file that has others than the field's own name. */
export type ColumnNames = Partial<Record<Field, string>>;

export const isInputColumn = (name: string): name is Field => INPUT_COLUMNS.some((column) => column === name);

/** Which cell of a row each field of a question is. */
export type Columns = (row: CsvRow) => Draft;

const folded = (name: string): string => name.trim().toLowerCase();
const NEEDED: readonly Field[] = ['title', 'options'];

/** The columns that the header names, in any case and order, or what is wrong with it. */
export function readHeader(
  header: CsvRow,
  names: ColumnNames,
): { columns: Columns; problems: FileProblem[] } | { problems: FileProblem[] } {
  const headings = header.cells.map(folded);
  const indexOf = new Map<Field, number>();
  const problems: FileProblem[] = [];
  for (const column of INPUT_COLUMNS) {
    const wanted = names[column] ?? column;
    const index = headings.indexOf(folded(wanted));
    if (index >= 0) indexOf.set(column, index);
    else if (NEEDED.includes(column) || names[column] !== undefined) {
      problems.push(errorAt(header.line, column, { code: 'no-column', wanted, column, found: header.cells }));
    }
    if (index >= 0 && headings.indexOf(folded(wanted), index + 1) >= 0) {
      problems.push(errorAt(header.line, column, { code: 'two-columns', wanted }));
    }
  }
  if (problems.length > 0) return { problems };
  const used = new Set(indexOf.values());
  const known = new Set(OTHER_COLUMNS.map(folded));
  const foreign = headings.filter((name, index) => name !== '' && !used.has(index) && !known.has(name));
  const columns: Columns = ({ cells }) => {
    const cell = (column: Field) => cells[indexOf.get(column) ?? -1] ?? '';
    return {
      title: cell('title'),
      options: cell('options'),
      description: cell('description'),
      footer: cell('footer'),
      image: cell('image'),
    };
  };
  return {
    columns,
    problems: foreign.map((name) => noteAt(header.line, name, { code: 'foreign-column' })),
  };
}
