import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { LinkResult } from '../../../../shared/sync/sync-views.ts';
import { parseMessageId } from '../../library/commands/mark-sent-commands.ts';
import { createKeyedMutex, type KeyedMutex } from '../../system/keyed-mutex.ts';
import { isOfAccount } from '../entry-sync-status.ts';
import type { ApplyWhenIdle, ResultWriter } from '../queue/result-writer.ts';
import type { SyncPorts } from '../sync-ports.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';
import {
  applyLink,
  applyRemote,
  type CompleteRemoteQuestion,
  createLinkedEntry,
  toComplete,
} from './apply-remote.ts';

/** A number with at least this many digits is a message ID. */
const MIN_MESSAGE_ID_DIGITS = 15;

/**
 * Returns a question's path below `/questions/` for a question ID, a message ID, `_` and a message ID, or a
 * message or question URL. Returns null for anything else.
 */
export function parseQuestionPath(reference: string): string | null {
  const text = reference.trim().replace(/^#/, '');
  if (/^_\d{1,30}$/.test(text)) return text;
  if (/^\d{1,30}$/.test(text)) return text.length < MIN_MESSAGE_ID_DIGITS ? parsePlainId(text) : `_${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const path = new URL(text).pathname;
  const question = /\/questions\/(_?\d{1,30})\/?$/.exec(path)?.[1];
  if (question !== undefined) return question;
  const message = parseMessageId(path);
  return message === undefined ? null : `_${message}`;
}

const parsePlainId = (digits: string): string | null => {
  const id = Number(digits);
  return id > 0 ? String(id) : null;
};

/**
 * Adds the referenced question to the library or links it to the entry `onto`. During the fetch, locks the
 * entry that is already linked to the question, or else `onto`, to keep other sync operations away from it.
 */
type LinkRemote = (session: Session | null, reference: string, onto: number | null) => Promise<LinkResult>;

/**
 * Applies a fetched question to the entry that is linked to it or is being linked. Resolves with false if
 * there is no such entry.
 */
export type ApplyToLinked = (session: Session, remoteQuestion: CompleteRemoteQuestion) => Promise<boolean>;

type LinkOutcome = Pick<LinkResult, 'outcome' | 'id' | 'why'>;

const createKey = ({ account }: Session, { id }: CompleteRemoteQuestion): string => `${account} ${id}`;

const createResult = (outcome: LinkResult['outcome']): LinkOutcome => ({ outcome, id: null, why: null });

export function createLinkRemote(
  { repository, clock }: SyncPorts,
  remoteClient: RemoteClient,
  resultWriter: ResultWriter,
  questionMutex: KeyedMutex<number>,
  applyWhenIdle: ApplyWhenIdle,
  sending: ReadonlySet<number>,
): { linkRemote: LinkRemote; applyToLinked: ApplyToLinked } {
  /** Locks by remote ID because the same question can be referenced twice at the same time. */
  const remoteMutex = createKeyedMutex<string>();
  /** The latest unapplied response for each remote ID. An older response must not replace it. */
  const newest = new Map<string, CompleteRemoteQuestion>();

  const findLinked = (session: Session, remoteId: number): Entry | undefined => {
    for (const { id } of repository.listSyncedEntries()) {
      const entry = repository.getLatest(id);
      const isThat = entry?.sync?.remoteId === remoteId && isOfAccount(entry, session.account);
      if (isThat && entry.question) return entry;
    }
    return undefined;
  };

  /**
   * Waits for creates in progress and pending writes, because any of them may be for the same question.
   * Otherwise, the question could be added twice. Rejects with AppError('disk') if a pending write fails.
   */
  async function waitForCreates(lockedId: number | null): Promise<void> {
    const ids = Array.from(repository.listSyncedEntries(), ({ id }) => id);
    const isCreating = (id: number) =>
      id !== lockedId && sending.has(id) && repository.getLatest(id)?.sync?.sending?.kind === 'create';
    await Promise.all(ids.filter(isCreating).map((id) => questionMutex.run(id, async () => {})));
    if (resultWriter.hasPending() && !(await resultWriter.flush()))
      throw new AppError('disk', "Couldn't save the service's response. Try again.", { reason: 'sync' });
  }

  /** Links or adds a question. Returns null if `onto` must be linked but isn't the locked entry. */
  async function linkOrAdd(
    session: Session,
    remoteQuestion: CompleteRemoteQuestion,
    onto: number | null,
    lockedId: number | null,
  ): Promise<LinkOutcome | null> {
    const key = createKey(session, remoteQuestion);
    newest.set(key, remoteQuestion);
    try {
      if (!findLinked(session, remoteQuestion.id)) await waitForCreates(lockedId);
    } catch (error) {
      newest.delete(key);
      throw error;
    }
    return remoteMutex.run(key, async () => {
      // `unapplied` is undefined if another link has already applied the response.
      const unapplied = newest.get(key);
      newest.delete(key);
      const there = findLinked(session, remoteQuestion.id);
      if (there && there.id !== onto) {
        if (unapplied) await apply(there.id, unapplied, lockedId);
        return { ...createResult('already'), id: there.id };
      }
      const latest = unapplied ?? remoteQuestion;
      if (onto === null) return add(session, latest);
      // If the linked entry was unlinked in the meantime, `onto` isn't locked.
      return onto === lockedId ? linkTo(session, latest, onto) : null;
    });
  }

  async function apply(
    id: number,
    remoteQuestion: CompleteRemoteQuestion,
    lockedId: number | null,
  ): Promise<void> {
    if (id !== lockedId) return applyWhenIdle(id, remoteQuestion);
    const ports = { at: clock.now(), resolveEmoji: repository.resolveEmoji };
    await resultWriter.write(id, (now) => applyRemote(now, remoteQuestion, false, ports));
  }

  async function add(session: Session, remoteQuestion: CompleteRemoteQuestion): Promise<LinkOutcome> {
    const question = createLinkedEntry(session.account, remoteQuestion, {
      at: clock.now(),
      resolveEmoji: repository.resolveEmoji,
    });
    const { id } = await repository.addFromService(question);
    return { ...createResult('adopted'), id };
  }

  async function linkTo(
    session: Session,
    remoteQuestion: CompleteRemoteQuestion,
    id: number,
  ): Promise<LinkOutcome> {
    const { account } = session;
    const entry = await resultWriter.write(id, (now) =>
      applyLink(now, { account, remoteQuestion }, { at: clock.now(), resolveEmoji: repository.resolveEmoji }),
    );
    if (!entry)
      throw new AppError('disk', "Couldn't save the library, so the question wasn't linked. Try again.", {
        reason: 'sync',
      });
    // The entry has no saved question.
    if (entry.sync?.remoteId !== remoteQuestion.id) return createResult('failed');
    return { outcome: entry.sync?.hold?.code === 'compare' ? 'compare' : 'adopted', id, why: null };
  }

  async function fetchAndLink(
    session: Session | null,
    reference: string,
    onto: number | null,
    lockedId: number | null,
  ): Promise<LinkOutcome | null> {
    const place = parseQuestionPath(reference);
    if (place === null) return createResult('unreadable');
    if (!session) return createResult('later');
    const outcome = await remoteClient.request(session, 'GET', `/questions/${place}`);
    switch (outcome?.kind) {
      case 'question': {
        const whole = toComplete(outcome.remoteQuestion);
        const isAsked = place.startsWith('_') || Number(place) === outcome.remoteQuestion.id;
        if (!isAsked)
          return { ...createResult('failed'), why: { code: 'unusable', facts: { reason: 'id' } } };
        return whole ? linkOrAdd(session, whole, onto, lockedId) : createResult('failed');
      }
      case 'missing':
        return createResult('not-found');
      case 'forbidden':
      case 'refused':
      case 'again':
      case 'unusable':
        return { ...createResult('failed'), why: { code: outcome.kind, facts: outcome.facts } };
      default:
        return createResult('later');
    }
  }

  /** Returns the ID of the entry that is linked to a reference, if it's known without a fetch. */
  function findKnown(session: Session | null, reference: string): number | null {
    const place = parseQuestionPath(reference);
    for (const entry of repository.listSyncedEntries()) {
      const { sync } = entry;
      const isThat = String(sync?.remoteId) === place || `_${sync?.seen?.messageID}` === place;
      if (isThat && entry.question && session && isOfAccount(entry, session.account)) return entry.id;
    }
    return null;
  }

  const linkRemote: LinkRemote = async (session, reference, onto) => {
    const run = (lockedId: number | null): Promise<LinkOutcome | null> => {
      const fetchAndLinkLocked = () => fetchAndLink(session, reference, onto, lockedId);
      return lockedId === null ? fetchAndLinkLocked() : questionMutex.run(lockedId, fetchAndLinkLocked);
    };
    return {
      reference,
      ...((await run(findKnown(session, reference) ?? onto)) ?? (await run(onto)) ?? createResult('later')),
    };
  };

  const applyToLinked: ApplyToLinked = async (session, remoteQuestion) => {
    const key = createKey(session, remoteQuestion);
    if (newest.has(key)) {
      newest.set(key, remoteQuestion);
      return true;
    }
    return remoteMutex.run(key, async () => {
      const linked = findLinked(session, remoteQuestion.id);
      if (linked) await applyWhenIdle(linked.id, remoteQuestion);
      return linked !== undefined;
    });
  };

  return { linkRemote, applyToLinked };
}
