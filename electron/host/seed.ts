import { resolveOptions } from '../../shared/checks/check.ts';
import { draftOfEntry } from '../../shared/draft.ts';
import type { EmojiBook } from '../../shared/emoji/emoji.ts';
import type { StoredQuestion } from '../../shared/library.ts';
import type { Author } from '../../shared/question.ts';
import type { Library } from './library/library.ts';
import { freshQuestion } from './library/question.ts';
import { markedAsSent } from './library/sent.ts';
import type { Clock, Random } from './ports.ts';
import { SAMPLES, type Sample } from './samples.ts';
import { serialQueue } from './serial-queue.ts';

/** The sample questions, as a tool of the library. */
export interface Samples {
  /** Adds those whose title is not there yet, all or none; returns their ids. Throws AppError('disk'). */
  add(): Promise<number[]>;
}

/** The tool over a library. A call waits for the one before it. `author` is who writes in the window. */
export function createSamples({
  library,
  book,
  author,
  clock,
  random,
}: {
  library: Pick<Library, 'entries' | 'addQuestions' | 'isMessageTaken'>;
  book: () => EmojiBook;
  author: () => Author;
  clock: Clock;
  random: Random;
}): Samples {
  const inTurn = serialQueue();

  const questionOf = (sample: Sample, given: Set<string>): StoredQuestion => {
    const { title, options, description = null, footer = null, image = null, sent } = sample;
    const stored = resolveOptions(options.join('\n'), book());
    const input = { title, description, footer, image, options: stored };
    const question = freshQuestion(input, author(), clock.now());
    if (!sent) return question;
    const isTaken = (messageID: string) => given.has(messageID) || library.isMessageTaken(messageID);
    const messageID = isTaken(sent.messageID) ? undefined : sent.messageID;
    const marked = markedAsSent(
      question,
      { status: 3, votes: sent.votes, messageID },
      { clock, random, isTaken },
    );
    if (marked.messageID !== null) given.add(marked.messageID);
    return marked;
  };
  const add = async (): Promise<number[]> => {
    const titles = new Set<string>();
    for (const entry of library.entries()) {
      if (entry.removedAt === null) titles.add(draftOfEntry(entry).title);
      if (entry.removedAt === null && entry.question) titles.add(entry.question.title);
    }
    const given = new Set<string>();
    const missing = SAMPLES.filter(({ title }) => !titles.has(title));
    const added = await library.addQuestions(
      missing.map((sample) => questionOf(sample, given)),
      'sample',
    );
    return added.map(({ id }) => id);
  };
  return { add: () => inTurn(add) };
}
