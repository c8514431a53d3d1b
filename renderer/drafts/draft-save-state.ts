import type { Draft, Entry } from '../../shared/library/entry.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../shared/library/entry-draft.ts';
import { emptyDraft, FIELDS } from '../../shared/question/question-fields.ts';

/**
 * `new`: nothing typed yet. `autosaved`: a draft, all of it on disk. `saved`: a question, as shown. `unsaved`: not on disk
 * yet, or an edit of a question that isn't saved.
 */
export type DraftStatus = 'new' | 'autosaved' | 'unsaved' | 'saved';

/** What another client did during the edit: saved the question, or edited it. */
export type Conflict = 'saved' | 'edited';

/** A text on its way to the disk, and the `saved` count of the question that it's based on. */
interface PendingWrite {
  readonly input: Draft;
  readonly basedOn: number;
}

/** Fields that another client changed as well during an edit. */
interface ConflictingEdit {
  readonly draft: Draft;
  readonly fields: readonly (keyof Draft)[];
  readonly base: number;
  readonly isSaved: boolean;
}

/** What is known of one draft on disk, compared with the text shown (`shown`). */
export interface DraftSaveState {
  /** The last entry received; null if nothing is on disk or nothing was fetched. */
  readonly entry: Entry | null;
  /** The `saved` count of the question that this edit is based on. */
  readonly base: number;
  /** The newest text that is on disk or on its way there. */
  readonly newest: Draft;
  status(shown: Draft): DraftStatus;
  conflict(shown: Draft): Conflict | null;
  /** Whether the disk may have another text than the one shown. */
  needsWrite(shown: Draft): boolean;
  /** Adds a text that was sent. Until the reply, it may be on disk. */
  addPending(input: Draft): void;
  /** Removes a text that didn't reach the disk. */
  removePending(input: Draft): void;
  /** Notes that a text was written. Returns false if the reply is older than the last entry received. */
  confirm(sent: PendingWrite, reply: Entry): boolean;
  /**
   * Merges an entry that was fetched or returned by a write (`isReply`). `shown` is null if nothing of it is shown yet.
   * Returns the text to show, or null if the entry is older than the last one received.
   */
  merge(otherEdit: Entry, shown: Draft | null, isReply: boolean): Draft | null;
  /** Notes that the text shown was saved as a question, which ends a conflict. */
  markSaved(saved: number): void;
  /** Notes that the edit was discarded. Returns the text of the question. */
  discardEdit(saved: Entry): Draft;
  /** Ends a conflict with the other edit. Returns the text with its fields, or null if there's no other edit. */
  acceptOther(shown: Draft): Draft | null;
  /** Ends a conflict with the edit shown. */
  keepOwnEdit(): void;
}

/** The save state of a draft that wasn't fetched yet. `fresh`: the text of a new one, which isn't stored. */
export function createDraftSaveState(fresh = emptyDraft()): DraftSaveState {
  let entry: Entry | null = null;
  /** The text on disk, as far as known, and the `saved` count that it's based on. */
  let stored = fresh;
  let storedBase = 0;
  let base = 0;
  let conflicting: ConflictingEdit | null = null;
  let pending: readonly Draft[] = [];

  const isOutdated = (otherEdit: Entry): boolean => entry !== null && otherEdit.version < entry.version;

  function mergeIntoShown(
    otherEdit: Omit<ConflictingEdit, 'fields'>,
    ownDraft: Draft,
    isReply: boolean,
  ): Draft {
    const { draft, conflicts } = mergeDrafts({ stored, pending, ownDraft, otherEdit: otherEdit.draft });
    if (conflicts.length > 0 && !isReply) {
      conflicting = { ...otherEdit, fields: conflicts };
      return draft;
    }
    // A client that replaced the stored edit has seen it.
    if (!isReply && sameDraft(ownDraft, stored) && !sameDraft(ownDraft, otherEdit.draft)) conflicting = null;
    const isOwn = isReply || pending.some((draft) => sameDraft(draft, otherEdit.draft));
    // A save during an edit is always shown, even if both can be merged, because the question isn't what the author saw.
    const isUnderEdit = otherEdit.isSaved && !isOwn && !sameDraft(ownDraft, stored);
    if (base === storedBase && !isUnderEdit) base = otherEdit.base;
    return draft;
  }

  return {
    get entry() {
      return entry;
    },
    get base() {
      return base;
    },
    get newest() {
      return pending.at(-1) ?? stored;
    },
    status(shown) {
      const onDisk = sameDraft(shown, stored);
      if (!entry) return onDisk ? 'new' : 'unsaved';
      if (!onDisk) return 'unsaved';
      if (!entry.question) return 'autosaved';
      return sameDraft(shown, draftOfQuestion(entry.question)) ? 'saved' : 'unsaved';
    },
    conflict(shown) {
      if (conflicting && !sameDraft(shown, withFields(shown, conflicting.fields, conflicting.draft))) {
        return conflicting.isSaved ? 'saved' : 'edited';
      }
      if (!entry?.question || entry.saved <= base) return null;
      return sameDraft(shown, draftOfQuestion(entry.question)) ? null : 'saved';
    },
    needsWrite(shown) {
      if (!sameDraft(shown, stored) || pending.some((draft) => !sameDraft(draft, shown))) return true;
      return !!entry?.draft && base !== storedBase;
    },
    addPending(input) {
      pending = [...pending, input];
    },
    removePending(input) {
      pending = pending.filter((draft) => draft !== input);
    },
    confirm({ input, basedOn }, reply) {
      pending = pending.slice(pending.indexOf(input) + 1);
      if (isOutdated(reply)) return false;
      stored = input;
      storedBase = basedOn;
      return true;
    },
    merge(otherEdit, shown, isReply) {
      // Replies can arrive out of order.
      if (isOutdated(otherEdit)) return null;
      entry = otherEdit;
      const received = draftOfEntry(otherEdit);
      const receivedBase = otherEdit.draft?.basedOn ?? otherEdit.saved;
      let text = received;
      if (shown)
        text = mergeIntoShown(
          { draft: received, base: receivedBase, isSaved: otherEdit.draft === null },
          shown,
          isReply,
        );
      else base = receivedBase;
      stored = received;
      storedBase = receivedBase;
      pending = pending.filter((draft) => !sameDraft(draft, received));
      return text;
    },
    markSaved(saved) {
      base = saved;
      conflicting = null;
    },
    discardEdit(saved) {
      entry = saved;
      base = saved.saved;
      storedBase = base;
      stored = draftOfEntry(saved);
      conflicting = null;
      // Replies to these are rejected, because they're based on an older version.
      pending = [];
      return stored;
    },
    acceptOther(shown) {
      if (!conflicting) return null;
      const text = withFields(shown, conflicting.fields, conflicting.draft);
      base = Math.max(base, conflicting.base);
      conflicting = null;
      return text;
    },
    keepOwnEdit() {
      base = entry?.saved ?? base;
      conflicting = null;
    },
  };
}

interface MergedDraft {
  readonly draft: Draft;
  /** Fields that both changed differently; `draft` has the own text there. */
  readonly conflicts: readonly (keyof Draft)[];
}

/**
 * Three-way merge by field. `stored` is the base. `pending` are own texts without a reply: equal fields aren't changes
 * of another client.
 */
function mergeDrafts(options: {
  stored: Draft;
  pending: readonly Draft[];
  ownDraft: Draft;
  otherEdit: Draft;
}): MergedDraft {
  const { stored, pending, ownDraft, otherEdit } = options;
  const draft = { ...ownDraft };
  const conflicts: (keyof Draft)[] = [];
  for (const field of FIELDS) {
    const isKnown = [stored, ...pending].some((own) => own[field] === otherEdit[field]);
    if (isKnown || ownDraft[field] === otherEdit[field]) continue;
    if (ownDraft[field] === stored[field]) draft[field] = otherEdit[field];
    else conflicts.push(field);
  }
  return { draft, conflicts };
}

/** `draft` with these fields of `from`. */
function withFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
