import type { Content, Edit } from './draft-content.ts';
import { sourceOf } from './draft-rows.ts';

/** Typing in one place goes into one step of undo until it rests for this long, in milliseconds. */
const REST = 1000;

/** Typing that the next key may go on with. */
export interface Typing {
  readonly place: string;
  readonly growing: boolean;
  /** Where the caret can be behind it: between equal letters there is more than one place. */
  readonly carets: readonly number[];
  /** When the last key was pressed. */
  readonly at: number;
}

/** The typing that an edit is, going on with the one before if it does; null where it is something else. */
export function typingOf(
  content: Content,
  edit: Edit,
  before: Typing | null,
  at: number,
): { typing: Typing | null; goesOn: boolean } {
  const typed = typedBy(content, edit);
  if (!typed) return { typing: null, goesOn: false };
  const { place, from, to } = typed;
  const growing = to.length > from.length;
  const isNear = before?.place === place && before.growing === growing && at - before.at < REST;
  const carets = isNear ? before.carets.flatMap((caret) => caretBehind(from, to, caret) ?? []) : [];
  const goesOn = carets.length > 0;
  return { typing: { place, growing, at, carets: goesOn ? carets : caretsBehind(from, to) }, goesOn };
}

/** One text that grows or shrinks. */
function typedBy(content: Content, edit: Edit): { place: string; from: string; to: string } | null {
  if (edit.type === 'field') return { place: edit.field, from: content[edit.field], to: edit.value };
  if (edit.type === 'source' && !edit.whole) {
    return { place: 'source', from: sourceOf(content.rows), to: edit.source };
  }
  if (edit.type !== 'row') return null;
  const row = content.rows.find(({ key }) => key === edit.key);
  if (edit.text !== undefined && edit.emoji === undefined) {
    return { place: edit.key, from: row?.text ?? '', to: edit.text };
  }
  return edit.emoji !== undefined && edit.typing
    ? { place: `${edit.key} emoji`, from: row?.emoji ?? '', to: edit.emoji }
    : null;
}

/** Where the caret is if `from` became `to` by typing or deleting at this place; null where that is not so. */
function caretBehind(from: string, to: string, caret: number): number | null {
  const more = to.length - from.length;
  const fits = (start: number, end: number, behind: number) =>
    start >= 0 && to.startsWith(from.slice(0, start)) && to.endsWith(from.slice(end)) ? behind : null;
  if (more > 0) return fits(caret, caret, caret + more);
  return fits(caret + more, caret, caret + more) ?? fits(caret, caret - more, caret);
}

/** Where the caret can be after one text became the other. */
function caretsBehind(from: string, to: string): number[] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const growth = Math.max(0, to.length - from.length);
  return [...new Set([to.length - end, start + growth])];
}
