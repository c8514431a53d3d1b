import { AppError } from '../../../shared/errors.ts';
import {
  type ExchangeFormat,
  type FileProblem,
  type ImportReport,
  MAX_PROBLEMS_SHOWN,
} from '../../../shared/import-export/exchange-format.ts';
import {
  type ImportPreview,
  type ImportRow,
  type ImportSource,
  MAX_ROWS_SHOWN,
} from '../../../shared/import-export/import-preview.ts';
import { type Entry, isPurged, stateOf } from '../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../shared/library/entry-draft.ts';
import { pickPrivateFields } from '../../../shared/library/private-fields.ts';
import { createImportApplier, type ImportParts, inSlices, type PreparedImport } from './apply-import.ts';
import { countLeftOut, formatExport } from './format-export.ts';
import type { BadItem } from './import-item.ts';
import type { Choices, Incoming, Plan } from './import-plan.ts';
import type { FileReading, ReadOptions as ReaderOptions } from './import-worker-client.ts';
import type { ReadOptions } from './read-by-format.ts';

/** What is told of a file that can't be taken. */
export const refusal = (problems: FileProblem[]): ImportReport =>
  reportOf('refused', null, { problems, problemCount: problems.length });

const NO_CHANGES: Plan['counts'] = {
  added: { questions: 0, drafts: 0, removed: 0 },
  skipped: { same: 0, older: 0 },
  renumbered: 0,
  breaking: 0,
};

/** What became of an import, or would. `found`: what there is to know about the file. */
function reportOf(
  state: ImportReport['state'],
  plan: Plan | null,
  found: Pick<FileReading, 'problems' | 'problemCount'>,
): ImportReport {
  const problems = [...found.problems, ...(plan?.limits ?? [])];
  return {
    state,
    ...(plan?.counts ?? NO_CHANGES),
    problems: problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: found.problemCount + (plan?.limitCount ?? 0),
  };
}

/** Like `ImportSource`, but the text may come in parts. */
type TextSource = Omit<ImportSource, 'text'> & { text: string | readonly string[] };

/** Imports that can be taken back. */
const MAX_UNDOABLE_IMPORTS = 20;

/** The library as a file, and files into the library: docs/guide/import-export.md. */
export interface ImportExport {
  /** What a text holds, question by question, before anything is done. One that is canceled is refused. */
  preview(source: TextSource, options?: ReaderOptions): Promise<ImportPreview>;
  /**
   * Imports what `look` has shown, all of it or nothing, but for what can't be taken and what is not wanted. `undo` names
   * the import, where it added something. One that is canceled before anything is written is refused. Throws
   * AppError('disk'): then nothing has changed.
   */
  importChosen(
    source: TextSource,
    choices: Choices,
    options?: ReaderOptions,
  ): Promise<ImportReport & { undo: number | null }>;
  /**
   * Takes out what such an import added, and nothing else: what was changed since stays, and is counted in `kept`. Throws
   * AppError('not-found') where the import is not remembered any more, AppError('disk').
   */
  undo(id: number): Promise<{ removed: number; kept: number }>;
  /**
   * The library as it is now, as a file in pieces; with `ids` only these entries, and not those of them that are removed.
   * `leftOut`: how many that the library shows have no place in a file of this format.
   */
  export(format: ExchangeFormat, ids?: readonly number[]): { pieces: Iterable<string>; leftOut: number };
  /**
   * Adds what a file holds: all of it or, where the file has errors, nothing. What was there before is the automatic
   * snapshot then, if anything was added. With `dryRun` it only tells what would be. One that is canceled before anything
   * is written is refused. Throws AppError('disk'): then nothing has changed.
   */
  import(text: string, options: ImportOptions, reading?: ReaderOptions): Promise<ImportReport>;
}

export interface ImportOptions extends ReadOptions {
  dryRun: boolean;
}

/** Import and export over a library; no import is remembered yet. */
export function createImportExport(parts: ImportParts): ImportExport {
  const { library, snapshots, clock } = parts;
  const { read, apply: carryOut } = createImportApplier(parts);
  /** The version of each entry that an import added, and its id on the service, by its id. */
  const done = new Map<number, ReadonlyMap<number, { version: number; remoteId: number | null }>>();
  let last = 0;

  function remember(added: readonly Entry[]): number | null {
    if (added.length === 0) return null;
    last += 1;
    done.set(
      last,
      new Map(added.map(({ id, version, sync }) => [id, { version, remoteId: sync?.remoteId ?? null }])),
    );
    done.delete(last - MAX_UNDOABLE_IMPORTS);
    return last;
  }

  return {
    async preview({ text, format, table }, options) {
      const { reading, load } = await read(text, { mode: 'loose', format, table }, options);
      return inSlices(previewOf(reading, load));
    },
    async importChosen({ text, format, table }, choices, options) {
      const { reading, load } = await read(text, { mode: 'loose', format, table }, options, choices);
      if (!load) return { ...reportOf('refused', null, reading), undo: null };
      const plan = await carryOut(load, choices);
      return { ...reportOf('done', plan, reading), undo: remember(plan.added) };
    },
    async undo(id) {
      const added = done.get(id);
      if (!added) throw new AppError('not-found', 'This import can’t be taken back any more.', { id });
      // One that was queued since is wanted, though that is no edit of it.
      const isUntouched = (entry: Entry) => {
        const { queued = null, sending = null, remoteId = null } = entry.sync ?? {};
        const then = added.get(entry.id);
        return then?.version === entry.version && !queued && !sending && remoteId === then.remoteId;
      };
      let removed = 0;
      let kept = 0;
      await snapshots.replace((current) => {
        const entries = [...current.values()];
        const stay = entries.filter((entry) => !isUntouched(entry));
        removed = entries.length - stay.length;
        kept = stay.filter((entry) => added.has(entry.id)).length;
        return stay;
      });
      done.delete(id);
      return { removed, kept };
    },
    export(format, ids) {
      const wanted = ids && new Set(ids);
      const entries = [...library.entries()]
        .filter((entry) => !isPurged(entry))
        .filter(({ id, removedAt }) => !wanted || (wanted.has(id) && removedAt === null))
        .sort((one, other) => one.id - other.id);
      return {
        pieces: formatExport(entries, { format, at: clock.now() }),
        leftOut: countLeftOut(entries, format),
      };
    },
    async import(text, { dryRun, ...how }, options) {
      const { reading, load } = await read(text, { mode: 'strict', ...how }, options);
      if (!load) return reportOf('refused', null, reading);
      if (dryRun) return reportOf('planned', load.plan, reading);
      return reportOf('done', await carryOut(load), reading);
    },
  };
}

/**
 * What is told of a file before anything is done: its questions, one by one, and what would become of each. `load`: null for
 * a file that is refused. Yields often.
 */
function* previewOf(reading: FileReading, load: PreparedImport | null): Generator<void, ImportPreview> {
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

function* rowsOf({ questions }: FileReading, { incoming, plan }: PreparedImport): Generator<ImportRow> {
  for (const [index, question] of questions.entries()) {
    const one = incoming[index];
    yield {
      index,
      line: question.line,
      input: question.kind === 'typed' ? question.input : draftOfEntry(question.entry),
      ...pickPrivateFields(one?.entry ?? {}),
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
  will: 'impossible',
  here: null,
  errors: problems.map(({ message, fault }) => ({ message, fault })),
});
