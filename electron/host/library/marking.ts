import { AppError } from '../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../shared/library.ts';
import type { Status } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';
import type { Lookup } from './query/lookup.ts';
import { markedAsSent, messageIdOf, neverSent, unmarked } from './sent.ts';
import type { Writing } from './writing.ts';

/** What questions were before they were marked, newest last. */
interface MarkHistory {
  /** Notes what a question was. Returns how to take that back. */
  note(id: number, before: StoredQuestion): () => void;
  /** Takes out what the question was before its last mark; undefined if nobody knows. */
  takeLast(id: number): StoredQuestion | undefined;
  clear(): void;
}

/** Marks that can be undone; more than anybody takes back, and little memory. */
const MARKS_KEPT = 1_000;

/** A history without anything in it. It forgets the oldest first. */
export function createMarkHistory(): MarkHistory {
  let marks: { id: number; before: StoredQuestion }[] = [];
  return {
    note(id, before) {
      const mark = { id, before };
      marks = [...marks.slice(1 - MARKS_KEPT), mark];
      return () => {
        marks = marks.filter((one) => one !== mark);
      };
    },
    takeLast(id) {
      const last = marks.findLast((mark) => mark.id === id);
      marks = marks.filter((mark) => mark !== last);
      return last?.before;
    },
    clear() {
      marks = [];
    },
  };
}

/** The «Mark as sent» tool (decisions, «Answers»), and its undo. */
export interface Marking {
  /**
   * The question takes the message id that `messageLink` ends with, unless another one has it.
   * Throws AppError('not-found') for what is only a draft, or removed, AppError('on-service')
   * for what the live service has.
   */
  markSent(id: number, votes: readonly number[], status?: Status, messageLink?: string): Promise<Entry>;
  /**
   * Takes the last mark back. Where nobody knows any more what was before, the question becomes one that was never
   * sent. Text that was edited since stays. Throws as `markSent` does.
   */
  undoMarkSent(id: number): Promise<Entry>;
}

/** The tool over a library. `forget`: what was before the marks is not to be brought back any more. */
export function createMarking(
  writing: Writing,
  lookup: Lookup,
  clock: Clock,
  random: Random,
): Marking & { forget(): void } {
  const history = createMarkHistory();
  /** Messages that a mark on its way to the disk takes. */
  const coming = new Set<string>();
  const isTaken = (messageID: string) => lookup.isMessageTaken(messageID) || coming.has(messageID);

  const saved = (id: number): StoredQuestion => {
    const { question, removedAt, sync } = writing.latest(id);
    // What is made up here must not pass for what the service says.
    if (typeof sync?.remoteId === 'number') {
      throw new AppError('on-service', `Question ${id} is on the live service.`, { id });
    }
    if (removedAt !== null) throw new AppError('not-found', `Question ${id} is removed.`, { id });
    if (!question) throw new AppError('not-found', `Question ${id} is not saved yet.`, { id });
    return question;
  };
  const messageOf = (link: string | undefined): string | undefined => {
    const linked = link === undefined ? undefined : messageIdOf(link);
    return linked === undefined || isTaken(linked) ? undefined : linked;
  };
  return {
    async markSent(id, votes, status = 3, messageLink) {
      const before = saved(id);
      const mark = { votes, status, messageID: messageOf(messageLink), messageLink };
      const marked = markedAsSent(before, mark, { clock, random, isTaken });
      const takeBack = history.note(id, before);
      const { messageID } = marked;
      if (messageID !== null) coming.add(messageID);
      try {
        return await writing.change(id, () => ({ question: marked }));
      } catch (error) {
        takeBack();
        throw error;
      } finally {
        if (messageID !== null) coming.delete(messageID);
      }
    },
    async undoMarkSent(id) {
      const now = saved(id);
      const before = history.takeLast(id);
      try {
        return await writing.change(id, () => ({
          question: before ? unmarked(now, before) : neverSent(now),
        }));
      } catch (error) {
        if (before) history.note(id, before);
        throw error;
      }
    },
    forget: history.clear,
  };
}
