import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Draft } from '../../../../shared/library/entry.ts';
import { formatOptions } from '../../../../shared/question/option-line.ts';
import { splitLines } from '../../../../shared/question/options-source.ts';
import { createRecord, OPTIONAL_FIELDS, PLAIN_FIELDS } from '../../../../shared/question/question-fields.ts';
import {
  type SimilarQuestion,
  similarQuestionSchema,
} from '../../../../shared/question/service-body-schemas.ts';
import type { Seen } from '../../../../shared/sync/entry-sync-schema.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';

import type { SyncFailure, SyncRequest, SyncResponse } from '../sync-ports.ts';
import { parseErrorMessage, parseRejectedField } from './error-body-parser.ts';

export type Outcome =
  | { kind: 'question'; remoteQuestion: RemoteQuestion }
  /** No byte was sent, so the account waits. */
  | { kind: 'unreachable'; cause: SyncFailure['cause']; detail: string }
  /** A fetch or edit that failed temporarily and can be retried later. */
  | { kind: 'again'; facts: FailureFacts }
  /** A create that may have arrived. */
  | { kind: 'unknown'; facts: FailureFacts }
  | { kind: 'redirect'; facts: { status: number; host: string | null } }
  /** The service's JSON response to a fetch or edit can't be used. */
  | { kind: 'unusable'; facts: { reason: 'id' | 'content' } }
  /** A response that isn't from the service, such as a sign-in page. */
  | { kind: 'strange'; facts: { status: number; type: string | null; start: string } }
  | { kind: 'unauthorized'; facts: { words: string } }
  | { kind: 'forbidden'; facts: { words: string } }
  | { kind: 'missing'; facts: { status: number; words: string } }
  | { kind: 'refused'; facts: { status: number; words: string; field: string | null } }
  | { kind: 'limited'; headers: SyncResponse['headers'] };

/** Facts about a request that failed but may have arrived. `HOLD_CODES` describes them. */
export type FailureFacts = {
  cause: SyncFailure['cause'] | 'status' | 'strange' | 'id-in-use';
  /** The status of a complete response. */
  status?: number;
  /** The service's own error message. */
  words?: string;
  reason?: StrangeReason;
  remoteId?: number;
};

/**
 * `empty` means no body, `page` means HTML, `not-json` means damaged JSON or other content, and `no-id` means
 * JSON without a usable ID.
 */
type StrangeReason = 'empty' | 'page' | 'not-json' | 'no-id';

/** Returns a create's outcome if the response has the ID of a different question in the library. */
export const createIdInUseOutcome = (remoteId: number): { kind: 'unknown'; facts: FailureFacts } => ({
  kind: 'unknown',
  facts: { cause: 'id-in-use', remoteId },
});

const TRANSIENT_STATUSES = new Set([408, 425]);
const MAX_EXCERPT_CHARACTERS = 120;

/** Returns a request's outcome. docs/project/sync-design.md describes the outcomes. */
export function classifyResult(method: SyncRequest['method'], result: SyncResponse | SyncFailure): Outcome {
  if (result.kind === 'response') return classifyResponse(method, result);
  if (result.phase === 'before') return { kind: 'unreachable', cause: result.cause, detail: result.detail };
  return classifyUncertain(method, { cause: result.cause });
}

const classifyUncertain = (method: SyncRequest['method'], facts: FailureFacts): Outcome =>
  method === 'POST' ? { kind: 'unknown', facts } : { kind: 'again', facts };

function classifyResponse(method: SyncRequest['method'], answer: SyncResponse): Outcome {
  const { status, body, headers } = answer;
  if (status >= 200 && status < 300) return classifySuccess(method, answer);
  if (status >= 300 && status < 400)
    return { kind: 'redirect', facts: { status, host: parseHost(headers.location) } };
  if (status === 401) return { kind: 'unauthorized', facts: { words: parseErrorMessage(body) } };
  if (status === 403) return { kind: 'forbidden', facts: { words: parseErrorMessage(body) } };
  if (status === 404 || status === 410)
    return { kind: 'missing', facts: { status, words: parseErrorMessage(body) } };
  if (status === 429) return { kind: 'limited', headers };
  if (TRANSIENT_STATUSES.has(status) || status >= 500 || status < 200)
    return classifyUncertain(method, { cause: 'status', status, words: parseErrorMessage(body) });
  return {
    kind: 'refused',
    facts: { status, words: parseErrorMessage(body), field: parseRejectedField(body) },
  };
}

function classifySuccess(method: SyncRequest['method'], answer: SyncResponse): Outcome {
  const remoteQuestion = parseRemoteQuestion(answer.body);
  // The response to a fetch needs the content. After a create or edit, the next fetch returns it.
  if (remoteQuestion && (remoteQuestion.content || method !== 'GET'))
    return { kind: 'question', remoteQuestion };
  if (method === 'POST')
    return {
      kind: 'unknown',
      facts: { cause: 'strange', status: answer.status, reason: findStrangeReason(answer) },
    };
  if (!isLikelyQuestion(answer.body)) return { kind: 'strange', facts: createExcerpt(answer) };
  return { kind: 'unusable', facts: { reason: remoteQuestion ? 'content' : 'id' } };
}

function findStrangeReason({ headers, body }: SyncResponse): StrangeReason {
  if (body.trim() === '') return 'empty';
  if (parseJson(body) !== undefined) return 'no-id';
  return /html/i.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html)/i.test(body)
    ? 'page'
    : 'not-json';
}

const createExcerpt = ({ status, headers, body }: SyncResponse) => ({
  status,
  type: headers['content-type'] ?? null,
  start: parseErrorMessage(body).slice(0, MAX_EXCERPT_CHARACTERS),
});

/** Returns the host in a `Location` header, or null if the header is missing or isn't an absolute URL. */
function parseHost(location: string | undefined): string | null {
  if (location === undefined || !URL.canParse(location)) return null;
  return new URL(location).host;
}

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Limits the number of options, because the time to merge grows with the cube of that number. The service
 * allows only 20.
 */
const MAX_OPTIONS = 100;

/** Parses to undefined if the value is absent or has the wrong type. */
const createNullable = <S extends z.ZodType>(schema: S) => schema.nullable().optional().catch(undefined);
/** Parses to an empty string if the value is absent, null, or not a string. */
const plainText = z.string().catch('');
/** Parses a string and replaces its line breaks with spaces, because an option is one line. */
const oneLine = plainText.transform((text) => text.replaceAll(/\r?\n/g, ' '));
const idText = z.union([z.string(), z.number().transform(String)]);

const optionList = z.custom<unknown[]>((value) => Array.isArray(value) && value.length <= MAX_OPTIONS);
const optionLines = z.union([
  z.string().refine((text) => splitLines(text).length <= MAX_OPTIONS),
  optionList
    .pipe(
      z.array(
        z.union([
          z.object({ emoji: oneLine, text: oneLine }),
          oneLine.transform((text) => ({ emoji: '', text })),
        ]),
      ),
    )
    .transform(formatOptions),
]);
/** Parses to null unless every option has votes. */
const votesSchema = optionList
  .pipe(z.array(z.object({ votes: z.number() }).transform(({ votes }) => votes)))
  .nullable()
  .catch(null);

const contentFields = z.object({
  question: z.string(),
  options: optionLines,
  ...createRecord(OPTIONAL_FIELDS, () => plainText),
});
const contentSchema = contentFields
  .transform(({ question, ...others }): Draft => ({ title: question, ...others }))
  .nullable()
  .catch(null);

interface AuthorFields {
  author?: Seen['author'];
  /** The author fields of docs/reference/service-api.md 2.5 that the response contains. */
  authorProfile?: Readonly<Record<string, string>>;
}

/**
 * The response to a create or edit contains the author's ID, and the response to a fetch contains an object
 * (docs/reference/service-api.md 2.2, 2.5).
 */
const authorSchema = z
  .union([
    idText.nullable().transform((id): AuthorFields => ({ author: id === null ? null : { id, name: null } })),
    z.looseObject({ id: idText }).transform((fields): AuthorFields => {
      const authorProfile: Record<string, string> = {};
      for (const [name, text] of Object.entries(fields))
        if (typeof text === 'string') authorProfile[name] = text;
      const name = authorProfile.globalName || authorProfile.username || null;
      return { author: { id: fields.id, name }, authorProfile };
    }),
  ])
  .catch({});

const similarSchema = similarQuestionSchema.extend({
  id: z.int().positive(),
  ...createRecord(PLAIN_FIELDS, () =>
    z
      .string()
      .nullish()
      .transform((text) => text ?? ''),
  ),
});
/** The service returns 5. Checking all objects in a large response would take seconds. */
const MAX_SIMILAR = 100;
/** Parses the valid items and omits the others (docs/reference/service-api.md 2.6). */
const similarList = z
  .array(z.unknown())
  .catch([])
  .transform((items) =>
    items.slice(0, MAX_SIMILAR).flatMap((item) => similarSchema.safeParse(item).data ?? []),
  );

const responseSchema = z.object({
  id: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.int().positive()),
  createdAt: createNullable(z.string()),
  author: authorSchema,
  status: createNullable(z.number()),
  sentAt: createNullable(z.string()),
  messageID: createNullable(idText),
  messageLink: createNullable(z.string()),
  similarQuestions: similarList,
});

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(responseSchema.shape),
  ...Object.keys(contentFields.shape),
  // This isn't a field, but copying it could change an object's prototype.
  '__proto__',
]);
const isKnown = (name: string): boolean => KNOWN_FIELDS.has(name);

/**
 * Returns whether a body is a JSON object with `id` and another field of a question. No sign-in page has
 * both.
 */
function isLikelyQuestion(body: string): boolean {
  const data = parseJson(body);
  return isObject(data) && 'id' in data && Object.keys(data).filter(isKnown).length > 1;
}

/**
 * A question in a response. Only its ID is certain. Undefined fields weren't in the response or have the
 * wrong type.
 */
export interface RemoteQuestion
  extends AuthorFields,
    Omit<z.infer<typeof responseSchema>, 'author' | 'similarQuestions'> {
  /** Null if the response has no valid title or options. */
  content: Draft | null;
  votes?: number[];
  similar: SimilarQuestion[];
  unknownFields: Record<string, unknown>;
}

/**
 * Returns the question in a response body, or null if the body isn't JSON, is truncated, or has no usable ID.
 * Never throws. The library can store every returned question.
 */
export function parseRemoteQuestion(body: string): RemoteQuestion | null {
  const data = parseJson(body);
  const response = responseSchema.safeParse(data);
  if (!response.success || !isObject(data)) return null;
  const { author, similarQuestions: similar, ...fields } = response.data;
  const votes = votesSchema.parse(data.options);
  const unknownFields = Object.entries(data).filter(
    ([name, value]) => !isKnown(name) && !isNestedDeeper(value, MAX_UNKNOWN_FIELD_DEPTH),
  );
  return {
    ...fields,
    ...author,
    content: contentSchema.parse(data),
    ...(votes && { votes }),
    similar,
    unknownFields: Object.fromEntries(unknownFields),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\u{feff}/u, ''));
  } catch {
    return undefined;
  }
}

/** Returns the remote version to store. Absent fields are copied from the previous version. */
export function toSeen(
  remoteQuestion: RemoteQuestion,
  content: Draft,
  before: Seen | null,
  at: number,
): Seen {
  const fresh: Omit<Seen, 'at'> = {
    content,
    createdAt: remoteQuestion.createdAt ?? before?.createdAt ?? null,
    author:
      remoteQuestion.author?.name || !before?.author
        ? (remoteQuestion.author ?? before?.author ?? null)
        : before.author,
    status: remoteQuestion.status ?? before?.status ?? null,
    sentAt: remoteQuestion.sentAt === undefined ? (before?.sentAt ?? null) : remoteQuestion.sentAt,
    messageID:
      remoteQuestion.messageID === undefined ? (before?.messageID ?? null) : remoteQuestion.messageID,
    messageLink:
      remoteQuestion.messageLink === undefined ? (before?.messageLink ?? null) : remoteQuestion.messageLink,
    votes: remoteQuestion.votes ?? before?.votes ?? null,
    others: limitDepth(remoteQuestion.unknownFields),
  };
  if (!before) return { at, ...fresh };
  const { at: since, ...old } = before;
  return isDeepStrictEqual(old, fresh) ? before : { at: Math.max(at, since), ...fresh };
}

const MAX_UNKNOWN_FIELDS_CHARACTERS = 10_000;
/** Every program that reads the library's files allows deeper nesting. */
const MAX_UNKNOWN_FIELD_DEPTH = 100;

const limitDepth = (others: Seen['others']): Seen['others'] =>
  JSON.stringify(others).length > MAX_UNKNOWN_FIELDS_CHARACTERS ? {} : others;
