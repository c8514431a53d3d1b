import { LIMITS } from '../../shared/checks/limits.ts';
import { sameDraft } from '../../shared/draft.ts';
import type { Draft } from '../../shared/library.ts';
import { applyEdit, type Content, contentOf, draftOf, type Edit } from './draft-content.ts';
import { type Typing, typingOf } from './draft-typing.ts';

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
