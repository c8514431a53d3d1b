import { draftOfEntry } from '../../../shared/draft.ts';
import { type ImportLook, type ImportRow, MAX_ROWS_SHOWN } from '../../../shared/import-look.ts';
import { stateOf } from '../../../shared/library.ts';
import type { Load } from './carry.ts';
import type { FileReading } from './import-reader.ts';
import type { Incoming } from './incoming.ts';
import type { BadItem } from './item.ts';

/**
 * What is told of a file before anything is done: its questions, one by one, and what would become of each. `load`: null for
 * a file that is refused. Yields often.
 */
export function* lookOf(reading: FileReading, load: Load | null): Generator<void, ImportLook> {
  const { fileProblems: problems, fileProblemCount: problemCount, table } = reading;
  const behind = { taken: 0, drafts: 0, here: 0, impossible: 0 };
  if (!load) return { state: 'refused', rows: [], behind, problems, problemCount, table };
  const rows: ImportRow[] = [];
  const bad = reading.bad.values();
  let nextBad = bad.next();
  for (const row of rowsOf(reading, load)) {
    yield;
    for (; !nextBad.done && nextBad.value.at <= (row.index ?? 0); nextBad = bad.next()) addBad(nextBad.value);
    if (rows.length < MAX_ROWS_SHOWN) rows.push(row);
    else if (row.here) behind.here += 1;
    else {
      behind.taken += 1;
      if (row.will === 'draft') behind.drafts += 1;
    }
  }
  for (; !nextBad.done; nextBad = bad.next()) addBad(nextBad.value);
  const badShown = rows.filter(({ index }) => index === null).length;
  behind.impossible = reading.badCount - badShown;
  return { state: 'planned', rows, behind, problems, problemCount, table };

  function addBad(one: BadItem): void {
    if (rows.length < MAX_ROWS_SHOWN) rows.push(impossible(one));
  }
}

function* rowsOf({ questions }: FileReading, { coming, plan }: Load): Generator<ImportRow> {
  for (const [index, question] of questions.entries()) {
    const one = coming[index];
    yield {
      index,
      line: question.line,
      input: question.kind === 'typed' ? question.input : draftOfEntry(question.entry),
      tags: [...(one?.entry.tags ?? [])],
      plannedFor: one?.entry.plannedFor ?? null,
      will: one ? stateThen(one) : 'draft',
      here: plan.here[index] ?? null,
      errors: [],
    };
  }
}

const stateThen = ({ entry }: Incoming): ImportRow['will'] =>
  entry.removedAt === null ? stateOf(entry) : 'removed';

/** A row of what can't be taken. */
const impossible = ({ line, input, problems }: BadItem): ImportRow => ({
  index: null,
  line,
  input,
  tags: [],
  plannedFor: null,
  will: 'impossible',
  here: null,
  errors: problems.map(({ message, fault }) => ({ message, fault })),
});
