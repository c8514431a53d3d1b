import type { StoredQuestion } from '../../../shared/library.ts';
import type { Status } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';
import { withVotes } from './question.ts';

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
function madeUpMessageId({ clock, random, isTaken }: MessageIdSource): string {
  const [a = 0, b = 0, c = 0] = random.bytes(3);
  const low = ((a << 16) | (b << 8) | c) & 0x3f_ff_ff;
  let id = (BigInt(clock.now() - SNOWFLAKE_EPOCH) << 22n) | BigInt(low);
  while (isTaken(String(id))) id += 1n;
  return String(id);
}

/** The id of a chat message, where a link to it ends with one: 15 to 20 digits. Ids of channels and the like are shorter. */
export const messageIdOf = (link: string): string | undefined => /\/(\d{15,20})\/?$/.exec(link)?.[1];

/** What «Mark as sent» gives a question. */
export interface Mark {
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
  const messageID = message.messageID ?? question.messageID ?? madeUpMessageId(ids);
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
export const unmarked = (question: StoredQuestion, before: StoredQuestion): StoredQuestion => ({
  ...question,
  status: before.status,
  sentAt: before.sentAt,
  messageID: before.messageID,
  messageLink: before.messageLink,
  options: withVotes(question.options, before.options),
});

/** The question as if it had never been sent. */
export const neverSent = (question: StoredQuestion): StoredQuestion => ({
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
