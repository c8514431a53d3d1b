import { z } from 'zod';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../shared/errors.ts';
import { isHttpUrl } from '../../../shared/http-url.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { OPTIONAL_FIELDS, recordOf } from '../../../shared/question/fields.ts';
import { statusSchema } from '../../../shared/question/question-schema.ts';
import { localProfile } from '../../../shared/settings.ts';
import { pluralize } from '../../../shared/text/pluralize.ts';
import { freshQuestion } from '../library/entry-writer.ts';
import { markedAsSent, messageIdOf } from '../library/sent-commands.ts';
import { readSnapshot } from '../library/snapshots/snapshot-file.ts';
import { type ParsedQuestion, parseQuestionBody } from '../local-api/operations/question-body.ts';
import type { Clock, Random } from '../ports.ts';
import { parseJson } from '../system/json-depth.ts';

const sentSchema = z.strictObject({
  votes: z.array(z.int().min(0)).optional(),
  status: statusSchema.optional(),
  messageID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  messageLink: z.string().refine(isHttpUrl).optional(),
});
type Sent = z.infer<typeof sentSchema>;

/** The rule for each field, for error messages. */
const SENT_FIELD_RULES: Readonly<Record<keyof Sent, string>> = {
  votes: 'must be an array of whole numbers, one for each option.',
  status: 'must be 0, 1, 2 or 3.',
  messageID: 'must be a string of 1 to 20 digits.',
  messageLink: 'must be an http: or https: URL.',
};
const SENT_FIELDS = sentSchema.keyof().options;

interface ParsedEntry {
  question: ParsedQuestion;
  sent: Sent | undefined;
}

export interface InitialLibraryOptions {
  bytes: Buffer;
  /** For error messages. */
  path: string;
  emojiResolver: EmojiResolver;
  clock: Clock;
  random: Random;
}

/**
 * Parses the initial state of a library: a snapshot, or a JSON array of question inputs
 * (docs/reference/service-api.md 2.1), each with an optional `sent` object. These questions get IDs from 1 and an
 * administrator as author.
 *
 * Throws AppError('snapshot-unreadable'). For an array, `details.problems` lists every problem.
 */
export function readInitialLibrary(options: InitialLibraryOptions): Entry[] {
  const { bytes, path } = options;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!text.trimStart().startsWith('[')) {
    if (!SNAPSHOT_FIRST_LINE.test(text)) throw unreadable(path, NEITHER);
    return readSnapshot(bytes, path).entries;
  }
  const accepted = parseQuestions(parseArray(text, path), options);
  const messages = new Set(accepted.flatMap(({ sent }) => sent?.messageID ?? []));
  return accepted.map((one, index) => toEntry(index + 1, one, { ...options, messages }));
}

/** Every snapshot starts like this, in any version. */
const SNAPSHOT_FIRST_LINE = /^.*"format"/;
const NEITHER = 'it is neither a JSON array of questions, in [ ], nor a snapshot';

const unreadable = (path: string, reason: string, more: object = {}, cause?: unknown): AppError =>
  new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason, ...more }, { cause });

function parseArray(text: string, path: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(parseJson(text));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw unreadable(path, `it is not JSON: ${what}`, {}, error);
  }
}

/** Returns all questions of the array, or throws with every problem. */
function parseQuestions(
  inputs: readonly unknown[],
  { emojiResolver, path }: InitialLibraryOptions,
): ParsedEntry[] {
  const problems: string[] = [];
  const messages = new Map<string, number>();
  const accepted = inputs.flatMap((input, index): ParsedEntry[] => {
    const say = (at: string, message: string) => {
      problems.push(`Question ${index + 1}${at === '' ? '' : `, ${at}`}: ${message}`);
    };
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      say('', 'must be a JSON object.');
      return [];
    }
    const body = parseQuestionBody(input, { emojiResolver, optional: 'may-be-absent' });
    if (!body.ok) for (const { path: at, message } of body.problems) say(at, message);
    const sent = parseSent(input, say);
    if (sent?.messageID !== undefined) {
      const other = messages.get(sent.messageID);
      if (other === undefined) messages.set(sent.messageID, index);
      else say('sent.messageID', `question ${other + 1} has the same.`);
    }
    if (!body.ok) return [];
    const { length } = body.question.options;
    if (sent?.votes && sent.votes.length !== length) {
      say('sent.votes', `${pluralize(sent.votes.length, 'number')} for ${pluralize(length, 'option')}.`);
    }
    return [{ question: body.question, sent }];
  });
  if (problems.length === 0) return accepted;
  throw unreadable(path, pluralize(problems.length, 'problem'), { problems });
}

function parseSent(input: object, say: (at: string, message: string) => void): Sent | undefined {
  if (!('sent' in input) || input.sent === undefined || input.sent === null) return undefined;
  const parsed = sentSchema.safeParse(input.sent);
  if (parsed.success) return withMessageId(parsed.data);
  const wrong = new Set(parsed.error.issues.map(({ path: [member] }) => member));
  for (const name of SENT_FIELDS) if (wrong.has(name)) say(`sent.${name}`, SENT_FIELD_RULES[name]);
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map((key) => JSON.stringify(key)).join(', ');
      say('sent', `there is no member ${names}, only ${SENT_FIELDS.join(', ')}.`);
    } else if (issue.path.length === 0) say('sent', 'must be a JSON object.');
  }
  return undefined;
}

const withMessageId = (sent: Sent): Sent => ({
  ...sent,
  messageID: sent.messageID ?? (sent.messageLink === undefined ? undefined : messageIdOf(sent.messageLink)),
});

/** `messages` contains the message IDs of earlier questions in the file. */
function toEntry(
  id: number,
  { question, sent }: ParsedEntry,
  { clock, random, messages }: InitialLibraryOptions & { messages: Set<string> },
): Entry {
  const input = { ...question, ...recordOf(OPTIONAL_FIELDS, (field) => question[field] ?? null) };
  const fresh = freshQuestion(input, localProfile('administrator').author, clock.now());
  const markSent = sent && { status: sent.status ?? 3, votes: sent.votes ?? [], ...messageOf(sent) };
  const isTaken = (messageID: string) => messages.has(messageID);
  const stored = markSent ? markedAsSent(fresh, markSent, { clock, random, isTaken }) : fresh;
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

const messageOf = ({ messageID, messageLink }: Sent) => ({ messageID, messageLink });
