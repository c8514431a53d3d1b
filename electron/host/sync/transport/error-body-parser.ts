import { z } from 'zod';
import { FIELDS, QUESTION_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';

/** An error's body can have any format (docs/reference/service-api.md 7). */

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

/** Returns the service's message, or an empty string if there is none. */
export function errorMessageIn(body: string): string {
  const json = parseJson(body);
  const found = json === undefined ? plainText(body) : sentencesOf(messagesIn(json));
  return found.length > MAX_MESSAGE_CHARACTERS ? `${found.slice(0, MAX_MESSAGE_CHARACTERS)}…` : found;
}

const sentencesOf = (messages: readonly string[]): string =>
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

/** Returns the text of an HTML page in one line. */
function plainText(body: string): string {
  return body
    .slice(0, 20_000)
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Limits for responses of any size. */
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

/** Returns the messages in a list of errors or in an object with an error for each field. */
function fieldMessagesIn(value: unknown, depth: number): string[] {
  if (Array.isArray(value)) return messagesIn(value, depth);
  const members = objectSchema.safeParse(value);
  if (!members.success) return [];
  return Object.entries(members.data)
    .slice(0, MAX_MESSAGES)
    .flatMap(([name, one]) => messagesIn(one, depth + 1).map((text) => `${name}: ${text}`));
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MAX_MESSAGES);

/** Fields that contain the location of an error. */
const LOCATION_FIELDS = ['path', 'field', 'pointer', 'loc', 'param', 'property', 'source'] as const;

/** Returns the rejected field, or null if the response mentions none or several. */
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
