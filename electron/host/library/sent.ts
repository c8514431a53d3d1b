import type { StoredQuestion } from '../../../shared/library.ts';
import type { Status } from '../../../shared/question.ts';
import type { Clock, Random } from '../ports.ts';

/** The first moment that the chat platform's ids can express, milliseconds since 1970. */
const SNOWFLAKE_EPOCH = 1_420_070_400_000;

/** An id in the manner of chat platforms: 42 bits of time, 22 bits that tell ids of one millisecond apart. */
function snowflake(clock: Clock, random: Random): string {
  const [a = 0, b = 0, c = 0] = random.bytes(3);
  const low = ((a << 16) | (b << 8) | c) & 0x3f_ff_ff;
  return ((BigInt(clock.now() - SNOWFLAKE_EPOCH) << 22n) | BigInt(low)).toString();
}

/** The question as if it had been sent now: status, message id and link, votes by option. Sent ones keep their message. */
export function markedAsSent(
  question: StoredQuestion,
  { votes, status }: { votes: readonly number[]; status: Status },
  clock: Clock,
  random: Random,
): StoredQuestion {
  const messageID = question.messageID ?? snowflake(clock, random);
  return {
    ...question,
    status,
    // Whole seconds: the fetch answer has no finer ones.
    sentAt: question.sentAt ?? new Date(Math.floor(clock.now() / 1000) * 1000).toISOString(),
    messageID,
    messageLink: question.messageLink ?? `https://chat.example/channels/1/2/${messageID}`,
    options: question.options.map((option, at) => ({ ...option, votes: votes[at] ?? option.votes })),
  };
}
