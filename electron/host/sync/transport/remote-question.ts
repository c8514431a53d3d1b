import { z } from 'zod';
import type { Draft } from '../../../../shared/library.ts';
import { formatOptions } from '../../../../shared/options/option-line.ts';
import { OPTIONAL_FIELDS, PLAIN_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { type SimilarQuestion, similarQuestionSchema } from '../../../../shared/question.ts';
import type { Seen } from '../../../../shared/sync/entry-sync.ts';
import { splitLines } from '../../../../shared/text/lines.ts';
import { isNestedDeeper } from '../../system/json-depth.ts';

/**
 * Reading what the service answers. Nothing is relied on but an id: what is absent is not known, what is not understood is
 * kept, and no shape of any member is an error.
 */

/** A question as answered. A member that is undefined was not in the answer. */
export interface Answered {
  id: number;
  /** Null where title or options are not in it. */
  content: Draft | null;
  createdAt?: string | null;
  author?: Seen['author'];
  /** Of the author, whatever there is of docs/reference/service-api.md 2.5. */
  profile?: Readonly<Record<string, string>>;
  status?: number | null;
  sentAt?: string | null;
  messageID?: string | null;
  messageLink?: string | null;
  votes?: number[];
  named: SimilarQuestion[];
  others: Record<string, unknown>;
}

const KNOWN = [
  'id',
  'createdAt',
  'question',
  'author',
  'options',
  ...OPTIONAL_FIELDS,
  'status',
  'sentAt',
  'messageID',
  'messageLink',
  'similarQuestions',
] as const;

const membersSchema = z.record(z.string(), z.unknown());
const text = z.string();
const votesSchema = z.array(z.looseObject({ votes: z.number() }));
const optionSchema = z.looseObject({ emoji: z.unknown(), text: z.unknown(), votes: z.unknown() }).partial();

/** Whether a body is a JSON object with `id` and another field of a question, whatever they are: no login page has both. */
export function isLikeQuestion(body: string): boolean {
  const names = Object.keys(membersSchema.safeParse(parsed(body)).data ?? {});
  return names.includes('id') && names.filter(isKnown).length > 1;
}

/**
 * The question in a response body; null if it isn't JSON, is truncated, or has no usable ID. Never throws, and the library can hold
 * whatever it returns.
 */
export function readAnswer(body: string): Answered | null {
  const members = membersSchema.safeParse(parsed(body));
  if (!members.success) return null;
  const { data } = members;
  const id = readId(data.id);
  if (id === null) return null;
  const { author, profile } = readAuthor(data.author);
  const votes = readVotes(data.options);
  return {
    id,
    content: readContent(data),
    ...optional('createdAt', textOrNull(data.createdAt)),
    ...(author === undefined ? {} : { author }),
    ...(profile === undefined ? {} : { profile }),
    ...optional('status', numberOrNull(data.status)),
    ...optional('sentAt', textOrNull(data.sentAt)),
    ...optional('messageID', idOrNull(data.messageID)),
    ...optional('messageLink', textOrNull(data.messageLink)),
    ...(votes === null ? {} : { votes }),
    named: readNamed(data.similarQuestions),
    others: Object.fromEntries(
      Object.entries(data).filter(
        ([name, value]) => !isKnown(name) && !isNestedDeeper(value, MAX_OTHERS_DEPTH),
      ),
    ),
  };
}

const isKnown = (name: string): boolean => KNOWN.some((known) => known === name);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\u{feff}/u, ''));
  } catch {
    return undefined;
  }
}

const optional = <Name extends string, T>(name: Name, value: T | undefined): { [K in Name]?: T } =>
  // The one member is named by the type; a computed name widens it.
  value === undefined ? {} : ({ [name]: value } as { [K in Name]: T });

function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

const textOrNull = (value: unknown): string | null | undefined =>
  value === null || typeof value === 'string' ? value : undefined;
const numberOrNull = (value: unknown): number | null | undefined =>
  value === null || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;
const idOrNull = (value: unknown): string | null | undefined =>
  typeof value === 'number' ? String(value) : textOrNull(value);

/** A field that is absent, null or of another kind is empty. */
const field = (value: unknown): string => (typeof value === 'string' ? value : '');

function readContent(data: Readonly<Record<string, unknown>>): Draft | null {
  const title = text.safeParse(data.question);
  const options = readOptions(data.options);
  if (!title.success || options === null) return null;
  return {
    title: title.data,
    options,
    ...recordOf(OPTIONAL_FIELDS, (name) => field(data[name])),
  };
}

/** More options than that aren't read: the service allows 20, and merging takes time with the third power of their number. */
const MAX_OPTIONS = 100;

/** Options as lines; a line break in one of them becomes a blank, since a line can't hold it. */
function readOptions(value: unknown): string | null {
  if (typeof value === 'string') return splitLines(value).length > MAX_OPTIONS ? null : value;
  if (!Array.isArray(value) || value.length > MAX_OPTIONS) return null;
  const oneLine = (part: unknown) => field(part).replaceAll(/\r?\n/g, ' ');
  return formatOptions(
    value.map((option: unknown) => {
      const members = optionSchema.safeParse(option);
      return members.success
        ? { emoji: oneLine(members.data.emoji), text: oneLine(members.data.text) }
        : { emoji: '', text: oneLine(option) };
    }),
  );
}

/** Votes by option; null unless every option has them. */
function readVotes(value: unknown): number[] | null {
  if (Array.isArray(value) && value.length > MAX_OPTIONS) return null;
  const options = votesSchema.safeParse(value);
  return options.success ? options.data.map(({ votes }) => votes) : null;
}

/** A string of create and edit, an object of fetch (docs/reference/service-api.md 2.2, 2.5). */
function readAuthor(value: unknown): Pick<Answered, 'author' | 'profile'> {
  if (value === null) return { author: null };
  if (typeof value === 'string' || typeof value === 'number')
    return { author: { id: String(value), name: null } };
  const members = membersSchema.safeParse(value);
  if (!members.success) return {};
  const id = idOrNull(members.data.id);
  if (typeof id !== 'string') return {};
  const texts = Object.entries(members.data).flatMap(([name, one]) =>
    typeof one === 'string' ? [[name, one] as const] : [],
  );
  const profile = { ...Object.fromEntries(texts), id };
  return {
    author: { id, name: textAt(members.data, 'globalName') ?? textAt(members.data, 'username') },
    profile,
  };
}

const textAt = (members: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = members[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Those that are as docs/reference/service-api.md 2.6 has them; a text that is null is empty. */
function readNamed(value: unknown): SimilarQuestion[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const members = membersSchema.safeParse(one);
    if (!members.success) return [];
    const { data } = members;
    const texts = recordOf(PLAIN_FIELDS, (name) => data[name] ?? '');
    const read = similarQuestionSchema.safeParse({ ...data, ...texts });
    return read.success && read.data.id > 0 ? [read.data] : [];
  });
}

/** What is remembered of an answer. What it did not say is taken from what was seen before. */
export function seenOf(answered: Answered, content: Draft, before: Seen | null, at: number): Seen {
  const fresh: Omit<Seen, 'at'> = {
    content,
    createdAt: answered.createdAt ?? before?.createdAt ?? null,
    author:
      answered.author?.name || !before?.author ? (answered.author ?? before?.author ?? null) : before.author,
    status: answered.status ?? before?.status ?? null,
    sentAt: answered.sentAt === undefined ? (before?.sentAt ?? null) : answered.sentAt,
    messageID: answered.messageID === undefined ? (before?.messageID ?? null) : answered.messageID,
    messageLink: answered.messageLink === undefined ? (before?.messageLink ?? null) : answered.messageLink,
    votes: answered.votes ?? before?.votes ?? null,
    others: bounded(answered.others),
  };
  if (!before) return { at, ...fresh };
  const { at: since, ...old } = before;
  return JSON.stringify(old) === JSON.stringify(fresh) ? before : { at: Math.max(at, since), ...fresh };
}

/** Characters of what is not understood that are kept. */
const MOST_OTHERS = 10_000;
/** Levels of an unknown field that is kept: fewer than any reader of the library's files takes. */
const MAX_OTHERS_DEPTH = 100;

const bounded = (others: Seen['others']): Seen['others'] =>
  JSON.stringify(others).length > MOST_OTHERS ? {} : others;
