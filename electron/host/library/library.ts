import type { Change } from '../../../shared/bridge.ts';
import { checkQuestion, keepsEveryLimit, resolveOptions } from '../../../shared/checks/check.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../../shared/draft.ts';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import { AppError } from '../../../shared/errors.ts';
import {
  type Draft,
  type Entry,
  isPurged,
  type Origin,
  type PendingDraft,
  type StoredQuestion,
} from '../../../shared/library.ts';
import type { Author } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';
import { withCarriedSync } from './carried-sync.ts';
import { createMany, type Many } from './many.ts';
import { createMarking, type Marking } from './marking.ts';
import { type Catalogue, createCatalogue } from './query/catalogue.ts';
import { createLookup } from './query/lookup.ts';
import { editedQuestion, freshQuestion, fromDraft, type NewQuestion } from './question.ts';
import type { Store } from './store/store.ts';
import { createSynced } from './synced.ts';
import { createSyncing, type Syncing } from './syncing.ts';
import { unqueued } from './unqueued.ts';

/** A saved question under its id. */
export interface Numbered {
  id: number;
  question: StoredQuestion;
}

/**
 * Drafts and questions of this computer. Reads answer from what is on disk; every change resolves once it is.
 * Changes reject with `AppError('disk')` when the disk refuses, and then nothing has changed.
 */
export interface Library
  extends Marking,
    Many,
    Syncing,
    Pick<Catalogue, 'counts' | 'list' | 'ids' | 'facets' | 'tags' | 'prepare' | 'look'> {
  /** Removed ones included. Throws AppError('not-found'). */
  entry(id: number): Entry;
  /** The same without an error. */
  find(id: number): Entry | undefined;
  /** Every entry, removed ones included, in order of id. */
  entries(): Iterable<Entry>;

  /** Saved and not removed: what the local API serves. */
  question(id: number): Numbered | undefined;
  questionByMessage(messageID: string): Numbered | undefined;
  /** Whether an entry has this chat message, also one that was removed and may come back. */
  isMessageTaken(messageID: string): boolean;
  createQuestion(input: NewQuestion, from: { origin: Origin; author: Author }): Promise<Numbered>;
  /** `change` gets the newest version, also one that is still on its way to the disk. Throws AppError('not-found'). */
  editQuestion(id: number, change: (current: StoredQuestion) => NewQuestion): Promise<Numbered>;

  /**
   * Keeps what is typed. A new question (`id` null) is begun once for each `key`, however often it is asked for.
   * Rejects with AppError('changed-elsewhere') where the entry is not the `version` any more that this was made from.
   */
  saveDraft(change: Change): Promise<Entry>;
  discardDraft(id: number): Promise<Entry>;
  /**
   * Makes the draft a question, or the question's new version. A draft that breaks a limit stays a draft.
   * Rejects as `saveDraft` does.
   */
  saveQuestion(change: Change): Promise<Entry>;
  duplicate(id: number): Promise<Entry>;
  remove(id: number): Promise<Entry>;
  restore(id: number): Promise<Entry>;
  /** Adds questions as they are, together: all of them or none. */
  addQuestions(questions: readonly StoredQuestion[], origin: Origin): Promise<Numbered[]>;
  /**
   * Makes the library exactly these entries: see `Store.replaceAll`. `next` is told as well which version new entries begin
   * with: an id may be given again, and its versions must not be mistaken for those before.
   */
  replaceAll(
    next: (current: ReadonlyMap<number, Entry>, firstVersion: number) => Iterable<Entry>,
    before?: (current: ReadonlyMap<number, Entry>) => Promise<void>,
  ): Promise<void>;
}

export interface LibraryPorts {
  store: Store;
  clock: Clock;
  random: Random;
  book: () => EmojiBook;
  /** Who writes in the window. */
  author: () => Author;
  /**
   * Called with the ids of each group of changes once it is on disk; null where everything may have changed. `forSync`: whether
   * anything is among them that sync goes by, which what is only typed is not.
   */
  onChange: (ids: number[] | null, forSync: boolean) => void;
}

/** The library over an opened store. `onChange` is told of what others commit through the same store as well. */
export function createLibrary({ store, clock, random, book, author, onChange }: LibraryPorts): Library {
  const catalogue = createCatalogue(store.entries.values(), book);
  const lookup = createLookup(store.entries.values());
  const synced = createSynced(store.entries.values());
  /** New questions that are not on disk yet, by the key of the window. */
  const beginning = new Map<string, number>();
  /** Entries that nobody has changed since they were begun. */
  const fresh = new WeakSet<Entry>();
  // After the library was replaced an id may be given again. Its versions must not be mistaken for those before.
  let firstVersion = 1;

  store.onPublished((entries) => {
    let forSync = false;
    for (const entry of entries) {
      catalogue.put(entry);
      lookup.put(entry);
      if (synced.put(entry)) forSync = true;
    }
    onChange(
      entries.map((entry) => entry.id),
      forSync,
    );
  });
  store.onReplaced(() => {
    catalogue.reset(store.entries.values());
    lookup.reset(store.entries.values());
    synced.reset(store.entries.values());
    marking.forget();
    onChange(null, true);
  });

  const commit = async (entry: Entry): Promise<Entry> => {
    await store.commit(entry);
    return entry;
  };
  const latest = (id: number): Entry => {
    const entry = store.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the id ${id}.`, { id });
    return entry;
  };
  const begin = async (
    content: Pick<Entry, 'origin' | 'saved' | 'lastSave' | 'question' | 'draft' | 'sync'>,
    key: string | null = null,
  ): Promise<Entry> => {
    const id = store.reserveId();
    const version = firstVersion;
    const entry: Entry = { id, key, version, editedAt: clock.now(), removedAt: null, ...content };
    fresh.add(entry);
    // Known before it is on disk: a second asking must not begin it again meanwhile.
    if (key !== null) beginning.set(key, id);
    try {
      return await commit(entry);
    } finally {
      if (key !== null) beginning.delete(key);
    }
  };
  const numbered = (entry: Entry | undefined): Numbered | undefined =>
    entry?.question && entry.removedAt === null ? { id: entry.id, question: entry.question } : undefined;
  const change = (id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry> => {
    const entry = latest(id);
    return commit({ ...entry, version: entry.version + 1, editedAt: clock.now(), ...to(entry) });
  };
  const savedBy = (by: Origin, { saved }: Entry) => ({
    saved: saved + 1,
    ...(saved > 0 && { lastSave: { at: clock.now(), by } }),
  });
  const marking = createMarking({
    clock,
    random,
    latest,
    change: (id, question) => change(id, () => ({ question })),
    isTaken: (messageID) => lookup.isMessageTaken(messageID),
  });
  /** What a change is made to: null where it begins a new entry. Throws AppError('changed-elsewhere'). */
  const subject = ({ id, key, version }: Change): Entry | null => {
    const known = id ?? beginning.get(key) ?? lookup.byKey(key);
    if (known === undefined) return null;
    const entry = latest(known);
    // The answer to the beginning got lost: whoever began it knows of no version.
    const unchanged = entry.version === 1 || fresh.has(entry);
    if (entry.version === version || (id === null && unchanged)) return entry;
    throw new AppError('changed-elsewhere', `Question ${known} is at version ${entry.version}.`, {
      id: known,
      version: entry.version,
    });
  };
  const isOnDisk = (entry: Entry) => store.entries.get(entry.id) === entry;

  const beginDraft = (input: Draft, key: string): Promise<Entry> =>
    begin({ origin: 'app', saved: 0, question: null, draft: { input, basedOn: 0 } }, key);

  const library: Library = {
    counts: catalogue.counts,
    list: catalogue.list,
    ids: catalogue.ids,
    facets: catalogue.facets,
    tags: catalogue.tags,
    prepare: catalogue.prepare,
    look: catalogue.look,
    entry(id) {
      const entry = store.entries.get(id);
      if (!entry) throw new AppError('not-found', `No question has the id ${id}.`, { id });
      return entry;
    },
    find: (id) => store.entries.get(id),
    entries: () => store.entries.values(),
    question: (id) => numbered(store.entries.get(id)),
    isMessageTaken: (messageID) => lookup.isMessageTaken(messageID),
    questionByMessage(messageID) {
      const id = lookup.byMessage(messageID);
      return id === undefined ? undefined : numbered(store.entries.get(id));
    },
    async createQuestion(input, from) {
      const question = freshQuestion(input, from.author, clock.now());
      const { id } = await begin({ origin: from.origin, saved: 1, question, draft: null });
      return { id, question };
    },
    async editQuestion(id, edit) {
      const current = numbered(latest(id));
      if (!current) throw new AppError('not-found', `No question has the id ${id}.`, { id });
      const question = editedQuestion(current.question, edit(current.question));
      // What a bot tries out here is published nowhere, also where the question was queued before.
      await change(id, (entry) => ({ question, ...savedBy('api', entry), sync: unqueued(entry).sync }));
      return { id, question };
    },

    async saveDraft(wanted) {
      const entry = subject(wanted);
      if (!entry) return beginDraft(wanted.input, wanted.key);
      const draft = pendingDraft(entry, wanted);
      if (sameDraftAs(entry.draft, draft) && isOnDisk(entry)) return entry;
      return change(entry.id, () => ({ draft }));
    },
    async discardDraft(id) {
      const entry = latest(id);
      if (!entry.question || (!entry.draft && isOnDisk(entry))) return entry;
      return change(id, () => ({ draft: null }));
    },
    async saveQuestion(wanted) {
      const { input, key } = wanted;
      if (!keepsEveryLimit(checkQuestion(input, book()))) return library.saveDraft(wanted);
      const entry = subject(wanted);
      const current = entry?.question ?? null;
      const saved = fromDraft(input, resolveOptions(input.options, book()), current);
      const question = current ? editedQuestion(current, saved) : freshQuestion(saved, author(), clock.now());
      if (!entry) return begin({ origin: 'app', saved: 1, question, draft: null }, key);
      return change(entry.id, () => ({ question, ...savedBy('app', entry), draft: null }));
    },
    // Its key tells it from whatever may have its id after a reset.
    duplicate: async (id) => beginDraft(draftOfEntry(latest(id)), random.uuid()),
    async remove(id) {
      const entry = latest(id);
      const at = clock.now();
      return commit({ ...unqueued(entry), version: entry.version + 1, editedAt: at, removedAt: at });
    },
    async restore(id) {
      if (!isPurged(latest(id))) return change(id, () => ({ removedAt: null }));
      throw new AppError('not-found', `Question ${id} was deleted for good.`, { id });
    },
    ...createMany({ clock, latest: store.latest, commit: store.commit }),
    ...createSyncing({ clock, synced, latest, commit: store.commit, begin, isOnDisk }),
    markSent: marking.markSent,
    undoMarkSent: marking.undoMarkSent,
    // Begun in one turn, they are one group of the journal.
    addQuestions: (questions, origin) =>
      Promise.all(
        questions.map(async (question) => {
          const { id } = await begin({ origin, saved: 1, question, draft: null });
          return { id, question };
        }),
      ),
    replaceAll: (next, before) =>
      store.replaceAll((current) => {
        for (const { version } of current.values()) firstVersion = Math.max(firstVersion, version + 1);
        return withCarriedSync(current, next(current, firstVersion), clock.now());
      }, before),
  };
  return library;
}

/** The pending draft after an autosave: none where it says what the question says. */
function pendingDraft({ question }: Entry, { input, basedOn }: Change): PendingDraft | null {
  return question && sameDraft(draftOfQuestion(question), input) ? null : { input, basedOn };
}

function sameDraftAs(a: PendingDraft | null, b: PendingDraft | null): boolean {
  if (a === null || b === null) return a === b;
  return a.basedOn === b.basedOn && sameDraft(a.input, b.input);
}
