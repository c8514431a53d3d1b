import { sameDraft } from '../../shared/draft.ts';
import type { Draft } from '../../shared/library.ts';
import { LIMITS } from '../../shared/question/fields.ts';
import { applyEdit, type Content, contentOf, draftOf, type Edit, sourceOf } from './draft-content.ts';

/** What a draft was, or will be again: of this session with its rows, from before that as text. */
export type Moment = Content | Draft;

/** A draft with everything that was done to it. */
export interface DraftState {
  readonly content: Content;
  /** What it was, oldest first. */
  readonly past: readonly Moment[];
  /** What was undone, the next one to redo first. */
  readonly future: readonly Moment[];
  /** The typing that the next edit may join, or null. */
  readonly typing: Typing | null;
}

export type DraftAction = Edit | { readonly type: 'undo' } | { readonly type: 'redo' };

/** Empty rows to begin with where there is no option yet: as many as a question needs. */
const FIRST_ROWS: Edit = {
  type: 'insert',
  at: 0,
  rows: Array.from({ length: LIMITS.options.min }, () => ({ emoji: '', text: '' })),
};

const begun = (content: Content): Content =>
  content.rows.length > 0 ? content : applyEdit(content, FIRST_ROWS);

/** The state of a draft just opened. */
export function openDraft(draft: Draft): DraftState {
  return { content: begun(contentOf(draft)), past: [], future: [], typing: null };
}

/**
 * Does one thing to a draft, at `now` milliseconds of a clock that only goes forward. Pure; the same object comes
 * back where nothing changed.
 */
export function reduceDraft(state: DraftState, action: DraftAction, now: number): DraftState {
  switch (action.type) {
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    default:
      return edit(state, action, now);
  }
}

/** The text of a moment. */
export const draftAt = (moment: Moment): Draft => ('rows' in moment ? draftOf(moment) : moment);

const contentAt = (moment: Moment, now: Content): Content =>
  'rows' in moment ? moment : begun(applyEdit(now, { type: 'replace', draft: moment }));

/**
 * A draft with what was kept of its undo from before this session: `texts`, which stood at `position`. Where the text
 * is another one by now, what was there then is one more step back; what could be redone from there no longer fits.
 */
export function recallUndo(state: DraftState, texts: readonly Draft[], position: number): DraftState {
  const there = texts[position];
  if (!there) return state;
  const oldest = draftAt(state.past[0] ?? state.content);
  const isSame = sameDraft(there, oldest);
  const isUntouched = state.past.length === 0 && state.future.length === 0;
  return {
    ...state,
    past: [...texts.slice(0, isSame ? position : position + 1), ...state.past],
    future: isSame && isUntouched ? texts.slice(position + 1) : state.future,
  };
}

function undo(state: DraftState): DraftState {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    content: contentAt(before, state.content),
    past: state.past.slice(0, -1),
    future: [state.content, ...state.future],
    typing: null,
  };
}

function redo(state: DraftState): DraftState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return {
    content: contentAt(next, state.content),
    past: [...state.past, state.content],
    future,
    typing: null,
  };
}

function edit(state: DraftState, action: Edit, now: number): DraftState {
  const content = applyEdit(state.content, action);
  if (content === state.content) return state;
  const { typing, goesOn } = typingOf(state.content, action, state.typing, now);
  const joined = goesOn && state.future.length === 0;
  return {
    content,
    past: joined ? state.past : [...state.past, state.content],
    future: [],
    typing,
  };
}

/** Typing in one place goes into one step of undo until it rests for this long, in milliseconds. */
const REST = 1000;

/** Typing that the next key may go on with. */
interface Typing {
  readonly place: string;
  readonly growing: boolean;
  /** Where the caret can be behind it: between equal letters there is more than one place. */
  readonly carets: readonly number[];
  /** When the last key was pressed. */
  readonly at: number;
}

/** The typing that an edit is, going on with the one before if it does; null where it is something else. */
function typingOf(
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
