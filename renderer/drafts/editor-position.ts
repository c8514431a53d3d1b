/** The field with the caret, as its `data-location` attribute names it, and the selection in it. */
export interface CaretPosition {
  readonly location: string;
  readonly start: number;
  readonly end: number;
}

/** Scroll position, caret, and view of the options, to be restored when the draft is shown again. */
interface EditorPosition {
  /** In pixels. */
  readonly scroll: number;
  readonly caret: CaretPosition | null;
  /** Null until the author has chosen one. */
  readonly optionsView: 'rows' | 'text' | null;
}

/** The position in one draft, for as long as it's open. */
export interface EditorPositionStore {
  get(): EditorPosition;
  set(change: Partial<EditorPosition>): void;
}

/** A store with the position of a draft that wasn't shown yet. */
export function createEditorPositionStore(): EditorPositionStore {
  let position: EditorPosition = { scroll: 0, caret: null, optionsView: null };
  return {
    get: () => position,
    set(change) {
      position = { ...position, ...change };
    },
  };
}
