import type { Draft, Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import { createRecord, FIELDS, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { EntrySync, Hold, HoldCode, Seen } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import type { EntryChange } from '../sync-ports.ts';
import { type RemoteQuestion, toSeen } from '../transport/remote-response.ts';
import {
  isEquivalent,
  isEquivalentField,
  isStoredAsExpected,
  isStoredAsSent,
  type MergeBase,
  sortByText,
} from './content-equivalence.ts';
import {
  createExpectedResult,
  findMergeBase,
  isExpectedResult,
  isPossibleResult,
  mergeDrafts,
} from './merge-fields.ts';
import {
  appendVotes,
  getConfirmedMessage,
  getContent,
  isDifferentQuestion,
  isSent,
  listChangedFields,
  toIsoTimestamp,
  withContent,
  withRemoteFields,
} from './remote-fields.ts';

export interface ApplyContext {
  /** Milliseconds since 1970. */
  at: number;
  resolveEmoji: (typed: string) => string;
}

export type CompleteRemoteQuestion = RemoteQuestion & { content: Draft };

/** Returns null if the question has no title or options. */
export const toComplete = (remoteQuestion: RemoteQuestion): CompleteRemoteQuestion | null => {
  const { content } = remoteQuestion;
  return content && { ...remoteQuestion, content };
};

interface LinkedEntry {
  question: StoredQuestion;
  sync: EntrySync;
  local: Draft;
}

const toLinkedEntry = ({ question, sync }: Entry): LinkedEntry | null =>
  question && sync ? { question, sync, local: getContent(question) } : null;

export const createHold = (
  code: HoldCode,
  at: number,
  facts: Hold['facts'] = {},
  tried: Draft | null = null,
): Hold => ({ code, at, facts, tried });

/**
 * Returns the change that merges a fetched question into an entry or holds the entry for the author. If
 * `push` is true, the change also stores the intent to send the merged edit. Returns null if the entry has no
 * saved question or isn't linked.
 */
export function applyRemote(
  entry: Entry,
  remoteQuestion: CompleteRemoteQuestion,
  push: boolean,
  ports: ApplyContext,
): EntryChange | null {
  const known = toLinkedEntry(entry);
  if (!known || known.sync.remoteId === null) return null;
  const { sync } = known;
  if (remoteQuestion.id !== sync.remoteId) {
    return { sync: withHold(sync, 'another', { was: sync.remoteId, is: remoteQuestion.id }, ports.at) };
  }
  if (isDifferentQuestion(sync.seen, remoteQuestion.createdAt)) {
    const facts = { was: sync.seen?.createdAt ?? null, is: remoteQuestion.createdAt ?? null };
    return { sync: withHold(sync, 'another', facts, ports.at) };
  }
  const seen = toSeen(remoteQuestion, remoteQuestion.content, sync.seen, ports.at);
  const next = { ...sync, seen, ...appendSeenVotes(sync.votes, seen, ports.at) };
  return mergeRemote({ ...known, sync: next }, remoteQuestion, push, ports);
}

const withHold = (sync: EntrySync, code: HoldCode, facts: Hold['facts'], at: number): EntrySync =>
  sync.hold?.code === code ? sync : { ...sync, hold: createHold(code, at, facts) };

function appendSeenVotes(before: EntrySync['votes'], seen: Seen, at: number): Pick<EntrySync, 'votes'> {
  const votes = appendVotes(before, seen.votes, at);
  return votes === undefined ? {} : { votes };
}

function mergeRemote(
  known: LinkedEntry,
  remoteQuestion: CompleteRemoteQuestion,
  push: boolean,
  ports: ApplyContext,
): EntryChange {
  const { question, sync, local } = known;
  const remote = remoteQuestion.content;
  const found = findMergeBase(sync, local, remote, ports.resolveEmoji);
  if (!found) return holdForComparison(known, remoteQuestion, ports);
  const { base, isGuess } = found;
  const result = mergeDrafts(base, local, remote);
  const withFacts = (of: StoredQuestion, seen: Seen) =>
    withRemoteFields(of, seen, remoteQuestion.authorProfile);
  const seen = sync.seen ?? toSeen(remoteQuestion, remote, null, ports.at);
  // The merge base covers an edit in progress, whether or not the edit arrived.
  const settled: EntrySync = { ...sync, sending: null };
  if (result.conflicts.length > 0) {
    const hold = withOriginalTime(sync.hold, createHold('conflict', ports.at, { fields: result.conflicts }));
    const guessed = isGuess ? { past: [withContent(question, remote, ports.resolveEmoji)] } : {};
    return {
      sync: { ...settled, base, hold },
      question: withFacts(question, seen),
      by: 'service',
      ...guessed,
    };
  }
  const merged = withContent(question, result.merged, ports.resolveEmoji);
  const replaced = isGuess || isReplacingRemote(result.merged, remote, base);
  const past = replaced ? { past: [withContent(question, remote, ports.resolveEmoji)] } : {};
  const next = { question: withFacts(merged, seen), by: 'service' as const, ...past };
  const hasAll = listChangedFields(result.merged, result.base.sent).length === 0;
  // A 403 no longer matters if there is no edit to send.
  const isObsolete = hasAll && sync.hold?.code === 'forbidden';
  const after: EntrySync = {
    ...settled,
    base: result.base,
    hold: isObsolete ? null : keepHold(sync.hold, local),
  };
  const isStored =
    hasAll && (after.hold || listAlteredFields(result.base.sent, result.base.echo).length === 0);
  if (isStored || after.hold?.code === 'altered') {
    const queued = after.hold ? after.queued : null;
    return { ...next, sync: { ...after, queued } };
  }
  if (
    isSent(seen) &&
    sync.agreed !== getConfirmedMessage(seen) &&
    (sync.queued || sync.hold?.code === 'sent')
  ) {
    const hold = withOriginalTime(sync.hold, createHold('sent', ports.at, { messageID: seen.messageID }));
    return { ...next, sync: { ...after, hold } };
  }
  if (!push || !after.queued || after.hold) return { ...next, sync: after };
  return { ...next, sync: { ...after, sending: { kind: 'edit', content: result.merged, at: ports.at } } };
}

/** Holds the entry until the author compares the versions, because they differ and have no merge base. */
function holdForComparison(
  { sync, local }: LinkedEntry,
  { content }: CompleteRemoteQuestion,
  { at }: ApplyContext,
): EntryChange {
  const fields = FIELDS.filter((field) => !isEquivalentField(field, local[field], content[field], null));
  return {
    sync: {
      ...sync,
      sending: null,
      hold: withOriginalTime(sync.hold, createHold('compare', at, { fields })),
    },
  };
}

/** Returns the hold, with the previous hold's start time if both have the same code. */
const withOriginalTime = (before: Hold | null, hold: Hold): Hold =>
  before?.code === hold.code ? { ...hold, at: before.at } : hold;

/**
 * Returns the hold that remains after a successful fetch, or null. The fetch ends some holds, and the author
 * must resolve the others.
 */
const keepHold = (hold: Hold | null, local: Draft): Hold | null => {
  if (hold?.code === 'altered' || (hold?.code === 'forbidden' && hold.tried)) return hold;
  // Rejected content remains rejected until the author edits it.
  return hold?.code === 'refused' && hold.tried && !isEditedSinceHold(hold, local) ? hold : null;
};

export const isEditedSinceHold = ({ tried }: Hold, local: Draft): boolean =>
  tried !== null && listChangedFields(tried, local).length > 0;

/** Returns whether the merge replaces a remote version that isn't in the history yet. */
const isReplacingRemote = (merged: Draft, remote: Draft, base: MergeBase): boolean =>
  listChangedFields(remote, base.echo).length > 0 && !isEquivalent(merged, remote, base);

/**
 * An edit and the remote versions fetched before and after it. `response` is null if the response has no
 * usable content. `after` is null if the fetch failed.
 */
interface AnsweredEdit {
  sent: Draft;
  response: Draft | null;
  before: Draft;
  after: CompleteRemoteQuestion | null;
}

/**
 * Returns the change after an edit. The response becomes the merge base. Holds the entry if the service
 * stored, or may have stored, a field differently. Returns null if the entry has no saved question or isn't
 * linked.
 */
export function applyEditResponse(entry: Entry, edit: AnsweredEdit, ports: ApplyContext): EntryChange | null {
  const known = toLinkedEntry(entry);
  if (!known || known.sync.remoteId === null) return null;
  const { sync } = known;
  const { sent, after } = edit;
  const response = edit.response ?? after?.content ?? sent;
  const echo = after
    ? normalizeAfterEdit({ ...edit, echo: response }, after.content, sync.base, ports)
    : response;
  const altered = FIELDS.filter((field) => !isEditEcho(field, edit, echo, sync.base, ports));
  const hold = altered.length > 0 ? createHold('altered', ports.at, { fields: altered }, sent) : null;
  // An altered field remains a local change because the service's value isn't an echo of it.
  const base = {
    sent: createRecord(FIELDS, (field) => (altered.includes(field) ? echo : sent)[field]),
    echo,
  };
  // Until the question is fetched again, the edit remains in progress and the status isn't Synced.
  const next: EntrySync = { ...sync, base, hold };
  if (!edit.after) return { sync: next };
  return applyRemote({ ...entry, sync: next }, edit.after, false, ports);
}

/**
 * Returns the echo, with the fetched values of fields that the service normalized only after its response.
 */
function normalizeAfterEdit(
  { sent, echo, before }: { sent: Draft; echo: Draft; before: Draft },
  after: Draft,
  base: MergeBase | null,
  { resolveEmoji }: ApplyContext,
): Draft {
  const result = { ...echo };
  const named = createExpectedResult(sent, base, resolveEmoji);
  for (const field of FIELDS) {
    if (isChangedByOthers(field, { sent, echo, after })) continue;
    const isOurs = [sent, named].some((one) => isEquivalentField(field, one[field], after[field], base));
    // The old value means that the edit had no effect. Any other value is another client's change.
    if (isOurs || after[field] === before[field]) result[field] = after[field];
  }
  return result;
}

/**
 * Returns whether a field's value results from the sent value. Only the response shows the result for an
 * emoji name or search. A value that only the later fetch returned may come from another client, so it must
 * be expected. An old value in the response may mean that the edit had no effect, so it mustn't contradict
 * the name's known emoji.
 */
function isEditEcho(
  field: SyncField,
  { sent, response, before }: AnsweredEdit,
  echo: Draft,
  base: MergeBase | null,
  { resolveEmoji }: ApplyContext,
): boolean {
  const got = echo[field];
  const isFromResponse = response?.[field] === got;
  if (isFromResponse && got !== before[field]) return isStoredAsSent(field, sent[field], got);
  if (isStoredAsExpected(field, sent[field], got, base)) return true;
  const named = createExpectedResult(sent, base, resolveEmoji)[field];
  return isFromResponse ? isStoredAsSent(field, named, got) : isStoredAsExpected(field, named, got, base);
}

/** Returns whether another client changed a field between the edit and the fetch after it. */
function isChangedByOthers(
  field: SyncField,
  { sent, echo, after }: { sent: Draft; echo: Draft; after: Draft },
): boolean {
  if ([echo, sent].some((one) => isEquivalentField(field, one[field], after[field], null))) return false;
  // The response had a normalized value, so it didn't just copy the request.
  if (!isEquivalentField(field, sent[field], echo[field], null)) return true;
  // The response kept the request's order, and the new order isn't sorted.
  const isMoved = field === 'options' && sortByText(echo.options) === sortByText(after.options);
  return isMoved && sortByText(after.options) !== after.options;
}

export const listAlteredFields = (sent: Draft, echo: Draft): string[] =>
  FIELDS.filter((field) => !isStoredAsSent(field, sent[field], echo[field]));

/** Returns the change that links an entry to the question that was created from it. */
export function applyCreateResponse(
  entry: Entry,
  create: { account: string; sent: Draft; remoteQuestion: RemoteQuestion },
  ports: ApplyContext,
): EntryChange | null {
  const { question } = entry;
  const { sent, remoteQuestion, account } = create;
  const { content } = remoteQuestion;
  const seen = toSeen(remoteQuestion, content ?? sent, null, ports.at);
  const altered = content ? listAlteredFields(sent, content) : [];
  const named = remoteQuestion.similar.map(({ id, question: title, search_score: score }) => ({
    remoteId: id,
    title,
    score,
  }));
  const isUnchanged = question !== null && listChangedFields(getContent(question), sent).length === 0;
  const sync: EntrySync = {
    // The entry's account may have changed because accounts were merged during the request.
    account: entry.sync?.account || account,
    remoteId: remoteQuestion.id,
    own: true,
    base: content ? { sent, echo: content } : null,
    seen,
    queued: keepQueued(entry, isUnchanged, content, ports.at),
    sending: null,
    hold: altered.length > 0 ? createHold('altered', ports.at, { fields: altered }, sent) : null,
    agreed: null,
    ...(named.length > 0 && { named: named.toSorted((a, b) => b.score - a.score).slice(0, 20) }),
  };
  // A restored library may contain the entry only as a draft.
  if (!question) return { sync };
  return { sync, question: withRemoteFields(question, seen, remoteQuestion.authorProfile), by: 'service' };
}

/**
 * Returns the queue state after a create's response. A question that changed since the request keeps its
 * state. Any other question leaves the queue, unless the response has no content. In that case, the question
 * remains queued for a fetch.
 */
function keepQueued(
  { sync }: Entry,
  isUnchanged: boolean,
  content: Draft | null,
  at: number,
): EntrySync['queued'] {
  const queued = sync?.queued ?? null;
  if (!isUnchanged) return queued;
  return content === null ? (queued ?? { at }) : null;
}

/**
 * Returns the change that links an entry to a question that is already on the service. Returns null if the
 * entry has no saved question.
 */
export function applyLink(
  entry: Entry,
  adopted: { account: string; remoteQuestion: CompleteRemoteQuestion },
  ports: ApplyContext,
): EntryChange | null {
  const known = entry.question && { question: entry.question };
  if (!known) return null;
  const { account, remoteQuestion } = adopted;
  const before = entry.sync;
  const sent = before?.sending?.kind === 'create' ? before.sending.content : null;
  const echoed =
    sent && isPossibleResult(sent, remoteQuestion.content, ports.resolveEmoji)
      ? { sent, echo: remoteQuestion.content }
      : null;
  const sync: EntrySync = {
    account,
    remoteId: remoteQuestion.id,
    own: echoed !== null,
    base: echoed,
    seen: null,
    queued: echoed ? (before?.queued ?? null) : null,
    sending: null,
    hold: null,
    agreed: null,
  };
  const change = applyRemote({ ...entry, sync }, remoteQuestion, false, ports);
  // A value that looks like a search result may come from another client.
  const isGuess =
    sent !== null && echoed !== null && !isExpectedResult(sent, remoteQuestion.content, ports.resolveEmoji);
  if (!change || !isGuess) return change;
  return {
    ...change,
    past: change.past ?? [withContent(known.question, remoteQuestion.content, ports.resolveEmoji)],
  };
}

export function createLinkedEntry(
  account: string,
  remoteQuestion: CompleteRemoteQuestion,
  { at, resolveEmoji }: ApplyContext,
): { question: StoredQuestion; sync: EntrySync } {
  const seen = toSeen(remoteQuestion, remoteQuestion.content, null, at);
  const author = { id: seen.author?.id ?? '', username: '', globalName: seen.author?.name ?? '' };
  const empty: StoredQuestion = {
    createdAt: toIsoTimestamp(seen.createdAt ?? '') ?? new Date(at).toISOString(),
    author: { ...author, avatarURL: '', displayAvatarURL: '' },
    title: '',
    ...createRecord(OPTIONAL_FIELDS, () => null),
    options: [],
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
  const question = withRemoteFields(
    withContent(empty, remoteQuestion.content, resolveEmoji),
    seen,
    remoteQuestion.authorProfile,
  );
  const sync: EntrySync = {
    account,
    remoteId: remoteQuestion.id,
    own: false,
    base: { sent: getContent(question), echo: remoteQuestion.content },
    seen,
    queued: null,
    sending: null,
    hold: null,
    agreed: null,
    ...appendSeenVotes(undefined, seen, at),
  };
  return { question, sync };
}
