import { z } from 'zod';
import type { EmojiBook } from '../../shared/emoji.ts';
import { AppError } from '../../shared/errors.ts';
import { isHttpUrl } from '../../shared/http-url.ts';
import type { Entry } from '../../shared/library.ts';
import { statusSchema } from '../../shared/question.ts';
import { localProfile } from '../../shared/settings.ts';
import { type AcceptedQuestion, acceptQuestion } from './http/api/question-body.ts';
import { freshQuestion } from './library/question.ts';
import { markedAsSent } from './library/sent.ts';
import { readSnapshot } from './library/snapshot-file.ts';
import type { Clock, Random } from './ports.ts';

/** What stands beside the input of service.md 2.1 for a question that was sent. */
const sentSchema = z.strictObject({
  votes: z.array(z.int().min(0)).optional(),
  status: statusSchema.optional(),
  messageID: z
    .string()
    .regex(/^\d{1,20}$/, 'only digits, at most 20')
    .optional(),
  messageLink: z.string().refine(isHttpUrl, 'no http: or https: URL').optional(),
});
type Sent = z.infer<typeof sentSchema>;

interface Accepted {
  question: AcceptedQuestion;
  sent: Sent | undefined;
}

export interface StartFileOptions {
  bytes: Buffer;
  /** Named in what is wrong with it. */
  path: string;
  book: EmojiBook;
  clock: Clock;
  random: Random;
}

/**
 * The state that a library is to begin with: a snapshot file, or a JSON array, written by hand, of question inputs
 * (service.md 2.1), of which each may have `"sent": { "votes", "messageID", "messageLink", "status" }` beside them.
 * Those get the ids 1 to n in order, and a local administrator as their author.
 * Throws AppError('snapshot-unreadable'); with an array, `details.problems` has a sentence for everything wrong in it.
 */
export function readStartFile(options: StartFileOptions): Entry[] {
  const { bytes, path } = options;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!text.trimStart().startsWith('[')) return readSnapshot(bytes, path).entries;
  return acceptAll(parseArray(text, path), options).map((accepted, index) =>
    entryOf(index + 1, accepted, options),
  );
}

function parseArray(text: string, path: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason }, { cause: error });
  }
}

/** All questions of the array, or everything that is wrong with them. */
function acceptAll(inputs: readonly unknown[], { book, path }: StartFileOptions): Accepted[] {
  const problems: string[] = [];
  const messages = new Map<string, number>();
  const accepted = inputs.flatMap((input, index): Accepted[] => {
    const say = (at: string, message: string) => {
      problems.push(`[${index}]${at === '' ? '' : `.${at}`}: ${message}`);
    };
    if (typeof input !== 'object' || input === null) {
      say('', 'a question is a JSON object.');
      return [];
    }
    const body = acceptQuestion(input, { book, optional: 'may-be-absent' });
    if (!body.ok) for (const { path: at, message } of body.problems) say(at, message);
    const sent = acceptSent(input, say);
    if (sent?.messageID !== undefined) {
      const other = messages.get(sent.messageID);
      if (other === undefined) messages.set(sent.messageID, index);
      else say('sent.messageID', `[${other}] has the same.`);
    }
    if (!body.ok) return [];
    const { length } = body.question.options;
    if (sent?.votes && sent.votes.length !== length) {
      say('sent.votes', `${sent.votes.length} numbers for ${length} options.`);
    }
    return [{ question: body.question, sent }];
  });
  if (problems.length === 0) return accepted;
  const reason = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  throw new AppError('snapshot-unreadable', `${path}: ${reason}`, { path, reason, problems });
}

function acceptSent(input: object, say: (at: string, message: string) => void): Sent | undefined {
  if (!('sent' in input) || input.sent === undefined || input.sent === null) return undefined;
  const parsed = sentSchema.safeParse(input.sent);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) say(['sent', ...path].join('.'), `${message}.`);
  return undefined;
}

function entryOf(id: number, { question, sent }: Accepted, { clock, random }: StartFileOptions): Entry {
  const { title, options, description = null, footer = null, image = null } = question;
  const input = { title, options, description, footer, image };
  const fresh = freshQuestion(input, localProfile('administrator').author, clock.now());
  const mark = sent && { status: sent.status ?? 3, votes: sent.votes ?? [], ...messageOf(sent) };
  return {
    id,
    key: null,
    origin: 'api',
    version: 1,
    editedAt: clock.now(),
    saved: 1,
    question: mark ? markedAsSent(fresh, mark, clock, random) : fresh,
    draft: null,
    removedAt: null,
  };
}

const messageOf = ({ messageID, messageLink }: Sent) => ({ messageID, messageLink });
