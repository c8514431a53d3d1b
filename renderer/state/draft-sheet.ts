import type { Bridge } from '../../shared/bridge.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../shared/draft.ts';
import { AppError } from '../../shared/errors.ts';
import { type Draft, type Entry, emptyDraft } from '../../shared/library.ts';
import { createAutosave, type Timers } from './draft-autosave.ts';
import { type Content, draftOf } from './draft-content.ts';
import { type DraftAction, openDraft, reduceDraft } from './draft-reducer.ts';

/**
 * Where the text is. `new`: nothing typed yet. `autosaved`: a draft, all of it on disk. `saved`: a question, as shown.
 * `unsaved`: not on disk yet, or an edit of a question that is not saved.
 */
export type DraftStatus = 'new' | 'autosaved' | 'unsaved' | 'saved';

/** One draft as the interface sees it; a new object after every change. */
export interface DraftView {
  /** `gone`: no such entry, or removed. `unreadable`: could not be fetched; `problem` says why. */
  readonly phase: 'loading' | 'ready' | 'gone' | 'unreadable';
  /** Null until something of a new draft is on disk. */
  readonly id: number | null;
  readonly entry: Entry | null;
  readonly content: Content;
  /** The content as it is stored. */
  readonly draft: Draft;
  readonly status: DraftStatus;
  /** Why the newest text is not on disk, or could not be fetched. */
  readonly problem: AppError | null;
  /** Somebody else saved the question while it was being edited here. */
  readonly changedElsewhere: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One draft being edited, and its way to disk. */
export interface DraftSheet {
  /** Tells sheets apart; stays when a new draft gets its id. */
  readonly name: string;
  readonly view: DraftView;
  /** Calls back after every change of `view`. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Fetches the entry the first time, again after it could not be fetched, and after something was heard of it. */
  load(): void;
  dispatch(action: DraftAction): void;
  /** Saves as question. False where it stayed a draft, or could not be kept. */
  save(): Promise<boolean>;
  /** Everything typed goes to disk now. */
  flush(): Promise<void>;
  /** The page is closing: sends the newest text even behind a write that is still under way. */
  lastChance(): void;
  /** Drops the edit; the question is shown as last saved. */
  takeSaved(): Promise<void>;
  /** Marks the saved question as sent, with so many votes for each option. */
  markSent(votes: readonly number[]): Promise<void>;
  /** The edit stays, knowing that somebody else saved. */
  keepEdit(): void;
  /** Whether everything typed is on disk. */
  isKept(): boolean;
  /** The entry may have changed in the library; `load` or `refresh` looks. */
  heard(): void;
  /** Fetches the entry if something was heard of it, as soon as nothing of it is on its way to disk. */
  refresh(): void;
}

/**
 * One draft: of an entry (`id`), to be fetched by `load`, or an empty one that is stored once something is typed.
 * `onCreated` gets the id that the host gave to a new draft.
 */
export function createDraftSheet(options: {
  name: string;
  bridge: Bridge;
  timers: Timers;
  id: number | null;
  onCreated: (id: number) => void;
}): DraftSheet {
  const { bridge, timers, onCreated } = options;
  const listeners = new Set<() => void>();
  let id = options.id;
  let state = openDraft(emptyDraft());
  let phase: DraftView['phase'] = id === null ? 'ready' : 'loading';
  let entry: Entry | null = null;
  /** What the disk holds, as far as known here. */
  let kept = emptyDraft();
  /** `saved` of the question that this edit began from. */
  let base = 0;
  let problem: AppError | null = null;
  let wantsSave = false;
  let stale = false;
  let fetching = false;
  let stored = { content: state.content, draft: draftOf(state.content) };
  let view = makeView();

  const autosave = createAutosave({
    write,
    timers,
    onState: (now) => {
      if (now === 'idle') refreshIfStale();
      changed();
    },
  });

  function makeView(): DraftView {
    // The same object for the same content: whoever checks it need not do so again.
    if (stored.content !== state.content) stored = { content: state.content, draft: draftOf(state.content) };
    const { draft } = stored;
    return {
      phase,
      id,
      entry,
      content: state.content,
      draft,
      status: statusOf(draft),
      problem,
      changedElsewhere: isChangedElsewhere(draft),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
    };
  }

  function statusOf(draft: Draft): DraftStatus {
    const onDisk = sameDraft(draft, kept);
    if (!entry) return onDisk ? 'new' : 'unsaved';
    if (!onDisk) return 'unsaved';
    if (!entry.question) return 'autosaved';
    return sameDraft(draft, draftOfQuestion(entry.question)) ? 'saved' : 'unsaved';
  }

  function isChangedElsewhere(draft: Draft): boolean {
    if (!entry?.question || entry.saved <= base) return false;
    return !sameDraft(draft, draftOfQuestion(entry.question));
  }

  function changed(): void {
    view = makeView();
    for (const listener of listeners) listener();
  }

  async function write(): Promise<void> {
    const input = draftOf(state.content);
    const saving = wantsSave;
    wantsSave = false;
    if (!saving && sameDraft(input, kept)) return;
    try {
      learn(await send(input, saving), input, saving);
      problem = null;
    } catch (error) {
      problem = asProblem(error);
      throw error;
    }
  }

  function send(input: Draft, saving: boolean): Promise<Entry> {
    return bridge.call(saving ? 'question.save' : 'draft.save', { id, input });
  }

  function learn(reply: Entry, input: Draft, saving: boolean): void {
    const isNew = id === null;
    entry = reply;
    id = reply.id;
    kept = input;
    if (saving && !reply.draft) base = reply.saved;
    if (isNew) onCreated(reply.id);
  }

  /** What somebody else's change, or one's own come back, means for the text shown. */
  function receive(theirs: Entry): void {
    const isFirst = phase !== 'ready';
    phase = theirs.removedAt === null ? 'ready' : 'gone';
    entry = theirs;
    const there = draftOfEntry(theirs);
    const here = draftOf(state.content);
    if (isFirst) {
      state = openDraft(there);
    } else if (sameDraft(here, kept) && !sameDraft(here, there)) {
      state = reduceDraft(state, { type: 'replace', draft: there }, timers.now());
    } else if (!sameDraft(here, there)) {
      return;
    }
    kept = there;
    if (!theirs.draft) base = theirs.saved;
    else if (isFirst) base = theirs.draft.basedOn;
  }

  async function fetchEntry(): Promise<void> {
    if (id === null) return;
    try {
      receive(await bridge.call('question.get', { id }));
      problem = null;
    } catch (error) {
      const failure = asProblem(error);
      if (failure.code === 'not-found') phase = 'gone';
      else if (phase === 'loading') phase = 'unreadable';
      problem = failure;
    }
    changed();
  }

  function refreshIfStale(): void {
    if (!stale || fetching || phase === 'loading') return;
    if (autosave.state === 'waiting' || autosave.state === 'writing') return;
    stale = false;
    fetching = true;
    void fetchEntry().finally(() => {
      fetching = false;
      refreshIfStale();
    });
  }

  return {
    name: options.name,
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
      phase = 'loading';
      fetching = true;
      void fetchEntry().finally(() => {
        fetching = false;
        refreshIfStale();
      });
      changed();
    },
    dispatch(action) {
      if (phase !== 'ready') return;
      const next = reduceDraft(state, action, timers.now());
      if (next === state) return;
      const typed = next.content !== state.content;
      state = next;
      if (typed && !sameDraft(draftOf(state.content), kept)) autosave.changed();
      changed();
    },
    async save() {
      const before = entry?.saved ?? 0;
      wantsSave = true;
      autosave.changed();
      await autosave.flush();
      return entry !== null && entry.saved > before && entry.draft === null;
    },
    flush: () => autosave.flush(),
    lastChance() {
      if (autosave.state !== 'writing') {
        void autosave.flush();
        return;
      }
      const input = draftOf(state.content);
      if (id === null || sameDraft(input, kept)) return;
      // There is nobody left to tell of a failure.
      bridge.call('draft.save', { id, input }).catch(() => {});
    },
    async takeSaved() {
      if (id === null || !entry?.question) return;
      await autosave.flush();
      try {
        const saved = await bridge.call('draft.discard', { id });
        autosave.drop();
        entry = saved;
        base = saved.saved;
        kept = draftOfEntry(saved);
        state = reduceDraft(state, { type: 'replace', draft: kept }, timers.now());
        problem = null;
      } catch (error) {
        problem = asProblem(error);
      }
      changed();
    },
    async markSent(votes) {
      if (id === null) return;
      await autosave.flush();
      try {
        receive(await bridge.call('question.markSent', { id, votes: [...votes] }));
        problem = null;
      } catch (error) {
        problem = asProblem(error);
      }
      changed();
    },
    keepEdit() {
      base = entry?.saved ?? base;
      changed();
    },
    isKept: () => problem === null && sameDraft(draftOf(state.content), kept),
    heard() {
      stale = id !== null;
    },
    refresh: refreshIfStale,
  };
}

function asProblem(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', 'Unexpected failure of a bridge call.', {}, { cause: error });
}
