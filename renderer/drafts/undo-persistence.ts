import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import type { Draft } from '../../shared/library/entry.ts';
import { sameDraft } from '../../shared/library/entry-draft.ts';
import { type Trail, textsOf, trailOf } from '../../shared/library/undo-history.ts';
import type { Timers } from '../stores/primitives/timers.ts';
import { createAutosave } from './autosave.ts';
import { type DraftState, draftOfSnapshot, type Snapshot } from './draft-reducer.ts';

/** Where undo and redo of a question are kept beyond this window. */
export interface UndoStore {
  get(id: number): Promise<Trail | null>;
  set(id: number, trail: Trail): Promise<void>;
}

/** The store that the host keeps. */
export const bridgeUndoStore = (bridge: Bridge): UndoStore => ({
  get: async (id) => (await bridge.call('undo.get', { id })).trail,
  set: async (id, trail) => void (await bridge.call('undo.set', { id, trail })),
});

/**
 * Steps are written once typing rests: the text itself is kept by then, and what a crash takes is no more than how
 * finely the last seconds can be undone.
 */
const UNDO_WRITE_DELAYS_MS = { afterLastChange: 1000, afterFirstChange: 5000 };

/** The undo of one draft on its way to the store. */
export interface UndoPersistence {
  /** There is something new in the past or the future, or the draft got its id. */
  schedule(): void;
  /** Fetches what was kept of an entry. */
  load(): void;
  /** Writes now what is waiting. Never rejects. */
  flush(): Promise<void>;
  /** Whether the store has all of it. */
  isStored(): boolean;
}

/** Keeps the undo of the draft that `state` gives; `id` is null for as long as it is not stored. */
export function createUndoPersistence(options: {
  store: UndoStore;
  timers: Timers;
  id: () => number | null;
  state: () => DraftState;
  /** What was kept is there: these texts, which stood at `position`. */
  onLoaded: (texts: readonly Draft[], position: number) => void;
}): UndoPersistence {
  const { store, timers } = options;
  const textOf = memoizeDrafts();
  /** What the store had is known: until then writing would take it away. Null: not asked for yet. Of a new draft it had nothing. */
  let loading: Promise<void> | null = options.id() === null ? Promise.resolve() : null;

  const load = (): Promise<void> => {
    loading ??= fetchStored().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  async function fetchStored(): Promise<void> {
    const id = options.id();
    const trail = id === null ? null : await store.get(id);
    const texts = trail && textsOf(trail);
    if (trail && texts) options.onLoaded(texts, trail.position);
  }

  const autosave = createAutosave({
    async write() {
      await load();
      const id = options.id();
      const trail = historyOf(options.state(), textOf);
      if (id !== null && trail) await store.set(id, trail);
    },
    timers,
    onState: () => {},
    delays: UNDO_WRITE_DELAYS_MS,
  });

  return {
    schedule() {
      if (options.id() !== null) autosave.schedule();
    },
    // Failing that, the next write tries again.
    load: () => void load().catch(() => {}),
    flush: () => autosave.flush(),
    isStored: () => autosave.state === 'idle',
  };
}

/** The trail of a draft, without steps that only moved empty rows: taking those back would show nothing. */
function historyOf({ past, content, future }: DraftState, textOf: (moment: Snapshot) => Draft): Trail | null {
  const isNew = (text: Draft, index: number, all: readonly Draft[]) => {
    const before = all[index - 1];
    return !before || !sameDraft(before, text);
  };
  const done = [...past, content].map(textOf).filter(isNew);
  const undone = [content, ...future].map(textOf).filter(isNew).slice(1);
  return trailOf([...done, ...undone], done.length - 1);
}

/** The same text for the same moment: a step back compares thousands of them. */
function memoizeDrafts(): (moment: Snapshot) => Draft {
  const known = new WeakMap<Snapshot, Draft>();
  return (moment) => {
    const text = known.get(moment) ?? draftOfSnapshot(moment);
    known.set(moment, text);
    return text;
  };
}
