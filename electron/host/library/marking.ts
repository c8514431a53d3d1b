import { AppError } from '../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../shared/library.ts';
import type { Status } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';
import { createMarkHistory } from './mark-history.ts';
import { markedAsSent, neverSent, unmarked } from './sent.ts';

/** The «Mark as sent» tool (decisions, «Answers»), and its undo. */
export interface Marking {
  /**
   * A question that has no message yet takes the id that `messageLink` ends with, unless another one has it.
   * Throws AppError('not-found') for what is only a draft.
   */
  markSent(id: number, votes: readonly number[], status?: Status, messageLink?: string): Promise<Entry>;
  /**
   * Takes the last mark back. Where nobody knows any more what was before, the question becomes one that was never
   * sent. Text that was edited since stays. Throws AppError('not-found') for what is only a draft.
   */
  undoMarkSent(id: number): Promise<Entry>;
}

export interface MarkingPorts {
  clock: Clock;
  random: Random;
  /** The newest version. Throws AppError('not-found'). */
  latest: (id: number) => Entry;
  /** Gives an entry another question. */
  change: (id: number, question: StoredQuestion) => Promise<Entry>;
  /** Whether a question has this chat message already. */
  isTaken: (messageID: string) => boolean;
}

/** The tool over a library. `forget`: what was before the marks is not to be brought back any more. */
export function createMarking(ports: MarkingPorts): Marking & { forget(): void } {
  const { clock, random, latest, change, isTaken } = ports;
  const history = createMarkHistory();

  const saved = (id: number): StoredQuestion => {
    const { question } = latest(id);
    if (!question) throw new AppError('not-found', `Question ${id} is not saved yet.`, { id });
    return question;
  };
  const messageOf = (link: string | undefined): string | undefined => {
    const linked = link === undefined ? undefined : SNOWFLAKE_AT_END.exec(link)?.[1];
    return linked === undefined || isTaken(linked) ? undefined : linked;
  };
  return {
    async markSent(id, votes, status = 3, messageLink) {
      const before = saved(id);
      const messageID = before.messageID ?? messageOf(messageLink);
      const takeBack = history.note(id, before);
      try {
        return await change(
          id,
          markedAsSent(before, { votes, status, messageID, messageLink }, clock, random),
        );
      } catch (error) {
        takeBack();
        throw error;
      }
    },
    async undoMarkSent(id) {
      const now = saved(id);
      const before = history.takeLast(id);
      try {
        return await change(id, before ? unmarked(now, before) : neverSent(now));
      } catch (error) {
        if (before) history.note(id, before);
        throw error;
      }
    },
    forget: history.clear,
  };
}

/** The id of a chat message, where a link to it ends with one. */
const SNOWFLAKE_AT_END = /\/(\d{15,20})\/?$/;
