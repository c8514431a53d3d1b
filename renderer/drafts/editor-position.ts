/** The selection in the field that its `data-location` attribute identifies. */
export interface CaretPosition {
  readonly location: string;
  readonly start: number;
  readonly end: number;
}

/** The editor's position, restored when the draft is shown again. */
interface EditorPosition {
  readonly scroll: number;
  readonly caret: CaretPosition | null;
  /** Null until the author chooses one. */
  readonly optionsView: 'rows' | 'text' | null;
}

export interface EditorPositionStore {
  get(): EditorPosition;
  set(change: Partial<EditorPosition>): void;
}

export function createEditorPositionStore(): EditorPositionStore {
  let position: EditorPosition = { scroll: 0, caret: null, optionsView: null };
  return {
    get: () => position,
    set(change) {
      position = { ...position, ...change };
    },
  };
}
