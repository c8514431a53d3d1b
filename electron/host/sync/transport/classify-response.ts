import { z } from 'zod';
import { FIELDS, QUESTION_FIELDS } from '../../../../shared/question/fields.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';
import type { SyncFailure, SyncRequest, SyncResponse } from '../sync-ports.ts';
import { looksLikeQuestion, parseRemoteQuestion, type RemoteQuestion } from './remote-question.ts';

/** The message in the body of an error, which can have any format (docs/reference/service-api.md 7). */

const MAX_MESSAGE_CHARACTERS = 600;
const MESSAGE_FIELDS = [
  'detail',
  'message',
  'error_description',
  'error',
  'title',
  'msg',
  'reason',
  'description',
] as const;
const objectSchema = z.record(z.string(), z.unknown());

/** The service's own words; empty where there are none. */
export function errorMessageIn(body: string): string {
  const json = parseJson(body);
  const found = json === undefined ? plainText(body) : messagesIn(json).join(' · ');
  return found.length > MAX_MESSAGE_CHARACTERS ? `${found.slice(0, MAX_MESSAGE_CHARACTERS)}…` : found;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A page without its tags, in one line. */
function plainText(body: string): string {
  return body
    .slice(0, 20_000)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How deep and how many: whatever a server sends, this ends. */
const MAX_DEPTH = 4;
const MAX_MESSAGES = 12;

function messagesIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    return distinct(value.slice(0, MAX_MESSAGES).flatMap((one: unknown) => messagesIn(one, depth + 1)));
  }
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  const name = MESSAGE_FIELDS.find((one) => messagesIn(members.data[one], depth + 1).length > 0);
  const own = name === undefined ? [] : messagesIn(members.data[name], depth + 1);
  const errors =
    name === 'error' || !('errors' in members.data) ? [] : fieldMessagesIn(members.data.errors, depth + 1);
  return distinct([...own, ...errors]);
}

/** A list of errors, or one for each field. */
function fieldMessagesIn(value: unknown, depth: number): string[] {
  if (Array.isArray(value)) return messagesIn(value, depth);
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  return Object.entries(members.data)
    .slice(0, MAX_MESSAGES)
    .flatMap(([name, one]) => messagesIn(one, depth + 1).map((text) => `${name}: ${text}`));
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MAX_MESSAGES);

/** Members that tell where something is wrong, and what the service calls our fields. */
const LOCATION_FIELDS = ['path', 'field', 'pointer', 'loc', 'param', 'property', 'source'] as const;

/** The field that a refusal is about, where it says so; null where it names none or several. */
export function rejectedFieldIn(body: string): SyncField | null {
  const json = parseJson(body);
  return onlyMentionedField(locationsIn(json)) ?? onlyMentionedField([errorMessageIn(body)]);
}

function locationsIn(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.slice(0, MAX_MESSAGES).flatMap((one: unknown) => locationsIn(one, depth + 1));
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  const own = LOCATION_FIELDS.flatMap((name) => {
    const place = members.data[name];
    return place === undefined || isNestedDeeper(place, MAX_DEPTH) ? [] : [JSON.stringify(place)];
  });
  const errors = objectSchema.safeParse(members.data.errors);
  const keys = errors.success ? Object.keys(errors.data) : [];
  return [
    ...own,
    ...keys,
    ...locationsIn(members.data.errors ?? members.data.error ?? members.data.detail, depth + 1),
  ];
}

function onlyMentionedField(texts: readonly string[]): SyncField | null {
  const named = FIELDS.filter((field) => texts.some((text) => QUESTION_FIELDS[field].mention.test(text)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What became of a request, as far as what to do next depends on it. */
export type Outcome =
  | { kind: 'question'; remoteQuestion: RemoteQuestion }
  /** No byte left: all of the account waits. */
  | { kind: 'unreachable'; cause: SyncFailure['cause']; detail: string }
  /** Nothing is known to have happened, or it does not matter: ask again later. */
  | { kind: 'again'; facts: { cause: string; status?: number } }
  /** A create that may have arrived. */
  | { kind: 'unknown'; facts: UnconfirmedFacts }
  | { kind: 'redirect'; facts: { status: number; host: string | null } }
  /** A response to a fetch or an edit that is JSON of the service, and can't be used for this question. */
  | { kind: 'unusable'; facts: { reason: 'id' | 'content' } }
  /** An answer that is none of the service's. */
  | { kind: 'strange'; facts: { status: number; type: string | null; start: string } }
  | { kind: 'unauthorized'; facts: { words: string } }
  | { kind: 'forbidden'; facts: { words: string } }
  | { kind: 'missing'; facts: { words: string } }
  | { kind: 'refused'; facts: { status: number; words: string; field: string | null } }
  | { kind: 'limited'; headers: SyncResponse['headers'] };

type UnconfirmedFacts = { cause: string; status?: number; remoteId?: number };

/** A create that was answered with an ID that another question here has. */
export const idInUseOutcome = (remoteId: number): { kind: 'unknown'; facts: UnconfirmedFacts } => ({
  kind: 'unknown',
  facts: { cause: 'id-in-use', remoteId },
});

/** Statuses that may pass by themselves. */
const TRANSIENT_STATUSES = new Set([408, 425]);
/** Characters of a strange answer that are told. */
const MAX_EXCERPT_CHARACTERS = 120;

/** The table of outcomes: docs/guide/sync.md has it in words. */
export function classifyResult(method: SyncRequest['method'], result: SyncResponse | SyncFailure): Outcome {
  if (result.kind === 'answer') return classifyResponse(method, result);
  if (result.phase === 'before') return { kind: 'unreachable', cause: result.cause, detail: result.detail };
  return unconfirmedOrRetry(method, { cause: result.cause });
}

const unconfirmedOrRetry = (
  method: SyncRequest['method'],
  facts: { cause: string; status?: number },
): Outcome => (method === 'POST' ? { kind: 'unknown', facts } : { kind: 'again', facts });

function classifyResponse(method: SyncRequest['method'], answer: SyncResponse): Outcome {
  const { status, body, headers } = answer;
  if (status >= 200 && status < 300) return classifySuccess(method, answer);
  if (status >= 300 && status < 400)
    return { kind: 'redirect', facts: { status, host: hostOf(headers.location) } };
  if (status === 401) return { kind: 'unauthorized', facts: { words: errorMessageIn(body) } };
  if (status === 403) return { kind: 'forbidden', facts: { words: errorMessageIn(body) } };
  if (status === 404 || status === 410) return { kind: 'missing', facts: { words: errorMessageIn(body) } };
  if (status === 429) return { kind: 'limited', headers };
  if (TRANSIENT_STATUSES.has(status) || status >= 500 || status < 200)
    return unconfirmedOrRetry(method, { cause: 'status', status });
  return { kind: 'refused', facts: { status, words: errorMessageIn(body), field: rejectedFieldIn(body) } };
}

function classifySuccess(method: SyncRequest['method'], answer: SyncResponse): Outcome {
  const remoteQuestion = parseRemoteQuestion(answer.body);
  // A fetch is for the content: an answer without it is of no use. After a create or edit another fetch brings it.
  if (remoteQuestion && (remoteQuestion.content || method !== 'GET'))
    return { kind: 'question', remoteQuestion };
  if (method === 'POST') return { kind: 'unknown', facts: { cause: 'strange', status: answer.status } };
  if (!looksLikeQuestion(answer.body)) return { kind: 'strange', facts: excerptOf(answer) };
  return { kind: 'unusable', facts: { reason: remoteQuestion ? 'content' : 'id' } };
}

const excerptOf = ({ status, headers, body }: SyncResponse) => ({
  status,
  type: headers['content-type'] ?? null,
  start: errorMessageIn(body).slice(0, MAX_EXCERPT_CHARACTERS),
});

/** The host of an address; null for a path of the same host. */
function hostOf(location: string | undefined): string | null {
  if (location === undefined || !URL.canParse(location)) return null;
  return new URL(location).host;
}
