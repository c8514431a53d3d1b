import { formatImageEmoji, readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import type { StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import { readPlaceholderPath } from '../../../../shared/placeholder-path.ts';
import { PLAIN_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { resolveImage } from '../../../../shared/question/question-image.ts';
import type {
  CreateOutput,
  EditOutput,
  FetchOutput,
  Option,
  SimilarQuestion,
} from '../../../../shared/question/question-schema.ts';

/** Where the server that answers can be reached: `http://127.0.0.1:PORT`. */
type Origin = string;

/** A timestamp in the response to create and edit: ISO 8601 in UTC, with offset. */
const withOffset = (moment: string): string =>
  moment.endsWith('Z') ? moment : new Date(moment).toISOString();

/** A timestamp in the response to fetch: `YYYY-MM-DDTHH:MM:SS`, UTC, without offset (docs/reference/service-api.md 2.3). */
const withoutOffset = (moment: string): string => new Date(moment).toISOString().slice(0, 19);

const toResponseOption = ({ emoji, text }: StoredOption, origin: Origin): Option => ({
  emoji: toResponseEmoji(emoji, origin),
  text,
});

/** The response to edit. */
export function editResponse(id: number, question: StoredQuestion, origin: Origin): EditOutput {
  return {
    id,
    createdAt: withOffset(question.createdAt),
    question: question.title,
    ...recordOf(PLAIN_FIELDS, (field) => question[field]),
    author: question.author.id,
    options: question.options.map((option) => toResponseOption(option, origin)),
    status: question.status,
    sentAt: question.sentAt === null ? null : withOffset(question.sentAt),
    image: toResponseImage(question.image, origin),
    messageID: question.messageID,
  };
}

/** The response to create. `similar` is null if the client isn't an administrator. */
export function createResponse(
  id: number,
  question: StoredQuestion,
  similar: SimilarQuestion[] | null,
  origin: Origin,
): CreateOutput {
  return { ...editResponse(id, question, origin), similarQuestions: similar };
}

/** The response to fetch. */
export function fetchResponse(id: number, question: StoredQuestion, origin: Origin): FetchOutput {
  return {
    id,
    createdAt: withOffset(question.createdAt),
    question: question.title,
    ...recordOf(PLAIN_FIELDS, (field) => question[field]),
    author: question.author,
    options: question.options.map(({ emoji, text, votes }) => ({
      emoji: toResponseEmoji(emoji, origin),
      text,
      votes,
    })),
    status: question.status,
    sentAt: question.sentAt === null ? null : withoutOffset(question.sentAt),
    image: toResponseImage(question.image, origin),
    messageID: question.messageID,
    messageLink: question.messageLink,
  };
}

/** An element of `similarQuestions`: no author, and no null strings (docs/reference/service-api.md 2.6). */
export function similarResponse(
  id: number,
  question: StoredQuestion,
  score: number,
  origin: Origin,
): SimilarQuestion {
  const { author: _, ...rest } = editResponse(id, question, origin);
  return {
    ...rest,
    ...recordOf(PLAIN_FIELDS, (field) => question[field] ?? ''),
    search_score: score,
  };
}

/**
 * Placeholder pictures are kept as paths and answered as links to the server that answers: its port may be another
 * one tomorrow. For the same reason a link that comes back is known by its path, at any port of this computer.
 * `origin` is `http://127.0.0.1:PORT`.
 */

/** A stored emoji as answered: a placeholder's path becomes an absolute URL. */
const toResponseEmoji = (emoji: string, origin: Origin): string =>
  mapEmojiUrl(emoji, (url) => (url.startsWith('/') ? origin + url : url));

/** An option as read from a body: links to placeholders become paths again, so that votes stay. */
export function fromRequestOption(option: StoredOption): StoredOption {
  const toPath = (url: string) => placeholderPath(url) ?? url;
  return { ...option, typed: mapEmojiUrl(option.typed, toPath), emoji: mapEmojiUrl(option.emoji, toPath) };
}

/** The image in a response: the URL of a placeholder instead of `$$search$$`. */
function toResponseImage(image: string | null, origin: Origin): string | null {
  if (!image?.startsWith('$$')) return image;
  return origin + resolveImage(image);
}

/** An image as read from a body: a placeholder becomes the search that it stands for. */
export function fromRequestImage<T extends string | null | undefined>(image: T): T | string {
  const path = image && placeholderPath(image);
  const placeholder = path ? readPlaceholderPath(path) : null;
  if (placeholder?.kind !== 'image') return image;
  const search = `$$${placeholder.words}$$`;
  return resolveImage(search) === path ? search : image;
}

/** The path of a link to a placeholder, also where another program or yesterday's port answered it. */
function placeholderPath(url: string): string | null {
  const path = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(\/.*)$/is.exec(url)?.[1];
  return path !== undefined && readPlaceholderPath(path) ? path : null;
}

/** The emoji with another URL, where it is of the form `$[label](url)$`. */
function mapEmojiUrl(emoji: string, change: (url: string) => string): string {
  if (!emoji.startsWith('$[')) return emoji;
  const form = readWholeEmoji(emoji);
  return form?.kind === 'image' ? formatImageEmoji(form.label, change(form.url)) : emoji;
}
