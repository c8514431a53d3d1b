import type { Draft, Entry } from '../../shared/library/entry.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../shared/library/entry-draft.ts';
import { emptyDraft, FIELDS } from '../../shared/question/fields.ts';
import type { Conflict, DraftStatus } from './draft-view.ts';

/** A text on its way to the disk, and `saved` of the question that it was made from. */
interface PendingWrite {
  readonly input: Draft;
  readonly basedOn: number;
}

/** What somebody else wrote where there was an edit of one's own. */
interface ConflictingEdit {
  readonly draft: Draft;
  readonly fields: readonly (keyof Draft)[];
  readonly base: number;
  readonly isSaved: boolean;
}

/** What is known of one draft on the disk, and how the text shown here (`here`) stands to it. */
export interface DraftVersions {
  /** As it was answered last; null while nothing of it is on the disk, or nothing was fetched. */
  readonly entry: Entry | null;
  /** `saved` of the question that this edit began from. */
  readonly base: number;
  /** The newest text that is on the disk or on its way there. */
  readonly newest: Draft;
  status(here: Draft): DraftStatus;
  conflict(here: Draft): Conflict | null;
  /** Whether the disk may hold anything but the text shown. */
  needsWrite(here: Draft): boolean;
  /** A text goes to the disk: until its answer comes it may be there. */
  addPending(input: Draft): void;
  /** It did not get there. */
  removePending(input: Draft): void;
  /** It is there. False where the answer is older than what is known. */
  confirm(sent: PendingWrite, reply: Entry): boolean;
  /**
   * Takes in an entry that was fetched or answered; `isReply`: it is what was just written. `here` is null where nothing
   * of the entry is shown yet. Gives the text to show from now on, or null where the entry is older than what is known.
   */
  merge(theirs: Entry, here: Draft | null, isReply: boolean): Draft | null;
  /** The text shown was saved as question: whatever there was to decide, the author has. */
  markSaved(saved: number): void;
  /** The edit was given up. Gives the text of the question, which is all that there is now. */
  discardEdit(saved: Entry): Draft;
  /** Ends a conflict by the other edit. Gives the text with its fields, or null where there is none. */
  acceptOther(here: Draft): Draft | null;
  /** Ends a conflict by the edit shown here, which knows from now on of what somebody else did. */
  keepOwnEdit(): void;
}

/** The sides of a draft of which nothing is known yet. */
export function createDraftVersions(): DraftVersions {
  let entry: Entry | null = null;
  /** What the disk holds, as far as known here, and `saved` of the question that this was made from. */
  let stored = emptyDraft();
  let storedBase = 0;
  let base = 0;
  let conflicting: ConflictingEdit | null = null;
  let pending: readonly Draft[] = [];

  const isOutdated = (theirs: Entry): boolean => entry !== null && theirs.version < entry.version;

  function merge(theirs: Omit<ConflictingEdit, 'fields'>, mine: Draft, isReply: boolean): Draft {
    const { draft, conflicts } = mergeDrafts({ stored, pending, mine, theirs: theirs.draft });
    if (conflicts.length > 0 && !isReply) {
      conflicting = { ...theirs, fields: conflicts };
      return draft;
    }
    // Whoever wrote over the edit that was stored here has seen it.
    if (!isReply && sameDraft(mine, stored) && !sameDraft(mine, theirs.draft)) conflicting = null;
    const isOwn = isReply || pending.some((pending) => sameDraft(pending, theirs.draft));
    // What was saved under an edit is told, also where both fit together: it is then no longer as the author saw it.
    const isUnderEdit = theirs.isSaved && !isOwn && !sameDraft(mine, stored);
    if (base === storedBase && !isUnderEdit) base = theirs.base;
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
    status(here) {
      const onDisk = sameDraft(here, stored);
      if (!entry) return onDisk ? 'new' : 'unsaved';
      if (!onDisk) return 'unsaved';
      if (!entry.question) return 'autosaved';
      return sameDraft(here, draftOfQuestion(entry.question)) ? 'saved' : 'unsaved';
    },
    conflict(here) {
      if (conflicting && !sameDraft(here, withFields(here, conflicting.fields, conflicting.draft))) {
        return conflicting.isSaved ? 'saved' : 'edited';
      }
      if (!entry?.question || entry.saved <= base) return null;
      return sameDraft(here, draftOfQuestion(entry.question)) ? null : 'saved';
    },
    needsWrite(here) {
      if (!sameDraft(here, stored) || pending.some((draft) => !sameDraft(draft, here))) return true;
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
    merge(theirs, here, isReply) {
      // Two answers may come in the wrong order.
      if (isOutdated(theirs)) return null;
      entry = theirs;
      const there = draftOfEntry(theirs);
      const thereBase = theirs.draft?.basedOn ?? theirs.saved;
      let text = there;
      if (here)
        text = merge({ draft: there, base: thereBase, isSaved: theirs.draft === null }, here, isReply);
      else base = thereBase;
      stored = there;
      storedBase = thereBase;
      pending = pending.filter((draft) => !sameDraft(draft, there));
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
      // Whatever comes of those now is refused: it was made from an older version.
      pending = [];
      return stored;
    },
    acceptOther(here) {
      if (!conflicting) return null;
      const text = withFields(here, conflicting.fields, conflicting.draft);
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

/** A draft that took in somebody else's change. */
interface MergedDraft {
  readonly draft: Draft;
  /** Fields that both sides changed, each in its own way; `draft` has one's own text there. */
  readonly conflicts: readonly (keyof Draft)[];
}

/**
 * Puts `mine` and `theirs` together, field by field. `stored` is what both began from. `pending` are texts of one's own
 * that may have reached the disk without an answer: what equals them is nobody else's change.
 */
function mergeDrafts(options: {
  stored: Draft;
  pending: readonly Draft[];
  mine: Draft;
  theirs: Draft;
}): MergedDraft {
  const { stored, pending, mine, theirs } = options;
  const draft = { ...mine };
  const conflicts: (keyof Draft)[] = [];
  for (const field of FIELDS) {
    const isKnown = [stored, ...pending].some((own) => own[field] === theirs[field]);
    if (isKnown || mine[field] === theirs[field]) continue;
    if (mine[field] === stored[field]) draft[field] = theirs[field];
    else conflicts.push(field);
  }
  return { draft, conflicts };
}

/** `draft` with the text of `from` in these fields. */
function withFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
