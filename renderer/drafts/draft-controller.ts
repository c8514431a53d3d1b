import type { Bridge } from '../../shared/bridge/bridge-protocol.ts';
import { sameDraft } from '../../shared/draft.ts';
import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library.ts';
import { emptyDraft } from '../../shared/question/fields.ts';
import type { Status } from '../../shared/question.ts';
import { conflictingEntryId, mayHaveReachedBackend, toAppError } from '../bridge/bridge-errors.ts';
import type { Timers } from '../stores/primitives/timers.ts';
import { createAutosave } from './autosave.ts';
import { draftOf } from './draft-content.ts';
import { createDraftState, type DraftAction, reduceDraft, restoreUndo } from './draft-reducer.ts';
import { createDraftVersions } from './draft-versions.ts';
import {
  createEditorPositionStore,
  type DiskProblem,
  type DraftView,
  diskProblemOf,
  type EditorPositionStore,
  SLOW_WRITE_MS,
} from './draft-view.ts';
import { createUndoPersistence, type UndoStore } from './undo-persistence.ts';

/** One draft being edited, and its way to disk. */
export interface DraftController {
  /** Tells sheets apart; stays when a new draft gets its id. */
  readonly name: string;
  readonly view: DraftView;
  /** Where somebody is in it. */
  readonly position: EditorPositionStore;
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
  retrySoon(): void;
  /** The page is closing: sends the newest text even behind a write that is still under way. */
  sendBeforeUnload(): void;
  /** Ends a conflict: drops the edit, so that the question is as last saved, or takes over the other edit. */
  acceptOther(): Promise<void>;
  /** Ends a conflict: the edit stays, knowing of what somebody else did. */
  keepOwnEdit(): void;
  /** Gives the pending edit up: back to the question as last saved. Undo brings it again. */
  discard(): Promise<void>;
  /** Marks the saved question as sent. False where that failed; `view` says why. */
  markSent(details: SentDetails): Promise<boolean>;
  /** Takes the last details back. False where that failed. */
  undoMarkSent(): Promise<boolean>;
  /** Whether everything typed is on disk. */
  isOnDisk(): boolean;
  /** Whether its undo is kept as well, so that the sheet can be closed and opened again. */
  isClosable(): boolean;
  /** The entry changed in the library, to `version` if that's known; `load` or `refresh` looks. */
  markStale(version?: number): void;
  /** Fetches the entry if something was heard of it, as soon as nothing of it is on its way to disk. */
  refresh(): void;
}

/** What a question is to look like once it was sent. */
export interface SentDetails {
  /** One number for each option. */
  votes: readonly number[];
  status: Status;
  /** Absent: it keeps the one that it has, or gets one made up. */
  messageLink?: string;
}

/** How often one write makes up for what somebody else wrote meanwhile, before it is tried again later. */
const MAX_WRITE_ATTEMPTS = 8;

/**
 * One draft: of an entry (`id`), to be fetched by `load`, or an empty one that is stored once something is typed.
 * `key` is its own, so that the host begins it once. `onCreated` gets the id that the host gave to a new draft.
 */
export function createDraftController(options: {
  name: string;
  key: string;
  bridge: Bridge;
  timers: Timers;
  /** Keeps undo and redo; null where they are for this window only. */
  undoStore: UndoStore | null;
  id: number | null;
  onCreated: (id: number) => void;
}): DraftController {
  const { key, bridge, timers, undoStore, onCreated } = options;
  const listeners = new Set<() => void>();
  let id = options.id;
  let state = createDraftState(emptyDraft());
  let phase: DraftView['phase'] = id === null ? 'ready' : 'loading';
  let isLoaded = id === null;
  const versions = createDraftVersions();
  let writeProblem: AppError | null = null;
  /** Of reading, or of what was asked for besides. */
  let otherProblem: AppError | null = null;
  let isSlow = false;
  let diskProblem: DiskProblem | null = null;
  let cancelSlowTimer = (): void => {};
  let isSaveRequested = false;
  let saveCount = 0;
  /** The newest version heard of. What was written here is known by then, and isn't fetched again. */
  let announcedVersion = 0;
  let isFetching = false;
  let stored = { content: state.content, draft: draftOf(state.content) };
  let view = makeView();

  const autosave = createAutosave({
    write,
    timers,
    onState: (now) => {
      watchSlowWrite(now === 'writing');
      if (now === 'idle') refreshIfStale();
      publish();
    },
  });

  const undoPersistence =
    undoStore &&
    createUndoPersistence({
      store: undoStore,
      timers,
      id: () => id,
      state: () => state,
      onLoaded: (texts, position) => {
        state = restoreUndo(state, texts, position);
        publish();
      },
    });

  /** Whether the write under way takes long. */
  function watchSlowWrite(isWriting: boolean): void {
    cancelSlowTimer();
    isSlow = false;
    cancelSlowTimer = isWriting
      ? timers.after(SLOW_WRITE_MS, () => {
          isSlow = true;
          publish();
        })
      : () => {};
  }

  function makeView(): DraftView {
    const draft = shownDraft();
    diskProblem = diskProblemOf(writeProblem, isSlow, diskProblem);
    return {
      phase,
      id,
      entry: versions.entry,
      content: state.content,
      draft,
      status: versions.status(draft),
      problem: writeProblem ?? otherProblem,
      diskProblem: diskProblem,
      conflict: versions.conflict(draft),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
    };
  }

  /** The text shown. The same object for the same content: whoever checks it need not do so again. */
  function shownDraft(): Draft {
    if (stored.content !== state.content) stored = { content: state.content, draft: draftOf(state.content) };
    return stored.draft;
  }

  function publish(): void {
    view = makeView();
    for (const listener of listeners) listener();
  }

  function replace(draft: Draft): void {
    state = reduceDraft(state, { type: 'replace', draft }, timers.now());
    undoPersistence?.schedule();
  }

  const isOnDisk = (): boolean =>
    writeProblem === null && autosave.state !== 'writing' && !versions.needsWrite(shownDraft());

  async function write(): Promise<void> {
    const saving = isSaveRequested;
    isSaveRequested = false;
    try {
      await writeMerged(saving);
      writeProblem = null;
    } catch (error) {
      writeProblem = toAppError(error);
      throw error;
    }
  }

  /** Writes the newest text, and takes in what somebody else wrote meanwhile. A save over that is for the author to decide. */
  async function writeMerged(wanted: boolean): Promise<void> {
    let saving = wanted;
    for (let tries = 1; saving || versions.needsWrite(shownDraft()); tries += 1) {
      try {
        await send(shownDraft(), saving);
        return;
      } catch (error) {
        const theirs = conflictingEntryId(error);
        if (theirs === null || tries >= MAX_WRITE_ATTEMPTS) throw error;
        applyEntry(await bridge.call('question.get', { id: theirs }));
        saving = saving && versions.conflict(shownDraft()) === null;
        publish();
      }
    }
  }

  async function send(input: Draft, saving: boolean, version = versions.entry?.version ?? 0): Promise<void> {
    const basedOn = versions.base;
    versions.addPending(input);
    try {
      const change = { id, key, version, basedOn, input };
      applyReply(await bridge.call(saving ? 'question.save' : 'draft.save', change), {
        input,
        basedOn,
        saving,
      });
    } catch (error) {
      if (!mayHaveReachedBackend(error)) versions.removePending(input);
      throw error;
    }
  }

  function applyReply(reply: Entry, sent: { input: Draft; basedOn: number; saving: boolean }): void {
    const isSaved = sent.saving && reply.draft === null;
    if (isSaved) saveCount += 1;
    if (!versions.confirm(sent, reply)) return;
    applyEntry(reply, true);
    if (isSaved) versions.markSaved(reply.saved);
  }

  /** What an entry fetched or answered means for the text shown. `isReply`: it is what was just written. */
  function applyEntry(theirs: Entry, isReply = false): void {
    const mine = isLoaded ? shownDraft() : null;
    const text = versions.merge(theirs, mine, isReply);
    if (!text) return;
    const isNew = id === null;
    id = theirs.id;
    phase = theirs.removedAt === null ? 'ready' : 'gone';
    if (!mine) {
      state = createDraftState(text);
      undoPersistence?.load();
    } else if (!sameDraft(text, mine)) {
      replace(text);
    }
    isLoaded = true;
    if (!isNew) return;
    onCreated(theirs.id);
    undoPersistence?.schedule();
  }

  async function fetchEntry(): Promise<void> {
    if (id === null) return;
    try {
      applyEntry(await bridge.call('question.get', { id }));
      otherProblem = null;
      // A write without an answer may still arrive, and would replace what was just fetched.
      if (autosave.state === 'idle' && versions.needsWrite(shownDraft())) autosave.schedule();
    } catch (error) {
      const failure = toAppError(error);
      if (failure.code === 'not-found') phase = 'gone';
      else if (phase === 'loading') phase = 'unreadable';
      otherProblem = failure;
    }
    publish();
  }

  function fetchOnce(): void {
    announcedVersion = 0;
    isFetching = true;
    void fetchEntry().finally(() => {
      isFetching = false;
      // Not again at once what just failed: with the next write or word of it.
      if (otherProblem) announcedVersion = Number.POSITIVE_INFINITY;
      else refreshIfStale();
    });
  }

  function refreshIfStale(): void {
    if (announcedVersion <= (versions.entry?.version ?? 0) || isFetching || phase === 'loading') return;
    if (autosave.state === 'waiting' || autosave.state === 'writing') return;
    fetchOnce();
  }

  /** Something asked for once did not happen. It stays to be asked for again; what became of it is looked up. */
  function recordFailure(error: unknown): void {
    otherProblem = toAppError(error);
    announcedVersion = Number.POSITIVE_INFINITY;
  }

  /** Changes what the service would have done to the question. Gives whether that went well. */
  async function runSentCommand(work: (id: number) => Promise<Entry>): Promise<boolean> {
    if (id === null) return false;
    await autosave.flush();
    let done = false;
    try {
      applyEntry(await work(id));
      otherProblem = null;
      done = true;
    } catch (error) {
      recordFailure(error);
    }
    publish();
    return done;
  }

  async function discardEdit(): Promise<void> {
    if (id === null || !versions.entry?.question) return;
    await autosave.flush();
    try {
      const saved = await bridge.call('draft.discard', { id });
      autosave.cancel();
      replace(versions.discardEdit(saved));
      writeProblem = null;
      otherProblem = null;
    } catch (error) {
      recordFailure(error);
    }
  }

  return {
    name: options.name,
    position: createEditorPositionStore(),
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (phase === 'ready') refreshIfStale();
      if (phase === 'ready' || isFetching || id === null) return;
      if (!isLoaded) phase = 'loading';
      fetchOnce();
      publish();
    },
    dispatch(action) {
      if (phase !== 'ready') return;
      const next = reduceDraft(state, action, timers.now());
      if (next === state) return;
      const typed = next.content !== state.content;
      state = next;
      // Also where it is again as kept: an older text may be on its way to disk.
      if (typed) autosave.schedule();
      undoPersistence?.schedule();
      publish();
    },
    async save() {
      if (phase !== 'ready') return false;
      const before = saveCount;
      isSaveRequested = true;
      autosave.schedule();
      await autosave.flush();
      // A write that failed before its turn came: it must not become a save later, of whatever is there then.
      isSaveRequested = false;
      return saveCount > before;
    },
    async flush() {
      await autosave.flush();
      refreshIfStale();
      await undoPersistence?.flush();
    },
    retrySoon: () => autosave.retrySoon(),
    sendBeforeUnload() {
      void undoPersistence?.flush();
      if (autosave.state !== 'writing') {
        void autosave.flush();
        return;
      }
      const input = shownDraft();
      if (sameDraft(input, versions.newest)) return;
      // The write under way makes one version more; where it changes nothing, or comes later, it doesn't.
      const version = versions.entry?.version ?? 0;
      // There is nobody left to tell of a failure.
      if (id !== null) send({ ...input }, false, version + 1).catch(() => {});
      send(input, false, version).catch(() => {});
    },
    async acceptOther() {
      if (!view.conflict) return;
      const text = view.conflict === 'edited' ? versions.acceptOther(shownDraft()) : null;
      if (text) {
        replace(text);
        autosave.schedule();
      } else {
        await discardEdit();
      }
      publish();
    },
    async discard() {
      await discardEdit();
      publish();
    },
    keepOwnEdit() {
      versions.keepOwnEdit();
      if (versions.needsWrite(shownDraft())) autosave.schedule();
      publish();
    },
    markSent: (details) =>
      runSentCommand((of) =>
        bridge.call('question.markSent', { ...details, votes: [...details.votes], id: of }),
      ),
    undoMarkSent: () => runSentCommand((of) => bridge.call('question.undoMarkSent', { id: of })),
    isOnDisk: isOnDisk,
    isClosable: () => isOnDisk() && (undoPersistence?.isStored() ?? true),
    markStale(version = Number.POSITIVE_INFINITY) {
      if (id === null) return;
      // The event of a write comes before its answer: at a version that's known, something without a version changed.
      const known = Math.max(announcedVersion, versions.entry?.version ?? 0);
      announcedVersion = version > known ? version : Number.POSITIVE_INFINITY;
    },
    refresh: refreshIfStale,
  };
}
