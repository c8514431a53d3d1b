import { useCallback, useState } from 'react';
import type { ImportLook, ImportRow } from '../../../shared/import-export/import-preview.ts';
import type { SimilarHit } from '../../../shared/similar.ts';

/** What somebody selected or unticked, by the index of the row; all others are as proposed. */
export type RowSelection = ReadonlyMap<number, boolean>;
/** The question nearest to a row, by the row's index. */
export type NearestQuestions = ReadonlyMap<number, SimilarHit>;

/** What a row is to whoever looks over them. */
export type RowKind = 'new' | 'here' | 'problem' | 'impossible';

/** Whether a row is one that the library has: the same, or one that asks very much the same. */
export const isInLibrary = ({ index, here }: ImportRow, nearest: NearestQuestions): boolean =>
  here !== null || (index !== null && nearest.get(index)?.grade === 'very-close');

/** What a row is. One that can't be read is nothing else; one that is here already is no problem. */
export function kindOfRow(row: ImportRow, nearest: NearestQuestions): RowKind {
  if (row.index === null) return 'impossible';
  if (isInLibrary(row, nearest)) return 'here';
  return row.will === 'draft' ? 'problem' : 'new';
}

/** Whether a row is taken: what is here already only where somebody wants it. */
export function isSelected(row: ImportRow, selection: RowSelection, nearest: NearestQuestions): boolean {
  if (row.index === null) return false;
  return selection.get(row.index) ?? !isInLibrary(row, nearest);
}

/** How many rows become what; with those behind the last row that is shown. All but `drafts` make up `found`. */
export interface RowCounts {
  found: number;
  taken: number;
  /** Of those that are taken: they come as drafts, most of them since they break a limit. */
  drafts: number;
  /** They are in the library, and not taken again. */
  here: number;
  /** They can't be read. */
  impossible: number;
  /** They were unticked. */
  leftOut: number;
}

/** Counts the rows of a file, as they are selected now. */
export function countRows(
  { rows, behind }: ImportLook,
  selection: RowSelection,
  nearest: NearestQuestions,
): RowCounts {
  const taken = rows.filter((row) => isSelected(row, selection, nearest));
  const others = rows.filter((row) => !isSelected(row, selection, nearest));
  const count = (...wanted: RowKind[]) =>
    others.filter((row) => wanted.includes(kindOfRow(row, nearest))).length;
  return {
    found: rows.length + behind.taken + behind.here + behind.impossible,
    taken: taken.length + behind.taken,
    drafts: taken.filter(({ will }) => will === 'draft').length + behind.drafts,
    here: count('here') + behind.here,
    impossible: count('impossible') + behind.impossible,
    leftOut: count('new', 'problem'),
  };
}

/** What the host must be told, beyond what it does by itself: it takes what is new, and leaves what it has and what the file repeats. */
export function importChoicesOf({ rows }: ImportLook, selection: RowSelection, nearest: NearestQuestions) {
  const leaveOut: number[] = [];
  const take: number[] = [];
  for (const row of rows) {
    if (row.index === null) continue;
    const isKnown = row.here !== null;
    const selected = isSelected(row, selection, nearest);
    if (selected && isKnown) take.push(row.index);
    if (!selected && !isKnown) leaveOut.push(row.index);
  }
  return { leaveOut, take };
}

/** What was selected or unticked of the rows of a look. Another look begins as proposed. */
export function useSelectedRows(look: ImportLook | null): {
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
        const next = new Map(before.of === look ? before.selection : []);
        for (const { index } of rows) if (index !== null) next.set(index, value);
        return { of: look, selection: next };
      }),
    [look],
  );
  return { selection: selected.of === look ? selected.selection : none, select };
}
