import type { Draft } from '../../shared/library/entry.ts';
import { isSameDraft } from '../../shared/library/entry-draft.ts';
import { LIMITS } from '../../shared/question/question-fields.ts';
import {
  applyEdit,
  type DraftContent,
  type DraftEdit,
  formatSource,
  parseDraft,
  toDraft,
} from './draft-content.ts';
import { mergeDrafts } from './merge-drafts.ts';

/** A step in the undo history. A step is a `Draft` if another client's change was merged into it. */
type UndoStep = DraftContent | Draft;

export interface DraftState {
  readonly content: DraftContent;
  readonly past: readonly UndoStep[];
  /** The steps to redo, next step first. */
  readonly future: readonly UndoStep[];
  /** The typing that the next edit may continue. */
  readonly typing: TypingGroup | null;
}

export type DraftAction = DraftEdit | { readonly type: 'undo' } | { readonly type: 'redo' };

/** Adds as many empty rows as a question needs to a draft without options. */
const FIRST_ROWS: DraftEdit = {
  type: 'insert',
  at: 0,
  rows: Array.from({ length: LIMITS.options.min }, () => ({ emoji: '', text: '' })),
};

const withFirstRows = (content: DraftContent): DraftContent =>
  content.rows.length > 0 ? content : applyEdit(content, FIRST_ROWS);

export function createDraftState(draft: Draft): DraftState {
  return { content: withFirstRows(parseDraft(draft)), past: [], future: [], typing: null };
}

/**
 * Applies an action. `now` is in milliseconds of a monotonic clock. Returns the same object if nothing
 * changed.
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

const toStepDraft = (step: UndoStep): Draft => ('rows' in step ? toDraft(step) : step);

const toStepContent = (step: UndoStep, now: DraftContent): DraftContent =>
  'rows' in step ? step : withFirstRows(applyEdit(now, { type: 'replace', draft: step }));

function undo(state: DraftState): DraftState {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    content: toStepContent(before, state.content),
    past: state.past.slice(0, -1),
    future: [state.content, ...state.future],
    typing: null,
  };
}

function redo(state: DraftState): DraftState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return {
    content: toStepContent(next, state.content),
    past: [...state.past, state.content],
    future,
    typing: null,
  };
}

function applyAndRecord(state: DraftState, action: DraftEdit, now: number): DraftState {
  const content = applyEdit(state.content, action);
  if (content === state.content) return state;
  if (action.type === 'merge') return mergeIntoHistory(state, content);
  const { typing, continues } = groupTyping(state.content, action, state.typing, now);
  const joined = continues && state.future.length === 0;
  return {
    content,
    past: joined ? state.past : [...state.past, state.content],
    future: [],
    typing,
  };
}

/** Merges another client's changes into every step, so undo reverts only the user's own edits. */
function mergeIntoHistory(state: DraftState, content: DraftContent): DraftState {
  const before = toDraft(state.content);
  const after = toDraft(content);
  const merge = (step: UndoStep): UndoStep => {
    const draft = toStepDraft(step);
    const merged = mergeDrafts([before], draft, after).draft;
    return isSameDraft(merged, draft) ? step : merged;
  };
  return { content, past: state.past.map(merge), future: state.future.map(merge), typing: null };
}

/** A pause of this length starts a new undo step in the same field. */
const UNDO_GROUP_PAUSE_MS = 1000;

interface TypingGroup {
  readonly field: string;
  readonly isGrowing: boolean;
  /** The possible caret positions after the edit. Repeated letters make the position ambiguous. */
  readonly carets: readonly number[];
  readonly at: number;
}

/**
 * Returns an edit's typing group and whether the edit continues the previous group. Returns null if the edit
 * isn't typing.
 */
function groupTyping(
  content: DraftContent,
  edit: DraftEdit,
  before: TypingGroup | null,
  at: number,
): { typing: TypingGroup | null; continues: boolean } {
  const typed = findTextChange(content, edit);
  if (!typed) return { typing: null, continues: false };
  const { field, from, to } = typed;
  const growing = to.length > from.length;
  const isNear =
    before?.field === field && before.isGrowing === growing && at - before.at < UNDO_GROUP_PAUSE_MS;
  const carets = isNear ? before.carets.flatMap((caret) => findCaretAfterChange(from, to, caret) ?? []) : [];
  const continues = carets.length > 0;
  return {
    typing: {
      field: field,
      isGrowing: growing,
      at,
      carets: continues ? carets : findPossibleCarets(from, to),
    },
    continues: continues,
  };
}

/** Returns the text before and after an edit, or null if the edit isn't typing. */
function findTextChange(
  content: DraftContent,
  edit: DraftEdit,
): { field: string; from: string; to: string } | null {
  if (edit.type === 'field') return { field: edit.field, from: content[edit.field], to: edit.value };
  if (edit.type === 'source' && !edit.whole) {
    return { field: 'source', from: formatSource(content.rows), to: edit.source };
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

/**
 * Returns the caret's position after typing or deleting at `caret` turned `from` into `to`. Returns null if
 * that's impossible.
 */
function findCaretAfterChange(from: string, to: string, caret: number): number | null {
  const more = to.length - from.length;
  const matchChange = (start: number, end: number, behind: number) =>
    start >= 0 && to.startsWith(from.slice(0, start)) && to.endsWith(from.slice(end)) ? behind : null;
  if (more > 0) return matchChange(caret, caret, caret + more);
  return matchChange(caret + more, caret, caret + more) ?? matchChange(caret, caret - more, caret);
}

/** Returns all positions where the caret can be after an edit turned `from` into `to`. */
function findPossibleCarets(from: string, to: string): number[] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const growth = Math.max(0, to.length - from.length);
  return [...new Set([to.length - end, start + growth])];
}
