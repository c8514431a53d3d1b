import { z } from 'zod';
import { type Draft, draftSchema } from '../question/draft.ts';
import { FIELDS } from '../question/fields.ts';

/** The way that a draft took, change by change, so that undo and redo can go along it again. */

/** A trail is not kept any longer than this, in UTF-16 units of its JSON. That is some thousand steps. */
export const MAX_UNDO_HISTORY_LENGTH = 256 * 1024;

/** The step from one text to the next. */
const stepBetween = (before: Draft, after: Draft): Step =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    ...spliceBetween(before[field], after[field]),
  }));

function spliceBetween(before: string, after: string): Omit<Splice, 'field'> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (isHigh(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isLow(before.charCodeAt(before.length - end))) end -= 1;
  const upTo = (text: string) => text.slice(start, text.length - Math.max(0, end));
  return { at: Math.max(0, start), out: upTo(before), in: upTo(after) };
}

/** Halves of a character stay together, so that what is kept is text by itself. */
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The text behind a step; null where it is no step from this text. */
function applyStep(draft: Draft, step: Step): Draft | null {
  const next = { ...draft };
  for (const { field, at, out, in: put } of step) {
    const text = next[field];
    if (!text.startsWith(out, at) || at > text.length) return null;
    next[field] = text.slice(0, at) + put + text.slice(at + out.length);
  }
  return next;
}

/** Every text of a trail, the oldest first; null where its steps do not lead from one to the next. */
export function textsOf({ from, steps, position }: UndoHistory): Draft[] | null {
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

/** The trail of these texts, which stands at the one of this place. What is too old to have room is left out. */
export function createUndoHistory(
  texts: readonly Draft[],
  position: number,
  most = MAX_UNDO_HISTORY_LENGTH,
): UndoHistory | null {
  const steps = texts.slice(1).map((text, index) => stepBetween(texts[index] ?? text, text));
  const sizes = steps.map((step) => sizeOf(step) + 1);
  let room = most - sizes.reduce((sum, size) => sum + size, 0);
  let first = 0;
  let end = steps.length;
  // The oldest first. What can be redone goes only where nothing is left to undo, the latest first.
  const fits = () => room >= sizeOf(texts[first]) + JSON_OVERHEAD;
  while (!fits() && first < position) room += sizes[first++] ?? 0;
  while (!fits() && end > position) room += sizes[--end] ?? 0;
  const from = texts[first];
  return from && fits() ? { from, steps: steps.slice(first, end), position: position - first } : null;
}

/** What a trail has around its text and steps. */
const JSON_OVERHEAD = 100;

const sizeOf = (value: Draft | Step | undefined): number => JSON.stringify(value)?.length ?? 0;

/** `out` at this place of a field became `in`. */
const spliceSchema = z.object({
  field: z.enum(FIELDS),
  /** In UTF-16 units. */
  at: z.int().min(0),
  out: z.string(),
  in: z.string(),
});
type Splice = z.infer<typeof spliceSchema>;

/** What one step of undo takes back: at most one change of each field, none where only empty rows came or went. */
const stepSchema = z.array(spliceSchema).max(FIELDS.length);
type Step = z.infer<typeof stepSchema>;

/** More steps than fit into `TRAIL_LENGTH`. */
const MAX_STEPS = 100_000;

export const undoHistorySchema = z.object({
  /** The oldest text that undo leads back to. */
  from: draftSchema,
  steps: z.array(stepSchema).max(MAX_STEPS),
  /** How many of the steps are done; the others can be redone. */
  position: z.int().min(0),
});
export type UndoHistory = z.infer<typeof undoHistorySchema>;
