import { z } from 'zod';
import { FIELDS, QUESTION_FIELDS } from '../../../../shared/question/fields.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';
import type { SyncAnswer, SyncFailure, SyncRequest } from '../sync-ports.ts';
import { type Answered, isLikeQuestion, readAnswer } from './remote-question.ts';

/** The message in the body of an error, which can have any format (docs/reference/service-api.md 7). */

const LONGEST = 600;
const TEXTS = [
  'detail',
  'message',
  'error_description',
  'error',
  'title',
  'msg',
  'reason',
  'description',
] as const;
const membersSchema = z.record(z.string(), z.unknown());

/** The service's own words; empty where there are none. */
export function wordsOf(body: string): string {
  const json = parsed(body);
  const found = json === undefined ? plainText(body) : textsIn(json).join(' · ');
  return found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
}

function parsed(body: string): unknown {
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
const DEEPEST = 4;
const MOST = 12;

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    return distinct(value.slice(0, MOST).flatMap((one: unknown) => textsIn(one, depth + 1)));
  }
  const members = membersSchema.safeParse(value);
  if (!members.success) return [];
  const name = TEXTS.find((one) => textsIn(members.data[one], depth + 1).length > 0);
  const own = name === undefined ? [] : textsIn(members.data[name], depth + 1);
  const errors =
    name === 'error' || !('errors' in members.data) ? [] : inErrors(members.data.errors, depth + 1);
  return distinct([...own, ...errors]);
}

/** A list of errors, or one for each field. */
function inErrors(value: unknown, depth: number): string[] {
  if (Array.isArray(value)) return textsIn(value, depth);
  const members = membersSchema.safeParse(value);
  if (!members.success) return [];
  return Object.entries(members.data)
    .slice(0, MOST)
    .flatMap(([name, one]) => textsIn(one, depth + 1).map((text) => `${name}: ${text}`));
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** Members that tell where something is wrong, and what the service calls our fields. */
const PLACES = ['path', 'field', 'pointer', 'loc', 'param', 'property', 'source'] as const;

/** The field that a refusal is about, where it says so; null where it names none or several. */
export function fieldOf(body: string): SyncField | null {
  const json = parsed(body);
  return only(placesIn(json)) ?? only([wordsOf(body)]);
}

function placesIn(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((one: unknown) => placesIn(one, depth + 1));
  const members = membersSchema.safeParse(value);
  if (!members.success) return [];
  const own = PLACES.flatMap((name) => {
    const place = members.data[name];
    return place === undefined || isNestedDeeper(place, DEEPEST) ? [] : [JSON.stringify(place)];
  });
  const errors = membersSchema.safeParse(members.data.errors);
  const keys = errors.success ? Object.keys(errors.data) : [];
  return [
    ...own,
    ...keys,
    ...placesIn(members.data.errors ?? members.data.error ?? members.data.detail, depth + 1),
  ];
}

function only(texts: readonly string[]): SyncField | null {
  const named = FIELDS.filter((field) => texts.some((text) => QUESTION_FIELDS[field].mention.test(text)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What became of a request, as far as what to do next depends on it. */
export type Outcome =
  | { kind: 'question'; answered: Answered }
  /** No byte left: all of the account waits. */
  | { kind: 'unreachable'; cause: SyncFailure['cause']; detail: string }
  /** Nothing is known to have happened, or it does not matter: ask again later. */
  | { kind: 'again'; facts: { cause: string; status?: number } }
  /** A create that may have arrived. */
  | { kind: 'unknown'; facts: UnknownFacts }
  | { kind: 'redirect'; facts: { status: number; host: string | null } }
  /** A response to a fetch or an edit that is JSON of the service, and can't be used for this question. */
  | { kind: 'unusable'; facts: { reason: 'id' | 'content' } }
  /** An answer that is none of the service's. */
  | { kind: 'strange'; facts: { status: number; type: string | null; start: string } }
  | { kind: 'unauthorized'; facts: { words: string } }
  | { kind: 'forbidden'; facts: { words: string } }
  | { kind: 'missing'; facts: { words: string } }
  | { kind: 'refused'; facts: { status: number; words: string; field: string | null } }
  | { kind: 'limited'; headers: SyncAnswer['headers'] };

type UnknownFacts = { cause: string; status?: number; remoteId?: number };

/** A create that was answered with an ID that another question here has. */
export const idInUse = (remoteId: number): { kind: 'unknown'; facts: UnknownFacts } => ({
  kind: 'unknown',
  facts: { cause: 'id-in-use', remoteId },
});

/** Statuses that may pass by themselves. */
const PASSING = new Set([408, 425]);
/** Characters of a strange answer that are told. */
const START = 120;

/** The table of outcomes: docs/guide/sync.md has it in words. */
export function outcomeOf(method: SyncRequest['method'], result: SyncAnswer | SyncFailure): Outcome {
  if (result.kind === 'answer') return outcomeOfAnswer(method, result);
  if (result.phase === 'before') return { kind: 'unreachable', cause: result.cause, detail: result.detail };
  return unsure(method, { cause: result.cause });
}

const unsure = (method: SyncRequest['method'], facts: { cause: string; status?: number }): Outcome =>
  method === 'POST' ? { kind: 'unknown', facts } : { kind: 'again', facts };

function outcomeOfAnswer(method: SyncRequest['method'], answer: SyncAnswer): Outcome {
  const { status, body, headers } = answer;
  if (status >= 200 && status < 300) return outcomeOfSuccess(method, answer);
  if (status >= 300 && status < 400)
    return { kind: 'redirect', facts: { status, host: hostOf(headers.location) } };
  if (status === 401) return { kind: 'unauthorized', facts: { words: wordsOf(body) } };
  if (status === 403) return { kind: 'forbidden', facts: { words: wordsOf(body) } };
  if (status === 404 || status === 410) return { kind: 'missing', facts: { words: wordsOf(body) } };
  if (status === 429) return { kind: 'limited', headers };
  if (PASSING.has(status) || status >= 500 || status < 200)
    return unsure(method, { cause: 'status', status });
  return { kind: 'refused', facts: { status, words: wordsOf(body), field: fieldOf(body) } };
}

function outcomeOfSuccess(method: SyncRequest['method'], answer: SyncAnswer): Outcome {
  const answered = readAnswer(answer.body);
  // A fetch is for the content: an answer without it is of no use. After a create or edit another fetch brings it.
  if (answered && (answered.content || method !== 'GET')) return { kind: 'question', answered };
  if (method === 'POST') return { kind: 'unknown', facts: { cause: 'strange', status: answer.status } };
  if (!isLikeQuestion(answer.body)) return { kind: 'strange', facts: strangeness(answer) };
  return { kind: 'unusable', facts: { reason: answered ? 'content' : 'id' } };
}

const strangeness = ({ status, headers, body }: SyncAnswer) => ({
  status,
  type: headers['content-type'] ?? null,
  start: wordsOf(body).slice(0, START),
});

/** The host of an address; null for a path of the same host. */
function hostOf(location: string | undefined): string | null {
  if (location === undefined || !URL.canParse(location)) return null;
  return new URL(location).host;
}
