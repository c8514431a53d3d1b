/** The selection in the field that has `location` as its `data-location` attribute. */
export interface CaretPosition {
  readonly location: string;
  readonly start: number;
  readonly end: number;
}

/** The editor's caret and view, restored when the draft is shown again. */
interface EditorPosition {
  readonly caret: CaretPosition | null;
  /** The options view that the author chose, or null for the default. */
  readonly optionsView: 'rows' | 'text' | null;
}

export interface EditorPositionStore {
  get(): EditorPosition;
  set(change: Partial<EditorPosition>): void;
}

export function createEditorPositionStore(): EditorPositionStore {
  let position: EditorPosition = { caret: null, optionsView: null };
  return {
    get: () => position,
    set(change) {
      position = { ...position, ...change };
    },
  };
}
