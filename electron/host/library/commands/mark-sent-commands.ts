import { AppError } from '../../../../shared/errors.ts';
import {
  type Entry,
  isSent,
  type StoredOption,
  type StoredQuestion,
} from '../../../../shared/library/entry.ts';
import { MADE_UP_LINK } from '../../../../shared/library/entry-state.ts';
import type { Author, Status } from '../../../../shared/question/service-body-schemas.ts';
import type { Clock } from '../../ports.ts';
import type { EntryLookup } from '../library.ts';
import type { Store } from '../store/entry-store.ts';
import { carryOverVotes } from './build-stored-question.ts';
import type { EntryWriter } from './entry-writer.ts';

/** The chat platform's ID epoch, in milliseconds since 1970. */
const SNOWFLAKE_EPOCH = 1_420_070_400_000;

interface MessageIdSource {
  clock: Clock;
  /** Distinguishes IDs from the same millisecond, such as the question's ID. */
  sequence: number;
  isTaken: (messageID: string) => boolean;
}

/**
 * Generates an unused message ID. It consists of a 42-bit time and the last 22 bits of `sequence`. It isn't
 * random, so that tests with a fixed clock get the same ID in every run.
 */
function generateMessageId({ clock, sequence, isTaken }: MessageIdSource): string {
  const time = BigInt(Math.max(0, clock.now() - SNOWFLAKE_EPOCH));
  let id = (time << 22n) | BigInt.asUintN(22, BigInt(sequence));
  while (isTaken(String(id))) id += 1n;
  return String(id);
}

/**
 * Returns the message ID at the end of a link, or undefined if there's none. A message ID has 15 to 20
 * digits.
 */
export const parseMessageId = (link: string): string | undefined => /\/(\d{15,20})\/?$/.exec(link)?.[1];

interface Mark {
  status: Status;
  /** The votes for each option, in order. An option without a value keeps its votes. */
  votes: readonly number[];
  /**
   * If this field is absent, the question keeps its message ID. If the question has no message ID, one is
   * generated.
   */
  messageID?: string | undefined;
  messageLink?: string | undefined;
  /**
   * An ISO 8601 time. If this field is absent, the question keeps its sent time. If the question has no sent
   * time, the current time is used.
   */
  sentAt?: string | undefined;
}

/**
 * Returns the question as if it had just been posted. A question that was already posted keeps its message
 * and its sent time unless the mark has new values.
 */
export function markQuestionAsSent(
  question: StoredQuestion,
  { status, votes, sentAt, ...message }: Mark,
  ids: MessageIdSource,
): StoredQuestion {
  const messageID = message.messageID ?? question.messageID ?? generateMessageId(ids);
  return {
    ...question,
    status,
    sentAt:
      sentAt === undefined ? (question.sentAt ?? roundToSeconds(ids.clock.now())) : roundToSeconds(sentAt),
    messageID,
    messageLink: message.messageLink ?? question.messageLink ?? `${MADE_UP_LINK}${messageID}`,
    options: withGivenVotes(question.options, votes),
  };
}

/** Returns the options with these votes. An option without a value keeps its votes. */
export const withGivenVotes = (options: readonly StoredOption[], votes: readonly number[]): StoredOption[] =>
  options.map((option, at) => ({ ...option, votes: votes[at] ?? option.votes }));

/** Rounds down to seconds because the service's responses have no fractions. */
const roundToSeconds = (time: string | number): string =>
  new Date(Math.floor(new Date(time).getTime() / 1000) * 1000).toISOString();

/** Copies the sent state from `before`, including the votes of options with the same emoji and text. */
export const withSentState = (question: StoredQuestion, before: StoredQuestion): StoredQuestion => ({
  ...question,
  status: before.status,
  sentAt: before.sentAt,
  messageID: before.messageID,
  messageLink: before.messageLink,
  options: carryOverVotes(question.options, before.options),
});

export const clearSentState = (question: StoredQuestion): StoredQuestion => ({
  ...question,
  status: 2,
  sentAt: null,
  messageID: null,
  messageLink: null,
  options: question.options.map((option) => ({ ...option, votes: 0 })),
});

/**
 * Generates votes that look real: few options have many votes, and none has more than 60. `draw` returns
 * random numbers in [0, 1).
 */
export const drawRandomVotes = (count: number, draw: () => number): number[] =>
  Array.from({ length: count }, () => Math.floor(draw() ** 2 * 61));

/** Stores questions as they were before they were marked. */
interface MarkHistory<Before> {
  /** Stores a question and returns a function that removes it. */
  push(id: number, before: Before): () => void;
  /**
   * Removes and returns the question as it was before the last mark, or returns undefined if no mark is
   * known.
   */
  pop(id: number): Before | undefined;
  clear(): void;
}

const MAX_UNDOABLE_MARKS = 1_000;

/** Creates a bounded history that drops the oldest marks first. */
export function createMarkHistory<Before = StoredQuestion>(): MarkHistory<Before> {
  let marks: { id: number; before: Before }[] = [];
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

interface Posting {
  /** An ISO 8601 time. */
  sentAt: string;
  messageLink: string | null;
  /** Whether to skip questions that were already posted. */
  skipSent: boolean;
  /** The votes for each option, in order. An option without a value keeps its votes. */
  votes?: readonly number[] | undefined;
}

/** Returns the question as if a user had posted it. Doesn't generate a message ID or link. */
function markQuestionAsPosted(
  question: StoredQuestion,
  { sentAt, messageLink, votes = [] }: Posting,
  linkedId: string | undefined,
): StoredQuestion {
  const isSameMessage = messageLink !== null && messageLink === question.messageLink;
  return {
    ...question,
    status: 3,
    sentAt: roundToSeconds(sentAt),
    messageID: isSameMessage ? question.messageID : (linkedId ?? null),
    messageLink,
    options: withGivenVotes(question.options, votes),
  };
}

/**
 * Returns the remaining sync state of a question that a user marked. A create in progress remains because the
 * service may have received it.
 */
const removeFromQueue = (sync: Entry['sync']): Entry['sync'] =>
  sync?.sending ? { ...sync, queued: null } : undefined;

/** Returns whether the question is saved, not in the trash, and not linked. */
export const isMarkable = ({ question, removedAt, sync }: Entry): boolean =>
  question !== null && removedAt === null && typeof sync?.remoteId !== 'number';

/** Commands for **Mark as sent** and **Mark as posted**, and for undoing both. */
export interface MarkSentCommands {
  /**
   * Marks a question as sent. Uses the message ID in `messageLink` unless another question has it. Rejects
   * with AppError('not-found') for drafts and deleted questions, and with AppError('on-service') for synced
   * ones.
   */
  markSent(
    id: number,
    votes: readonly number[],
    status?: Status,
    messageLink?: string,
    /** The exact values to use. Rejects with AppError('bad-input') if another question has the message ID. */
    exact?: Pick<Mark, 'messageID' | 'sentAt'>,
  ): Promise<Entry>;
  /**
   * Undoes the last mark and keeps later edits. If the mark isn't known, clears the sent state. Rejects with
   * the same errors as `markSent`.
   */
  undoMarkSent(id: number): Promise<Entry>;
  /**
   * Marks questions as posted by hand and removes them from the queue. Changes all of them or none. Skips
   * drafts, deleted questions, and synced ones. Returns the IDs of the marked questions.
   */
  markPosted(ids: readonly number[], posting: Posting): Promise<number[]>;
  /**
   * Undoes the last mark of each question. Changes all of them or none. Skips questions that can't be marked.
   * Returns the IDs of the other questions.
   */
  undoMarkPosted(ids: readonly number[]): Promise<number[]>;
  /**
   * Changes fields that the service sets. An option without a value keeps its votes. Rejects with the same
   * errors as `markSent`.
   */
  setServiceFields(
    id: number,
    fields: { author?: Partial<Author>; createdAt?: string; votes?: readonly number[] },
  ): Promise<Entry>;
}

export function createMarkSentCommands({
  store,
  writer,
  lookup,
  clock,
  beforeChanging,
}: {
  store: Store;
  writer: EntryWriter;
  lookup: EntryLookup;
  clock: Clock;
  beforeChanging: (count: number) => void;
}): MarkSentCommands {
  const history = createMarkHistory<
    Pick<Entry, 'sync' | 'editedAt' | 'version'> & { question: StoredQuestion }
  >();
  store.onReplaced(history.clear);
  const pendingMessages = new Set<string>();
  const isTaken = (messageID: string) => lookup.isMessageTaken(messageID) || pendingMessages.has(messageID);

  const requireMarkable = (id: number): StoredQuestion => {
    const { question, removedAt, sync } = writer.latest(id);
    // Generated votes must not look like votes from the service.
    if (typeof sync?.remoteId === 'number') {
      throw new AppError(
        'on-service',
        `Question ${id} is synced, so its sent status comes from the live service.`,
        { id },
      );
    }
    if (removedAt !== null)
      throw new AppError('not-found', `Question ${id} was deleted. Restore it first.`, { id });
    if (!question) throw new AppError('not-found', `Question ${id} is a draft. Save it first.`, { id });
    return question;
  };
  const findMessage = (link: string | undefined): string | undefined => {
    const linked = link === undefined ? undefined : parseMessageId(link);
    return linked === undefined || isTaken(linked) ? undefined : linked;
  };
  const commitMark = async (id: number, before: StoredQuestion, marked: StoredQuestion): Promise<Entry> => {
    const { sync, editedAt, version } = writer.latest(id);
    const old = { question: before, sync: sync?.sending ? undefined : sync, editedAt, version };
    const removeMark = history.push(id, old);
    const { messageID } = marked;
    if (messageID !== null) pendingMessages.add(messageID);
    try {
      return await writer.update(id, (entry) => ({ question: marked, sync: removeFromQueue(entry.sync) }));
    } catch (error) {
      removeMark();
      throw error;
    } finally {
      if (messageID !== null) pendingMessages.delete(messageID);
    }
  };
  const undoMarkSent = async (id: number): Promise<Entry> => {
    const now = requireMarkable(id);
    const before = history.pop(id);
    try {
      return await writer.update(id, ({ sync, editedAt, version }) => ({
        question: before ? withSentState(now, before.question) : clearSentState(now),
        sync: sync ?? before?.sync,
        editedAt: before?.version === version - 1 ? before.editedAt : editedAt,
      }));
    } catch (error) {
      if (before) history.push(id, before);
      throw error;
    }
  };
  return {
    async markSent(id, votes, status = 3, messageLink, exact = {}) {
      const before = requireMarkable(id);
      const { messageID: wanted, sentAt } = exact;
      if (wanted !== undefined && wanted !== before.messageID && isTaken(wanted)) {
        throw new AppError('bad-input', `Another question has the message ID ${wanted}.`, {
          id,
          field: 'messageID',
        });
      }
      const mark = { votes, status, messageID: wanted ?? findMessage(messageLink), messageLink, sentAt };
      return commitMark(id, before, markQuestionAsSent(before, mark, { clock, sequence: id, isTaken }));
    },
    undoMarkSent,
    async markPosted(ids, posting) {
      const marks = [...new Set(ids)].flatMap((id) => {
        const entry = writer.latest(id);
        const { question } = entry;
        if (!question || !isMarkable(entry) || (posting.skipSent && isSent(entry))) return [];
        return { id, question };
      });
      beforeChanging(marks.length);
      await Promise.all(
        marks.map(({ id, question }) => {
          const linkedId = findMessage(posting.messageLink ?? undefined);
          return commitMark(id, question, markQuestionAsPosted(question, posting, linkedId));
        }),
      );
      return marks.map(({ id }) => id);
    },
    async undoMarkPosted(ids) {
      const marked = [...new Set(ids)].filter((id) => isMarkable(writer.latest(id)));
      beforeChanging(marked.length);
      await Promise.all(marked.map(undoMarkSent));
      return marked;
    },
    async setServiceFields(id, { author = {}, createdAt, votes = [] }) {
      const question = requireMarkable(id);
      const changed = {
        ...question,
        author: { ...question.author, ...author },
        ...(createdAt !== undefined && { createdAt: new Date(createdAt).toISOString() }),
        options: withGivenVotes(question.options, votes),
      };
      return writer.update(id, () => ({ question: changed }));
    },
  };
}
