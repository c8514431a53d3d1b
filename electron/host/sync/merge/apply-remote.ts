import type { Draft, Entry, StoredQuestion } from '../../../../shared/library.ts';
import { FIELDS, OPTIONAL_FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import type { EntrySync, Hold, HoldCode, Seen } from '../../../../shared/sync/entry-sync.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import type { Change } from '../sync-ports.ts';
import { type Answered, seenOf } from '../transport/remote-question.ts';
import { asMade, baseNow, canHaveMade, isMade, merge } from './merge-fields.ts';
import { type Base, byText, isKeptField, isSame, isSameField } from './normalization.ts';
import { contentOf, differing, questionWith } from './question-content.ts';
import { isAnother, isSent, messageOf, momentOf, withFacts, withPoint } from './remote-fields.ts';

/** What absorbing an answer needs beside it. */
export interface AbsorbContext {
  /** Milliseconds since 1970. */
  at: number;
  emojiOf: (typed: string) => string;
}

/** A question with content, as answered to a fetch or after an edit. */
export type Whole = Answered & { content: Draft };

/** The answer with its content; null where it has none. */
export const wholeOf = (answered: Answered): Whole | null => {
  const { content } = answered;
  return content && { ...answered, content };
};

/** An entry that is on the service, with its question. */
interface Known {
  question: StoredQuestion;
  sync: EntrySync;
  local: Draft;
}

const knownOf = ({ question, sync }: Entry): Known | null =>
  question && sync ? { question, sync, local: contentOf(question) } : null;

export const holdOf = (
  code: HoldCode,
  at: number,
  facts: Hold['facts'] = {},
  tried: Draft | null = null,
): Hold => ({ code, at, facts, tried });

/**
 * What an entry becomes by what the service answered for it: both sides are merged, or the author is asked. `push`: what is to
 * be sent after that is put down as being sent, in the same change. Null where it has no question or is not on the service.
 */
export function absorb(entry: Entry, answered: Whole, push: boolean, ports: AbsorbContext): Change | null {
  const known = knownOf(entry);
  if (!known || known.sync.remoteId === null) return null;
  const { sync } = known;
  if (answered.id !== sync.remoteId) {
    return { sync: held(sync, 'another', { was: sync.remoteId, is: answered.id }, ports.at) };
  }
  if (isAnother(sync.seen, answered.createdAt)) {
    const facts = { was: sync.seen?.createdAt ?? null, is: answered.createdAt ?? null };
    return { sync: held(sync, 'another', facts, ports.at) };
  }
  const seen = seenOf(answered, answered.content, sync.seen, ports.at);
  const next = { ...sync, seen, ...votesOf(sync.votes, seen, ports.at) };
  return settle({ ...known, sync: next }, answered, push, ports);
}

const held = (sync: EntrySync, code: HoldCode, facts: Hold['facts'], at: number): EntrySync =>
  sync.hold?.code === code ? sync : { ...sync, hold: holdOf(code, at, facts) };

function votesOf(before: EntrySync['votes'], seen: Seen, at: number): Pick<EntrySync, 'votes'> {
  const votes = withPoint(before, seen.votes, at);
  return votes === undefined ? {} : { votes };
}

function settle(known: Known, answered: Whole, push: boolean, ports: AbsorbContext): Change {
  const { question, sync, local } = known;
  const remote = answered.content;
  const met = baseNow(sync, local, remote, ports.emojiOf);
  if (!met) return compare(known, answered, ports);
  const { base, isGuess } = met;
  const result = merge(base, local, remote);
  const facts = (of: StoredQuestion, seen: Seen) => withFacts(of, seen, answered.profile);
  const seen = sync.seen ?? seenOf(answered, remote, null, ports.at);
  // What was on its way has arrived or not: either way the merge has seen to it.
  const settled: EntrySync = { ...sync, sending: null };
  if (result.conflicts.length > 0) {
    const hold = again(sync.hold, holdOf('conflict', ports.at, { fields: result.conflicts }));
    const guessed = isGuess ? { past: [questionWith(question, remote, ports.emojiOf)] } : {};
    return { sync: { ...settled, base, hold }, question: facts(question, seen), by: 'service', ...guessed };
  }
  const merged = questionWith(question, result.merged, ports.emojiOf);
  const replaced = isGuess || isReplaced(result.merged, remote, base);
  const past = replaced ? { past: [questionWith(question, remote, ports.emojiOf)] } : {};
  const next = { question: facts(merged, seen), by: 'service' as const, ...past };
  const hasAll = differing(result.merged, result.base.sent).length === 0;
  // Where nothing is to be edited any more, it does not matter what was not allowed.
  const isMoot = hasAll && sync.hold?.code === 'forbidden';
  const after: EntrySync = {
    ...settled,
    base: result.base,
    hold: isMoot ? null : lasting(sync.hold, local),
  };
  if (hasAll && (after.hold || alteredFields(result.base.sent, result.base.echo).length === 0)) {
    const queued = after.hold ? after.queued : null;
    return { ...next, sync: { ...after, queued } };
  }
  if (isSent(seen) && sync.agreed !== messageOf(seen) && (sync.queued || sync.hold?.code === 'sent')) {
    const hold = again(sync.hold, holdOf('sent', ports.at, { messageID: seen.messageID }));
    return { ...next, sync: { ...after, hold } };
  }
  if (!push || !after.queued || after.hold) return { ...next, sync: after };
  return { ...next, sync: { ...after, sending: { kind: 'edit', content: result.merged, at: ports.at } } };
}

/** Both sides meet for the first time and say different things: the author compares. */
function compare({ sync, local }: Known, { content }: Whole, { at }: AbsorbContext): Change {
  const fields = FIELDS.filter((field) => !isSameField(field, local[field], content[field], null));
  return { sync: { ...sync, sending: null, hold: again(sync.hold, holdOf('compare', at, { fields })) } };
}

/** The hold from before, where it is the same: since when it lasts is kept. */
const again = (before: Hold | null, hold: Hold): Hold =>
  before?.code === hold.code ? { ...hold, at: before.at } : hold;

/** A fetch ends the holds that were about what the service has; of the others the author has to say so. */
const lasting = (hold: Hold | null, local: Draft): Hold | null => {
  if (hold?.code === 'altered' || (hold?.code === 'forbidden' && hold.tried)) return hold;
  // A fetch that was refused is over with one that is not; content that was refused still is.
  return hold?.code === 'refused' && hold.tried && !isEdited(hold, local) ? hold : null;
};

/** Whether the author has changed what was refused: that is worth another try. */
export const isEdited = ({ tried }: Hold, local: Draft): boolean =>
  tried !== null && differing(tried, local).length > 0;

/** Whether what both sides make together replaces what the service had: that goes to the history, unless that knows it. */
const isReplaced = (merged: Draft, remote: Draft, base: Base): boolean =>
  differing(remote, base.echo).length > 0 && !isSame(merged, remote, base);

/**
 * What an entry becomes by an edit that was answered: what came back is the base. `after`: what a fetch behind it gave, where
 * it gave something; `before`: what was there before the edit. A field that the service keeps otherwise is told to the author.
 */
export function absorbEdit(
  entry: Entry,
  edit: { sent: Draft; echo: Draft; before: Draft; after: Whole | null },
  ports: AbsorbContext,
): Change | null {
  const known = knownOf(entry);
  if (!known || known.sync.remoteId === null) return null;
  const { sync } = known;
  const echo = edit.after ? lastEcho(edit, edit.after.content, sync.base, ports) : edit.echo;
  const altered = alteredFields(edit.sent, echo);
  const hold = altered.length > 0 ? holdOf('altered', ports.at, { fields: altered }, edit.sent) : null;
  // Until it was looked at it is on its way: nobody may say that both sides are the same.
  const next: EntrySync = { ...sync, base: { sent: edit.sent, echo }, hold };
  if (!edit.after) return { sync: next };
  return absorb({ ...entry, sync: next }, edit.after, false, ports);
}

/** What the service kept of an edit, field by field, where the fetch behind it says something else than its answer. */
function lastEcho(
  { sent, echo, before }: { sent: Draft; echo: Draft; before: Draft },
  after: Draft,
  base: Base | null,
  { emojiOf }: AbsorbContext,
): Draft {
  const result = { ...echo };
  const named = asMade(sent, base, emojiOf);
  for (const field of FIELDS) {
    if (isTakenBack(field, { sent, echo, after })) continue;
    const isOurs = [sent, named].some((one) => isSameField(field, one[field], after[field], base));
    // As it was before the edit: what was sent has come to nothing. Anything else is somebody's change.
    if (isOurs || after[field] === before[field]) result[field] = after[field];
  }
  return result;
}

/** Whether somebody was there between an edit and the fetch behind it: the edit's answer tells what became of a field. */
function isTakenBack(
  field: SyncField,
  { sent, echo, after }: { sent: Draft; echo: Draft; after: Draft },
): boolean {
  if ([echo, sent].some((one) => isSameField(field, one[field], after[field], null))) return false;
  // Something was made of what was sent, so that it was not simply sent back.
  if (!isSameField(field, sent[field], echo[field], null)) return true;
  // It kept the order that was sent, and this is none that a service would make by itself.
  const isMoved = field === 'options' && byText(echo.options) === byText(after.options);
  return isMoved && byText(after.options) !== after.options;
}

/** Fields that the service keeps otherwise than they were sent. */
export const alteredFields = (sent: Draft, echo: Draft): string[] =>
  FIELDS.filter((field) => !isKeptField(field, sent[field], echo[field]));

/** What an entry becomes by its create: it is on the service, under this id. */
export function absorbCreate(
  entry: Entry,
  create: { account: string; sent: Draft; answered: Answered },
  ports: AbsorbContext,
): Change | null {
  const { question } = entry;
  const { sent, answered, account } = create;
  const { content } = answered;
  const seen = seenOf(answered, content ?? sent, null, ports.at);
  const altered = content ? alteredFields(sent, content) : [];
  const named = answered.named.map(({ id, question: title, search_score: score }) => ({
    remoteId: id,
    title,
    score,
  }));
  const isSaid = question !== null && differing(contentOf(question), sent).length === 0;
  const sync: EntrySync = {
    // Two accounts may have turned out to be one while it was on its way.
    account: entry.sync?.account || account,
    remoteId: answered.id,
    own: true,
    base: content ? { sent, echo: content } : null,
    seen,
    queued: queuedAfter(entry, isSaid, content, ports.at),
    sending: null,
    hold: altered.length > 0 ? holdOf('altered', ports.at, { fields: altered }, sent) : null,
    agreed: null,
    ...(named.length > 0 && { named: named.toSorted((a, b) => b.score - a.score).slice(0, 20) }),
  };
  // An older library may be back in which it is a draft still: it is on the service all the same.
  if (!question) return { sync };
  return { sync, question: withFacts(question, seen, answered.profile), by: 'service' };
}

/** What was taken from the queue meanwhile stays out of it. Without content in the answer a fetch has to bring it. */
function queuedAfter(
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
export function absorbAdoption(
  entry: Entry,
  adopted: { account: string; answered: Whole },
  ports: AbsorbContext,
): Change | null {
  const known = entry.question && { question: entry.question };
  if (!known) return null;
  const { account, answered } = adopted;
  const before = entry.sync;
  const sent = before?.sending?.kind === 'create' ? before.sending.content : null;
  const echoed =
    sent && canHaveMade(sent, answered.content, ports.emojiOf) ? { sent, echo: answered.content } : null;
  const sync: EntrySync = {
    account,
    remoteId: answered.id,
    own: echoed !== null,
    base: echoed,
    seen: null,
    queued: echoed ? (before?.queued ?? null) : null,
    sending: null,
    hold: null,
    agreed: null,
  };
  const change = absorb({ ...entry, sync }, answered, false, ports);
  // What a search is taken to have become may as well have been put there by somebody since.
  const isGuess = sent !== null && echoed !== null && !isMade(sent, answered.content, ports.emojiOf);
  if (!change || !isGuess) return change;
  return { ...change, past: change.past ?? [questionWith(known.question, answered.content, ports.emojiOf)] };
}

/** A question of the service as a new one here. */
export function adoptedEntry(
  account: string,
  answered: Whole,
  { at, emojiOf }: AbsorbContext,
): { question: StoredQuestion; sync: EntrySync } {
  const seen = seenOf(answered, answered.content, null, at);
  const author = { id: seen.author?.id ?? '', username: '', globalName: seen.author?.name ?? '' };
  const empty: StoredQuestion = {
    createdAt: momentOf(seen.createdAt ?? '') ?? new Date(at).toISOString(),
    author: { ...author, avatarURL: '', displayAvatarURL: '' },
    title: '',
    ...recordOf(OPTIONAL_FIELDS, () => null),
    options: [],
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
  const question = withFacts(questionWith(empty, answered.content, emojiOf), seen, answered.profile);
  const sync: EntrySync = {
    account,
    remoteId: answered.id,
    own: false,
    base: { sent: contentOf(question), echo: answered.content },
    seen,
    queued: null,
    sending: null,
    hold: null,
    agreed: null,
    ...votesOf(undefined, seen, at),
  };
  return { question, sync };
}
