import { type FileProblem, MAX_PROBLEMS_SHOWN } from '../../../shared/exchange.ts';
import { type ImportLook, type ImportRow, MAX_ROWS_SHOWN } from '../../../shared/import-look.ts';
import { stateOf } from '../../../shared/library.ts';
import type { Load } from './carry.ts';
import { inputOf } from './check-item.ts';
import type { Incoming } from './incoming.ts';
import type { BadItem, Item } from './item.ts';
import type { TableReading } from './read-table.ts';

/** What can't be taken of a file, though none of its questions is to blame. */
export function faultsOfFile({ problems, bad }: TableReading): FileProblem[] {
  const ofRows = new Set(bad.flatMap((one) => one.problems));
  return problems.filter((problem) => problem.level === 'error' && !ofRows.has(problem));
}

/** What is told of a file before anything is done: its questions, one by one, and what would become of each. */
export function lookOf(reading: TableReading, load: Load | null): ImportLook {
  const ofRows = new Set(reading.bad.flatMap((one) => one.problems));
  const problems = reading.problems.filter((problem) => !ofRows.has(problem)).slice(0, MAX_PROBLEMS_SHOWN);
  if (!load) return { state: 'refused', rows: [], behind: countOf([]), problems, table: reading.table };
  const rows = inOrder(rowsOf(reading.items, load), reading.bad);
  return {
    state: 'planned',
    rows: rows.slice(0, MAX_ROWS_SHOWN),
    behind: countOf(rows.slice(MAX_ROWS_SHOWN)),
    problems,
    table: reading.table,
  };
}

/** What becomes of rows that are not shown, and so can't be chosen. */
function countOf(rows: readonly ImportRow[]): ImportLook['behind'] {
  const readable = rows.filter(({ index }) => index !== null);
  const taken = readable.filter(({ here }) => here?.why !== 'same' && here?.why !== 'older');
  return {
    taken: taken.length,
    drafts: taken.filter(({ will }) => will === 'draft').length,
    here: readable.length - taken.length,
    impossible: rows.length - readable.length,
  };
}

function rowsOf(items: readonly Item[], { coming, plan, contents }: Load): ImportRow[] {
  /** The line on which the same words stand first. */
  const lines = new Map<string, number | null>();
  return items.map((item, index): ImportRow => {
    const one = coming[index];
    const found = plan.here[index] ?? null;
    const typed = one?.kind === 'typed' ? contents.typed(one.entry) : null;
    const isAgain = typed !== null && lines.has(typed);
    const here: ImportRow['here'] = found
      ? { ...found, line: null }
      : isAgain
        ? { why: 'file', id: null, line: lines.get(typed) ?? null }
        : null;
    if (typed !== null && !isAgain) lines.set(typed, item.line);
    return {
      index,
      line: item.line,
      input: inputOf(item),
      tags: [...(one?.entry.tags ?? [])],
      plannedFor: one?.entry.plannedFor ?? null,
      will: one ? stateThen(one) : 'draft',
      here,
      errors: [],
    };
  });
}

const stateThen = ({ entry }: Incoming): ImportRow['will'] =>
  entry.removedAt === null ? stateOf(entry) : 'removed';

/** The rows as they stand in the file, those that can't be taken among them. */
function inOrder(rows: readonly ImportRow[], bad: readonly BadItem[]): ImportRow[] {
  const all: ImportRow[] = [];
  let next = 0;
  for (const { at, line, input, problems } of bad) {
    while (next < at) all.push(...rows.slice(next, ++next));
    const errors = problems.map(({ message, fault }) => ({ message, fault }));
    all.push({
      index: null,
      line,
      input,
      tags: [],
      plannedFor: null,
      will: 'impossible',
      here: null,
      errors,
    });
  }
  return [...all, ...rows.slice(next)];
}
