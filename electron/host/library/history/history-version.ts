import type { Entry, Saver, StoredOption, StoredQuestion } from '../../../../shared/library.ts';

/** A question as it was once saved. */
export interface KeptVersion {
  id: number;
  /** `version` of the entry while this was its question, at the last. */
  version: number;
  /** `saved` of the entry. */
  saved: number;
  /** When it was saved, milliseconds since 1970. */
  at: number;
  by: Saver;
  question: StoredQuestion;
}

/** The question of an entry as a version; null for what is only a draft. */
export function versionOf(entry: Entry): KeptVersion | null {
  const { id, version, saved, question } = entry;
  return question && { id, version, saved, ...lastSaveOf(entry, question), question };
}

/** Entries that were saved before this was noted, and those saved but once, tell it by their other members. */
function lastSaveOf({ lastSave, saved, editedAt, origin }: Entry, question: StoredQuestion) {
  return lastSave ?? { at: saved > 1 ? editedAt : Date.parse(question.createdAt), by: origin };
}

/**
 * Whether a save of `next` makes no version beside `question`: they are the same question, with the same text.
 * Votes, status and message are what became of it, and no part of it. An empty field is one that is not there.
 */
export function sameVersion(question: StoredQuestion, next: StoredQuestion): boolean {
  if (question === next) return true;
  return (
    question.createdAt === next.createdAt &&
    question.title === next.title &&
    (question.description ?? '') === (next.description ?? '') &&
    (question.footer ?? '') === (next.footer ?? '') &&
    (question.image ?? '') === (next.image ?? '') &&
    question.options.length === next.options.length &&
    question.options.every((option, at) => sameOption(option, next.options[at]))
  );
}

const sameOption = (option: StoredOption, next: StoredOption | undefined): boolean =>
  option.typed === next?.typed && option.emoji === next.emoji && option.text === next.text;
