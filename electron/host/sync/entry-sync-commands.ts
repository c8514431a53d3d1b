import { AppError } from '../../../shared/errors.ts';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import { createRecord, FIELDS } from '../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../shared/sync/sync-views.ts';
import { isInSync, isOfAccount, isPostedByHand, isUnconfirmed, isUntied } from './entry-sync-status.ts';
import { isEquivalent, isEquivalentField } from './merge/content-equivalence.ts';
import {
  getConfirmedMessage,
  getContent,
  isSent,
  listChangedFields,
  withContent,
} from './merge/remote-fields.ts';
import type { SyncStateStore } from './stored-sync-state.ts';
import type { EntryChange, SyncMethods, SyncPorts, SyncRepository } from './sync-ports.ts';

type AuthorCommands = Pick<
  SyncMethods,
  | 'queue'
  | 'unqueue'
  | 'sendAgain'
  | 'createAgain'
  | 'unlink'
  | 'resolve'
  | 'sendLocalChanges'
  | 'dismissSimilar'
>;

type NotQueued = Awaited<ReturnType<SyncMethods['queue']>>['left'][number]['why'];

/** Queuing the question again ends these holds, because their cause may be fixed. */
const RETRIED_HOLDS = ['refused', 'forbidden', 'no-address'] as const;

/**
 * Creates the commands. `isActive` returns whether a request for a question is in progress or its response
 * isn't on disk yet. `onApplied` is called after a command is applied, except for `unqueue`.
 */
export function createEntrySyncCommands(
  { repository, clock }: SyncPorts,
  stateStore: SyncStateStore,
  isActive: (id: number) => boolean,
  onApplied: (id: number) => void,
): AuthorCommands {
  const getAccount = () => stateStore.get().current;

  const createOutdatedError = (id: number) =>
    new AppError('changed-elsewhere', `Question ${id} has changed. Load it again and retry.`, {
      id,
      version: repository.getLatest(id)?.version ?? 0,
    });
  /** Throws AppError('changed-elsewhere') if `to` returns null or a request for the entry is active. */
  async function applyCommand(id: number, to: (entry: Entry & { sync: EntrySync }) => EntryChange | null) {
    if (isActive(id)) throw createOutdatedError(id);
    let isApplied = false;
    await repository.updateSynced(id, (entry) => {
      const { sync } = entry;
      const change = sync ? to({ ...entry, sync }) : null;
      isApplied = change !== null;
      return change;
    });
    if (!isApplied) throw createOutdatedError(id);
    onApplied(id);
    return {};
  }

  const isRetriedHold = (code: string): boolean => RETRIED_HOLDS.some((one) => one === code);

  function findNotQueuedReason(entry: Entry | undefined): NotQueued | null {
    if (!entry || entry.removedAt !== null) return 'not-found';
    if (!entry.question) return 'draft';
    const { sync } = entry;
    if (isPostedByHand(entry) && !isUnconfirmed(entry)) return 'posted';
    if (!sync) return null;
    if (!isOfAccount(entry, getAccount())) return 'other-account';
    if (isUnconfirmed(entry)) return 'held';
    if (sync.hold) return isRetriedHold(sync.hold.code) ? null : 'held';
    return sync.remoteId !== null && isInSync(entry) ? 'same' : null;
  }

  const toQueued = (entry: Entry): EntrySync => {
    const at = { at: clock.now() };
    const { sync } = entry;
    if (!sync) return { ...createUnsynced(getAccount() ?? ''), queued: at };
    const hold = sync.hold && isRetriedHold(sync.hold.code) ? null : sync.hold;
    return { ...sync, hold, queued: sync.queued ?? at };
  };

  return {
    async queue({ ids }) {
      const left: Awaited<ReturnType<SyncMethods['queue']>>['left'] = [];
      const done = [...new Set(ids)].map(async (id) => {
        const why = findNotQueuedReason(repository.getLatest(id));
        if (why) {
          left.push({ id, why });
          return [];
        }
        await repository.updateSynced(id, (entry) =>
          findNotQueuedReason(entry) ? null : { sync: toQueued(entry) },
        );
        onApplied(id);
        return [id];
      });
      return { queued: (await Promise.all(done)).flat(), left };
    },
    async unqueue({ ids }) {
      const done = [...new Set(ids)].map(async (id) => {
        const entry = repository.getLatest(id);
        if (!entry?.sync || isActive(id) || isUnconfirmed(entry)) return [];
        if (!entry.sync.queued && !entry.sync.hold) return [];
        await repository.updateSynced(id, ({ sync }) => (sync ? { sync: removeQueue(sync) } : null));
        return [id];
      });
      return { unqueued: (await Promise.all(done)).flat() };
    },
    sendAgain: ({ id }) =>
      applyCommand(id, (entry) =>
        isUnconfirmed(entry)
          ? {
              sync: {
                ...entry.sync,
                sending: null,
                hold: null,
                queued: { at: clock.now() },
                agreed: getAgreedMessage(entry),
              },
            }
          : null,
      ),
    createAgain: ({ id }) =>
      applyCommand(id, (entry) => {
        const { sync } = entry;
        const isUnsent = !isOfAccount(entry, getAccount()) && isUntied(entry);
        if (sync.hold?.code !== 'gone' && sync.hold?.code !== 'another' && !isUnsent) return null;
        const queued = { at: clock.now() };
        return {
          sync: { ...createUnsynced(getAccount() ?? sync.account), queued, agreed: getAgreedMessage(entry) },
        };
      }),
    unlink: ({ id }) =>
      applyCommand(id, (entry) => {
        const isOpen = entry.sync.hold !== null || isUnconfirmed(entry) || !isOfAccount(entry, getAccount());
        return isOpen ? { sync: null } : null;
      }),
    async resolve({ id, content, local, remote, publish }) {
      await applyCommand(id, (entry) => {
        const { question, sync } = entry;
        const seen = sync.seen?.content;
        if (!question || !seen || sync.remoteId === null) return null;
        if (
          listChangedFields(seen, remote).length > 0 ||
          listChangedFields(getContent(question), local).length > 0
        )
          return null;
        return resolveConflict({ question, sync, content, remote: seen, publish }, repository, clock.now());
      });
      return { isQueued: Boolean(repository.getLatest(id)?.sync?.queued) };
    },
    sendLocalChanges: ({ id }) =>
      applyCommand(id, ({ sync }) => {
        if (sync.hold?.code !== 'sent' || !sync.seen) return null;
        const queued = sync.queued ?? { at: clock.now() };
        return { sync: { ...sync, hold: null, queued, agreed: getConfirmedMessage(sync.seen) } };
      }),
    dismissSimilar: ({ id }) =>
      applyCommand(id, ({ sync }) => {
        const { named: _, ...rest } = sync;
        return { sync: rest };
      }),
  };
}

/**
 * Returns the value of `agreed` after the author queues a question again: its message ID if it was posted, or
 * null.
 */
const getAgreedMessage = ({ question }: Entry): string | null =>
  question && isSent(question) ? getConfirmedMessage(question) : null;

const createUnsynced = (account: string): EntrySync => ({
  account,
  remoteId: null,
  own: false,
  base: null,
  seen: null,
  queued: null,
  sending: null,
  hold: null,
  agreed: null,
});

/** Returns sync data without the queue and its holds, or null if the question isn't linked. */
function removeQueue(sync: EntrySync): EntrySync | null {
  if (sync.remoteId === null) return null;
  const isForQueue = sync.hold && ['refused', 'forbidden', 'sent'].includes(sync.hold.code);
  // Keeps `sending` because an edit in progress may have arrived. The next fetch shows whether it did.
  return { ...sync, queued: null, hold: isForQueue ? null : sync.hold };
}

/** Applies the author's resolution of a conflict. The remote version becomes the merge base. */
function resolveConflict(
  choice: {
    question: NonNullable<Entry['question']>;
    sync: EntrySync;
    content: Draft;
    remote: Draft;
    publish: boolean;
  },
  repository: SyncRepository,
  now: number,
): EntryChange {
  const { question, sync, content, remote, publish } = choice;
  const next = withContent(question, content, repository.resolveEmoji);
  // Parsing the option lines may have normalized the content.
  const chosen = getContent(next);
  const isAccepted =
    sync.hold?.code === 'altered' &&
    !publish &&
    listChangedFields(content, getContent(question)).length === 0;
  const isDone = isAccepted || isEquivalent(chosen, remote, sync.base);
  // Unchanged fields keep the service's normalization.
  const isKnownEcho = (field: SyncField) => isEquivalentField(field, chosen[field], remote[field], sync.base);
  const base = {
    sent: createRecord(FIELDS, (field) => (isKnownEcho(field) ? chosen : remote)[field]),
    echo: remote,
  };
  const queued = publish && !isDone ? (sync.queued ?? { at: now }) : null;
  const agreed = publish && sync.seen && isSent(sync.seen) ? getConfirmedMessage(sync.seen) : sync.agreed;
  const past = isDone ? {} : { past: [withContent(question, remote, repository.resolveEmoji)] };
  return {
    sync: { ...sync, base, queued, sending: null, hold: null, agreed },
    question: next,
    by: 'app',
    ...past,
  };
}
