import { z } from 'zod';
import { type Draft, draftSchema } from '../question/draft.ts';
import { FIELDS } from '../question/question-fields.ts';
import { findSplice } from '../text/text-splice.ts';

/** The changes of a draft, for undo and redo. */

/** The maximum length in UTF-16 units of its JSON: a few thousand steps. */
export const MAX_DRAFT_UNDO_HISTORY_LENGTH = 256 * 1024;

const stepBetween = (before: Draft, after: Draft): Step =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    ...findSplice(before[field], after[field]),
  }));

/** The draft after a step; null if the step doesn't apply to it. */
function applyStep(draft: Draft, step: Step): Draft | null {
  const next = { ...draft };
  for (const { field, at, out, in: put } of step) {
    const text = next[field];
    if (!text.startsWith(out, at) || at > text.length) return null;
    next[field] = text.slice(0, at) + put + text.slice(at + out.length);
  }
  return next;
}

/** Every draft of a history, oldest first; null if a step doesn't apply. */
export function textsOf({ from, steps, position }: DraftUndoHistory): Draft[] | null {
  const texts = [from];
  let last = from;
  for (const step of steps) {
    const next = applyStep(last, step);
    if (!next) return null;
    texts.push(next);
    last = next;
  }
  return position < texts.length ? texts : null;
}

/** The history of these drafts, of which one is the current one. Drops the oldest steps if it's too long. */
export function createDraftUndoHistory(
  texts: readonly Draft[],
  position: number,
  most = MAX_DRAFT_UNDO_HISTORY_LENGTH,
): DraftUndoHistory | null {
  const steps = texts.slice(1).map((text, index) => stepBetween(texts[index] ?? text, text));
  const sizes = steps.map((step) => sizeOf(step) + 1);
  let room = most - sizes.reduce((sum, size) => sum + size, 0);
  let first = 0;
  let end = steps.length;
  // Redo steps are dropped only if there is nothing left to undo.
  const fits = () => room >= sizeOf(texts[first]) + JSON_OVERHEAD;
  while (!fits() && first < position) room += sizes[first++] ?? 0;
  while (!fits() && end > position) room += sizes[--end] ?? 0;
  const from = texts[first];
  return from && fits() ? { from, steps: steps.slice(first, end), position: position - first } : null;
}

/** The length of everything except the drafts. */
const JSON_OVERHEAD = 100;

const sizeOf = (value: Draft | Step | undefined): number => JSON.stringify(value)?.length ?? 0;

/** In a field, `out` at this position was replaced by `in`. */
const spliceSchema = z.object({
  field: z.enum(FIELDS),
  /** In UTF-16 units. */
  at: z.int().min(0),
  out: z.string(),
  in: z.string(),
});

/** One step of undo: at most one change per field, or none if only empty rows changed. */
const stepSchema = z.array(spliceSchema).max(FIELDS.length);
type Step = z.infer<typeof stepSchema>;

/** More than `MAX_DRAFT_UNDO_HISTORY_LENGTH` allows. */
const MAX_STEPS = 100_000;

export const draftUndoHistorySchema = z.object({
  /** The oldest draft. */
  from: draftSchema,
  steps: z.array(stepSchema).max(MAX_STEPS),
  /** The number of steps that are done. The others can be redone. */
  position: z.int().min(0),
});
export type DraftUndoHistory = z.infer<typeof draftUndoHistorySchema>;
