import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import {
  createDraftUndoHistory,
  type DraftUndoHistory,
  textsOf,
} from '../../shared/library/draft-undo-history.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { sameDraft } from '../../shared/library/entry-draft.ts';
import type { Timers } from '../stores/primitives/timers.ts';
import { createAutosave } from './autosave.ts';
import { type DraftState, draftOfStep, type UndoStep } from './draft-reducer.ts';

/** Stores undo and redo of questions across sessions. */
export interface DraftUndoStore {
  get(id: number): Promise<DraftUndoHistory | null>;
  set(id: number, history: DraftUndoHistory): Promise<void>;
}

/** An undo store in the backend. */
export const bridgeUndoStore = (bridge: Bridge): DraftUndoStore => ({
  get: async (id) => (await bridge.call('undo.get', { id })).history,
  set: async (id, history) => void (await bridge.call('undo.set', { id, history })),
});

/** Longer than the delays of autosave: a crash loses only the last few undo steps, never text. */
const UNDO_WRITE_DELAYS_MS = { afterLastChange: 1000, afterFirstChange: 5000 };

/** Loads and stores the undo history of one draft. */
export interface UndoPersistence {
  /** Schedules a write, if the draft has an ID. */
  schedule(): void;
  /** Loads the stored history. Does nothing if it was loaded. */
  load(): void;
  /** Writes scheduled changes now. Never rejects. */
  flush(): Promise<void>;
  /** Whether the stored history isn't loaded yet, so that there may be more to undo. */
  isLoading(): boolean;
  /** Whether everything is stored. */
  isStored(): boolean;
}

/** Stores the undo history of the draft in `state`. `id` returns null until the draft is stored. */
export function createUndoPersistence(options: {
  store: DraftUndoStore;
  timers: Timers;
  id: () => number | null;
  state: () => DraftState;
  /** Called with the stored texts and the position among them; without texts if nothing is stored or loading failed. */
  onLoaded: (texts: readonly Draft[], position: number) => void;
}): UndoPersistence {
  const { store, timers } = options;
  const textOf = memoizeDrafts();
  /** New drafts have nothing stored. */
  let mayHaveStoredHistory = options.id() !== null;
  /** A write must wait for this, or it would replace what is stored. Null if not requested yet. */
  let loading: Promise<void> | null = options.id() === null ? Promise.resolve() : null;

  const load = (): Promise<void> => {
    loading ??= fetchStored().catch((error: unknown) => {
      loading = null;
      finishLoading([], 0);
      throw error;
    });
    return loading;
  };

  async function fetchStored(): Promise<void> {
    const id = options.id();
    const history = id === null ? null : await store.get(id);
    const texts = history && textsOf(history);
    finishLoading(texts ?? [], history?.position ?? 0);
  }

  const finishLoading = (texts: readonly Draft[], position: number): void => {
    mayHaveStoredHistory = false;
    options.onLoaded(texts, position);
  };

  const autosave = createAutosave({
    async write() {
      await load();
      const id = options.id();
      const history = historyOf(options.state(), textOf);
      if (id !== null && history) await store.set(id, history);
    },
    timers,
    onState: () => {},
    delays: UNDO_WRITE_DELAYS_MS,
  });

  return {
    schedule() {
      if (options.id() !== null) autosave.schedule();
    },
    // After a failure, the next write tries again.
    load: () => void load().catch(() => {}),
    flush: () => autosave.flush(),
    isLoading: () => mayHaveStoredHistory,
    isStored: () => autosave.state === 'idle',
  };
}

/** The history of a draft without steps that only changed empty rows, because undoing them shows nothing. */
function historyOf(
  { past, content, future }: DraftState,
  textOf: (step: UndoStep) => Draft,
): DraftUndoHistory | null {
  const isNew = (text: Draft, index: number, all: readonly Draft[]) => {
    const before = all[index - 1];
    return !before || !sameDraft(before, text);
  };
  const done = [...past, content].map(textOf).filter(isNew);
  const undone = [content, ...future].map(textOf).filter(isNew).slice(1);
  return createDraftUndoHistory([...done, ...undone], done.length - 1);
}

/** Memoizes the draft of each step: writing a history compares thousands of them. */
function memoizeDrafts(): (step: UndoStep) => Draft {
  const known = new WeakMap<UndoStep, Draft>();
  return (step) => {
    const text = known.get(step) ?? draftOfStep(step);
    known.set(step, text);
    return text;
  };
}
