import type { Draft, Entry } from '../../shared/library/entry.ts';
import { getDraft, isSameDraft, toDraft } from '../../shared/library/entry-draft.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { mergeDrafts } from './merge-drafts.ts';

/**
 * A draft's status. `new`: nothing was typed yet. `autosaved`: the draft is on disk. `saved`: the question is
 * on disk. `unsaved`: the text isn't on disk, or it's an edit to a question.
 */
export type DraftStatus = 'new' | 'autosaved' | 'unsaved' | 'saved';

/** What another client did during the edit: it saved the question or edited the draft. */
export type Conflict = 'saved' | 'edited';

/**
 * Text that is being written to disk. `basedOn` is the save count of the question that the text is based on.
 */
interface PendingWrite {
  readonly input: Draft;
  readonly basedOn: number;
}

interface OtherEdit {
  readonly draft: Draft;
  readonly base: number;
  /** Whether `draft` is the saved question instead of an edit. */
  readonly isSaved: boolean;
}

/** Another client's edit, with the fields where both edits replaced the same words. */
interface ConflictingEdit extends OtherEdit {
  readonly fields: readonly (keyof Draft)[];
  readonly ownDraft: Draft;
  readonly merged: Draft;
}

/** Tracks the versions of one draft on disk and compares them with the displayed text (`shown`). */
export interface DraftSaveState {
  /** The last entry received. It's null if nothing was stored or fetched yet. */
  readonly entry: Entry | null;
  /** The question's save count that this edit is based on. */
  readonly base: number;
  /** The newest text that is on disk or being written. */
  readonly newest: Draft;
  getStatus(shown: Draft): DraftStatus;
  conflict(shown: Draft): Conflict | null;
  /** Returns whether the text on disk may differ from the shown text. */
  mustWrite(shown: Draft): boolean;
  /** Adds text that was sent. It may already be on disk before the reply arrives. */
  addPending(input: Draft): void;
  /** Removes text that didn't reach the disk. */
  removePending(input: Draft): void;
  /** Records that a write succeeded. Returns false if the reply is older than the last entry received. */
  confirm(sent: PendingWrite, reply: Entry): boolean;
  /**
   * Merges an entry that was fetched or returned by a write (`isReply`). `shown` is null until text is
   * displayed. Returns the text to display, or null if the entry is older than the last one received.
   */
  merge(otherEdit: Entry, shown: Draft | null, isReply: boolean): Draft | null;
  /** Records that the displayed text was saved as a question and ends any conflict. */
  markSaved(saved: number): void;
  /** Records that the edit was discarded. Returns the question's text. */
  discardEdit(saved: Entry): Draft;
  /**
   * Resolves a conflict with the other edit. Returns the displayed text with the other edit's fields, or null
   * if there's no other edit.
   */
  acceptOther(shown: Draft): Draft | null;
  /**
   * Resolves a conflict with the user's own edit. Returns the text to display. Fields edited after the
   * conflict arose don't change.
   */
  keepOwnEdit(shown: Draft): Draft;
}

/** Creates the state for a draft that hasn't been fetched yet. `fresh` is a new draft's initial text. */
export function createDraftSaveState(fresh = createEmptyDraft()): DraftSaveState {
  let entry: Entry | null = null;
  /** The text known to be on disk. `storedBase` is the save count that the text is based on. */
  let stored = fresh;
  let storedBase = 0;
  let base = 0;
  let conflicting: ConflictingEdit | null = null;
  let pending: readonly Draft[] = [];

  const isOutdated = (otherEdit: Entry): boolean => entry !== null && otherEdit.version < entry.version;

  function mergeIntoShown(otherEdit: OtherEdit, ownDraft: Draft, isReply: boolean): Draft {
    const { draft: both, conflicts } = mergeDrafts([stored, ...pending], ownDraft, otherEdit.draft);
    // A saved question's text can still be read, so conflicting fields need to show only this edit's text.
    const draft = otherEdit.isSaved || isReply ? replaceFields(both, conflicts, ownDraft) : both;
    if (conflicts.length > 0 && !isReply) {
      conflicting = { ...otherEdit, fields: conflicts, ownDraft, merged: draft };
      return draft;
    }
    // A client that replaced the stored edit had already received it, so there's no conflict.
    if (!isReply && isSameDraft(ownDraft, stored) && !isSameDraft(ownDraft, otherEdit.draft))
      conflicting = null;
    const isOwn = isReply || pending.some((draft) => isSameDraft(draft, otherEdit.draft));
    // Always report a save during an edit, even if both versions can be merged, because the author hasn't
    // seen the saved question.
    const isUnderEdit = otherEdit.isSaved && !isOwn && !isSameDraft(ownDraft, stored);
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
    getStatus(shown) {
      const onDisk = isSameDraft(shown, stored);
      if (!entry) return onDisk ? 'new' : 'unsaved';
      if (!onDisk) return 'unsaved';
      if (!entry.question) return 'autosaved';
      return isSameDraft(shown, toDraft(entry.question)) ? 'saved' : 'unsaved';
    },
    conflict(shown) {
      if (conflicting && !isSameDraft(shown, replaceFields(shown, conflicting.fields, conflicting.draft))) {
        return conflicting.isSaved ? 'saved' : 'edited';
      }
      if (!entry?.question || entry.saved <= base) return null;
      return isSameDraft(shown, toDraft(entry.question)) ? null : 'saved';
    },
    mustWrite(shown) {
      if (!isSameDraft(shown, stored) || pending.some((draft) => !isSameDraft(draft, shown))) return true;
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
      const received = getDraft(otherEdit);
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
      pending = pending.filter((draft) => !isSameDraft(draft, received));
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
      stored = getDraft(saved);
      conflicting = null;
      // Pending writes will be rejected, because they're based on an older version.
      pending = [];
      return stored;
    },
    acceptOther(shown) {
      if (!conflicting) return null;
      const text = replaceFields(shown, conflicting.fields, conflicting.draft);
      base = Math.max(base, conflicting.base);
      conflicting = null;
      return text;
    },
    keepOwnEdit(shown) {
      const { fields = [], merged = shown, ownDraft = shown } = conflicting ?? {};
      base = entry?.saved ?? base;
      conflicting = null;
      return isSameDraft(shown, replaceFields(shown, fields, merged))
        ? replaceFields(shown, fields, ownDraft)
        : shown;
    },
  };
}

/** Returns `draft` with some fields replaced by those in `from`. */
function replaceFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
