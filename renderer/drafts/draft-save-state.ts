import type { Draft, Entry } from '../../shared/library/entry.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../shared/library/entry-draft.ts';
import { emptyDraft } from '../../shared/question/question-fields.ts';
import { mergeDrafts } from './merge-drafts.ts';

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

/** Another client's version of a draft. */
interface OtherEdit {
  readonly draft: Draft;
  readonly base: number;
  /** Whether it's the saved question. */
  readonly isSaved: boolean;
}

/** Fields in which another client replaced the same words during an edit. */
interface ConflictingEdit extends OtherEdit {
  readonly fields: readonly (keyof Draft)[];
  /** The edit before both were merged. */
  readonly ownDraft: Draft;
  readonly merged: Draft;
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
  /** Ends a conflict with the own edit. Returns the text with its fields, or the one shown if they were edited since. */
  keepOwnEdit(shown: Draft): Draft;
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

  function mergeIntoShown(otherEdit: OtherEdit, ownDraft: Draft, isReply: boolean): Draft {
    const { draft: both, conflicts } = mergeDrafts([stored, ...pending], ownDraft, otherEdit.draft);
    // A saved question stays available, so the edit doesn't need its words.
    const draft = otherEdit.isSaved || isReply ? withFields(both, conflicts, ownDraft) : both;
    if (conflicts.length > 0 && !isReply) {
      conflicting = { ...otherEdit, fields: conflicts, ownDraft, merged: draft };
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
    keepOwnEdit(shown) {
      const { fields = [], merged = shown, ownDraft = shown } = conflicting ?? {};
      base = entry?.saved ?? base;
      conflicting = null;
      return sameDraft(shown, withFields(shown, fields, merged))
        ? withFields(shown, fields, ownDraft)
        : shown;
    },
  };
}

/** `draft` with these fields of `from`. */
function withFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
