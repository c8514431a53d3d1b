import { z } from 'zod';
import { FIELDS, QUESTION_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';

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

/**
 * Returns the service's message, or an empty string if there is none. An error's body can have any format
 * (docs/reference/service-api.md 7).
 */
export function parseErrorMessage(body: string): string {
  const json = parseJson(body);
  const found = json === undefined ? toPlainText(body) : joinSentences(findMessages(json));
  return found.length > MAX_MESSAGE_CHARACTERS ? `${found.slice(0, MAX_MESSAGE_CHARACTERS)}…` : found;
}

const joinSentences = (messages: readonly string[]): string =>
  messages.length < 2
    ? messages.join('')
    : messages.map((message) => (/[.!?…:]$/.test(message) ? message : `${message}.`)).join(' ');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns an HTML page's text on one line. */
function toPlainText(body: string): string {
  return body
    .slice(0, 20_000)
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Limits the work for deeply nested and long responses. */
const MAX_DEPTH = 4;
const MAX_MESSAGES = 12;

function findMessages(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    return removeRepeated(
      value.slice(0, MAX_MESSAGES).flatMap((one: unknown) => findMessages(one, depth + 1)),
    );
  }
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  const name = MESSAGE_FIELDS.find((one) => findMessages(members.data[one], depth + 1).length > 0);
  const own = name === undefined ? [] : findMessages(members.data[name], depth + 1);
  const errors =
    name === 'error' || !('errors' in members.data) ? [] : findFieldMessages(members.data.errors, depth + 1);
  return removeRepeated([...own, ...errors]);
}

/** Returns the messages in a list of errors or in an object with an error for each field. */
function findFieldMessages(value: unknown, depth: number): string[] {
  if (Array.isArray(value)) return findMessages(value, depth);
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  return Object.entries(members.data)
    .slice(0, MAX_MESSAGES)
    .flatMap(([name, one]) => findMessages(one, depth + 1).map((text) => `${name}: ${text}`));
}

const removeRepeated = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MAX_MESSAGES);

const LOCATION_FIELDS = ['path', 'field', 'pointer', 'loc', 'param', 'property', 'source'] as const;

/** Returns the rejected field, or null if the response mentions none or several. */
export function parseRejectedField(body: string): SyncField | null {
  const json = parseJson(body);
  return findOnlyMentionedField(findLocations(json)) ?? findOnlyMentionedField([parseErrorMessage(body)]);
}

function findLocations(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.slice(0, MAX_MESSAGES).flatMap((one: unknown) => findLocations(one, depth + 1));
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
    ...findLocations(members.data.errors ?? members.data.error ?? members.data.detail, depth + 1),
  ];
}

function findOnlyMentionedField(texts: readonly string[]): SyncField | null {
  const named = FIELDS.filter((field) => texts.some((text) => QUESTION_FIELDS[field].mention.test(text)));
  return named.length === 1 ? (named[0] ?? null) : null;
}
