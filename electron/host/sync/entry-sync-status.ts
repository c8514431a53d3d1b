import { type Entry, isSent } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { wasPostedByHand } from '../../../shared/library/entry-state.ts';
import type { EntrySync, HoldCode } from '../../../shared/sync/entry-sync-schema.ts';
import {
  type Pause,
  type SyncAction,
  type SyncCounts,
  type SyncReason,
  type SyncRow,
  type SyncState,
  syncStateSchema,
  type Wait,
} from '../../../shared/sync/sync-views.ts';
import { isEditedSinceHold, listAlteredFields } from './merge/apply-remote.ts';
import { getConfirmedMessage, getContent, listChangedFields } from './merge/remote-fields.ts';
import type { Account } from './stored-sync-state.ts';
import type { SyncRepository } from './sync-ports.ts';

/** The data that an entry's status depends on, in addition to the entry. */
export interface StatusContext {
  isSetUp: boolean;
  account: string | null;
  findAccount: (key: string) => Account | undefined;
  pause: Pause | null;
  wait: Wait | null;
  /** Returns whether a response for this question isn't on disk yet. */
  isPending: (id: number) => boolean;
  isActive: (id: number) => boolean;
  /** Returns whether sync sends this question again automatically. */
  isRetried: (id: number) => boolean;
  /** Returns the reason why only this question waits, or null if it doesn't. */
  findRetry: (id: number) => Readonly<Record<string, unknown>> | null;
}

type EntryStatus = Pick<SyncRow, 'state' | 'why' | 'actions' | 'since'>;

const STATES: Readonly<Record<HoldCode, SyncState>> = {
  unknown: 'unknown',
  conflict: 'conflict',
  compare: 'conflict',
  refused: 'refused',
  forbidden: 'held',
  gone: 'held',
  'no-address': 'held',
  sent: 'held',
  another: 'held',
  altered: 'held',
  unusable: 'held',
};

const ACTIONS: Readonly<Record<HoldCode, SyncAction[]>> = {
  unknown: ['adopt', 'send-again', 'keep-local'],
  conflict: ['resolve', 'keep-local'],
  compare: ['resolve', 'keep-local'],
  refused: ['edit', 'queue', 'unqueue'],
  forbidden: ['queue', 'unqueue', 'keep-local'],
  gone: ['create-again', 'refresh', 'keep-local'],
  'no-address': ['settings', 'queue', 'unqueue'],
  sent: ['go-ahead', 'resolve', 'unqueue'],
  another: ['create-again', 'keep-local'],
  altered: ['resolve', 'refresh'],
  unusable: ['refresh', 'keep-local'],
};

const PAUSED: Readonly<Record<Pause['code'], SyncAction[]>> = {
  unauthorized: ['settings', 'resume', 'unqueue'],
  redirect: ['settings', 'resume', 'unqueue'],
  'not-the-service': ['settings', 'resume', 'unqueue'],
  'account-unsure': ['confirm-account', 'settings', 'unqueue'],
  disk: ['resume', 'unqueue'],
};

const WAITING: Readonly<Record<Wait['code'], SyncAction[]>> = {
  unreachable: ['resume', 'unqueue'],
  failing: ['resume', 'unqueue'],
  // A rate limit can't be skipped.
  'rate-limited': ['unqueue'],
};

export function createStatusRow(entry: Entry, context: StatusContext): SyncRow | null {
  const { sync } = entry;
  if (!sync || (entry.removedAt !== null && !isUnconfirmed(entry))) return null;
  if (isUntied(entry) && isPostedByHand(entry)) return null;
  const status = getStatus(entry, sync, context);
  if (!status) return null;
  const isInProgress = sync.queued !== null || sync.sending !== null;
  return {
    id: entry.id,
    title: (entry.question ?? getDraft(entry)).title,
    isSent: isSent(entry),
    ...status,
    kind: isInProgress ? (sync.remoteId === null ? 'create' : 'edit') : null,
    remoteId: sync.remoteId,
    named: sync.named?.length ?? 0,
  };
}

const explain = (code: SyncReason, facts: Readonly<Record<string, unknown>>): SyncRow['why'] => ({
  code,
  facts: { ...facts },
});

function getStatus(entry: Entry, sync: EntrySync, context: StatusContext): EntryStatus | null {
  if (context.isActive(entry.id) && (sync.queued || sync.sending)) {
    return { state: 'sending', why: null, actions: [], since: sync.sending?.at ?? null };
  }
  if (!isOfAccount(entry, context.account)) return getOtherAccountStatus(entry, sync, context);
  // The last response isn't stored, so the status can't be Synced.
  if (context.isPending(entry.id)) {
    const facts = context.pause?.facts ?? {};
    return {
      state: 'paused',
      why: explain('disk', facts),
      actions: PAUSED.disk,
      since: context.pause?.at ?? null,
    };
  }
  return (
    holdStatus(entry, sync) ??
    (sync.queued ? getQueuedStatus(entry, sync, sync.queued.at, context) : getLinkedStatus(entry, sync))
  );
}

function getOtherAccountStatus(entry: Entry, sync: EntrySync, { findAccount }: StatusContext): EntryStatus {
  const account = findAccount(sync.account);
  const author = account?.author?.name ?? account?.author?.id ?? null;
  const isUnsent = isUntied(entry);
  const reason = explain('other-account', { baseUrl: account?.baseUrl ?? null, author, isUnsent });
  const isOpen = sync.queued !== null || sync.sending !== null || sync.hold !== null;
  return {
    state: isOpen ? 'paused' : (getLinkedStatus(entry, sync)?.state ?? 'synced'),
    why: reason,
    actions: isUnsent ? ['create-again', 'settings', 'keep-local'] : ['settings', 'keep-local'],
    since: sync.queued?.at ?? null,
  };
}

function holdStatus(entry: Entry, { hold, sending, queued }: EntrySync): EntryStatus | null {
  if (isUnconfirmed(entry)) {
    const facts = hold?.code === 'unknown' ? hold.facts : { cause: 'crash' };
    return {
      state: 'unknown',
      why: explain('unknown', facts),
      actions: ACTIONS.unknown,
      since: sending?.at ?? null,
    };
  }
  if (!hold) return null;
  const isRetried =
    hold.code === 'refused' &&
    queued &&
    entry.question &&
    isEditedSinceHold(hold, getContent(entry.question));
  if (isRetried) return null;
  return {
    state: STATES[hold.code],
    why: explain(hold.code, hold.facts),
    actions: ACTIONS[hold.code],
    since: hold.at,
  };
}

function getQueuedStatus(
  { id }: Entry,
  { sending }: EntrySync,
  since: number,
  context: StatusContext,
): EntryStatus {
  if (!context.isSetUp)
    return { state: 'paused', why: explain('not-set-up', {}), actions: ['settings', 'unqueue'], since };
  const { pause, wait } = context;
  if (pause)
    return { state: 'paused', why: explain(pause.code, pause.facts), actions: PAUSED[pause.code], since };
  const isRetried = context.isRetried(id);
  if (wait) {
    const facts = { ...wait.facts, isRetried, isUnsent: sending === null };
    return { state: 'waiting', why: explain(wait.code, facts), actions: WAITING[wait.code], since };
  }
  const retry = context.findRetry(id);
  const reason = retry ? explain('busy', { ...retry, isRetried }) : null;
  return { state: 'waiting', why: reason, actions: ['unqueue'], since };
}

function getLinkedStatus(entry: Entry, sync: EntrySync): EntryStatus | null {
  if (sync.remoteId === null || !entry.question) return null;
  return isInSync(entry)
    ? { state: 'synced', why: null, actions: ['refresh'], since: sync.seen?.at ?? null }
    : { state: 'changed', why: null, actions: ['queue', 'refresh'], since: entry.lastSave?.at ?? null };
}

/** Returns whether the question has no local changes and the service stored it as sent. */
export function isInSync({ question, sync }: Entry): boolean {
  const base = sync?.base;
  if (!question || !base || sync.sending) return false;
  return (
    listChangedFields(getContent(question), base.sent).length === 0 &&
    listAlteredFields(base.sent, base.echo).length === 0
  );
}

/** The states in display order. States that need attention are first. */
const ORDER: readonly SyncState[] = [
  'unknown',
  'conflict',
  'refused',
  'held',
  'paused',
  'sending',
  'waiting',
  'changed',
  'synced',
];

export function listStatusRows(entries: Iterable<Entry>, context: StatusContext): SyncRow[] {
  const rows = Array.from(entries).flatMap((entry) => createStatusRow(entry, context) ?? []);
  const rank = new Map(ORDER.map((state, at) => [state, at]));
  return rows.sort(
    (a, b) =>
      (rank.get(a.state) ?? 0) - (rank.get(b.state) ?? 0) || (a.since ?? 0) - (b.since ?? 0) || a.id - b.id,
  );
}

export function countStates(rows: readonly SyncRow[]): SyncCounts {
  const counts = Object.fromEntries(syncStateSchema.options.map((state) => [state, 0]));
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return {
    waiting: counts.waiting ?? 0,
    sending: counts.sending ?? 0,
    synced: counts.synced ?? 0,
    changed: counts.changed ?? 0,
    unknown: counts.unknown ?? 0,
    conflict: counts.conflict ?? 0,
    refused: counts.refused ?? 0,
    held: counts.held ?? 0,
    paused: counts.paused ?? 0,
  };
}

/**
 * Returns whether an entry belongs to an account. Entries that were queued before the first account existed
 * belong to any account.
 */
export const isOfAccount = ({ sync }: Entry, account: string | null): boolean =>
  sync !== undefined && (sync.account === '' || sync.account === account);

/** Returns the entry that is linked to a remote ID, even if the link isn't on disk yet. */
export function findByRemoteId(
  repository: SyncRepository,
  account: string,
  remoteId: number,
): Entry | undefined {
  for (const { id } of [...repository.listLinked(remoteId), ...repository.listInProgress()]) {
    const entry = repository.getLatest(id);
    if (entry?.sync?.remoteId === remoteId && isOfAccount(entry, account)) return entry;
  }
  return undefined;
}

/** Returns whether the outcome of a create isn't known yet, so the question may already be on the service. */
export const isUnconfirmed = ({ sync }: Entry): boolean => sync?.sending?.kind === 'create';

export const isUntied = ({ sync }: Entry): boolean =>
  sync?.remoteId === null && sync.sending === null && sync.hold === null;

/**
 * Returns whether a question was posted in the chat without the service, unless the author confirmed that the
 * service should post it, too.
 */
export function isPostedByHand(entry: Entry): boolean {
  const { question, sync } = entry;
  return question !== null && wasPostedByHand(entry) && sync?.agreed !== getConfirmedMessage(question);
}

/**
 * Returns whether an entry is queued, wasn't posted by hand, and isn't held. A rejected question that was
 * edited afterward doesn't count as held. Ignores the account's pause and wait.
 */
export function isReadyToSend(entry: Entry): boolean {
  const { sync, question, removedAt } = entry;
  if (!sync?.queued || !question || removedAt !== null || isUnconfirmed(entry)) return false;
  if (isPostedByHand(entry)) return false;
  if (!sync.hold) return true;
  return sync.hold.code === 'refused' && isEditedSinceHold(sync.hold, getContent(question));
}
