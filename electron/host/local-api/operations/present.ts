import type { StoredOption, StoredQuestion } from '../../../../shared/library.ts';
import type {
  CreateOutput,
  EditOutput,
  FetchOutput,
  Option,
  SimilarQuestion,
} from '../../../../shared/question.ts';
import { imageOnWire, optionEmojiOnWire } from './links.ts';

/** Where the server that answers can be reached: `http://127.0.0.1:PORT`. */
type Origin = string;

/** A moment as create and edit answer it: ISO 8601 in UTC with its offset (decisions, «Addressing, time, ids»). */
const withOffset = (moment: string): string =>
  moment.endsWith('Z') ? moment : new Date(moment).toISOString();

/** A moment as fetch answers it: `YYYY-MM-DDTHH:MM:SS`, UTC, without offset (service.md 2.3). */
const withoutOffset = (moment: string): string => new Date(moment).toISOString().slice(0, 19);

const optionOnWire = ({ emoji, text }: StoredOption, origin: Origin): Option => ({
  emoji: optionEmojiOnWire(emoji, origin),
  text,
});

/** The edit answer, service.md 2.2. */
export function editAnswer(id: number, question: StoredQuestion, origin: Origin): EditOutput {
  return {
    id,
    createdAt: withOffset(question.createdAt),
    question: question.title,
    description: question.description,
    footer: question.footer,
    author: question.author.id,
    options: question.options.map((option) => optionOnWire(option, origin)),
    status: question.status,
    sentAt: question.sentAt === null ? null : withOffset(question.sentAt),
    image: imageOnWire(question.image, origin),
    messageID: question.messageID,
  };
}

/** The create answer, service.md 2.2. `similar` is null for whoever is no administrator. */
export function createAnswer(
  id: number,
  question: StoredQuestion,
  similar: SimilarQuestion[] | null,
  origin: Origin,
): CreateOutput {
  return { ...editAnswer(id, question, origin), similarQuestions: similar };
}

/** The fetch answer, service.md 2.3. */
export function fetchAnswer(id: number, question: StoredQuestion, origin: Origin): FetchOutput {
  return {
    id,
    createdAt: withOffset(question.createdAt),
    question: question.title,
    description: question.description,
    footer: question.footer,
    author: question.author,
    options: question.options.map(({ emoji, text, votes }) => ({
      emoji: optionEmojiOnWire(emoji, origin),
      text,
      votes,
    })),
    status: question.status,
    sentAt: question.sentAt === null ? null : withoutOffset(question.sentAt),
    image: imageOnWire(question.image, origin),
    messageID: question.messageID,
    messageLink: question.messageLink,
  };
}

/** One of `similarQuestions`, service.md 2.6: no author, no nulls in description and footer. */
export function similarAnswer(
  id: number,
  question: StoredQuestion,
  score: number,
  origin: Origin,
): SimilarQuestion {
  const { author: _, ...rest } = editAnswer(id, question, origin);
  return {
    ...rest,
    description: question.description ?? '',
    footer: question.footer ?? '',
    search_score: score,
  };
}
