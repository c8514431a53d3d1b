import type { Draft, StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import { draftOfQuestion } from '../../../../shared/library/entry-draft.ts';
import { FIELDS, OPTIONAL_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import { statusSchema } from '../../../../shared/question/question-schema.ts';
import { type EntrySync, MAX_VOTE_POINTS, type Seen } from '../../../../shared/sync/entry-sync.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { splitLines } from '../../../../shared/text/lines.ts';
import type { RemoteQuestion } from '../transport/remote-response.ts';
import { matchRows } from './merge-options.ts';

/** What is sent of a question, and compared. */
export const contentOf = (question: StoredQuestion): Draft => draftOfQuestion(question);

/** The fields in which the two differ. */
export const changedFields = (a: Draft, b: Draft): SyncField[] =>
  FIELDS.filter((field) => a[field] !== b[field]);

/** The body of a create or edit: all fields, the empty ones too, so that it does not matter what absent ones do. */
export const requestBody = (draft: Draft): string =>
  JSON.stringify(recordOf(FIELDS, (field) => draft[field]));

/**
 * The question with this content. Options that it had keep what is known of them; of others `emojiOf` tells how the service
 * is taken to answer their emoji.
 */
export function withContent(
  question: StoredQuestion,
  content: Draft,
  emojiOf: (typed: string) => string,
): StoredQuestion {
  return {
    ...question,
    title: content.title,
    ...recordOf(OPTIONAL_FIELDS, (field) => content[field] || (question[field] === '' ? '' : null)),
    options: withOptionLines(question, content, emojiOf),
  };
}

function withOptionLines(
  question: StoredQuestion,
  content: Draft,
  emojiOf: (typed: string) => string,
): StoredOption[] {
  const before = contentOf(question);
  if (before.options === content.options) return question.options;
  const left = splitLines(before.options).map((line, at) => ({ line, option: question.options[at] }));
  return splitLines(content.options).map((line) => {
    const at = left.findIndex((one) => one.line === line);
    const [known] = at < 0 ? [] : left.splice(at, 1);
    if (known?.option) return known.option;
    const { emoji: typed, text } = readRow(line);
    return { typed, emoji: emojiOf(typed), text, votes: 0 };
  });
}

/** What is taken over from the service as it is, and is never in conflict: status, message, votes, author. */
export function withRemoteFields(
  question: StoredQuestion,
  seen: Seen,
  profile: RemoteQuestion['authorProfile'],
): StoredQuestion {
  const status = statusSchema.safeParse(seen.status);
  const votes = votesByOption(question, seen);
  const next: StoredQuestion = {
    ...question,
    status: status.success ? status.data : question.status,
    sentAt: seen.sentAt === null ? null : (toIsoTimestamp(seen.sentAt) ?? question.sentAt),
    messageID: seen.messageID,
    messageLink: seen.messageLink,
    author: profile ? authorOf(profile) : question.author,
    options: question.options.map((option, at) => withVotes(option, votes[at])),
  };
  return JSON.stringify(next) === JSON.stringify(question) ? question : next;
}

/**
 * Votes for each row of the question: those of the row of the service that it is matched with, or else of the one in its place,
 * where that is matched with none. The author may have moved rows that the service has in another order.
 */
function votesByOption(question: StoredQuestion, { votes, content }: Seen): (number | undefined)[] {
  if (votes === null) return [];
  const theirs = splitLines(content.options);
  if (votes.length !== theirs.length) return [];
  const matches = matchRows(splitLines(contentOf(question).options), theirs);
  return matches.map((match, at) => votes[match ?? (matches.includes(at) ? -1 : at)]);
}

function withVotes(option: StoredQuestion['options'][number], votes: number | undefined) {
  return votes !== undefined && Number.isSafeInteger(votes) && votes >= 0 ? { ...option, votes } : option;
}

const authorOf = (profile: Readonly<Record<string, string>>): StoredQuestion['author'] => ({
  id: profile.id ?? '',
  username: profile.username ?? '',
  globalName: profile.globalName ?? '',
  avatarURL: profile.avatarURL ?? '',
  displayAvatarURL: profile.displayAvatarURL ?? '',
});

/**
 * A moment as ISO 8601 in UTC; one without offset is taken for UTC (docs/reference/service-api.md 2.3). Null: not readable, or of a
 * year that takes more than 4 digits.
 */
export function toIsoTimestamp(text: string): string | null {
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text);
  const at = Date.parse(local ? `${text}Z` : text);
  return at >= MIN_TIMESTAMP && at <= MAX_TIMESTAMP ? new Date(at).toISOString() : null;
}

/** Years before and after take a sign and 6 digits in ISO 8601, which no date and time of a question may have. */
const MIN_TIMESTAMP = Date.parse('0000-01-01T00:00:00.000Z');
const MAX_TIMESTAMP = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a question was sent to the chat, as far as that can be told: it has a message or a sent time. */
export const isSent = (seen: Pick<Seen, 'sentAt' | 'messageID'>): boolean =>
  seen.sentAt !== null || seen.messageID !== null;

/** What the author agrees to when he wants edits of a sent question to go out. */
export const confirmedMessage = (seen: Pick<Seen, 'messageID'>): string => seen.messageID ?? '';

/** The points with these votes as the newest, unless they are the same. The first and the newest are kept. */
export function appendVotes(
  points: EntrySync['votes'],
  votes: readonly number[] | null,
  at: number,
): EntrySync['votes'] {
  const before = points ?? [];
  if (votes === null || (before.length === 0 && votes.every((count) => count === 0))) return points;
  const last = before.at(-1);
  if (last && last.votes.length === votes.length && last.votes.every((count, n) => count === votes[n]))
    return points;
  const next = [...before, { at, votes: [...votes] }];
  return next.length <= MAX_VOTE_POINTS ? next : thinOldest(next);
}

/** Without every second one of the older half. */
const thinOldest = <T>(points: readonly T[]): T[] => {
  const half = Math.floor(points.length / 2);
  return points.filter((_, at) => at >= half || at % 2 === 0);
};

const MINUTE_MS = 60_000;
/** A day and two hours: the most that two readings of one moment can differ by for want of an offset. */
const MAX_OFFSET_DIFFERENCE_MS = 26 * 60 * MINUTE_MS;
/** All offsets there are differ by so much, or by some times as much. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;
/** A moment may be told in whole minutes, and by another clock than before. */
const CLOCK_TOLERANCE_MS = 1.5 * MINUTE_MS;

/** Whether two answers under one id are of different questions: they were made at different moments. */
export function isDifferentQuestion(before: Seen | null, createdAt: string | null | undefined): boolean {
  const was = Date.parse(before?.createdAt ?? '');
  const is = Date.parse(createdAt ?? '');
  if (Number.isNaN(was) || Number.isNaN(is)) return false;
  const apart = Math.abs(was - is);
  const beside = Math.min(apart % OFFSET_STEP_MS, OFFSET_STEP_MS - (apart % OFFSET_STEP_MS));
  return apart > MAX_OFFSET_DIFFERENCE_MS || beside > CLOCK_TOLERANCE_MS;
}

/** Whether both tell one moment, in whatever form. */
export const isSameTime = (one: string, other: string): boolean =>
  one === other || Date.parse(one) === Date.parse(other);
