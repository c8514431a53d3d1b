import { AppError } from '../../../../shared/errors.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import type { LinkResult } from '../../../../shared/sync/sync-views.ts';
import { messageIdOf } from '../../library/sent-commands.ts';
import { type KeyedMutex, keyedMutex } from '../../system/keyed-mutex.ts';
import type { ApplyWhenIdle, PendingWrites } from '../queue/pending-writes.ts';
import type { SyncPorts } from '../sync-ports.ts';
import { belongsTo } from '../sync-status.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';
import { applyLink, type CompleteRemoteQuestion, ifComplete, newLinkedEntry } from './apply-remote.ts';

/** Digits from which a number is an id of the chat platform, and no question's. */
const MESSAGE_DIGITS = 15;

/**
 * The place of a question below `/questions/`, as named by its id, `_` and the id of its message, that id alone, a link to the message,
 * or a link to the question itself. Null: it names none.
 */
export function questionPath(reference: string): string | null {
  const text = reference.trim().replace(/^#/, '');
  if (/^_\d{1,30}$/.test(text)) return text;
  if (/^\d{1,30}$/.test(text)) return text.length < MESSAGE_DIGITS ? plainId(text) : `_${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const path = new URL(text).pathname;
  const question = /\/questions\/(_?\d{1,30})\/?$/.exec(path)?.[1];
  if (question !== undefined) return question;
  const message = messageIdOf(path);
  return message === undefined ? null : `_${message}`;
}

const plainId = (digits: string): string | null => {
  const id = Number(digits);
  return id > 0 ? String(id) : null;
};

/**
 * Takes over what a reference names, as a new question or onto one that is here. Where it is here already, it is fetched when
 * nothing else is at work on it, whatever it was to be adopted onto: between the fetch and the edit of another it would see
 * what the edit then replaces.
 */
type LinkRemote = (session: Session | null, reference: string, onto: number | null) => Promise<LinkResult>;

type Found = Pick<LinkResult, 'outcome' | 'id' | 'why'>;

const keyOf = ({ account }: Session, { id }: CompleteRemoteQuestion): string => `${account} ${id}`;

const only = (outcome: LinkResult['outcome']): Found => ({ outcome, id: null, why: null });

export function createLinkRemote(
  { repository, clock }: SyncPorts,
  remoteClient: RemoteClient,
  pendingWrites: PendingWrites,
  perQuestion: KeyedMutex<number>,
  applyWhenIdle: ApplyWhenIdle,
  sending: ReadonlySet<number>,
): LinkRemote {
  /** What is being adopted, until the library has it: a list may name a question twice, and a link the same one again. */
  const perRemote = keyedMutex<string>();

  const holder = (session: Session, remoteId: number): Entry | undefined => {
    for (const { id } of repository.entriesWithSync()) {
      const entry = repository.latest(id);
      const isThat = entry?.sync?.remoteId === remoteId && belongsTo(entry, session.account);
      if (isThat && entry.question) return entry;
    }
    return undefined;
  };

  /**
   * Resolves when the creates that are on their way have ended, and what other answers brought is on the disk: any of them may
   * have made or brought just what is adopted, which would be here twice. Rejects with AppError('disk') where the disk refuses.
   */
  async function others(held: number | null): Promise<void> {
    const ids = Array.from(repository.entriesWithSync(), ({ id }) => id);
    const isCreating = (id: number) =>
      id !== held && sending.has(id) && repository.latest(id)?.sync?.sending?.kind === 'create';
    await Promise.all(ids.filter(isCreating).map((id) => perQuestion.run(id, async () => {})));
    if (pendingWrites.hasPending() && !(await pendingWrites.flush()))
      throw new AppError('disk', 'The answer of the service could not be kept.', { reason: 'sync' });
  }

  /** `held`: the question that nothing else is at work on, if any. Gives null where that would have to be `onto`. */
  async function take(
    session: Session,
    remoteQuestion: CompleteRemoteQuestion,
    onto: number | null,
    held: number | null,
  ): Promise<Found | null> {
    if (!holder(session, remoteQuestion.id)) await others(held);
    return perRemote.run(keyOf(session, remoteQuestion), async () => {
      const there = holder(session, remoteQuestion.id);
      if (there && there.id !== onto) {
        await applyWhenIdle(there.id, remoteQuestion);
        return { ...only('already'), id: there.id };
      }
      if (onto === null) return add(session, remoteQuestion);
      // Who had it when it was asked for let go of it since, and others may be at work on this one.
      return onto === held ? adoptOnto(session, remoteQuestion, onto) : null;
    });
  }

  async function add(session: Session, remoteQuestion: CompleteRemoteQuestion): Promise<Found> {
    const question = newLinkedEntry(session.account, remoteQuestion, {
      at: clock.now(),
      emojiOf: repository.emojiOf,
    });
    const { id } = await repository.add(question);
    return { ...only('adopted'), id };
  }

  async function adoptOnto(
    session: Session,
    remoteQuestion: CompleteRemoteQuestion,
    id: number,
  ): Promise<Found> {
    const { account } = session;
    const entry = await pendingWrites.write(id, (now) =>
      applyLink(now, { account, remoteQuestion }, { at: clock.now(), emojiOf: repository.emojiOf }),
    );
    if (!entry) throw new AppError('disk', 'The question could not be adopted.', { reason: 'sync' });
    // Nothing is saved there that it could be.
    if (entry.sync?.remoteId !== remoteQuestion.id) return only('failed');
    return { outcome: entry.sync?.hold?.code === 'compare' ? 'compare' : 'adopted', id, why: null };
  }

  async function found(
    session: Session | null,
    reference: string,
    onto: number | null,
    held: number | null,
  ): Promise<Found | null> {
    const place = questionPath(reference);
    if (place === null) return only('unreadable');
    if (!session) return only('later');
    const outcome = await remoteClient.request(session, 'GET', `/questions/${place}`);
    switch (outcome?.kind) {
      case 'question': {
        const whole = ifComplete(outcome.remoteQuestion);
        const isAsked = place.startsWith('_') || Number(place) === outcome.remoteQuestion.id;
        if (!isAsked) return { ...only('failed'), why: { code: 'unusable', facts: { reason: 'id' } } };
        return whole ? take(session, whole, onto, held) : only('failed');
      }
      case 'missing':
        return only('not-found');
      case 'forbidden':
      case 'refused':
      case 'again':
      case 'unusable':
        return { ...only('failed'), why: { code: outcome.kind, facts: outcome.facts } };
      default:
        return only('later');
    }
  }

  /** The question that a reference names, as far as that is known without a fetch. */
  function named(session: Session | null, reference: string): number | null {
    const place = questionPath(reference);
    for (const entry of repository.entriesWithSync()) {
      const { sync } = entry;
      const isThat = String(sync?.remoteId) === place || `_${sync?.seen?.messageID}` === place;
      if (isThat && entry.question && session && belongsTo(entry, session.account)) return entry.id;
    }
    return null;
  }

  return async (session, reference, onto) => {
    const run = (held: number | null): Promise<Found | null> => {
      const work = () => found(session, reference, onto, held);
      return held === null ? work() : perQuestion.run(held, work);
    };
    return {
      reference,
      ...((await run(named(session, reference) ?? onto)) ?? (await run(onto)) ?? only('later')),
    };
  };
}
