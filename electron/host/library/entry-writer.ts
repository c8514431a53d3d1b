import type { Change } from '../../../shared/bridge/bridge-protocol.ts';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import type {
  Draft,
  Entry,
  Origin,
  PendingDraft,
  StoredOption,
  StoredQuestion,
} from '../../../shared/library/entry.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../../shared/library/entry-draft.ts';
import { checkQuestion, keepsEveryLimit, resolveOptions } from '../../../shared/question/check-question.ts';
import { OPTIONAL_FIELDS, type OptionalField, recordOf } from '../../../shared/question/fields.ts';
import type { Author } from '../../../shared/question/question-schema.ts';
import type { Clock, Random } from '../ports.ts';
import type { Store } from './store/entry-store.ts';

/** Creates and changes entries. Bulk and sync commands write to the store directly. */
export interface EntryWriter {
  /** The newest version, even if it isn't on disk yet. Throws AppError('not-found'). */
  latest(id: number): Entry;
  /** Whether this version is on disk. */
  isOnDisk(entry: Entry): boolean;
  /** Creates an entry. `key` identifies it until it's on disk. */
  create(content: NewEntry, key?: string | null): Promise<Entry>;
  /** Commits the next version. */
  update(id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  /** Commits the next version and counts it as a save. */
  save(id: number, by: Origin, to: (entry: Entry) => Partial<Entry>): Promise<Entry>;
  commit(entry: Entry): Promise<Entry>;
  /** The entry that a change applies to; null if it creates one. Throws AppError('changed-elsewhere'). */
  target(change: Change): Entry | null;
  /** The first version of new entries. */
  readonly firstVersion: number;
  /** Makes new entries start with a higher version, because an ID can be reused after the library was replaced. */
  skipVersionsOf(entries: Iterable<Entry>): void;
}

type NewEntry = Pick<Entry, 'origin' | 'saved' | 'lastSave' | 'question' | 'draft' | 'sync'>;

export function createEntryWriter(store: Store, clock: Clock, lookup: EntryLookup): EntryWriter {
  /** New entries that aren't on disk yet, by key. */
  const pendingIds = new Map<string, number>();
  const unchangedEntries = new WeakSet<Entry>();
  let firstVersion = 1;

  const commit = async (entry: Entry): Promise<Entry> => {
    await store.commit(entry);
    return entry;
  };
  const latest = (id: number): Entry => {
    const entry = store.latest(id);
    if (!entry) throw new AppError('not-found', `No question has the ID ${id}.`, { id });
    return entry;
  };
  const update = (id: number, to: (entry: Entry) => Partial<Entry>): Promise<Entry> => {
    const entry = latest(id);
    return commit({ ...entry, version: entry.version + 1, editedAt: clock.now(), ...to(entry) });
  };
  return {
    latest,
    commit,
    update,
    save: (id, by, to) =>
      update(id, (entry) => ({
        ...to(entry),
        saved: entry.saved + 1,
        ...(entry.saved > 0 && { lastSave: { at: clock.now(), by } }),
      })),
    isOnDisk: (entry) => store.entries.get(entry.id) === entry,
    async create(content, key = null) {
      const id = store.reserveId();
      const version = firstVersion;
      const entry: Entry = { id, key, version, editedAt: clock.now(), removedAt: null, ...content };
      unchangedEntries.add(entry);
      // Registered before the commit, so that a retry doesn't create it twice.
      if (key !== null) pendingIds.set(key, id);
      try {
        return await commit(entry);
      } finally {
        if (key !== null) pendingIds.delete(key);
      }
    },
    target({ id, key, version }) {
      const known = id ?? pendingIds.get(key) ?? lookup.byKey(key);
      if (known === undefined) return null;
      const entry = latest(known);
      // The response to the create may have been lost, so the client knows no version.
      const unchanged = entry.version === 1 || unchangedEntries.has(entry);
      if (entry.version === version || (id === null && unchanged)) return entry;
      throw new AppError('changed-elsewhere', `Question ${known} is at version ${entry.version}.`, {
        id: known,
        version: entry.version,
      });
    },
    get firstVersion() {
      return firstVersion;
    },
    skipVersionsOf(entries) {
      for (const { version } of entries) firstVersion = Math.max(firstVersion, version + 1);
    },
  };
}

/** Drafts written in the app, and saving them as questions. */
export interface DraftCommands {
  /**
   * Stores a draft. Creates one entry per `key` if `id` is null. Rejects with AppError('changed-elsewhere') if the
   * entry's version isn't `version`.
   */
  saveDraft(change: Change): Promise<Entry>;
  discardDraft(id: number): Promise<Entry>;
  /** Saves the draft as the question, or only stores it if it exceeds a limit. Rejects like `saveDraft`. */
  saveQuestion(change: Change): Promise<Entry>;
  duplicate(id: number): Promise<Entry>;
}

/** `author` returns the author in the settings. */
export function createDraftCommands({
  clock,
  random,
  emojiResolver,
  author,
  writer,
}: {
  clock: Clock;
  random: Random;
  emojiResolver: () => EmojiResolver;
  author: () => Author;
  writer: EntryWriter;
}): DraftCommands {
  const { latest, create, update, target, isOnDisk } = writer;

  const beginDraft = (input: Draft, key: string): Promise<Entry> =>
    create({ origin: 'app', saved: 0, question: null, draft: { input, basedOn: 0 } }, key);

  const saveDraft = async (wanted: Change): Promise<Entry> => {
    const entry = target(wanted);
    if (!entry) return beginDraft(wanted.input, wanted.key);
    const draft = pendingDraft(entry, wanted);
    if (sameDraftAs(entry.draft, draft) && isOnDisk(entry)) return entry;
    return update(entry.id, () => ({ draft }));
  };
  return {
    saveDraft,
    async discardDraft(id) {
      const entry = latest(id);
      if (!entry.question || (!entry.draft && isOnDisk(entry))) return entry;
      return update(id, () => ({ draft: null }));
    },
    async saveQuestion(wanted) {
      const { input, key } = wanted;
      if (!keepsEveryLimit(checkQuestion(input, emojiResolver()))) return saveDraft(wanted);
      const entry = target(wanted);
      const current = entry?.question ?? null;
      const saved = fromDraft(input, resolveOptions(input.options, emojiResolver()), current);
      const question = current ? editedQuestion(current, saved) : freshQuestion(saved, author(), clock.now());
      if (!entry) return create({ origin: 'app', saved: 1, question, draft: null }, key);
      return writer.save(entry.id, 'app', () => ({ question, draft: null }));
    },
    // A new key, because its ID can be reused after a reset.
    duplicate: async (id) => beginDraft(draftOfEntry(latest(id)), random.uuid()),
  };
}

/** The pending draft after an autosave; null if it equals the question. */
function pendingDraft({ question }: Entry, { input, basedOn }: Change): PendingDraft | null {
  return question && sameDraft(draftOfQuestion(question), input) ? null : { input, basedOn };
}

function sameDraftAs(a: PendingDraft | null, b: PendingDraft | null): boolean {
  if (a === null || b === null) return a === b;
  return a.basedOn === b.basedOn && sameDraft(a.input, b.input);
}

/** Finds entries by message ID or key. */
export interface EntryLookup {
  /** Indexes the newest version of an entry instead of the previous one. */
  put(entry: Entry): void;
  /** Replaces the index. */
  reset(entries: Iterable<Entry>): void;
  /** The ID of the question with this message. Deleted ones aren't found. */
  byMessage(messageID: string): number | undefined;
  /** Whether an entry has this message ID, even in the trash, from where it can be restored. */
  isMessageTaken(messageID: string): boolean;
  byKey(key: string): number | undefined;
}

export function createEntryLookup(entries: Iterable<Entry>): EntryLookup {
  // Two entries have the same message ID only in edited files. Each must be removable separately.
  const entriesOfMessage = new Map<string, Map<number, { removed: boolean }>>();
  const messageOfId = new Map<number, string>();
  const idOfKey = new Map<string, number>();

  const forgetMessage = (id: number): void => {
    const message = messageOfId.get(id);
    if (message === undefined) return;
    messageOfId.delete(id);
    const others = entriesOfMessage.get(message);
    others?.delete(id);
    if (others?.size === 0) entriesOfMessage.delete(message);
  };
  const put = ({ id, key, question, removedAt }: Entry): void => {
    if (key !== null) idOfKey.set(key, id);
    forgetMessage(id);
    const message = question?.messageID;
    if (!message) return;
    messageOfId.set(id, message);
    const all = entriesOfMessage.get(message) ?? new Map();
    entriesOfMessage.set(message, all.set(id, { removed: removedAt !== null }));
  };
  const reset = (all: Iterable<Entry>): void => {
    for (const map of [entriesOfMessage, messageOfId, idOfKey]) map.clear();
    for (const entry of all) put(entry);
  };
  reset(entries);
  return {
    put,
    reset,
    byMessage(messageID) {
      for (const [id, { removed }] of entriesOfMessage.get(messageID) ?? []) if (!removed) return id;
      return undefined;
    },
    isMessageTaken: (messageID) => entriesOfMessage.has(messageID),
    byKey: (key) => idOfKey.get(key),
  };
}

/** The fields of a create or an edit, with resolved options. */
export interface NewQuestion extends Record<OptionalField, string | null> {
  title: string;
  options: StoredOption[];
}

/** A new question. Its status is 2 (docs/reference/service-api.md 3). */
export function freshQuestion(input: NewQuestion, author: Author, now: number): StoredQuestion {
  return {
    createdAt: new Date(now).toISOString(),
    author,
    title: input.title,
    ...recordOf(OPTIONAL_FIELDS, (field) => input[field]),
    options: input.options,
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
}

/** The question after an edit. Options with the same emoji and text keep their votes. */
export function editedQuestion(current: StoredQuestion, input: NewQuestion): StoredQuestion {
  return { ...current, ...input, options: withVotes(input.options, current.options) };
}

/** Options keep the votes of previous options with the same emoji and text; others get 0. */
export function withVotes(next: readonly StoredOption[], previous: readonly StoredOption[]): StoredOption[] {
  const left = [...previous];
  return next.map((option) => {
    const at = left.findIndex((old) => old.emoji === option.emoji && old.text === option.text);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return { ...option, votes: old?.votes ?? 0 };
  });
}

/** A valid draft as stored fields. An empty field stays `""` or `null` as before. */
export function fromDraft(
  draft: Draft,
  options: StoredOption[],
  current: StoredQuestion | null,
): NewQuestion {
  return {
    title: draft.title,
    options,
    ...recordOf(OPTIONAL_FIELDS, (field) => draft[field] || (current?.[field] === '' ? '' : null)),
  };
}
