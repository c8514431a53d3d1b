import type { Change } from '../../../shared/bridge/index.ts';
import { checkQuestion, keepsEveryLimit, resolveOptions } from '../../../shared/checks/check.ts';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../../shared/draft.ts';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { Draft, Entry, PendingDraft } from '../../../shared/library.ts';
import type { Author } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';
import { editedQuestion, freshQuestion, fromDraft } from './question.ts';
import type { Writing } from './writing.ts';

/** What is written in the window: drafts, and the questions that they become. */
export interface Drafting {
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
}

/** Drafts over the entries of a library. `author` is who writes in the window. */
export function createDrafting({
  clock,
  random,
  book,
  author,
  writing,
}: {
  clock: Clock;
  random: Random;
  book: () => EmojiBook;
  author: () => Author;
  writing: Writing;
}): Drafting {
  const { latest, begin, change, subject, isOnDisk } = writing;

  const beginDraft = (input: Draft, key: string): Promise<Entry> =>
    begin({ origin: 'app', saved: 0, question: null, draft: { input, basedOn: 0 } }, key);

  const saveDraft = async (wanted: Change): Promise<Entry> => {
    const entry = subject(wanted);
    if (!entry) return beginDraft(wanted.input, wanted.key);
    const draft = pendingDraft(entry, wanted);
    if (sameDraftAs(entry.draft, draft) && isOnDisk(entry)) return entry;
    return change(entry.id, () => ({ draft }));
  };
  return {
    saveDraft,
    async discardDraft(id) {
      const entry = latest(id);
      if (!entry.question || (!entry.draft && isOnDisk(entry))) return entry;
      return change(id, () => ({ draft: null }));
    },
    async saveQuestion(wanted) {
      const { input, key } = wanted;
      if (!keepsEveryLimit(checkQuestion(input, book()))) return saveDraft(wanted);
      const entry = subject(wanted);
      const current = entry?.question ?? null;
      const saved = fromDraft(input, resolveOptions(input.options, book()), current);
      const question = current ? editedQuestion(current, saved) : freshQuestion(saved, author(), clock.now());
      if (!entry) return begin({ origin: 'app', saved: 1, question, draft: null }, key);
      return writing.save(entry.id, 'app', () => ({ question, draft: null }));
    },
    // Its key tells it from whatever may have its id after a reset.
    duplicate: async (id) => beginDraft(draftOfEntry(latest(id)), random.uuid()),
  };
}

/** The pending draft after an autosave: none where it says what the question says. */
function pendingDraft({ question }: Entry, { input, basedOn }: Change): PendingDraft | null {
  return question && sameDraft(draftOfQuestion(question), input) ? null : { input, basedOn };
}

function sameDraftAs(a: PendingDraft | null, b: PendingDraft | null): boolean {
  if (a === null || b === null) return a === b;
  return a.basedOn === b.basedOn && sameDraft(a.input, b.input);
}
