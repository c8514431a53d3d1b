import type { Draft } from '../../shared/library.ts';
import { LIMITS } from '../../shared/limits.ts';
import { applyEdit, type Content, contentOf, type Edit } from './draft-content.ts';
import { sourceOf } from './draft-rows.ts';

/** Typing in one place goes into one step of undo until it rests for this long, in milliseconds. */
const REST = 1000;

/** A draft with everything that was done to it in this session. */
export interface DraftState {
  readonly content: Content;
  /** Earlier contents, oldest first. */
  readonly past: readonly Content[];
  /** Contents that were undone, the next one to redo first. */
  readonly future: readonly Content[];
  /** The typing that the next edit may join, or null. */
  readonly typing: Typing | null;
}

interface Typing {
  readonly place: string;
  readonly growing: boolean;
  /** When the last key was pressed. */
  readonly at: number;
}

export type DraftAction = Edit | { readonly type: 'undo' } | { readonly type: 'redo' };

/** Empty rows to begin with where there is no option yet: as many as a question needs. */
const FIRST_ROWS: Edit = {
  type: 'insert',
  at: 0,
  rows: Array.from({ length: LIMITS.options.min }, () => ({ emoji: '', text: '' })),
};

/** The state of a draft just opened. */
export function openDraft(draft: Draft): DraftState {
  const content = contentOf(draft);
  const begun = content.rows.length > 0 ? content : applyEdit(content, FIRST_ROWS);
  return { content: begun, past: [], future: [], typing: null };
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

function undo(state: DraftState): DraftState {
  const content = state.past.at(-1);
  if (!content) return state;
  return {
    content,
    past: state.past.slice(0, -1),
    future: [state.content, ...state.future],
    typing: null,
  };
}

function redo(state: DraftState): DraftState {
  const [content, ...future] = state.future;
  if (!content) return state;
  return { content, past: [...state.past, state.content], future, typing: null };
}

function edit(state: DraftState, action: Edit, now: number): DraftState {
  const content = applyEdit(state.content, action);
  if (content === state.content) return state;
  const typing = typingOf(state.content, action, now);
  const joined = joins(state.typing, typing) && state.future.length === 0;
  return {
    content,
    past: joined ? state.past : [...state.past, state.content],
    future: [],
    typing,
  };
}

const joins = (before: Typing | null, now: Typing | null): boolean =>
  before !== null &&
  now !== null &&
  before.place === now.place &&
  before.growing === now.growing &&
  now.at - before.at < REST;

/** Where an edit types, if it is typing at all: one text grows or shrinks. */
function typingOf(content: Content, action: Edit, at: number): Typing | null {
  if (action.type === 'field') {
    return { place: action.field, growing: action.value.length > content[action.field].length, at };
  }
  if (action.type === 'source') {
    return { place: 'source', growing: action.source.length > sourceOf(content.rows).length, at };
  }
  if (action.type === 'row' && action.text !== undefined && action.emoji === undefined) {
    const row = content.rows.find((candidate) => candidate.key === action.key);
    return { place: action.key, growing: action.text.length > (row?.text.length ?? 0), at };
  }
  if (action.type === 'row' && action.emoji !== undefined && action.typing) {
    const row = content.rows.find((candidate) => candidate.key === action.key);
    const growing = action.emoji.length > (row?.emoji.length ?? 0);
    return { place: `${action.key} emoji`, growing, at };
  }
  return null;
}
