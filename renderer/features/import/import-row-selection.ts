import { useCallback, useState } from 'react';
import type { ImportPreview, ImportRow } from '../../../shared/import-export/import-preview-schemas.ts';
import type { SimilarHit } from '../../../shared/similarity.ts';

/** Rows that the user selected or deselected, by index. Other rows have their default selection. */
export type RowSelection = ReadonlyMap<number, boolean>;
/** The nearest question to each row, by the row's index. */
export type NearestQuestions = ReadonlyMap<number, SimilarHit>;

export type RowKind = 'new' | 'here' | 'problem' | 'impossible';

/**
 * Returns whether the library has the question or a likely duplicate, or an earlier row contains the same
 * question.
 */
export const isInLibrary = ({ index, here }: ImportRow, nearest: NearestQuestions): boolean =>
  here !== null || (index !== null && nearest.get(index)?.grade === 'very-close');

/** What the import does with a row, or why it isn't selected by default. */
export type RowOutcome = ImportRow['will'] | 'here' | 'repeated' | 'duplicate';

/**
 * Returns a row's outcome. A likely duplicate and a repeated row differ from a question that's already in the
 * library.
 */
export function getOutcome(row: ImportRow, nearest: SimilarHit | undefined): RowOutcome {
  if (row.here) return row.here.why === 'file' ? 'repeated' : 'here';
  return row.index !== null && nearest?.grade === 'very-close' ? 'duplicate' : row.will;
}

/** Classifies a row. Unreadable rows take precedence, then rows in the library, then rows with problems. */
export function classifyRow(row: ImportRow, nearest: NearestQuestions): RowKind {
  if (row.index === null) return 'impossible';
  if (isInLibrary(row, nearest)) return 'here';
  return row.will === 'draft' ? 'problem' : 'new';
}

/** Returns whether a row is imported. Rows that are already in the library must be selected explicitly. */
export function isSelected(row: ImportRow, selection: RowSelection, nearest: NearestQuestions): boolean {
  if (row.index === null) return false;
  return selection.get(row.index) ?? !isInLibrary(row, nearest);
}

/** Counts by outcome, including rows that aren't shown. All counts except `drafts` add up to `found`. */
export interface RowCounts {
  found: number;
  taken: number;
  /** Imported rows that become drafts, mostly because they exceed a limit. */
  drafts: number;
  /** Rows that are already in the library and not imported. */
  here: number;
  /** Rows that repeat another row in the file and aren't imported. */
  repeated: number;
  /** Likely duplicates of library questions that aren't imported. */
  duplicate: number;
  /** Unreadable rows. */
  impossible: number;
  /** Rows that the user deselected. */
  leftOut: number;
}

/** Counts a file's rows for the current selection. */
export function countRows(
  { rows, behind }: ImportPreview,
  selection: RowSelection,
  nearest: NearestQuestions,
): RowCounts {
  const taken = rows.filter((row) => isSelected(row, selection, nearest));
  const others = rows.filter((row) => !isSelected(row, selection, nearest));
  const count = (...wanted: RowKind[]) =>
    others.filter((row) => wanted.includes(classifyRow(row, nearest))).length;
  const countOutcome = (wanted: RowOutcome) =>
    others.filter((row) => row.index !== null && getOutcome(row, nearest.get(row.index)) === wanted).length;
  return {
    found: rows.length + behind.taken + behind.here + behind.repeated + behind.impossible,
    taken: taken.length + behind.taken,
    drafts: taken.filter(({ will }) => will === 'draft').length + behind.drafts,
    here: countOutcome('here') + behind.here,
    repeated: countOutcome('repeated') + behind.repeated,
    duplicate: countOutcome('duplicate'),
    impossible: count('impossible') + behind.impossible,
    leftOut: count('new', 'problem'),
  };
}

/**
 * Returns how the selection differs from the backend's default. By default, new rows are imported, and rows
 * that are repeated or already in the library aren't.
 */
export function createImportChoices(
  { rows }: ImportPreview,
  selection: RowSelection,
  nearest: NearestQuestions,
) {
  const skip: number[] = [];
  const importAnyway: number[] = [];
  for (const row of rows) {
    if (row.index === null) continue;
    const isKnown = row.here !== null;
    const selected = isSelected(row, selection, nearest);
    if (selected && isKnown) importAnyway.push(row.index);
    if (!selected && !isKnown) skip.push(row.index);
  }
  return { skip, importAnyway };
}

/**
 * Counts imported rows that weren't compared with the library. Rows beyond the preview are never compared.
 */
export const countUncompared = (
  { behind }: ImportPreview,
  waiting: readonly ImportRow[],
  selection: RowSelection,
  nearest: NearestQuestions,
): number => waiting.filter((row) => isSelected(row, selection, nearest)).length + behind.taken;

/**
 * Returns whether each row is on its own line. In JSON without line breaks, all rows are on the same line.
 */
export const hasOwnLines = (rows: readonly ImportRow[]): boolean =>
  rows.every(({ line }, at) => line !== null && line !== rows[at - 1]?.line);

/** Returns a preview's selection. A new preview starts with the default selection. */
export function useSelectedRows(preview: ImportPreview | null): {
  selection: RowSelection;
  select: (rows: readonly ImportRow[], value: boolean) => void;
} {
  const [none] = useState<RowSelection>(() => new Map());
  const [selected, setSelected] = useState<{ of: unknown; selection: RowSelection }>({
    of: null,
    selection: none,
  });
  const select = useCallback(
    (rows: readonly ImportRow[], value: boolean) =>
      setSelected((before) => {
        const next = new Map(before.of === preview ? before.selection : []);
        for (const { index } of rows) if (index !== null) next.set(index, value);
        return { of: preview, selection: next };
      }),
    [preview],
  );
  return { selection: selected.of === preview ? selected.selection : none, select };
}
