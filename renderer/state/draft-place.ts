/** Where the caret was: a place of the editor, as `data-place` names it, and what was selected in its text. */
export interface CaretPlace {
  readonly place: string;
  readonly start: number;
  readonly end: number;
}

/** Where somebody was in a draft when another one was opened. */
interface DraftPlace {
  /** How far down, in pixels. */
  readonly scroll: number;
  readonly caret: CaretPlace | null;
  /** How the options were written; null until that was chosen. */
  readonly form: 'rows' | 'text' | null;
}

/** The place in one draft, for as long as its sheet is open. */
export interface PlaceKeeper {
  get(): DraftPlace;
  set(change: Partial<DraftPlace>): void;
}

/** The place in a draft in which nobody was yet. */
export function createPlaceKeeper(): PlaceKeeper {
  let place: DraftPlace = { scroll: 0, caret: null, form: null };
  return {
    get: () => place,
    set(change) {
      place = { ...place, ...change };
    },
  };
}
