import { draftOfEntry } from '../../../shared/draft.ts';
import type { Entry } from '../../../shared/library.ts';
import type { EntrySync, HoldCode } from '../../../shared/sync/entry-sync.ts';
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
import { alteredFields, isEdited } from './merge/apply-remote.ts';
import { contentOf, differing } from './merge/question-content.ts';
import { isOf, isUnknown } from './queue/queue-rules.ts';
import type { Account } from './sync-state.ts';

/** What there is to know beside an entry to say how it stands. */
export interface Surroundings {
  isSetUp: boolean;
  account: string | null;
  accountOf: (key: string) => Account | undefined;
  pause: Pause | null;
  wait: Wait | null;
  /** Whether an answer for this one is not on the disk yet. */
  isOwed: (id: number) => boolean;
  isActive: (id: number) => boolean;
  /** Why the question alone waits. */
  retryOf: (id: number) => Readonly<Record<string, unknown>> | null;
}

type How = Pick<SyncRow, 'state' | 'why' | 'actions' | 'since'>;

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
  // What the service itself asked for is kept to.
  'rate-limited': ['unqueue'],
};

/** How an entry stands; null where sync has nothing to say of it. */
export function rowOf(entry: Entry, around: Surroundings): SyncRow | null {
  const { sync } = entry;
  if (!sync || (entry.removedAt !== null && !isUnknown(entry))) return null;
  const how = howOf(entry, sync, around);
  if (!how) return null;
  const isOnItsWay = sync.queued !== null || sync.sending !== null;
  return {
    id: entry.id,
    title: (entry.question ?? draftOfEntry(entry)).title,
    ...how,
    kind: isOnItsWay ? (sync.remoteId === null ? 'create' : 'edit') : null,
    remoteId: sync.remoteId,
    named: sync.named?.length ?? 0,
  };
}

const why = (code: SyncReason, facts: Readonly<Record<string, unknown>>): SyncRow['why'] => ({
  code,
  facts: { ...facts },
});

function howOf(entry: Entry, sync: EntrySync, around: Surroundings): How | null {
  if (around.isActive(entry.id) && (sync.queued || sync.sending)) {
    return { state: 'sending', why: null, actions: [], since: sync.sending?.at ?? null };
  }
  if (!isOf(entry, around.account)) return ofOther(entry, sync, around);
  // What the service said last is not here yet, so that nobody may say that both sides are the same.
  if (around.isOwed(entry.id)) {
    const facts = around.pause?.facts ?? {};
    return {
      state: 'paused',
      why: why('disk', facts),
      actions: PAUSED.disk,
      since: around.pause?.at ?? null,
    };
  }
  return (
    heldHow(entry, sync) ?? (sync.queued ? queuedHow(entry, sync.queued.at, around) : restingHow(entry, sync))
  );
}

/** What is bound to an account that is not in use. */
function ofOther(entry: Entry, sync: EntrySync, { accountOf }: Surroundings): How {
  const account = accountOf(sync.account);
  const author = account?.author?.name ?? account?.author?.id ?? null;
  const reason = why('other-account', { baseUrl: account?.baseUrl ?? null, author });
  const isOpen = sync.queued !== null || sync.sending !== null || sync.hold !== null;
  return {
    state: isOpen ? 'paused' : (restingHow(entry, sync)?.state ?? 'synced'),
    why: reason,
    actions: ['settings', 'keep-local'],
    since: sync.queued?.at ?? null,
  };
}

function heldHow(entry: Entry, { hold, sending, queued }: EntrySync): How | null {
  if (isUnknown(entry)) {
    const facts = hold?.code === 'unknown' ? hold.facts : { cause: 'crash' };
    return {
      state: 'unknown',
      why: why('unknown', facts),
      actions: ACTIONS.unknown,
      since: sending?.at ?? null,
    };
  }
  if (!hold) return null;
  const isTriedAnew =
    hold.code === 'refused' && queued && entry.question && isEdited(hold, contentOf(entry.question));
  if (isTriedAnew) return null;
  return {
    state: STATES[hold.code],
    why: why(hold.code, hold.facts),
    actions: ACTIONS[hold.code],
    since: hold.at,
  };
}

function queuedHow({ id }: Entry, since: number, around: Surroundings): How {
  if (!around.isSetUp)
    return { state: 'paused', why: why('not-set-up', {}), actions: ['settings', 'unqueue'], since };
  const { pause, wait } = around;
  if (pause)
    return { state: 'paused', why: why(pause.code, pause.facts), actions: PAUSED[pause.code], since };
  if (wait) return { state: 'waiting', why: why(wait.code, wait.facts), actions: WAITING[wait.code], since };
  const retry = around.retryOf(id);
  const reason = retry ? why('busy', retry) : null;
  return { state: 'waiting', why: reason, actions: ['unqueue'], since };
}

function restingHow(entry: Entry, sync: EntrySync): How | null {
  if (sync.remoteId === null || !entry.question) return null;
  return isInLine(entry)
    ? { state: 'synced', why: null, actions: ['refresh'], since: sync.seen?.at ?? null }
    : { state: 'changed', why: null, actions: ['queue', 'refresh'], since: entry.lastSave?.at ?? null };
}

/** Whether the author changed nothing since both sides were seen to be the same, and the service made nothing else of it. */
export function isInLine({ question, sync }: Entry): boolean {
  const base = sync?.base;
  if (!question || !base || sync.sending) return false;
  return (
    differing(contentOf(question), base.sent).length === 0 && alteredFields(base.sent, base.echo).length === 0
  );
}

/** What needs the author comes first. */
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

/** All rows, those that need somebody first, each state by age. */
export function rowsOf(entries: Iterable<Entry>, around: Surroundings): SyncRow[] {
  const rows = Array.from(entries).flatMap((entry) => rowOf(entry, around) ?? []);
  const rank = new Map(ORDER.map((state, at) => [state, at]));
  return rows.sort(
    (a, b) =>
      (rank.get(a.state) ?? 0) - (rank.get(b.state) ?? 0) || (a.since ?? 0) - (b.since ?? 0) || a.id - b.id,
  );
}

export function countsOf(rows: readonly SyncRow[]): SyncCounts {
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
