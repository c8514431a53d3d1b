import { AppError } from '../../../shared/errors.ts';
import type { Entry, StoredQuestion } from '../../../shared/library/entry.ts';
import type { Status } from '../../../shared/question/question-schema.ts';
import type { Clock, Random } from '../ports.ts';
import type { EntryLookup, EntryWriter } from './entry-writer.ts';
import { withVotes } from './entry-writer.ts';

/** The first moment that the chat platform's ids can express, milliseconds since 1970. */
const SNOWFLAKE_EPOCH = 1_420_070_400_000;

/** What message ids are made up of, and which of them are in use. */
interface MessageIdSource {
  clock: Clock;
  random: Random;
  isTaken: (messageID: string) => boolean;
}

/**
 * An id in the manner of chat platforms: 42 bits of time, 22 bits that tell ids of one millisecond apart. Many questions
 * can be marked within one, so one that is in use gives way to the next.
 */
function generateMessageId({ clock, random, isTaken }: MessageIdSource): string {
  const [a = 0, b = 0, c = 0] = random.bytes(3);
  const low = ((a << 16) | (b << 8) | c) & 0x3f_ff_ff;
  let id = (BigInt(clock.now() - SNOWFLAKE_EPOCH) << 22n) | BigInt(low);
  while (isTaken(String(id))) id += 1n;
  return String(id);
}

/** The id of a chat message, where a link to it ends with one: 15 to 20 digits. Ids of channels and the like are shorter. */
export const messageIdOf = (link: string): string | undefined => /\/(\d{15,20})\/?$/.exec(link)?.[1];

/** What «Mark as sent» gives a question. */
interface Mark {
  status: Status;
  /** By option, in their order; an option without one keeps what it has. */
  votes: readonly number[];
  /** Absent: the question keeps the one that it has, or gets one made up. */
  messageID?: string | undefined;
  messageLink?: string | undefined;
}

/** The question as if it had been sent now: status, message id and link, votes by option. Sent ones keep their message. */
export function markedAsSent(
  question: StoredQuestion,
  { status, votes, ...message }: Mark,
  ids: MessageIdSource,
): StoredQuestion {
  const messageID = message.messageID ?? question.messageID ?? generateMessageId(ids);
  return {
    ...question,
    status,
    // Whole seconds: the fetch answer has no finer ones.
    sentAt: question.sentAt ?? new Date(Math.floor(ids.clock.now() / 1000) * 1000).toISOString(),
    messageID,
    messageLink:
      message.messageLink ?? question.messageLink ?? `https://chat.example/channels/1/2/${messageID}`,
    options: question.options.map((option, at) => ({ ...option, votes: votes[at] ?? option.votes })),
  };
}

/** The question as it is now, sent or not as it was `before`: votes go to options whose emoji and text stayed. */
const unmarked = (question: StoredQuestion, before: StoredQuestion): StoredQuestion => ({
  ...question,
  status: before.status,
  sentAt: before.sentAt,
  messageID: before.messageID,
  messageLink: before.messageLink,
  options: withVotes(question.options, before.options),
});

/** The question as if it had never been sent. */
const neverSent = (question: StoredQuestion): StoredQuestion => ({
  ...question,
  status: 2,
  sentAt: null,
  messageID: null,
  messageLink: null,
  options: question.options.map((option) => ({ ...option, votes: 0 })),
});

/** Made-up votes for so many options: some are liked, most are not, none has over 60. */
export const randomVotes = (count: number, random: Random): number[] =>
  Array.from({ length: count }, () => Math.floor(random.fraction() ** 2 * 61));

/** What questions were before they were marked, newest last. */
interface MarkHistory {
  /** Notes what a question was. Returns how to take that back. */
  push(id: number, before: StoredQuestion): () => void;
  /** Takes out what the question was before its last mark; undefined if nobody knows. */
  pop(id: number): StoredQuestion | undefined;
  clear(): void;
}

/** Marks that can be undone; more than anybody takes back, and little memory. */
const MAX_UNDOABLE_MARKS = 1_000;

/** A history without anything in it. It forgets the oldest first. */
export function createMarkHistory(): MarkHistory {
  let marks: { id: number; before: StoredQuestion }[] = [];
  return {
    push(id, before) {
      const mark = { id, before };
      marks = [...marks.slice(1 - MAX_UNDOABLE_MARKS), mark];
      return () => {
        marks = marks.filter((one) => one !== mark);
      };
    },
    pop(id) {
      const last = marks.findLast((mark) => mark.id === id);
      marks = marks.filter((mark) => mark !== last);
      return last?.before;
    },
    clear() {
      marks = [];
    },
  };
}

/** **Mark as sent** and its undo. */
export interface SentCommands {
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
export function createSentCommands(
  writer: EntryWriter,
  lookup: EntryLookup,
  clock: Clock,
  random: Random,
): SentCommands & { forget(): void } {
  const history = createMarkHistory();
  /** Messages that a mark on its way to the disk takes. */
  const coming = new Set<string>();
  const isTaken = (messageID: string) => lookup.isMessageTaken(messageID) || coming.has(messageID);

  const saved = (id: number): StoredQuestion => {
    const { question, removedAt, sync } = writer.latest(id);
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
      const removeMark = history.push(id, before);
      const { messageID } = marked;
      if (messageID !== null) coming.add(messageID);
      try {
        return await writer.update(id, () => ({ question: marked }));
      } catch (error) {
        removeMark();
        throw error;
      } finally {
        if (messageID !== null) coming.delete(messageID);
      }
    },
    async undoMarkSent(id) {
      const now = saved(id);
      const before = history.pop(id);
      try {
        return await writer.update(id, () => ({
          question: before ? unmarked(now, before) : neverSent(now),
        }));
      } catch (error) {
        if (before) history.push(id, before);
        throw error;
      }
    },
    forget: history.clear,
  };
}
