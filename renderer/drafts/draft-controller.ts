import type { AppError } from '../../shared/errors.ts';
import type { Draft, Entry } from '../../shared/library/entry.ts';
import { isSameDraft } from '../../shared/library/entry-draft.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { canHaveReachedBackend, findConflictingEntryId, toAppError } from '../bridge/bridge-client.ts';
import { createStore } from '../stores/primitives/external-store.ts';
import { createDebouncer, type Debouncer } from '../stores/primitives/timers.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { createDiskProblemTracker } from './disk-problem.ts';
import { toDraft } from './draft-content.ts';
import type { DraftControllerOptions } from './draft-controller-options.ts';
import { createDraftState, type DraftAction, reduceDraft } from './draft-reducer.ts';
import { createDraftSaveState } from './draft-save-state.ts';
import { type DraftUiState, isSameExceptText, VIEW_DELAYS_MS } from './draft-ui-state.ts';
import { createEditorPositionStore } from './editor-position.ts';
import { createEntryFetcher, type EntryFetcher } from './entry-fetcher.ts';

/** If a write must merge other clients' changes this many times, it fails and is retried later. */
const MAX_WRITE_ATTEMPTS = 8;

/**
 * Controls one open draft. Edits change `view` immediately and are written after a pause. Replies and fetched
 * entries are merged into the draft.
 */
export class DraftController {
  readonly name: string;
  readonly position = createEditorPositionStore();
  readonly #options: DraftControllerOptions;
  readonly #published = createStore<DraftUiState | null>(null);
  readonly #viewUpdate: Debouncer;
  #versions = createDraftSaveState();
  readonly #diskProblem: ReturnType<typeof createDiskProblemTracker>;
  readonly #autosave: Autosave;
  readonly #fetcher: EntryFetcher;
  #id: number | null;
  #phase: DraftUiState['phase'];
  #isLoaded: boolean;
  #state = createDraftState(createEmptyDraft());
  /** The newest content, for fields that must show each key immediately. */
  readonly content = createStore(this.#state.content);
  #shown = { content: this.#state.content, draft: toDraft(this.#state.content) };
  #writeProblem: AppError | null = null;
  /** Why a fetch or a command, such as marking as posted, failed. */
  #otherProblem: AppError | null = null;
  #isSaveRequested = false;
  #isSaved = false;
  #view: DraftUiState;

  constructor(options: DraftControllerOptions) {
    const { timers } = options;
    this.name = options.name;
    this.#options = options;
    this.#id = options.id;
    this.#phase = options.id === null ? 'ready' : 'loading';
    this.#isLoaded = options.id === null;
    this.#viewUpdate = createDebouncer(timers, VIEW_DELAYS_MS, () => this.#publish());
    this.#diskProblem = createDiskProblemTracker(timers, () => this.#publish());
    this.#autosave = createAutosave({
      write: () => this.#write(),
      timers,
      onState: (state) => {
        this.#diskProblem.setWriting(state === 'writing');
        if (state === 'idle') this.refresh();
        this.#publishTextFirst();
      },
    });
    this.#fetcher = createEntryFetcher({
      fetch: () => this.#fetch(),
      getKnownVersion: () => this.#versions.entry?.version ?? 0,
      isBusy: () => this.#autosave.state === 'waiting' || this.#autosave.state === 'writing',
    });
    this.#view = this.#createView();
  }

  get view(): DraftUiState {
    return this.#view;
  }

  /**
   * Calls `listener` after each change to `view`, but waits for a pause in typing before reporting text
   * changes. Returns a function that unsubscribes.
   */
  readonly subscribe = this.#published.subscribe;

  /** Notifies listeners now if a notification is waiting for a pause in typing. */
  publishTyped(): void {
    if (this.#viewUpdate.isWaiting()) this.#publish();
  }

  isOnDisk(): boolean {
    if (this.#writeProblem || this.#autosave.state === 'writing') return false;
    return !this.#versions.mustWrite(this.#draft);
  }

  /** Returns whether the controller can be discarded without losing text or undo steps. */
  isClosable(): boolean {
    return this.isOnDisk() && this.#state.past.length === 0 && this.#state.future.length === 0;
  }

  /** Fills a new draft with default text unless something was typed. */
  setDefaults(defaults: Draft): void {
    if (this.#id !== null || !this.isOnDisk()) return;
    this.#versions = createDraftSaveState(defaults);
    this.#state = createDraftState(defaults);
    this.#publish();
  }

  readonly dispatch = (action: DraftAction): void => {
    if (this.#phase !== 'ready') return;
    const next = reduceDraft(this.#state, action, this.#options.timers.now());
    if (next === this.#state) return;
    const isContentChanged = next.content !== this.#state.content;
    this.#state = next;
    // Write even if the text equals the stored text, because a write with older text may be in progress.
    if (isContentChanged) this.#autosave.schedule();
    if (action.type === 'field') this.#publishTextFirst();
    else this.#publish();
  };

  /** Saves the draft as a question. Returns false if the entry is still a draft or couldn't be stored. */
  async save(): Promise<boolean> {
    if (this.#phase !== 'ready') return false;
    this.#isSaveRequested = true;
    this.#isSaved = false;
    this.#autosave.schedule();
    await this.#autosave.flush();
    // If the save failed, a later retry must not save newer text as a question.
    this.#isSaveRequested = false;
    return this.#isSaved;
  }

  async flush(): Promise<void> {
    await this.#autosave.flush();
    this.refresh();
  }

  /** Retries a failed write soon. Call this after another write succeeds. */
  readonly retrySoon = (): void => this.#autosave.retrySoon();

  /** Sends the newest text before the page closes, even during a write. */
  sendBeforeUnload(): void {
    if (this.#autosave.state !== 'writing') return void this.#autosave.flush();
    const input = this.#draft;
    if (isSameDraft(input, this.#versions.newest)) return;
    // The write in progress increments the version, unless it changes nothing or arrives after this one.
    const version = this.#versions.entry?.version ?? 0;
    // The page closes before it can show a failure.
    if (this.#id !== null) this.#send({ ...input }, false, version + 1).catch(() => {});
    this.#send(input, false, version).catch(() => {});
  }

  /**
   * Resolves a conflict with the other edit's fields. If the other client saved the question, this edit is
   * discarded.
   */
  async acceptOther(): Promise<void> {
    if (!this.#view.conflict) return;
    const draft = this.#view.conflict === 'edited' ? this.#versions.acceptOther(this.#draft) : null;
    if (!draft) return this.discard();
    this.#reduce({ type: 'replace', draft });
    this.#autosave.schedule();
    this.#publish();
  }

  /** Resolves a conflict by replacing the other edit with this one. */
  keepOwnEdit(): void {
    this.#reduce({ type: 'replace', draft: this.#versions.keepOwnEdit(this.#draft) });
    if (this.#versions.mustWrite(this.#draft)) this.#autosave.schedule();
    this.#publish();
  }

  /** Discards the edit and shows the saved question. Undo restores the edit. */
  async discard(): Promise<void> {
    if (!this.#versions.entry?.question) return;
    await this.runCommand(
      (id) => this.#options.bridge.call('draft.discard', { id }),
      (saved) => {
        this.#autosave.cancel();
        this.#reduce({ type: 'replace', draft: this.#versions.discardEdit(saved) });
        this.#writeProblem = null;
      },
    );
  }

  /**
   * Writes the draft and then runs `command`. Returns false if either fails, and stores the reason in
   * `view.problem`.
   */
  async runCommand(
    command: (id: number) => Promise<Entry>,
    apply: (reply: Entry) => void = (reply) => this.#applyEntry(reply),
  ): Promise<boolean> {
    if (this.#id === null) return false;
    await this.#autosave.flush();
    try {
      apply(await command(this.#id));
      this.#otherProblem = null;
      return true;
    } catch (error) {
      this.#otherProblem = toAppError(error);
      // The command may have reached the backend even though the request failed.
      this.#fetcher.markStale();
      return false;
    } finally {
      this.#publish();
    }
  }

  async #write(): Promise<void> {
    const isSave = this.#isSaveRequested;
    this.#isSaveRequested = false;
    try {
      await this.#writeMerged(isSave);
      this.#writeProblem = null;
    } catch (error) {
      this.#writeProblem = toAppError(error);
      throw error;
    }
  }

  /**
   * Writes the newest text after merging other clients' changes into it. A conflicting edit is stored but
   * isn't saved as a question.
   */
  async #writeMerged(isSaveRequested: boolean): Promise<void> {
    let isSave = isSaveRequested;
    for (let attempt = 1; isSave || this.#versions.mustWrite(this.#draft); attempt += 1) {
      try {
        await this.#send(this.#draft, isSave);
        return;
      } catch (error) {
        const id = findConflictingEntryId(error);
        if (id === null || attempt >= MAX_WRITE_ATTEMPTS) throw error;
        this.#applyEntry(await this.#getEntry(id));
        isSave = isSave && this.#versions.conflict(this.#draft) === null;
        this.#publish();
      }
    }
  }

  async #send(input: Draft, isSave: boolean, version = this.#versions.entry?.version ?? 0): Promise<void> {
    const { bridge, key } = this.#options;
    const { base: basedOn } = this.#versions;
    this.#versions.addPending(input);
    try {
      const method = isSave ? 'question.save' : 'draft.save';
      const reply = await bridge.call(method, { id: this.#id, key, version, basedOn, input });
      this.#applyReply(reply, { input, basedOn, isSave });
    } catch (error) {
      if (!canHaveReachedBackend(error)) this.#versions.removePending(input);
      throw error;
    }
  }

  #applyReply(reply: Entry, sent: { input: Draft; basedOn: number; isSave: boolean }): void {
    const isSaved = sent.isSave && reply.draft === null;
    if (isSaved) this.#isSaved = !this.#isSaveRequested;
    if (!this.#versions.confirm(sent, reply)) return;
    this.#applyEntry(reply, true);
    if (isSaved) this.#versions.markSaved(reply.saved);
  }

  /** Merges an entry into the shown text. `isReply` is true for the reply to a write. */
  #applyEntry(entry: Entry, isReply = false): void {
    const shown = this.#isLoaded ? this.#draft : null;
    const merged = this.#versions.merge(entry, shown, isReply);
    if (!merged) return;
    const isNew = this.#id === null;
    this.#id = entry.id;
    this.#phase = entry.removedAt === null ? 'ready' : 'gone';
    if (!shown) this.#state = createDraftState(merged);
    else if (!isSameDraft(merged, shown)) {
      this.#reduce({ type: 'merge', draft: merged });
      // Publish immediately, because typing into a field with older text would revert the change.
      this.#publish();
    }
    this.#isLoaded = true;
    if (isNew) this.#options.onCreated(entry.id);
  }

  #reduce(action: DraftAction): void {
    this.#state = reduceDraft(this.#state, action, this.#options.timers.now());
  }

  /** Fetches the entry if it was never fetched, failed to load, or is stale. */
  load(): void {
    if (this.#phase === 'ready') this.#fetcher.refresh();
    if (this.#phase === 'ready' || this.#fetcher.isFetching || this.#id === null) return;
    if (!this.#isLoaded) this.#phase = 'loading';
    void this.#fetcher.fetchNow();
    this.#publish();
  }

  /** Marks the entry as changed in the library. `version` is its new version if that's known. */
  markStale(version?: number): void {
    if (this.#id !== null) this.#fetcher.markStale(version);
  }

  /** Fetches the entry if it's stale, unless it's about to be written. */
  refresh(): void {
    if (this.#phase !== 'loading') this.#fetcher.refresh();
  }

  async #fetch(): Promise<void> {
    if (this.#id === null) return;
    try {
      const entry = await this.#getEntry(this.#id);
      // The fetched entry may lack text from a write that started during the fetch. That write marks the
      // entry as stale again if necessary.
      if (this.#autosave.state === 'writing') return this.#fetcher.markStale();
      this.#applyEntry(entry);
      this.#otherProblem = null;
      // A write without a reply may still arrive at the backend and replace the fetched entry.
      if (this.#autosave.state === 'idle' && this.#versions.mustWrite(this.#draft)) this.#autosave.schedule();
    } catch (error) {
      const problem = toAppError(error);
      if (problem.code === 'not-found') this.#phase = 'gone';
      else if (this.#phase === 'loading') this.#phase = 'unreadable';
      this.#otherProblem = problem;
      throw problem;
    } finally {
      this.#publish();
    }
  }

  async #getEntry(id: number): Promise<Entry> {
    const entry = await this.#options.bridge.call('question.get', { id });
    await this.#options.waitForComposition();
    return entry;
  }

  /** Returns the draft. Returns the same object for the same content, so checks can be memoized. */
  get #draft(): Draft {
    const { content } = this.#state;
    if (this.#shown.content !== content) this.#shown = { content, draft: toDraft(content) };
    return this.#shown.draft;
  }

  #createView(): DraftUiState {
    return {
      phase: this.#phase,
      id: this.#id,
      entry: this.#versions.entry,
      content: this.#state.content,
      draft: this.#draft,
      status: this.#versions.getStatus(this.#draft),
      problem: this.#writeProblem ?? this.#otherProblem,
      diskProblem: this.#diskProblem.updateProblem(this.#writeProblem),
      conflict: this.#versions.conflict(this.#draft),
      canUndo: this.#state.past.length > 0,
      canRedo: this.#state.future.length > 0,
    };
  }

  #publish(): void {
    this.#viewUpdate.cancel();
    this.#view = this.#createView();
    this.content.set(this.#view.content);
    this.#published.set(this.#view);
  }

  /**
   * Publishes typed text to its field immediately. Publishes everything else after a pause if only the text
   * has changed.
   */
  #publishTextFirst(): void {
    const next = this.#createView();
    if (!isSameExceptText(this.#view, next)) this.#publish();
    else if (next.content !== this.#view.content || next.entry !== this.#view.entry) {
      this.#view = next;
      this.#viewUpdate.request();
      this.content.set(next.content);
    }
  }
}
