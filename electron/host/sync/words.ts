import { z } from 'zod';
import { type SyncField, syncFieldSchema } from '../../../shared/sync-views.ts';
import { isNestedDeeper } from '../json.ts';

/** What a body that is an error says, in any shape: no document tells which (service.md section 7). */

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
const NAMES: Readonly<Record<SyncField, RegExp>> = {
  title: /\b(?:title|question)\b/i,
  options: /\boptions?\b/i,
  description: /\bdescription\b/i,
  footer: /\bfooter\b/i,
  image: /\bimage\b/i,
};

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
  const named = syncFieldSchema.options.filter((field) => texts.some((text) => NAMES[field].test(text)));
  return named.length === 1 ? (named[0] ?? null) : null;
}
