import type { CustomEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import {
  type ImportPreview,
  type ImportRow,
  type ImportSource,
  MAX_ROWS_SHOWN,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { type ImportReport, MAX_PROBLEMS_SHOWN } from '../../../shared/import-export/import-report.ts';
import type { PackInfo, PackPreview } from '../../../shared/import-export/pack-schemas.ts';
import { type Entry, isPurged, stateOf } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { pickPrivateFields } from '../../../shared/library/private-fields.ts';
import { countOmitted, formatExport } from './format-export.ts';
import type { BadItem } from './import-file-content.ts';
import type { Choices, Incoming, Plan } from './import-plan.ts';
import { createImportRunner, type ImportParts, type PreparedImport, runInSlices } from './import-runner.ts';
import type { FileReading, ReadOptions as ReaderOptions } from './import-worker-client.ts';
import { formatPack } from './pack-file.ts';
import type { ReadOptions } from './read-by-format.ts';

export const createRejectedReport = (problems: FileProblem[]): ImportReport =>
  createReport('rejected', null, { problems, problemCount: problems.length });

const NO_CHANGES: Plan['counts'] = {
  added: { questions: 0, drafts: 0, deleted: 0 },
  skipped: { same: 0, older: 0 },
  renumbered: 0,
  invalid: 0,
};

/** Returns the report for an import or preview. `found` describes the file. */
function createReport(
  state: ImportReport['state'],
  plan: Plan | null,
  found: Pick<FileReading, 'problems' | 'problemCount' | 'pack'>,
): ImportReport {
  const problems = [...found.problems, ...(plan?.problems ?? [])];
  const { pack } = found;
  return {
    state,
    ...(plan?.counts ?? NO_CHANGES),
    // Emoji are added only with new questions.
    ...(pack && plan && plan.added.length > 0 && { pack: createPackReport(pack) }),
    problems: problems.slice(0, MAX_PROBLEMS_SHOWN),
    problemCount: found.problemCount + (plan?.problemCount ?? 0),
  };
}

const createPackReport = ({ emoji, keptEmoji, hidingEmoji }: PackPreview): ImportReport['pack'] => ({
  emoji: emoji.map(({ name }) => name),
  keptEmoji,
  hidingEmoji,
});

/** An import source whose text can be in parts. */
type TextSource = Omit<ImportSource, 'text'> & { text: string | readonly string[] };

const MAX_UNDOABLE_IMPORTS = 20;

/** Exports and imports questions (docs/guide/import-export.md). */
export interface ImportExport {
  /**
   * Lists the questions in the text and what an import would do. Rejects the file if the preview is canceled.
   */
  preview(source: TextSource, options?: ReaderOptions): Promise<ImportPreview>;
  /**
   * Imports either all chosen questions or none. `undo` identifies an import that added something. Rejects
   * the file if the import is canceled before the write. If it rejects with AppError('disk'), nothing has
   * changed.
   */
  importChosen(
    source: TextSource,
    choices: Choices,
    options?: ReaderOptions,
  ): Promise<ImportReport & { undo: number | null }>;
  /** Returns the IDs that an import added. Throws AppError('undo-expired') for an old import. */
  listAddedIds(id: number): number[];
  /**
   * Removes the entries and the custom emoji that an import added. Keeps entries that have changed since, and
   * counts them in `kept`. Rejects with AppError('disk'), or with AppError('undo-expired') if the import is
   * old or there's nothing left to remove or keep.
   */
  undo(id: number): Promise<{ removed: number; kept: number }>;
  /**
   * Exports the library, or the entries with these `ids`, in pieces. `omitted` is the number of visible
   * entries that the format can't contain.
   */
  export(format: ExchangeFormat, ids?: readonly number[]): { pieces: Iterable<string>; omitted: number };
  /** Exports the visible entries, or those with these `ids`, as a pack. */
  exportPack(info: PackInfo, ids?: readonly number[]): string;
  /**
   * Makes an automatic restore point and imports a file. Imports nothing if the file has errors. With
   * `dryRun`, only reports what an import would do. Rejects the file if the import is canceled before the
   * write. If it rejects with AppError('disk'), nothing has changed.
   */
  import(text: string, options: ImportOptions, reading?: ReaderOptions): Promise<ImportReport>;
}

export interface ImportOptions extends ReadOptions {
  dryRun: boolean;
  fileName?: string;
}

export function createImportExport(parts: ImportParts): ImportExport {
  const { library, restorePoints, clock, changeCustomEmoji } = parts;
  const { read, apply: carryOut } = createImportRunner(parts);
  /** The added custom emoji, and each added entry's version and remote ID, by import. */
  const done = new Map<
    number,
    {
      added: ReadonlyMap<number, { version: number; remoteId: number | null }>;
      emoji: readonly CustomEmoji[];
    }
  >();
  let last = 0;

  const removeEmoji = (added: readonly CustomEmoji[]) =>
    changeCustomEmoji((current) => current.filter((one) => !added.some((other) => isSameEmoji(one, other))));

  /**
   * Adds a pack's emoji before its questions, because a failure must not leave questions without their emoji.
   */
  async function importWithEmoji(
    load: PreparedImport,
    { pack }: FileReading,
    fileName?: string,
    choices?: Choices,
  ) {
    const wanted = load.plan.added.length > 0 ? (pack?.emoji ?? []) : [];
    let emoji: CustomEmoji[] = [];
    if (wanted.length > 0) {
      await changeCustomEmoji((current) => {
        const known = new Set(current.map(({ name }) => name));
        emoji = wanted.filter(({ name }) => !known.has(name));
        return [...current, ...emoji];
      });
    }
    try {
      return { plan: await carryOut(load, fileName, choices), emoji };
    } catch (error) {
      if (emoji.length > 0) await removeEmoji(emoji);
      throw error;
    }
  }

  function remember(added: readonly Entry[], emoji: readonly CustomEmoji[]): number | null {
    if (added.length === 0) return null;
    last += 1;
    done.set(last, {
      added: new Map(
        added.map(({ id, version, sync }) => [id, { version, remoteId: sync?.remoteId ?? null }]),
      ),
      emoji,
    });
    done.delete(last - MAX_UNDOABLE_IMPORTS);
    return last;
  }

  return {
    async preview({ text, ...how }, options) {
      const { reading, load } = await read(text, { mode: 'loose', ...how }, options);
      return runInSlices(createPreview(reading, load));
    },
    async importChosen({ text, fileName, ...how }, choices, options) {
      const { reading, load } = await read(text, { mode: 'loose', ...how }, options, choices);
      if (!load) return { ...createReport('rejected', null, reading), undo: null };
      const { plan, emoji } = await importWithEmoji(load, reading, fileName, choices);
      return { ...createReport('done', plan, reading), undo: remember(plan.added, emoji) };
    },
    listAddedIds(id) {
      const imported = done.get(id);
      if (!imported) throw createExpiredError(id);
      return [...imported.added.keys()];
    },
    async undo(id) {
      const imported = done.get(id);
      if (!imported) throw createExpiredError(id);
      const { added, emoji } = imported;
      // Queueing isn't an edit, but it shows that the author wants to send the question.
      const isUntouched = (entry: Entry) => {
        const { queued = null, sending = null, remoteId = null } = entry.sync ?? {};
        const then = added.get(entry.id);
        return then?.version === entry.version && !queued && !sending && remoteId === then.remoteId;
      };
      let removed = 0;
      let kept = 0;
      await restorePoints.replace((current) => {
        const entries = [...current.values()];
        const stay = entries.filter((entry) => !isUntouched(entry));
        removed = entries.length - stay.length;
        kept = stay.filter((entry) => added.has(entry.id)).length;
        // Another change to the library may have removed all of the import's entries.
        if (removed + kept + emoji.length === 0) throw createExpiredError(id);
        return stay;
      });
      if (emoji.length > 0) await removeEmoji(emoji);
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
        omitted: countOmitted(entries, format),
      };
    },
    exportPack(info, ids) {
      const wanted = ids && new Set(ids);
      const entries = [...library.entries()]
        .filter(({ id, removedAt }) => removedAt === null && (!wanted || wanted.has(id)))
        .sort((one, other) => one.id - other.id);
      return formatPack(entries, info, parts.emojiResolver());
    },
    async import(text, { dryRun, fileName, ...how }, options) {
      const { reading, load } = await read(text, { mode: 'whole', ...how }, options);
      if (!load) return createReport('rejected', null, reading);
      if (dryRun) return createReport('planned', load.plan, reading);
      return createReport('done', (await importWithEmoji(load, reading, fileName)).plan, reading);
    },
  };
}

const createExpiredError = (id: number): AppError =>
  new AppError('undo-expired', 'You can no longer undo this import.', { id });

const isSameEmoji = (one: CustomEmoji, other: CustomEmoji): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Creates a preview. `load` is null if the file is rejected. Yields often. */
function* createPreview(reading: FileReading, load: PreparedImport | null): Generator<void, ImportPreview> {
  const { fileProblems: problems, fileProblemCount: problemCount, table, pack } = reading;
  const behind = { taken: 0, drafts: 0, here: 0, repeated: 0, impossible: 0 };
  if (!load) return { state: 'rejected', rows: [], behind, problems, problemCount, table };
  const rows: ImportRow[] = [];
  const badItems = reading.badItems.values();
  let nextBad = badItems.next();
  for (const row of createRows(reading, load)) {
    yield;
    for (; !nextBad.done && nextBad.value.at <= (row.index ?? 0); nextBad = badItems.next())
      addBad(nextBad.value);
    if (rows.length < MAX_ROWS_SHOWN) rows.push(row);
    else if (row.here) behind[row.here.why === 'file' ? 'repeated' : 'here'] += 1;
    else {
      behind.taken += 1;
      if (row.will === 'draft') behind.drafts += 1;
    }
  }
  for (; !nextBad.done; nextBad = badItems.next()) addBad(nextBad.value);
  const badShown = rows.filter(({ index }) => index === null).length;
  behind.impossible = reading.badCount - badShown;
  return { state: 'planned', rows, behind, problems, problemCount, table, ...(pack && { pack }) };

  function addBad(one: BadItem): void {
    if (rows.length < MAX_ROWS_SHOWN) rows.push(toImpossibleRow(one));
  }
}

function* createRows({ questions }: FileReading, { incoming, plan }: PreparedImport): Generator<ImportRow> {
  for (const [index, question] of questions.entries()) {
    const one = incoming[index];
    yield {
      index,
      line: question.line,
      input: question.kind === 'typed' ? question.input : getDraft(question.entry),
      ...pickPrivateFields(one?.entry ?? {}),
      will: one ? getStateAfterImport(one) : 'draft',
      here: plan.here[index] ?? null,
      errors: [],
    };
  }
}

const getStateAfterImport = ({ entry }: Incoming): ImportRow['will'] =>
  entry.removedAt === null ? stateOf(entry) : 'removed';

const toImpossibleRow = ({ line, input, problems }: BadItem): ImportRow => ({
  index: null,
  line,
  input,
  will: 'impossible',
  here: null,
  errors: problems.map(({ message, fault }) => ({ message, fault })),
});
