import { MAX_VOTE_QUESTIONS, type QuestionVotes } from '../../../../shared/bridge/question-methods.ts';
import { type Entry, isSent, type StoredQuestion } from '../../../../shared/library/entry.ts';
import type { Clock } from '../../ports.ts';
import type { Store } from '../store/entry-store.ts';
import type { EntryWriter } from './entry-writer.ts';
import { isMarkable, withGivenVotes } from './mark-sent-commands.ts';

/** Commands for the votes of questions that were posted by hand. The service sets the other votes. */
export interface VoteCommands {
  /**
   * Returns the first questions whose votes can be set. `skipped` counts the questions whose votes can't be
   * set, and `more` counts those over the limit.
   */
  listVotes(ids: readonly number[]): {
    questions: (QuestionVotes & Pick<StoredQuestion, 'title' | 'options'>)[];
    skipped: number;
    more: number;
  };
  /**
   * Sets the votes of questions that are still at the given version. Changes all of them or none. Returns the
   * previous votes of the changed questions, with the new version and the previous edit time.
   */
  setVotes(votes: readonly QuestionVotes[]): Promise<QuestionVotes[]>;
}

export function createVoteCommands({
  store,
  writer,
  clock,
  beforeChanging,
}: {
  store: Store;
  writer: EntryWriter;
  clock: Clock;
  beforeChanging: (count: number) => void;
}): VoteCommands {
  return {
    listVotes(ids) {
      const unique = [...new Set(ids)];
      const posted = unique.flatMap((id) => {
        const entry = store.latest(id);
        const question = entry && findPostedQuestion(entry);
        return question ? { id, version: entry.version, question } : [];
      });
      return {
        questions: posted.slice(0, MAX_VOTE_QUESTIONS).map(({ id, version, question }) => {
          const { title, options } = question;
          return { id, version, title, options, votes: options.map((option) => option.votes) };
        }),
        skipped: unique.length - posted.length,
        more: Math.max(0, posted.length - MAX_VOTE_QUESTIONS),
      };
    },
    async setVotes(all) {
      const changes = [...new Map(all.map((one) => [one.id, one])).values()].flatMap((to) => {
        const entry = store.latest(to.id);
        const question = entry?.version === to.version ? findPostedQuestion(entry) : null;
        if (!entry || !question || question.options.every(({ votes }, at) => votes === to.votes[at]))
          return [];
        return { entry, question, to };
      });
      beforeChanging(changes.length);
      return Promise.all(
        changes.map(async ({ entry, question, to }) => {
          const { id, version } = await writer.update(entry.id, () => ({
            question: { ...question, options: withGivenVotes(question.options, to.votes) },
            editedAt: to.editedAt ?? clock.now(),
          }));
          const votes = question.options.map((option) => option.votes);
          return { id, version, votes, editedAt: entry.editedAt };
        }),
      );
    },
  };
}

/** Returns the question if it was posted by hand. */
const findPostedQuestion = (entry: Entry): StoredQuestion | null =>
  isMarkable(entry) && isSent(entry) ? entry.question : null;
