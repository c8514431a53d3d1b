import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { formatImageEmoji, readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import type { StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import { formatPlainFinding } from '../../../../shared/messages/finding-message.ts';
import { readPlaceholderImagePath } from '../../../../shared/placeholder-image-path.ts';
import { checkQuestion, resolveLines } from '../../../../shared/question/check-question.ts';
import { parseOptions } from '../../../../shared/question/option-line.ts';
import {
  createRecord,
  FIELDS,
  type Field,
  OPTIONAL_FIELDS,
  type OptionalField,
  PLAIN_FIELDS,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import { resolveImage } from '../../../../shared/question/question-image.ts';
import {
  type CreateOutput,
  type EditOutput,
  type FetchOutput,
  type Option,
  type QuestionInput,
  questionInputSchema,
  type SimilarQuestion,
} from '../../../../shared/question/service-body-schemas.ts';
import { type Finding, isRefusedCode } from '../../../../shared/question/validation-finding.ts';
import type { Numbered } from '../../library/library.ts';
import type { BodyProblem } from '../../system/http/http-error.ts';

/** A valid body. Omitted optional fields are undefined. */
export interface ParsedQuestion extends Record<OptionalField, string | null | undefined> {
  title: string;
  options: StoredOption[];
}

/**
 * Parses the body of a create or edit (docs/reference/service-api.md 2.1), or returns all its problems.
 * Replaces placeholder image URLs with their searches.
 */
export function parseQuestionBody(
  body: unknown,
  {
    emojiResolver,
    optional,
    origin,
  }: {
    emojiResolver: EmojiResolver;
    optional: 'may-be-absent' | 'must-be-present';
    /** Null for a question in a file. */
    origin: Origin | null;
  },
): { ok: true; question: ParsedQuestion } | { ok: false; problems: BodyProblem[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const message = `The body must be a JSON object, not ${getTypeName(body)}.`;
    return { ok: false, problems: [{ path: '', code: 'wrong-type', message }] };
  }
  const fields = readFields(body);
  const lines = parseOptions(fields.input.options);
  const missing = optional === 'must-be-present' ? OPTIONAL_FIELDS.filter((field) => !(field in body)) : [];
  const problems = [
    ...fields.problems,
    ...missing.map((path) => ({
      path,
      code: 'missing' as const,
      message: `${path} is missing. To clear it, send null.`,
    })),
    ...checkQuestion(fields.input, emojiResolver, lines)
      .filter((finding) => !fields.unusable.has(finding.path))
      .flatMap(toBodyProblems),
  ];
  if (problems.length > 0) return { ok: false, problems: sortByField(problems) };
  const { input } = fields;
  return {
    ok: true,
    question: {
      ...createRecord(OPTIONAL_FIELDS, (field) => input[field]),
      title: input.title,
      options: resolveLines(lines, emojiResolver).map((option) => fromRequestOption(option, origin)),
      image: fromRequestImage(input.image, origin),
    },
  };
}

/** Returns the finding as a problem, or an empty array if it's only advice. */
const toBodyProblems = (finding: Finding): BodyProblem[] => {
  const { path, code, line } = finding;
  const message = formatPlainFinding(finding);
  return isRefusedCode(code) ? [{ path, code, ...(line !== null && { line }), message }] : [];
};

const FIELD_ORDER: readonly BodyProblem['path'][] = FIELDS;

const sortByField = (problems: readonly BodyProblem[]): BodyProblem[] =>
  problems.toSorted((a, b) => FIELD_ORDER.indexOf(a.path) - FIELD_ORDER.indexOf(b.path));

/**
 * Returns the fields. Missing required fields and fields of the wrong type (`unusable`) have an empty value.
 */
function readFields(body: object): {
  input: QuestionInput;
  unusable: ReadonlySet<Field>;
  problems: BodyProblem[];
} {
  const parsed = questionInputSchema.safeParse(body);
  if (parsed.success) return { input: parsed.data, unusable: new Set(), problems: [] };
  const invalid = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  const unusable = new Set(questionInputSchema.keyof().options.filter((field) => invalid.has(field)));
  const getValue = (field: Field): unknown => Object.getOwnPropertyDescriptor(body, field)?.value;
  const text = (field: Field) => {
    const given = getValue(field);
    return typeof given === 'string' ? given : undefined;
  };
  return {
    input: {
      title: text('title') ?? '',
      options: text('options') ?? '',
      ...createRecord(OPTIONAL_FIELDS, text),
    },
    unusable,
    problems: [...unusable].map((path) => createTypeProblem(path, body)),
  };
}

function createTypeProblem(path: Field, body: object): BodyProblem {
  const value: unknown = Object.getOwnPropertyDescriptor(body, path)?.value;
  if (value === undefined)
    return { path, code: 'missing', message: `${path} is missing. A question requires it.` };
  const expected = QUESTION_FIELDS[path].isRequired ? 'a string' : 'a string or null';
  return { path, code: 'wrong-type', message: `${path} must be ${expected}, not ${getTypeName(value)}.` };
}

function getTypeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The origin that the client uses to reach the server: `http://127.0.0.1:PORT`. */
type Origin = string;

/** Formats a timestamp for a create or edit response: ISO 8601 in UTC with an offset. */
const formatWithOffset = (timestamp: string): string =>
  timestamp.endsWith('Z') ? timestamp : new Date(timestamp).toISOString();

/**
 * Formats a timestamp for a fetch response: `YYYY-MM-DDTHH:MM:SS` in UTC without an offset
 * (docs/reference/service-api.md 2.3).
 */
const formatWithoutOffset = (timestamp: string): string => new Date(timestamp).toISOString().slice(0, 19);

const toResponseOption = ({ emoji, text }: StoredOption, origin: Origin): Option => ({
  emoji: toResponseEmoji(emoji, origin),
  text,
});

export function toEditResponse(id: number, question: StoredQuestion, origin: Origin): EditOutput {
  return {
    id,
    createdAt: formatWithOffset(question.createdAt),
    question: question.title,
    ...createRecord(PLAIN_FIELDS, (field) => question[field]),
    author: question.author.id,
    options: question.options.map((option) => toResponseOption(option, origin)),
    status: question.status,
    sentAt: question.sentAt === null ? null : formatWithOffset(question.sentAt),
    image: toResponseImage(question.image, origin),
    messageID: question.messageID,
  };
}

/** Returns the response to a create request. `similar` is null if the client isn't an administrator. */
export function toCreateResponse(
  id: number,
  question: StoredQuestion,
  similar: SimilarQuestion[] | null,
  origin: Origin,
): CreateOutput {
  return Object.assign(toEditResponse(id, question, origin), { similarQuestions: similar });
}

export function toFetchResponse(id: number, question: StoredQuestion, origin: Origin): FetchOutput {
  return {
    id,
    createdAt: formatWithOffset(question.createdAt),
    question: question.title,
    ...createRecord(PLAIN_FIELDS, (field) => question[field]),
    author: question.author,
    options: question.options.map(({ emoji, text, votes }) => ({
      emoji: toResponseEmoji(emoji, origin),
      text,
      votes,
    })),
    status: question.status,
    sentAt: question.sentAt === null ? null : formatWithoutOffset(question.sentAt),
    image: toResponseImage(question.image, origin),
    messageID: question.messageID,
    messageLink: question.messageLink,
  };
}

/** JSON in UTF-8 with one character per byte. Node sends such a string faster than a buffer. */
export type Utf8Json = string;

export const formatJson = (response: object): Utf8Json =>
  Buffer.from(JSON.stringify(response)).toString('latin1');

export interface FetchCache {
  json(found: Numbered, origin: Origin): Utf8Json;
}

const CACHED_RESPONSES = 4_096;

/**
 * Creates a cache of serialized questions. A changed question is a new object, so a cached response is never
 * outdated.
 */
export function createFetchCache(): FetchCache {
  const cached: ({ question: StoredQuestion; origin: Origin; json: Utf8Json | null } | undefined)[] = [];
  return {
    json({ id, question }, origin) {
      const slot = id % CACHED_RESPONSES;
      const last = cached[slot];
      const isRepeated = last?.question === question && last.origin === origin;
      if (isRepeated && last.json !== null) return last.json;
      const json = formatJson(toFetchResponse(id, question, origin));
      // Stores only the second response, because storing each one would create long-lived garbage if a client
      // fetches every question once.
      cached[slot] = { question, origin, json: isRepeated ? json : null };
      return json;
    },
  };
}

/**
 * Returns an element of `similarQuestions`. It has no author, and empty strings instead of null
 * (docs/reference/service-api.md 2.6).
 */
export function toSimilarResponse(
  id: number,
  question: StoredQuestion,
  score: number,
  origin: Origin,
): SimilarQuestion {
  const { author: _, ...rest } = toEditResponse(id, question, origin);
  return {
    ...rest,
    ...createRecord(PLAIN_FIELDS, (field) => question[field] ?? ''),
    search_score: score,
  };
}

/** Replaces a placeholder image's path with its URL. Paths are stored because the port can change. */
const toResponseEmoji = (emoji: string, origin: Origin): string =>
  mapEmojiUrl(emoji, (url) => (url.startsWith('/') ? origin + url : url));

/** Replaces placeholder URLs with paths, because the option must match the stored one to keep its votes. */
function fromRequestOption(option: StoredOption, origin: Origin | null): StoredOption {
  const toPath = (url: string) => findPlaceholderPath(url, origin) ?? url;
  return { ...option, typed: mapEmojiUrl(option.typed, toPath), emoji: mapEmojiUrl(option.emoji, toPath) };
}

/** Replaces `$$search$$` with the placeholder's URL. */
function toResponseImage(image: string | null, origin: Origin): string | null {
  if (!image?.startsWith('$$')) return image;
  return origin + resolveImage(image);
}

/** Replaces a placeholder's URL with its search. */
function fromRequestImage<T extends string | null | undefined>(image: T, origin: Origin | null): T | string {
  const path = image && findPlaceholderPath(image, origin);
  const placeholder = path ? readPlaceholderImagePath(path) : null;
  if (placeholder?.kind !== 'image') return image;
  const search = `$$${placeholder.words}$$`;
  return resolveImage(search) === path ? search : image;
}

/** Returns the path in a placeholder URL at `origin` or any port on this computer, or null for other URLs. */
function findPlaceholderPath(url: string, origin: Origin | null): string | null {
  const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?=\/)/i.exec(url)?.[0];
  const own = origin !== null && url.startsWith(`${origin}/`) ? origin : loopback;
  const path = url.slice((own ?? url).length);
  return readPlaceholderImagePath(path) ? path : null;
}

/** Replaces the URL in an emoji in the format `$[label](url)$`. Returns other emoji unchanged. */
function mapEmojiUrl(emoji: string, change: (url: string) => string): string {
  if (!emoji.startsWith('$[')) return emoji;
  const parsed = readWholeEmoji(emoji);
  return parsed?.kind === 'image' ? formatImageEmoji(parsed.label, change(parsed.url)) : emoji;
}
