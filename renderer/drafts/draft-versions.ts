import { draftOfEntry, draftOfQuestion, sameDraft } from '../../shared/draft.ts';
import type { Draft, Entry } from '../../shared/library.ts';
import { emptyDraft, FIELDS } from '../../shared/question/fields.ts';
import type { Conflict, DraftStatus } from './draft-view.ts';

/** A text on its way to the disk, and `saved` of the question that it was made from. */
interface Sent {
  readonly input: Draft;
  readonly basedOn: number;
}

/** What somebody else wrote where there was an edit of one's own. */
interface Other {
  readonly draft: Draft;
  readonly fields: readonly (keyof Draft)[];
  readonly base: number;
  readonly isSaved: boolean;
}

/** What is known of one draft on the disk, and how the text shown here (`here`) stands to it. */
export interface DraftSides {
  /** As it was answered last; null while nothing of it is on the disk, or nothing was fetched. */
  readonly entry: Entry | null;
  /** `saved` of the question that this edit began from. */
  readonly base: number;
  /** The newest text that is on the disk or on its way there. */
  readonly newest: Draft;
  status(here: Draft): DraftStatus;
  conflict(here: Draft): Conflict | null;
  /** Whether the disk may hold anything but the text shown. */
  isWorthWriting(here: Draft): boolean;
  /** A text goes to the disk: until its answer comes it may be there. */
  sending(input: Draft): void;
  /** It did not get there. */
  refused(input: Draft): void;
  /** It is there. False where the answer is older than what is known. */
  arrived(sent: Sent, reply: Entry): boolean;
  /**
   * Takes in an entry that was fetched or answered; `isReply`: it is what was just written. `here` is null where nothing
   * of the entry is shown yet. Gives the text to show from now on, or null where the entry is older than what is known.
   */
  takeIn(theirs: Entry, here: Draft | null, isReply: boolean): Draft | null;
  /** The text shown was saved as question: whatever there was to decide, the author has. */
  settle(saved: number): void;
  /** The edit was given up. Gives the text of the question, which is all that there is now. */
  giveUp(saved: Entry): Draft;
  /** Ends a conflict by the other edit. Gives the text with its fields, or null where there is none. */
  takeOther(here: Draft): Draft | null;
  /** Ends a conflict by the edit shown here, which knows from now on of what somebody else did. */
  keepEdit(): void;
}

/** The sides of a draft of which nothing is known yet. */
export function createDraftSides(): DraftSides {
  let entry: Entry | null = null;
  /** What the disk holds, as far as known here, and `saved` of the question that this was made from. */
  let kept = emptyDraft();
  let keptBase = 0;
  let base = 0;
  let other: Other | null = null;
  let unanswered: readonly Draft[] = [];

  const isOld = (theirs: Entry): boolean => entry !== null && theirs.version < entry.version;

  function merge(theirs: Omit<Other, 'fields'>, mine: Draft, isReply: boolean): Draft {
    const { draft, clashes } = mergeDrafts({ kept, sent: unanswered, mine, theirs: theirs.draft });
    if (clashes.length > 0 && !isReply) {
      other = { ...theirs, fields: clashes };
      return draft;
    }
    // Whoever wrote over the edit that was kept here has seen it.
    if (!isReply && sameDraft(mine, kept) && !sameDraft(mine, theirs.draft)) other = null;
    const isOwn = isReply || unanswered.some((sent) => sameDraft(sent, theirs.draft));
    // What was saved under an edit is told, also where both fit together: it is then no longer as the author saw it.
    const isUnderEdit = theirs.isSaved && !isOwn && !sameDraft(mine, kept);
    if (base === keptBase && !isUnderEdit) base = theirs.base;
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
      return unanswered.at(-1) ?? kept;
    },
    status(here) {
      const onDisk = sameDraft(here, kept);
      if (!entry) return onDisk ? 'new' : 'unsaved';
      if (!onDisk) return 'unsaved';
      if (!entry.question) return 'autosaved';
      return sameDraft(here, draftOfQuestion(entry.question)) ? 'saved' : 'unsaved';
    },
    conflict(here) {
      if (other && !sameDraft(here, withFields(here, other.fields, other.draft))) {
        return other.isSaved ? 'saved' : 'edited';
      }
      if (!entry?.question || entry.saved <= base) return null;
      return sameDraft(here, draftOfQuestion(entry.question)) ? null : 'saved';
    },
    isWorthWriting(here) {
      if (!sameDraft(here, kept) || unanswered.some((draft) => !sameDraft(draft, here))) return true;
      return !!entry?.draft && base !== keptBase;
    },
    sending(input) {
      unanswered = [...unanswered, input];
    },
    refused(input) {
      unanswered = unanswered.filter((draft) => draft !== input);
    },
    arrived({ input, basedOn }, reply) {
      unanswered = unanswered.slice(unanswered.indexOf(input) + 1);
      if (isOld(reply)) return false;
      kept = input;
      keptBase = basedOn;
      return true;
    },
    takeIn(theirs, here, isReply) {
      // Two answers may come in the wrong order.
      if (isOld(theirs)) return null;
      entry = theirs;
      const there = draftOfEntry(theirs);
      const thereBase = theirs.draft?.basedOn ?? theirs.saved;
      let text = there;
      if (here)
        text = merge({ draft: there, base: thereBase, isSaved: theirs.draft === null }, here, isReply);
      else base = thereBase;
      kept = there;
      keptBase = thereBase;
      unanswered = unanswered.filter((draft) => !sameDraft(draft, there));
      return text;
    },
    settle(saved) {
      base = saved;
      other = null;
    },
    giveUp(saved) {
      entry = saved;
      base = saved.saved;
      keptBase = base;
      kept = draftOfEntry(saved);
      other = null;
      // Whatever comes of those now is refused: it was made from an older version.
      unanswered = [];
      return kept;
    },
    takeOther(here) {
      if (!other) return null;
      const text = withFields(here, other.fields, other.draft);
      base = Math.max(base, other.base);
      other = null;
      return text;
    },
    keepEdit() {
      base = entry?.saved ?? base;
      other = null;
    },
  };
}

/** A draft that took in somebody else's change. */
interface Merged {
  readonly draft: Draft;
  /** Fields that both sides changed, each in its own way; `draft` has one's own text there. */
  readonly clashes: readonly (keyof Draft)[];
}

/**
 * Puts `mine` and `theirs` together, field by field. `kept` is what both began from. `sent` are texts of one's own
 * that may have reached the disk without an answer: what equals them is nobody else's change.
 */
function mergeDrafts(options: { kept: Draft; sent: readonly Draft[]; mine: Draft; theirs: Draft }): Merged {
  const { kept, sent, mine, theirs } = options;
  const draft = { ...mine };
  const clashes: (keyof Draft)[] = [];
  for (const field of FIELDS) {
    const isKnown = [kept, ...sent].some((own) => own[field] === theirs[field]);
    if (isKnown || mine[field] === theirs[field]) continue;
    if (mine[field] === kept[field]) draft[field] = theirs[field];
    else clashes.push(field);
  }
  return { draft, clashes };
}

/** `draft` with the text of `from` in these fields. */
function withFields(draft: Draft, fields: readonly (keyof Draft)[], from: Draft): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
