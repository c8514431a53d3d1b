import type { Draft } from '../../shared/library/entry.ts';
import { FIELDS } from '../../shared/question/question-fields.ts';
import { mergeOptionLines } from './merge-option-lines.ts';
import { findTextEdits, type MergedText, mergeTexts } from './merge-texts.ts';

interface MergedDraft {
  readonly draft: Draft;
  /**
   * The fields where both edits replaced the same words. In `draft`, these fields contain both replacements.
   */
  readonly conflicts: readonly (keyof Draft)[];
}

/**
 * Merges two edits of a draft without losing anything typed in either. `bases` are the drafts that the edits
 * may be based on, oldest first. There are several if a write's outcome is unknown.
 */
export function mergeDrafts(bases: readonly Draft[], own: Draft, other: Draft): MergedDraft {
  const draft = { ...own };
  const conflicts: (keyof Draft)[] = [];
  for (const field of FIELDS) {
    const base = findBase(
      bases.map((candidate) => candidate[field]),
      other[field],
    );
    const { text, isConflict } = mergeField(field, base, own[field], other[field]);
    draft[field] = text;
    if (isConflict) conflicts.push(field);
  }
  return { draft, conflicts };
}

function mergeField(field: keyof Draft, base: string, own: string, other: string): MergedText {
  return field === 'options' ? mergeOptionLines(base, own, other) : mergeTexts(base, own, other);
}

/**
 * Returns the newest base that `other` contains unchanged, or else the oldest base. If `other` contains only
 * part of a base, the merged text may repeat words but doesn't lose any.
 */
function findBase(bases: readonly string[], other: string): string {
  const newestFirst = bases.toReversed();
  const isExtended = (base: string) => findTextEdits(base, other).every(({ from, to }) => from === to);
  return newestFirst.find((base) => base === other) ?? newestFirst.find(isExtended) ?? bases[0] ?? other;
}
