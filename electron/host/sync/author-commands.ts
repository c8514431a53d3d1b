import { AppError } from '../../../shared/errors.ts';
import type { Draft, Entry } from '../../../shared/library/entry.ts';
import type { EntrySync } from '../../../shared/sync/entry-sync.ts';
import { isEquivalent } from './merge/normalization.ts';
import { changedFields, confirmedMessage, contentOf, isSent, withContent } from './merge/remote-fields.ts';
import type { EntryChange, SyncMethods, SyncPorts, SyncRepository } from './sync-ports.ts';
import type { SyncStateStore } from './sync-state.ts';
import { belongsTo, isInSync, isUnconfirmed } from './sync-status.ts';

/** What only the author may decide. Nothing here asks the service. */
type AuthorCommands = Pick<
  SyncMethods,
  'queue' | 'unqueue' | 'sendAgain' | 'createAgain' | 'keepLocal' | 'resolve' | 'goAhead' | 'dismissNamed'
>;

type NotQueued = Awaited<ReturnType<SyncMethods['queue']>>['left'][number]['why'];

/** Holds that queueing it anew ends: the author has had it put right elsewhere. */
const TRIED_AGAIN = ['refused', 'forbidden', 'no-address'] as const;

/**
 * `isActive`: something is on its way for this question just now, or an answer for it is not kept yet. `onDecided`: what
 * waits for another try is worth one now.
 */
export function createAuthorCommands(
  { repository, clock }: SyncPorts,
  stateStore: SyncStateStore,
  isActive: (id: number) => boolean,
  onDecided: (id: number) => void,
): AuthorCommands {
  const account = () => stateStore.get().current;

  const outdated = (id: number) =>
    new AppError('changed-elsewhere', `Question ${id} does not stand so any more.`, {
      id,
      version: repository.latest(id)?.version ?? 0,
    });
  /** Throws AppError('changed-elsewhere') where `to` has nothing to do. */
  async function decide(id: number, to: (entry: Entry & { sync: EntrySync }) => EntryChange | null) {
    if (isActive(id)) throw outdated(id);
    let isApplied = false;
    await repository.update(id, (entry) => {
      const { sync } = entry;
      const change = sync ? to({ ...entry, sync }) : null;
      isApplied = change !== null;
      return change;
    });
    if (!isApplied) throw outdated(id);
    onDecided(id);
    return {};
  }

  const isTriedAgain = (code: string): boolean => TRIED_AGAIN.some((one) => one === code);

  function whyNot(entry: Entry | undefined): NotQueued | null {
    if (!entry || entry.removedAt !== null) return 'not-found';
    if (!entry.question) return 'draft';
    const { sync } = entry;
    if (!sync) return null;
    if (!belongsTo(entry, account())) return 'other-account';
    if (isUnconfirmed(entry)) return 'held';
    if (sync.hold) return isTriedAgain(sync.hold.code) ? null : 'held';
    return sync.remoteId !== null && isInSync(entry) ? 'same' : null;
  }

  const queued = (entry: Entry): EntrySync => {
    const at = { at: clock.now() };
    const { sync } = entry;
    if (!sync) return { ...unsynced(account() ?? ''), queued: at };
    const hold = sync.hold && isTriedAgain(sync.hold.code) ? null : sync.hold;
    return { ...sync, hold, queued: sync.queued ?? at };
  };

  return {
    async queue({ ids }) {
      const left: Awaited<ReturnType<SyncMethods['queue']>>['left'] = [];
      const done = [...new Set(ids)].map(async (id) => {
        const why = whyNot(repository.latest(id));
        if (why) {
          left.push({ id, why });
          return [];
        }
        await repository.update(id, (entry) => (whyNot(entry) ? null : { sync: queued(entry) }));
        onDecided(id);
        return [id];
      });
      return { queued: (await Promise.all(done)).flat(), left };
    },
    async unqueue({ ids }) {
      const done = [...new Set(ids)].map(async (id) => {
        const entry = repository.latest(id);
        if (!entry?.sync || isActive(id) || isUnconfirmed(entry)) return [];
        if (!entry.sync.queued && !entry.sync.hold) return [];
        await repository.update(id, ({ sync }) => (sync ? { sync: withoutQueue(sync) } : null));
        return [id];
      });
      return { unqueued: (await Promise.all(done)).flat() };
    },
    sendAgain: ({ id }) =>
      decide(id, (entry) =>
        isUnconfirmed(entry)
          ? { sync: { ...entry.sync, sending: null, hold: null, queued: { at: clock.now() } } }
          : null,
      ),
    createAgain: ({ id }) =>
      decide(id, ({ sync }) => {
        if (sync.hold?.code !== 'gone' && sync.hold?.code !== 'another') return null;
        return { sync: { ...unsynced(account() ?? sync.account), queued: { at: clock.now() } } };
      }),
    keepLocal: ({ id }) =>
      decide(id, (entry) => {
        const isOpen = entry.sync.hold !== null || isUnconfirmed(entry) || !belongsTo(entry, account());
        return isOpen ? { sync: null } : null;
      }),
    resolve: ({ id, content, local, remote, publish }) =>
      decide(id, (entry) => {
        const { question, sync } = entry;
        const seen = sync.seen?.content;
        if (!question || !seen || sync.remoteId === null) return null;
        if (changedFields(seen, remote).length > 0 || changedFields(contentOf(question), local).length > 0)
          return null;
        return resolved({ question, sync, content, remote: seen, publish }, repository, clock.now());
      }),
    goAhead: ({ id }) =>
      decide(id, ({ sync }) => {
        if (sync.hold?.code !== 'sent' || !sync.seen) return null;
        const queued = sync.queued ?? { at: clock.now() };
        return { sync: { ...sync, hold: null, queued, agreed: confirmedMessage(sync.seen) } };
      }),
    dismissNamed: ({ id }) =>
      decide(id, ({ sync }) => {
        const { named: _, ...rest } = sync;
        return { sync: rest };
      }),
  };
}

/** Of a question that has not met the service yet. */
const unsynced = (account: string): EntrySync => ({
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

/** Without its place in the queue, and what held it there. Of one that is not on the service nothing is left. */
function withoutQueue(sync: EntrySync): EntrySync | null {
  if (sync.remoteId === null) return null;
  const isForQueue = sync.hold && ['refused', 'forbidden', 'sent'].includes(sync.hold.code);
  // An edit that was on its way may have arrived: the next fetch tells.
  return { ...sync, queued: null, hold: isForQueue ? null : sync.hold };
}

/** The author's choice in sight of what the service has, which becomes the base. */
function resolved(
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
  const next = withContent(question, content, repository.emojiOf);
  // Made of lines, it may read a little differently: what counts is what it is now.
  const chosen = contentOf(next);
  const isAccepted =
    sync.hold?.code === 'altered' && !publish && changedFields(content, contentOf(question)).length === 0;
  const isDone = isAccepted || isEquivalent(chosen, remote, sync.base);
  const base = isDone ? { sent: chosen, echo: remote } : { sent: remote, echo: remote };
  const queued = publish && !isDone ? (sync.queued ?? { at: now }) : null;
  const agreed = publish && sync.seen && isSent(sync.seen) ? confirmedMessage(sync.seen) : sync.agreed;
  const past = isDone ? {} : { past: [withContent(question, remote, repository.emojiOf)] };
  return {
    sync: { ...sync, base, queued, sending: null, hold: null, agreed },
    question: next,
    by: 'app',
    ...past,
  };
}
