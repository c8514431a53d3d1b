import type { Change } from '../../../../shared/bridge/bridge-methods.ts';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type {
  Draft,
  Entry,
  PendingDraft,
  StoredOption,
  StoredQuestion,
} from '../../../../shared/library/entry.ts';
import { getDraft, isSameDraft, toDraft } from '../../../../shared/library/entry-draft.ts';
import { checkQuestion, isWithinLimits, resolveOptions } from '../../../../shared/question/check-question.ts';
import { createRecord, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { Author } from '../../../../shared/question/service-body-schemas.ts';
import type { Clock, Random } from '../../ports.ts';
import {
  createStoredQuestion,
  type ResolvedQuestionInput,
  updateStoredQuestion,
} from './build-stored-question.ts';
import type { EntryWriter } from './entry-writer.ts';

/** Returns the question that a draft becomes, or null if the draft exceeds a limit. */
export type BuildQuestion = (input: Draft, current: StoredQuestion | null) => StoredQuestion | null;

/** Creates the function that makes questions from drafts. `author` returns the author from the settings. */
export const createQuestionBuilder =
  ({
    clock,
    emojiResolver,
    author,
  }: {
    clock: Clock;
    emojiResolver: () => EmojiResolver;
    author: () => Author;
  }): BuildQuestion =>
  (input, current) => {
    const resolver = emojiResolver();
    if (!isWithinLimits(checkQuestion(input, resolver))) return null;
    const fields = fromDraft(input, resolveOptions(input.options, resolver), current);
    return current
      ? updateStoredQuestion(current, fields)
      : createStoredQuestion(fields, author(), clock.now());
  };

export interface DraftCommands {
  /**
   * Stores a draft. If `id` is null, creates one entry per `key`. Rejects with AppError('changed-elsewhere')
   * if the entry's version isn't `version`.
   */
  saveDraft(change: Change): Promise<Entry>;
  discardDraft(id: number): Promise<Entry>;
  /**
   * Saves the draft as the question, or only stores it if it exceeds a limit. Rejects with the same errors as
   * `saveDraft`.
   */
  saveQuestion(change: Change): Promise<Entry>;
  duplicate(id: number): Promise<Entry>;
}

export function createDraftCommands({
  random,
  buildQuestion,
  writer,
}: {
  random: Random;
  buildQuestion: BuildQuestion;
  writer: EntryWriter;
}): DraftCommands {
  const { latest, create, update, findTarget, isOnDisk } = writer;

  const beginDraft = (input: Draft, key: string): Promise<Entry> =>
    create({ origin: 'app', saved: 0, question: null, draft: { input, basedOn: 0 } }, key);

  const saveDraft = async (wanted: Change): Promise<Entry> => {
    const entry = findTarget(wanted);
    if (!entry) return beginDraft(wanted.input, wanted.key);
    const draft = createPendingDraft(entry, wanted);
    if (isSameDraftAs(entry.draft, draft) && isOnDisk(entry)) return entry;
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
      const entry = findTarget(wanted);
      const question = buildQuestion(wanted.input, entry?.question ?? null);
      if (!question) return saveDraft(wanted);
      if (!entry) return create({ origin: 'app', saved: 1, question, draft: null }, wanted.key);
      return writer.save(entry.id, 'app', () => ({ question, draft: null }));
    },
    // The copy needs a new key because its ID can be reused after a reset.
    duplicate: async (id) => beginDraft(getDraft(latest(id)), random.uuid()),
  };
}

/** Returns the draft to store, or null if it equals the question. */
function createPendingDraft({ question }: Entry, { input, basedOn }: Change): PendingDraft | null {
  return question && isSameDraft(toDraft(question), input) ? null : { input, basedOn };
}

function isSameDraftAs(a: PendingDraft | null, b: PendingDraft | null): boolean {
  if (a === null || b === null) return a === b;
  return a.basedOn === b.basedOn && isSameDraft(a.input, b.input);
}

/**
 * Converts a valid draft to stored fields. An empty field remains `""` if the question has `""`, and
 * otherwise becomes null.
 */
export function fromDraft(
  draft: Draft,
  options: StoredOption[],
  current: StoredQuestion | null,
): ResolvedQuestionInput {
  return {
    title: draft.title,
    options,
    ...createRecord(OPTIONAL_FIELDS, (field) => draft[field] || (current?.[field] === '' ? '' : null)),
  };
}
