import type { Draft } from '../../shared/library/entry.ts';
import { sameDraft } from '../../shared/library/entry-draft.ts';
import { LIMITS } from '../../shared/question/fields.ts';
import {
  applyEdit,
  contentOf,
  type DraftContent,
  type DraftEdit,
  draftOf,
  sourceOf,
} from './draft-content.ts';

/** What a draft was, or will be again: of this session with its rows, from before that as text. */
export type Snapshot = DraftContent | Draft;

/** A draft with everything that was done to it. */
export interface DraftState {
  readonly content: DraftContent;
  /** What it was, oldest first. */
  readonly past: readonly Snapshot[];
  /** What was undone, the next one to redo first. */
  readonly future: readonly Snapshot[];
  /** The typing that the next edit may join, or null. */
  readonly typing: TypingGroup | null;
}

export type DraftAction = DraftEdit | { readonly type: 'undo' } | { readonly type: 'redo' };

/** Empty rows to begin with where there is no option yet: as many as a question needs. */
const FIRST_ROWS: DraftEdit = {
  type: 'insert',
  at: 0,
  rows: Array.from({ length: LIMITS.options.min }, () => ({ emoji: '', text: '' })),
};

const withFirstRows = (content: DraftContent): DraftContent =>
  content.rows.length > 0 ? content : applyEdit(content, FIRST_ROWS);

/** The state of a draft just opened. */
export function createDraftState(draft: Draft): DraftState {
  return { content: withFirstRows(contentOf(draft)), past: [], future: [], typing: null };
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
      return applyAndRecord(state, action, now);
  }
}

/** The text of a moment. */
export const draftOfSnapshot = (moment: Snapshot): Draft => ('rows' in moment ? draftOf(moment) : moment);

const contentOfSnapshot = (moment: Snapshot, now: DraftContent): DraftContent =>
  'rows' in moment ? moment : withFirstRows(applyEdit(now, { type: 'replace', draft: moment }));

/**
 * A draft with what was kept of its undo from before this session: `texts`, which stood at `position`. Where the text
 * is another one by now, what was there then is one more step back; what could be redone from there no longer fits.
 */
export function restoreUndo(state: DraftState, texts: readonly Draft[], position: number): DraftState {
  const there = texts[position];
  if (!there) return state;
  const oldest = draftOfSnapshot(state.past[0] ?? state.content);
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
    content: contentOfSnapshot(before, state.content),
    past: state.past.slice(0, -1),
    future: [state.content, ...state.future],
    typing: null,
  };
}

function redo(state: DraftState): DraftState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return {
    content: contentOfSnapshot(next, state.content),
    past: [...state.past, state.content],
    future,
    typing: null,
  };
}

function applyAndRecord(state: DraftState, action: DraftEdit, now: number): DraftState {
  const content = applyEdit(state.content, action);
  if (content === state.content) return state;
  const { typing, continues } = groupTyping(state.content, action, state.typing, now);
  const joined = continues && state.future.length === 0;
  return {
    content,
    past: joined ? state.past : [...state.past, state.content],
    future: [],
    typing,
  };
}

/** Typing in one field goes into one step of undo until it rests for this long, in milliseconds. */
const UNDO_GROUP_PAUSE_MS = 1000;

/** Typing that the next key may go on with. */
interface TypingGroup {
  readonly field: string;
  readonly isGrowing: boolean;
  /** Where the caret can be behind it: between equal letters there is more than one field. */
  readonly carets: readonly number[];
  /** When the last key was pressed. */
  readonly at: number;
}

/** The typing that an edit is, going on with the one before if it does; null where it is something else. */
function groupTyping(
  content: DraftContent,
  edit: DraftEdit,
  before: TypingGroup | null,
  at: number,
): { typing: TypingGroup | null; continues: boolean } {
  const typed = textChangeOf(content, edit);
  if (!typed) return { typing: null, continues: false };
  const { field, from, to } = typed;
  const growing = to.length > from.length;
  const isNear =
    before?.field === field && before.isGrowing === growing && at - before.at < UNDO_GROUP_PAUSE_MS;
  const carets = isNear ? before.carets.flatMap((caret) => caretAfterChange(from, to, caret) ?? []) : [];
  const continues = carets.length > 0;
  return {
    typing: { field: field, isGrowing: growing, at, carets: continues ? carets : possibleCarets(from, to) },
    continues: continues,
  };
}

/** One text that grows or shrinks. */
function textChangeOf(
  content: DraftContent,
  edit: DraftEdit,
): { field: string; from: string; to: string } | null {
  if (edit.type === 'field') return { field: edit.field, from: content[edit.field], to: edit.value };
  if (edit.type === 'source' && !edit.whole) {
    return { field: 'source', from: sourceOf(content.rows), to: edit.source };
  }
  if (edit.type !== 'row') return null;
  const row = content.rows.find(({ key }) => key === edit.key);
  if (edit.text !== undefined && edit.emoji === undefined) {
    return { field: edit.key, from: row?.text ?? '', to: edit.text };
  }
  return edit.emoji !== undefined && edit.typing
    ? { field: `${edit.key} emoji`, from: row?.emoji ?? '', to: edit.emoji }
    : null;
}

/** Where the caret is if `from` became `to` by typing or deleting at this field; null where that is not so. */
function caretAfterChange(from: string, to: string, caret: number): number | null {
  const more = to.length - from.length;
  const fits = (start: number, end: number, behind: number) =>
    start >= 0 && to.startsWith(from.slice(0, start)) && to.endsWith(from.slice(end)) ? behind : null;
  if (more > 0) return fits(caret, caret, caret + more);
  return fits(caret + more, caret, caret + more) ?? fits(caret, caret - more, caret);
}

/** Where the caret can be after one text became the other. */
function possibleCarets(from: string, to: string): number[] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const growth = Math.max(0, to.length - from.length);
  return [...new Set([to.length - end, start + growth])];
}
