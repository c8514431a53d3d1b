import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import { sameDraft } from '../../shared/draft.ts';
import type { Draft } from '../../shared/library.ts';
import { type Trail, textsOf, trailOf } from '../../shared/trail.ts';
import type { Timers } from '../stores/timers.ts';
import { createAutosave } from './autosave.ts';
import { type DraftState, draftAt, type Moment } from './draft-reducer.ts';

/** Where undo and redo of a question are kept beyond this window. */
export interface UndoBook {
  get(id: number): Promise<Trail | null>;
  set(id: number, trail: Trail): Promise<void>;
}

/** The book that the host keeps. */
export const hostUndoBook = (bridge: Bridge): UndoBook => ({
  get: async (id) => (await bridge.call('undo.get', { id })).trail,
  set: async (id, trail) => void (await bridge.call('undo.set', { id, trail })),
});

/**
 * Steps are written once typing rests: the text itself is kept by then, and what a crash takes is no more than how
 * finely the last seconds can be undone.
 */
const PACE = { afterLastChange: 1000, afterFirstChange: 5000 };

/** The undo of one draft on its way to the book. */
export interface DraftTrail {
  /** There is something new in the past or the future, or the draft got its id. */
  changed(): void;
  /** Fetches what was kept of an entry. */
  recall(): void;
  /** Writes now what is waiting. Never rejects. */
  flush(): Promise<void>;
  /** Whether the book has all of it. */
  isKept(): boolean;
}

/** Keeps the undo of the draft that `state` gives; `id` is null for as long as it is not stored. */
export function createDraftTrail(options: {
  book: UndoBook;
  timers: Timers;
  id: () => number | null;
  state: () => DraftState;
  /** What was kept is there: these texts, which stood at `position`. */
  onRecalled: (texts: readonly Draft[], position: number) => void;
}): DraftTrail {
  const { book, timers } = options;
  const textOf = rememberTexts();
  /** What the book had is known: until then writing would take it away. Null: not asked for yet. Of a new draft it had nothing. */
  let recalled: Promise<void> | null = options.id() === null ? Promise.resolve() : null;

  const recall = (): Promise<void> => {
    recalled ??= fetchKept().catch((error: unknown) => {
      recalled = null;
      throw error;
    });
    return recalled;
  };

  async function fetchKept(): Promise<void> {
    const id = options.id();
    const trail = id === null ? null : await book.get(id);
    const texts = trail && textsOf(trail);
    if (trail && texts) options.onRecalled(texts, trail.position);
  }

  const autosave = createAutosave({
    async write() {
      await recall();
      const id = options.id();
      const trail = trailBy(options.state(), textOf);
      if (id !== null && trail) await book.set(id, trail);
    },
    timers,
    onState: () => {},
    pace: PACE,
  });

  return {
    changed() {
      if (options.id() !== null) autosave.changed();
    },
    // Failing that, the next write tries again.
    recall: () => void recall().catch(() => {}),
    flush: () => autosave.flush(),
    isKept: () => autosave.state === 'idle',
  };
}

/** The trail of a draft, without steps that only moved empty rows: taking those back would show nothing. */
function trailBy({ past, content, future }: DraftState, textOf: (moment: Moment) => Draft): Trail | null {
  const isNew = (text: Draft, index: number, all: readonly Draft[]) => {
    const before = all[index - 1];
    return !before || !sameDraft(before, text);
  };
  const done = [...past, content].map(textOf).filter(isNew);
  const undone = [content, ...future].map(textOf).filter(isNew).slice(1);
  return trailOf([...done, ...undone], done.length - 1);
}

/** The same text for the same moment: a step back compares thousands of them. */
function rememberTexts(): (moment: Moment) => Draft {
  const known = new WeakMap<Moment, Draft>();
  return (moment) => {
    const text = known.get(moment) ?? draftAt(moment);
    known.set(moment, text);
    return text;
  };
}
