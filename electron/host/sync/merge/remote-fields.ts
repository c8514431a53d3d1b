import { isDeepStrictEqual } from 'node:util';
import type { Draft, StoredOption, StoredQuestion } from '../../../../shared/library/entry.ts';
import { toDraft } from '../../../../shared/library/entry-draft.ts';
import { createFreeIndexFinder } from '../../../../shared/question/first-free-index.ts';
import { matchOptionLines } from '../../../../shared/question/match-option-lines.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import { splitLines } from '../../../../shared/question/options-source.ts';
import { createRecord, FIELDS, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import { statusSchema } from '../../../../shared/question/service-body-schemas.ts';
import { type EntrySync, MAX_VOTE_POINTS, type Seen } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import type { RemoteQuestion } from '../transport/remote-response.ts';

/** Returns the fields that are sent and compared. */
export const getContent = (question: StoredQuestion): Draft => toDraft(question);

export const listChangedFields = (a: Draft, b: Draft): SyncField[] =>
  FIELDS.filter((field) => a[field] !== b[field]);

/**
 * Returns the body for a create or edit. It has all fields because the effect of absent fields is unknown.
 */
export const formatRequestBody = (draft: Draft): string =>
  JSON.stringify(createRecord(FIELDS, (field) => draft[field]));

/**
 * Returns the question with this content. Existing options keep their votes and emoji. `resolveEmoji` returns
 * the expected emoji of new options.
 */
export function withContent(
  question: StoredQuestion,
  content: Draft,
  resolveEmoji: (typed: string) => string,
): StoredQuestion {
  return {
    ...question,
    title: content.title,
    ...createRecord(OPTIONAL_FIELDS, (field) => content[field] || (question[field] === '' ? '' : null)),
    options: withOptionLines(question, content, resolveEmoji),
  };
}

function withOptionLines(
  question: StoredQuestion,
  content: Draft,
  resolveEmoji: (typed: string) => string,
): StoredOption[] {
  const before = getContent(question);
  if (before.options === content.options) return question.options;
  const taken = new Set<number>();
  const findFree = createFreeIndexFinder(splitLines(before.options), taken);
  return splitLines(content.options).map((line) => {
    const at = findFree(line);
    if (at !== null) taken.add(at);
    const known = question.options[at ?? question.options.length];
    if (known) return known;
    const { emoji: typed, text } = readRow(line);
    return { typed, emoji: resolveEmoji(typed), text, votes: 0 };
  });
}

/** Applies the fields that only the service changes: status, sent time, message, votes, and author. */
export function withRemoteFields(
  question: StoredQuestion,
  seen: Seen,
  profile: RemoteQuestion['authorProfile'],
): StoredQuestion {
  const status = statusSchema.safeParse(seen.status);
  const votes = matchVotes(question, seen);
  const next: StoredQuestion = {
    ...question,
    status: status.success ? status.data : question.status,
    sentAt: seen.sentAt === null ? null : (toIsoTimestamp(seen.sentAt) ?? question.sentAt),
    messageID: seen.messageID,
    messageLink: seen.messageLink,
    author: profile ? toAuthor(profile) : question.author,
    options: question.options.map((option, at) => withVotes(option, votes[at])),
  };
  return isDeepStrictEqual(next, question) ? question : next;
}

/**
 * Returns each local option's votes. They come from the matching remote option because the author may have
 * moved options. Without a match, they come from the remote option at the same index, unless that one matches
 * another option.
 */
function matchVotes(question: StoredQuestion, { votes, content }: Seen): (number | undefined)[] {
  if (votes === null) return [];
  const remoteLines = splitLines(content.options);
  if (votes.length !== remoteLines.length) return [];
  const matches = matchOptionLines(splitLines(getContent(question).options), remoteLines);
  const matched = new Set(matches);
  return matches.map((match, at) => votes[match ?? (matched.has(at) ? -1 : at)]);
}

function withVotes(option: StoredQuestion['options'][number], votes: number | undefined) {
  return votes !== undefined && Number.isSafeInteger(votes) && votes >= 0 ? { ...option, votes } : option;
}

const toAuthor = (profile: Readonly<Record<string, string>>): StoredQuestion['author'] => ({
  id: profile.id ?? '',
  username: profile.username ?? '',
  globalName: profile.globalName ?? '',
  avatarURL: profile.avatarURL ?? '',
  displayAvatarURL: profile.displayAvatarURL ?? '',
});

/**
 * Converts a timestamp to ISO 8601 in UTC. A timestamp without an offset counts as UTC
 * (docs/reference/service-api.md 2.3). Returns null if the timestamp is invalid or its year has more than 4
 * digits.
 */
export function toIsoTimestamp(text: string): string | null {
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text);
  const at = Date.parse(local ? `${text}Z` : text);
  return at >= MIN_TIMESTAMP && at <= MAX_TIMESTAMP ? new Date(at).toISOString() : null;
}

/** Questions can't store other years because ISO 8601 writes those with a sign and 6 digits. */
const MIN_TIMESTAMP = Date.parse('0000-01-01T00:00:00.000Z');
const MAX_TIMESTAMP = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns whether a question was posted in the chat: it has a message or a sent time. */
export const isSent = (seen: Pick<Seen, 'sentAt' | 'messageID'>): boolean =>
  seen.sentAt !== null || seen.messageID !== null;

/** Returns the value that `agreed` stores when the author confirms an edit to a posted question. */
export const getConfirmedMessage = (seen: Pick<Seen, 'messageID'>): string => seen.messageID ?? '';

/**
 * Appends votes unless they're unknown, equal the last point's votes, or would be a first point with only
 * zeros. If there are more than MAX_VOTE_POINTS points, removes every second point of the older half, but
 * never the first one.
 */
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
  return next.length <= MAX_VOTE_POINTS ? next : removeEverySecond(next);
}

const removeEverySecond = <T>(points: readonly T[]): T[] => {
  const half = Math.floor(points.length / 2);
  return points.filter((_, at) => at >= half || at % 2 === 0);
};

const MINUTE_MS = 60_000;
/** The largest difference between 2 readings of a timestamp without an offset. */
const MAX_OFFSET_DIFFERENCE_MS = 26 * 60 * MINUTE_MS;
/** All time zone offsets are multiples of 15 minutes. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;
/** A timestamp may be rounded to minutes. */
const CLOCK_TOLERANCE_MS = 1.5 * MINUTE_MS;

/**
 * Returns whether 2 responses with the same ID are about different questions. They are if the difference
 * between their creation times can't be a time zone offset.
 */
export function isDifferentQuestion(before: Seen | null, createdAt: string | null | undefined): boolean {
  const was = Date.parse(before?.createdAt ?? '');
  const is = Date.parse(createdAt ?? '');
  if (Number.isNaN(was) || Number.isNaN(is)) return false;
  const differenceMs = Math.abs(was - is);
  const offsetErrorMs = Math.min(
    differenceMs % OFFSET_STEP_MS,
    OFFSET_STEP_MS - (differenceMs % OFFSET_STEP_MS),
  );
  return differenceMs > MAX_OFFSET_DIFFERENCE_MS || offsetErrorMs > CLOCK_TOLERANCE_MS;
}

export const isSameTime = (one: string, other: string): boolean =>
  one === other || Date.parse(one) === Date.parse(other);
