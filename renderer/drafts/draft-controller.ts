import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import { sameDraft } from '../../shared/draft.ts';
import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library.ts';
import { emptyDraft } from '../../shared/question/fields.ts';
import type { Status } from '../../shared/question.ts';
import { conflictingEntryId, mayHaveReachedBackend, toAppError } from '../bridge/bridge-errors.ts';
import type { Timers } from '../stores/timers.ts';
import { createAutosave } from './autosave.ts';
import { draftOf } from './draft-content.ts';
import { type DraftAction, openDraft, recallUndo, reduceDraft } from './draft-reducer.ts';
import { createDraftSides } from './draft-versions.ts';
import {
  createPlaceKeeper,
  type DiskTrouble,
  type DraftView,
  type PlaceKeeper,
  SLOW_AFTER,
  troubleOf,
} from './draft-view.ts';
import { createDraftTrail, type UndoBook } from './undo-persistence.ts';

/** One draft being edited, and its way to disk. */
export interface DraftSheet {
  /** Tells sheets apart; stays when a new draft gets its id. */
  readonly name: string;
  readonly view: DraftView;
  /** Where somebody is in it. */
  readonly place: PlaceKeeper;
  /** Calls back after every change of `view`. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Fetches the entry the first time, again after it could not be fetched, and after something was heard of it. */
  load(): void;
  dispatch(action: DraftAction): void;
  /** Saves as question. False where it stayed a draft, or could not be kept. */
  save(): Promise<boolean>;
  /** Everything typed goes to disk now. */
  flush(): Promise<void>;
  /** The disk took something else: what it refused is tried again. */
  hurry(): void;
  /** The page is closing: sends the newest text even behind a write that is still under way. */
  lastChance(): void;
  /** Ends a conflict: drops the edit, so that the question is as last saved, or takes over the other edit. */
  takeOther(): Promise<void>;
  /** Ends a conflict: the edit stays, knowing of what somebody else did. */
  keepEdit(): void;
  /** Gives the pending edit up: back to the question as last saved. Undo brings it again. */
  discard(): Promise<void>;
  /** Marks the saved question as sent. False where that failed; `view` says why. */
  markSent(marking: Marking): Promise<boolean>;
  /** Takes the last marking back. False where that failed. */
  undoMarkSent(): Promise<boolean>;
  /** Whether everything typed is on disk. */
  isKept(): boolean;
  /** Whether its undo is kept as well, so that the sheet can be closed and opened again. */
  isSettled(): boolean;
  /** The entry changed in the library, to `version` if that's known; `load` or `refresh` looks. */
  heard(version?: number): void;
  /** Fetches the entry if something was heard of it, as soon as nothing of it is on its way to disk. */
  refresh(): void;
}

/** What a question is to look like once it was sent. */
export interface Marking {
  /** One number for each option. */
  votes: readonly number[];
  status: Status;
  /** Absent: it keeps the one that it has, or gets one made up. */
  messageLink?: string;
}

/** How often one write makes up for what somebody else wrote meanwhile, before it is tried again later. */
const TRIES = 8;

/**
 * One draft: of an entry (`id`), to be fetched by `load`, or an empty one that is stored once something is typed.
 * `key` is its own, so that the host begins it once. `onCreated` gets the id that the host gave to a new draft.
 */
export function createDraftSheet(options: {
  name: string;
  key: string;
  bridge: Bridge;
  timers: Timers;
  /** Keeps undo and redo; null where they are for this window only. */
  undoBook: UndoBook | null;
  id: number | null;
  onCreated: (id: number) => void;
}): DraftSheet {
  const { key, bridge, timers, undoBook, onCreated } = options;
  const listeners = new Set<() => void>();
  let id = options.id;
  let state = openDraft(emptyDraft());
  let phase: DraftView['phase'] = id === null ? 'ready' : 'loading';
  let isLoaded = id === null;
  const sides = createDraftSides();
  let writeProblem: AppError | null = null;
  /** Of reading, or of what was asked for besides. */
  let otherProblem: AppError | null = null;
  let isSlow = false;
  let trouble: DiskTrouble | null = null;
  let stopWatch = (): void => {};
  let wantsSave = false;
  let saves = 0;
  /** The newest version heard of. What was written here is known by then, and isn't fetched again. */
  let heardVersion = 0;
  let fetching = false;
  let stored = { content: state.content, draft: draftOf(state.content) };
  let view = makeView();

  const autosave = createAutosave({
    write,
    timers,
    onState: (now) => {
      watchTime(now === 'writing');
      if (now === 'idle') refreshIfStale();
      changed();
    },
  });

  const trail =
    undoBook &&
    createDraftTrail({
      book: undoBook,
      timers,
      id: () => id,
      state: () => state,
      onRecalled: (texts, position) => {
        state = recallUndo(state, texts, position);
        changed();
      },
    });

  /** Whether the write under way takes long. */
  function watchTime(isWriting: boolean): void {
    stopWatch();
    isSlow = false;
    stopWatch = isWriting
      ? timers.after(SLOW_AFTER, () => {
          isSlow = true;
          changed();
        })
      : () => {};
  }

  function makeView(): DraftView {
    const draft = here();
    trouble = troubleOf(writeProblem, isSlow, trouble);
    return {
      phase,
      id,
      entry: sides.entry,
      content: state.content,
      draft,
      status: sides.status(draft),
      problem: writeProblem ?? otherProblem,
      trouble,
      conflict: sides.conflict(draft),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
    };
  }

  /** The text shown. The same object for the same content: whoever checks it need not do so again. */
  function here(): Draft {
    if (stored.content !== state.content) stored = { content: state.content, draft: draftOf(state.content) };
    return stored.draft;
  }

  function changed(): void {
    view = makeView();
    for (const listener of listeners) listener();
  }

  function replace(draft: Draft): void {
    state = reduceDraft(state, { type: 'replace', draft }, timers.now());
    trail?.changed();
  }

  const isKept = (): boolean =>
    writeProblem === null && autosave.state !== 'writing' && !sides.isWorthWriting(here());

  async function write(): Promise<void> {
    const saving = wantsSave;
    wantsSave = false;
    try {
      await writeOver(saving);
      writeProblem = null;
    } catch (error) {
      writeProblem = toAppError(error);
      throw error;
    }
  }

  /** Writes the newest text, and takes in what somebody else wrote meanwhile. A save over that is for the author to decide. */
  async function writeOver(wanted: boolean): Promise<void> {
    let saving = wanted;
    for (let tries = 1; saving || sides.isWorthWriting(here()); tries += 1) {
      try {
        await send(here(), saving);
        return;
      } catch (error) {
        const theirs = conflictingEntryId(error);
        if (theirs === null || tries >= TRIES) throw error;
        takeIn(await bridge.call('question.get', { id: theirs }));
        saving = saving && sides.conflict(here()) === null;
        changed();
      }
    }
  }

  async function send(input: Draft, saving: boolean, version = sides.entry?.version ?? 0): Promise<void> {
    const basedOn = sides.base;
    sides.sending(input);
    try {
      const change = { id, key, version, basedOn, input };
      learn(await bridge.call(saving ? 'question.save' : 'draft.save', change), { input, basedOn, saving });
    } catch (error) {
      if (!mayHaveReachedBackend(error)) sides.refused(input);
      throw error;
    }
  }

  function learn(reply: Entry, sent: { input: Draft; basedOn: number; saving: boolean }): void {
    const isSaved = sent.saving && reply.draft === null;
    if (isSaved) saves += 1;
    if (!sides.arrived(sent, reply)) return;
    takeIn(reply, true);
    if (isSaved) sides.settle(reply.saved);
  }

  /** What an entry fetched or answered means for the text shown. `isReply`: it is what was just written. */
  function takeIn(theirs: Entry, isReply = false): void {
    const mine = isLoaded ? here() : null;
    const text = sides.takeIn(theirs, mine, isReply);
    if (!text) return;
    const isNew = id === null;
    id = theirs.id;
    phase = theirs.removedAt === null ? 'ready' : 'gone';
    if (!mine) {
      state = openDraft(text);
      trail?.recall();
    } else if (!sameDraft(text, mine)) {
      replace(text);
    }
    isLoaded = true;
    if (!isNew) return;
    onCreated(theirs.id);
    trail?.changed();
  }

  async function fetchEntry(): Promise<void> {
    if (id === null) return;
    try {
      takeIn(await bridge.call('question.get', { id }));
      otherProblem = null;
      // A write without an answer may still arrive, and would replace what was just fetched.
      if (autosave.state === 'idle' && sides.isWorthWriting(here())) autosave.changed();
    } catch (error) {
      const failure = toAppError(error);
      if (failure.code === 'not-found') phase = 'gone';
      else if (phase === 'loading') phase = 'unreadable';
      otherProblem = failure;
    }
    changed();
  }

  function fetchOnce(): void {
    heardVersion = 0;
    fetching = true;
    void fetchEntry().finally(() => {
      fetching = false;
      // Not again at once what just failed: with the next write or word of it.
      if (otherProblem) heardVersion = Number.POSITIVE_INFINITY;
      else refreshIfStale();
    });
  }

  function refreshIfStale(): void {
    if (heardVersion <= (sides.entry?.version ?? 0) || fetching || phase === 'loading') return;
    if (autosave.state === 'waiting' || autosave.state === 'writing') return;
    fetchOnce();
  }

  /** Something asked for once did not happen. It stays to be asked for again; what became of it is looked up. */
  function missed(error: unknown): void {
    otherProblem = toAppError(error);
    heardVersion = Number.POSITIVE_INFINITY;
  }

  /** Changes what the service would have done to the question. Gives whether that went well. */
  async function mark(work: (id: number) => Promise<Entry>): Promise<boolean> {
    if (id === null) return false;
    await autosave.flush();
    let done = false;
    try {
      takeIn(await work(id));
      otherProblem = null;
      done = true;
    } catch (error) {
      missed(error);
    }
    changed();
    return done;
  }

  async function discardEdit(): Promise<void> {
    if (id === null || !sides.entry?.question) return;
    await autosave.flush();
    try {
      const saved = await bridge.call('draft.discard', { id });
      autosave.drop();
      replace(sides.giveUp(saved));
      writeProblem = null;
      otherProblem = null;
    } catch (error) {
      missed(error);
    }
  }

  return {
    name: options.name,
    place: createPlaceKeeper(),
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (phase === 'ready') refreshIfStale();
      if (phase === 'ready' || fetching || id === null) return;
      if (!isLoaded) phase = 'loading';
      fetchOnce();
      changed();
    },
    dispatch(action) {
      if (phase !== 'ready') return;
      const next = reduceDraft(state, action, timers.now());
      if (next === state) return;
      const typed = next.content !== state.content;
      state = next;
      // Also where it is again as kept: an older text may be on its way to disk.
      if (typed) autosave.changed();
      trail?.changed();
      changed();
    },
    async save() {
      if (phase !== 'ready') return false;
      const before = saves;
      wantsSave = true;
      autosave.changed();
      await autosave.flush();
      // A write that failed before its turn came: it must not become a save later, of whatever is there then.
      wantsSave = false;
      return saves > before;
    },
    async flush() {
      await autosave.flush();
      refreshIfStale();
      await trail?.flush();
    },
    hurry: () => autosave.hurry(),
    lastChance() {
      void trail?.flush();
      if (autosave.state !== 'writing') {
        void autosave.flush();
        return;
      }
      const input = here();
      if (sameDraft(input, sides.newest)) return;
      // The write under way makes one version more; where it changes nothing, or comes later, it doesn't.
      const version = sides.entry?.version ?? 0;
      // There is nobody left to tell of a failure.
      if (id !== null) send({ ...input }, false, version + 1).catch(() => {});
      send(input, false, version).catch(() => {});
    },
    async takeOther() {
      if (!view.conflict) return;
      const text = view.conflict === 'edited' ? sides.takeOther(here()) : null;
      if (text) {
        replace(text);
        autosave.changed();
      } else {
        await discardEdit();
      }
      changed();
    },
    async discard() {
      await discardEdit();
      changed();
    },
    keepEdit() {
      sides.keepEdit();
      if (sides.isWorthWriting(here())) autosave.changed();
      changed();
    },
    markSent: (marking) =>
      mark((of) => bridge.call('question.markSent', { ...marking, votes: [...marking.votes], id: of })),
    undoMarkSent: () => mark((of) => bridge.call('question.undoMarkSent', { id: of })),
    isKept,
    isSettled: () => isKept() && (trail?.isKept() ?? true),
    heard(version = Number.POSITIVE_INFINITY) {
      if (id === null) return;
      // The event of a write comes before its answer: at a version that's known, something without a version changed.
      const known = Math.max(heardVersion, sides.entry?.version ?? 0);
      heardVersion = version > known ? version : Number.POSITIVE_INFINITY;
    },
    refresh: refreshIfStale,
  };
}
