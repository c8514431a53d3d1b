import type { Draft, Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import { FIELDS, OPTIONAL_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import type { EntrySync, Hold, HoldCode, Seen } from '../../../../shared/sync/entry-sync.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import type { EntryChange } from '../sync-ports.ts';
import { type RemoteQuestion, toSeen } from '../transport/remote-response.ts';
import { canBeResultOf, expectedResult, findMergeBase, isResultOf, mergeDrafts } from './merge-fields.ts';
import {
  isEquivalent,
  isEquivalentField,
  isStoredAsSent,
  type MergeBase,
  sortByText,
} from './normalization.ts';
import {
  appendVotes,
  changedFields,
  confirmedMessage,
  contentOf,
  isDifferentQuestion,
  isSent,
  toIsoTimestamp,
  withContent,
  withRemoteFields,
} from './remote-fields.ts';

/** What absorbing an answer needs beside it. */
export interface ApplyContext {
  /** Milliseconds since 1970. */
  at: number;
  emojiOf: (typed: string) => string;
}

/** A question with content, as answered to a fetch or after an edit. */
export type CompleteRemoteQuestion = RemoteQuestion & { content: Draft };

/** The answer with its content; null where it has none. */
export const ifComplete = (remoteQuestion: RemoteQuestion): CompleteRemoteQuestion | null => {
  const { content } = remoteQuestion;
  return content && { ...remoteQuestion, content };
};

/** An entry that is on the service, with its question. */
interface LinkedEntry {
  question: StoredQuestion;
  sync: EntrySync;
  local: Draft;
}

const toLinkedEntry = ({ question, sync }: Entry): LinkedEntry | null =>
  question && sync ? { question, sync, local: contentOf(question) } : null;

export const createHold = (
  code: HoldCode,
  at: number,
  facts: Hold['facts'] = {},
  tried: Draft | null = null,
): Hold => ({ code, at, facts, tried });

/**
 * What an entry becomes by what the service answered for it: both sides are merged, or the author is asked. `push`: what is to
 * be sent after that is put down as being sent, in the same change. Null where it has no question or is not on the service.
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
  const next = { ...sync, seen, ...updatedVotes(sync.votes, seen, ports.at) };
  return mergeRemote({ ...known, sync: next }, remoteQuestion, push, ports);
}

const withHold = (sync: EntrySync, code: HoldCode, facts: Hold['facts'], at: number): EntrySync =>
  sync.hold?.code === code ? sync : { ...sync, hold: createHold(code, at, facts) };

function updatedVotes(before: EntrySync['votes'], seen: Seen, at: number): Pick<EntrySync, 'votes'> {
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
  const met = findMergeBase(sync, local, remote, ports.emojiOf);
  if (!met) return holdForComparison(known, remoteQuestion, ports);
  const { base, isGuess } = met;
  const result = mergeDrafts(base, local, remote);
  const facts = (of: StoredQuestion, seen: Seen) => withRemoteFields(of, seen, remoteQuestion.authorProfile);
  const seen = sync.seen ?? toSeen(remoteQuestion, remote, null, ports.at);
  // What was on its way has arrived or not: either way the merge has seen to it.
  const settled: EntrySync = { ...sync, sending: null };
  if (result.conflicts.length > 0) {
    const hold = withOriginalTime(sync.hold, createHold('conflict', ports.at, { fields: result.conflicts }));
    const guessed = isGuess ? { past: [withContent(question, remote, ports.emojiOf)] } : {};
    return { sync: { ...settled, base, hold }, question: facts(question, seen), by: 'service', ...guessed };
  }
  const merged = withContent(question, result.merged, ports.emojiOf);
  const replaced = isGuess || replacesRemote(result.merged, remote, base);
  const past = replaced ? { past: [withContent(question, remote, ports.emojiOf)] } : {};
  const next = { question: facts(merged, seen), by: 'service' as const, ...past };
  const hasAll = changedFields(result.merged, result.base.sent).length === 0;
  // Where nothing is to be edited any more, it does not matter what was not allowed.
  const isMoot = hasAll && sync.hold?.code === 'forbidden';
  const after: EntrySync = {
    ...settled,
    base: result.base,
    hold: isMoot ? null : remainingHold(sync.hold, local),
  };
  if (hasAll && (after.hold || alteredFields(result.base.sent, result.base.echo).length === 0)) {
    const queued = after.hold ? after.queued : null;
    return { ...next, sync: { ...after, queued } };
  }
  if (isSent(seen) && sync.agreed !== confirmedMessage(seen) && (sync.queued || sync.hold?.code === 'sent')) {
    const hold = withOriginalTime(sync.hold, createHold('sent', ports.at, { messageID: seen.messageID }));
    return { ...next, sync: { ...after, hold } };
  }
  if (!push || !after.queued || after.hold) return { ...next, sync: after };
  return { ...next, sync: { ...after, sending: { kind: 'edit', content: result.merged, at: ports.at } } };
}

/** Both sides meet for the first time and say different things: the author compares. */
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

/** The hold from before, where it is the same: since when it lasts is kept. */
const withOriginalTime = (before: Hold | null, hold: Hold): Hold =>
  before?.code === hold.code ? { ...hold, at: before.at } : hold;

/** A fetch ends the holds that were about what the service has; of the others the author has to say so. */
const remainingHold = (hold: Hold | null, local: Draft): Hold | null => {
  if (hold?.code === 'altered' || (hold?.code === 'forbidden' && hold.tried)) return hold;
  // A fetch that was refused is over with one that is not; content that was refused still is.
  return hold?.code === 'refused' && hold.tried && !isEditedSinceHold(hold, local) ? hold : null;
};

/** Whether the author has changed what was refused: that is worth another try. */
export const isEditedSinceHold = ({ tried }: Hold, local: Draft): boolean =>
  tried !== null && changedFields(tried, local).length > 0;

/** Whether what both sides make together replaces what the service had: that goes to the history, unless that knows it. */
const replacesRemote = (merged: Draft, remote: Draft, base: MergeBase): boolean =>
  changedFields(remote, base.echo).length > 0 && !isEquivalent(merged, remote, base);

/**
 * What an entry becomes by an edit that was answered: what came back is the base. `after`: what a fetch behind it gave, where
 * it gave something; `before`: what was there before the edit. A field that the service keeps otherwise is told to the author.
 */
export function applyEditResponse(
  entry: Entry,
  edit: { sent: Draft; echo: Draft; before: Draft; after: CompleteRemoteQuestion | null },
  ports: ApplyContext,
): EntryChange | null {
  const known = toLinkedEntry(entry);
  if (!known || known.sync.remoteId === null) return null;
  const { sync } = known;
  const echo = edit.after ? normalizedAfterEdit(edit, edit.after.content, sync.base, ports) : edit.echo;
  const altered = alteredFields(edit.sent, echo);
  const hold = altered.length > 0 ? createHold('altered', ports.at, { fields: altered }, edit.sent) : null;
  // Until it was looked at it is on its way: nobody may say that both sides are the same.
  const next: EntrySync = { ...sync, base: { sent: edit.sent, echo }, hold };
  if (!edit.after) return { sync: next };
  return applyRemote({ ...entry, sync: next }, edit.after, false, ports);
}

/** What the service kept of an edit, field by field, where the fetch behind it says something else than its answer. */
function normalizedAfterEdit(
  { sent, echo, before }: { sent: Draft; echo: Draft; before: Draft },
  after: Draft,
  base: MergeBase | null,
  { emojiOf }: ApplyContext,
): Draft {
  const result = { ...echo };
  const named = expectedResult(sent, base, emojiOf);
  for (const field of FIELDS) {
    if (isChangedByOthers(field, { sent, echo, after })) continue;
    const isOurs = [sent, named].some((one) => isEquivalentField(field, one[field], after[field], base));
    // As it was before the edit: what was sent has come to nothing. Anything else is somebody's change.
    if (isOurs || after[field] === before[field]) result[field] = after[field];
  }
  return result;
}

/** Whether somebody was there between an edit and the fetch behind it: the edit's answer tells what became of a field. */
function isChangedByOthers(
  field: SyncField,
  { sent, echo, after }: { sent: Draft; echo: Draft; after: Draft },
): boolean {
  if ([echo, sent].some((one) => isEquivalentField(field, one[field], after[field], null))) return false;
  // Something was made of what was sent, so that it was not simply sent back.
  if (!isEquivalentField(field, sent[field], echo[field], null)) return true;
  // It kept the order that was sent, and this is none that a service would make by itself.
  const isMoved = field === 'options' && sortByText(echo.options) === sortByText(after.options);
  return isMoved && sortByText(after.options) !== after.options;
}

/** Fields that the service keeps otherwise than they were sent. */
export const alteredFields = (sent: Draft, echo: Draft): string[] =>
  FIELDS.filter((field) => !isStoredAsSent(field, sent[field], echo[field]));

/** What an entry becomes by its create: it is on the service, under this id. */
export function applyCreateResponse(
  entry: Entry,
  create: { account: string; sent: Draft; remoteQuestion: RemoteQuestion },
  ports: ApplyContext,
): EntryChange | null {
  const { question } = entry;
  const { sent, remoteQuestion, account } = create;
  const { content } = remoteQuestion;
  const seen = toSeen(remoteQuestion, content ?? sent, null, ports.at);
  const altered = content ? alteredFields(sent, content) : [];
  const named = remoteQuestion.similar.map(({ id, question: title, search_score: score }) => ({
    remoteId: id,
    title,
    score,
  }));
  const isSaid = question !== null && changedFields(contentOf(question), sent).length === 0;
  const sync: EntrySync = {
    // Two accounts may have turned out to be one while it was on its way.
    account: entry.sync?.account || account,
    remoteId: remoteQuestion.id,
    own: true,
    base: content ? { sent, echo: content } : null,
    seen,
    queued: queuedAfterCreate(entry, isSaid, content, ports.at),
    sending: null,
    hold: altered.length > 0 ? createHold('altered', ports.at, { fields: altered }, sent) : null,
    agreed: null,
    ...(named.length > 0 && { named: named.toSorted((a, b) => b.score - a.score).slice(0, 20) }),
  };
  // An older library may be back in which it is a draft still: it is on the service all the same.
  if (!question) return { sync };
  return { sync, question: withRemoteFields(question, seen, remoteQuestion.authorProfile), by: 'service' };
}

/** What was taken from the queue meanwhile stays out of it. Without content in the answer a fetch has to bring it. */
function queuedAfterCreate(
  { sync }: Entry,
  isSaid: boolean,
  content: Draft | null,
  at: number,
): EntrySync['queued'] {
  const queued = sync?.queued ?? null;
  if (!isSaid) return queued;
  return content === null ? (queued ?? { at }) : null;
}

/** What an entry becomes when a question of the service is adopted onto it. */
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
    sent && canBeResultOf(sent, remoteQuestion.content, ports.emojiOf)
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
  // What a search is taken to have become may as well have been put there by somebody since.
  const isGuess =
    sent !== null && echoed !== null && !isResultOf(sent, remoteQuestion.content, ports.emojiOf);
  if (!change || !isGuess) return change;
  return {
    ...change,
    past: change.past ?? [withContent(known.question, remoteQuestion.content, ports.emojiOf)],
  };
}

/** A question of the service as a new one here. */
export function newLinkedEntry(
  account: string,
  remoteQuestion: CompleteRemoteQuestion,
  { at, emojiOf }: ApplyContext,
): { question: StoredQuestion; sync: EntrySync } {
  const seen = toSeen(remoteQuestion, remoteQuestion.content, null, at);
  const author = { id: seen.author?.id ?? '', username: '', globalName: seen.author?.name ?? '' };
  const empty: StoredQuestion = {
    createdAt: toIsoTimestamp(seen.createdAt ?? '') ?? new Date(at).toISOString(),
    author: { ...author, avatarURL: '', displayAvatarURL: '' },
    title: '',
    ...recordOf(OPTIONAL_FIELDS, () => null),
    options: [],
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
  const question = withRemoteFields(
    withContent(empty, remoteQuestion.content, emojiOf),
    seen,
    remoteQuestion.authorProfile,
  );
  const sync: EntrySync = {
    account,
    remoteId: remoteQuestion.id,
    own: false,
    base: { sent: contentOf(question), echo: remoteQuestion.content },
    seen,
    queued: null,
    sending: null,
    hold: null,
    agreed: null,
    ...updatedVotes(undefined, seen, at),
  };
  return { question, sync };
}
