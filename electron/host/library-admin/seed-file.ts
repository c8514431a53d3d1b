import { z } from 'zod';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import { isHttpUrl } from '../../../shared/http-url.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createRecord, FIELDS, OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import { authorSchema, statusSchema } from '../../../shared/question/service-body-schemas.ts';
import { createLocalProfile } from '../../../shared/settings.ts';
import { findNearestName } from '../../../shared/text/edit-distance.ts';
import { pluralize } from '../../../shared/text/pluralize.ts';
import { createStoredQuestion } from '../library/commands/build-stored-question.ts';
import { markQuestionAsSent, parseMessageId } from '../library/commands/mark-sent-commands.ts';
import { readSnapshot } from '../library/restore-points/snapshot-file.ts';
import { type ParsedQuestion, parseQuestionBody } from '../local-api/operations/question-json.ts';
import type { Clock } from '../ports.ts';
import { scanJson } from '../system/json-scan.ts';
import { parseJson } from '../system/parse-json.ts';

const timeSchema = z.iso.datetime({ offset: true });

const sentSchema = z.strictObject({
  votes: z.array(z.int().min(0)).optional(),
  status: statusSchema.optional(),
  sentAt: timeSchema.optional(),
  messageID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  messageLink: z.string().refine(isHttpUrl).optional(),
});
type Sent = z.infer<typeof sentSchema>;

/** A question's fields in addition to a request's fields. Null counts as absent. */
const extrasSchema = z.object({
  createdAt: timeSchema.nullish(),
  author: authorSchema.partial().strict().nullish(),
  sent: sentSchema.nullish(),
});
type Extras = z.infer<typeof extrasSchema>;

const TIME_RULE = 'must be a time such as "2026-11-09T09:00:00Z".';

const FIELD_RULES: Readonly<Record<string, string>> = {
  createdAt: TIME_RULE,
  author: 'must be a JSON object.',
  sent: 'must be a JSON object.',
  'sent.votes': 'must be an array of whole numbers, one for each option.',
  'sent.status': 'must be 0, 1, 2, or 3.',
  'sent.sentAt': TIME_RULE,
  'sent.messageID': 'must be a string of 1 to 20 digits.',
  'sent.messageLink': 'must be an http: or https: URL.',
};
const AUTHOR_FIELD_RULE = 'must be a string.';

/** Lists each object's known fields by the object's path. */
const KNOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  '': [...FIELDS, ...extrasSchema.keyof().options],
  author: authorSchema.keyof().options,
  sent: sentSchema.keyof().options,
};

interface ParsedEntry extends Pick<Extras, 'createdAt' | 'author'> {
  question: ParsedQuestion;
  sent: Sent | null | undefined;
}

export interface SeedFileOptions {
  bytes: Buffer;
  /** The path to show in error messages. */
  path: string;
  emojiResolver: EmojiResolver;
  clock: Clock;
}

/**
 * Parses a library's initial state: a restore point's file, or a JSON array of question inputs
 * (docs/reference/service-api.md 2.1). Each input can have `createdAt`, `author`, and `sent`. The questions
 * in an array receive IDs from 1 and, by default, an administrator as author.
 *
 * Throws AppError('snapshot-unreadable'). For an array, `details.problems` lists every problem.
 */
export function readSeedFile(options: SeedFileOptions): Entry[] {
  const { bytes, path } = options;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!text.trimStart().startsWith('[')) {
    if (!SNAPSHOT_FIRST_LINE.test(text)) throw createUnreadableError(path, NEITHER);
    return readSnapshot(bytes, path).entries;
  }
  const accepted = parseQuestions(text, options);
  const messages = new Set(accepted.flatMap(({ sent }) => sent?.messageID ?? []));
  return accepted.map((one, index) => toEntry(index + 1, one, { ...options, messages }));
}

/** Matches the first line of a restore point's file in any version. */
const SNAPSHOT_FIRST_LINE = /^.*"format"/;
const NEITHER = 'the file is neither a JSON array of questions nor a snapshot';

const createUnreadableError = (path: string, reason: string, more: object = {}, cause?: unknown): AppError =>
  new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason, ...more }, { cause });

function parseArray(text: string, path: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(parseJson(text));
  } catch (error) {
    const scan = scanJson(text, '');
    const where = scan.ok ? '' : `, line ${scan.line}: ${scan.wrong}`;
    throw createUnreadableError(path, `the file isn't valid JSON${where}`, {}, error);
  }
}

type Say = (at: string, message: string) => void;

/** Returns all questions in the array. Throws an error with all problems. */
function parseQuestions(text: string, { emojiResolver, path }: SeedFileOptions): ParsedEntry[] {
  const problems: string[] = [];
  const inputs = parseArray(text, path);
  const scan = scanJson(text, '');
  const lines = scan.ok ? scan.lines : [];
  const messages = new Map<string, number>();
  const accepted = inputs.flatMap((input, index): ParsedEntry[] => {
    const say: Say = (at, message) => {
      problems.push(`Line ${lines[index]}, question ${index + 1}${at === '' ? '' : `, ${at}`}: ${message}`);
    };
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      say('', 'must be a JSON object.');
      return [];
    }
    const body = parseQuestionBody(input, { emojiResolver, optional: 'may-be-absent', origin: null });
    if (!body.ok) for (const { path: at, message } of body.problems) say(at, message);
    const extras = parseExtras(input, say);
    const sent = extras?.sent && withMessageId(extras.sent);
    if (sent?.messageID !== undefined) {
      const other = messages.get(sent.messageID);
      if (other === undefined) messages.set(sent.messageID, index);
      else say('sent.messageID', `question ${other + 1} has the same ID. Use another one.`);
    }
    if (!body.ok || !extras) return [];
    const { length } = body.question.options;
    if (sent?.votes && sent.votes.length !== length) {
      say(
        'sent.votes',
        `has ${pluralize(sent.votes.length, 'number')} for ${pluralize(length, 'option')}. Use one number for each option.`,
      );
    }
    return [{ ...extras, question: body.question, sent }];
  });
  if (problems.length === 0) return accepted;
  throw createUnreadableError(path, pluralize(problems.length, 'problem'), { problems });
}

/**
 * Returns the additional fields. Reports all unknown and invalid fields, and returns undefined if any field
 * is invalid.
 */
function parseExtras(input: object, say: Say): Extras | undefined {
  for (const name of Object.keys(input)) {
    if (!KNOWN_FIELDS['']?.includes(name)) say(name, describeUnknownField(name, ''));
  }
  const parsed = extrasSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const wrong = new Set<string>();
  for (const issue of parsed.error.issues) {
    const at = issue.path.slice(0, 2).join('.');
    if (issue.code !== 'unrecognized_keys') wrong.add(at);
    else for (const name of issue.keys) say(`${at}.${name}`, describeUnknownField(name, at));
  }
  for (const at of wrong) say(at, FIELD_RULES[at] ?? AUTHOR_FIELD_RULE);
  return undefined;
}

function describeUnknownField(name: string, parent: string): string {
  const known = KNOWN_FIELDS[parent] ?? [];
  const nearest = findNearestName(name, known);
  return nearest !== null
    ? `unknown field. Did you mean ${nearest}?`
    : `unknown field. Use ${known.slice(0, -1).join(', ')}, or ${known.at(-1)}.`;
}

const withMessageId = (sent: Sent): Sent => ({
  ...sent,
  messageID:
    sent.messageID ?? (sent.messageLink === undefined ? undefined : parseMessageId(sent.messageLink)),
});

/**
 * Converts a parsed question to an entry. `messages` contains the message IDs of all questions in the file.
 */
function toEntry(
  id: number,
  { question, sent, createdAt, author }: ParsedEntry,
  { clock, messages }: SeedFileOptions & { messages: Set<string> },
): Entry {
  const input = { ...question, ...createRecord(OPTIONAL_FIELDS, (field) => question[field] ?? null) };
  const created = createdAt ? Date.parse(createdAt) : clock.now();
  const local = createLocalProfile('administrator').author;
  const fresh = createStoredQuestion(input, authorSchema.parse({ ...local, ...author }), created);
  const unsent = sent?.sentAt ? { ...fresh, sentAt: new Date(sent.sentAt).toISOString() } : fresh;
  const markSent = sent && { status: sent.status ?? 3, votes: sent.votes ?? [], ...pickMessage(sent) };
  const isTaken = (messageID: string) => messages.has(messageID);
  const stored = markSent ? markQuestionAsSent(unsent, markSent, { clock, sequence: id, isTaken }) : unsent;
  if (stored.messageID !== null) messages.add(stored.messageID);
  return {
    id,
    key: null,
    origin: 'api',
    version: 1,
    editedAt: clock.now(),
    saved: 1,
    question: stored,
    draft: null,
    removedAt: null,
  };
}

const pickMessage = ({ messageID, messageLink }: Sent) => ({ messageID, messageLink });
