import type { Draft, Entry } from '../../../../shared/library.ts';
import type { Hold, HoldCode } from '../../../../shared/sync/entry-sync.ts';
import type { Accounts } from '../account/accounts.ts';
import {
  type AbsorbContext,
  absorb,
  absorbCreate,
  absorbEdit,
  adoptedEntry,
  holdOf,
  type Whole,
  wholeOf,
} from '../merge/apply-remote.ts';
import { bodyOf, contentOf } from '../merge/question-content.ts';
import type { Change, SyncPorts } from '../sync-ports.ts';
import { idInUse, type Outcome } from '../transport/classify-response.ts';
import type { Asking, Session } from '../transport/remote-client.ts';
import type { Answered } from '../transport/remote-question.ts';
import type { Retries } from './backoff.ts';
import { isStill, type Keeping } from './pending-writes.ts';
import { holderOf, isDue } from './queue-rules.ts';

/**
 * - `done`: what was queued is on the service, or is not queued any more.
 * - `held`: the author has to look at it.
 * - `later`: it waits by itself.
 * - `stopped`: the whole account does.
 */
export type Step = 'done' | 'held' | 'later' | 'stopped';

/** One question and the service. Nothing else may be at work on the question meanwhile. */
export interface Cycle {
  /**
   * Sends what is queued: POST, or GET, merge, PUT, GET. `onAnswered`: all requests are done, and what came of them is on its
   * way to the disk; what is put down from now on gets there behind it, or with it.
   */
  push(session: Session, id: number, onAnswered: () => void): Promise<Step>;
  /** Fetches it, and merges what has changed there. Sends nothing. */
  pull(session: Session, id: number): Promise<Step>;
}

/** What is on its way: the entry as it was then, and what is sent of it. */
interface Sent {
  entry: Entry;
  content: Draft;
}

export function createCycle(
  { book, clock, log, onNamed }: SyncPorts,
  asking: Asking,
  keeping: Keeping,
  retries: Retries,
  accounts: Accounts,
): Cycle {
  const absorbing = (): AbsorbContext => ({ at: clock.now(), emojiOf: book.emojiOf });

  const hold = async (id: number, code: HoldCode, facts: Record<string, unknown>, tried: Draft | null) => {
    await keeping.keep(id, ({ sync }) =>
      sync ? { sync: { ...sync, sending: null, hold: holdOf(code, clock.now(), facts, tried) } } : null,
    );
    return 'held' as const;
  };

  /** Of a fetch: an edit that was on its way before may have arrived all the same. */
  const holdUnseen: typeof hold = async (id, code, facts, tried) => {
    await keeping.keep(id, ({ sync }) =>
      sync ? { sync: { ...sync, hold: holdOf(code, clock.now(), facts, tried) } } : null,
    );
    return 'held';
  };

  /** What every outcome but a question comes to, where nothing can have been made twice. `by`: how a question is held. */
  async function otherwise(
    id: number,
    outcome: Outcome | null,
    tried: Draft | null,
    by: typeof hold,
  ): Promise<Step> {
    switch (outcome?.kind) {
      case 'again':
        retries.later(id, outcome.facts);
        return 'later';
      case 'missing':
        return by(id, 'gone', outcome.facts, null);
      case 'forbidden':
        // An edit that is not allowed is not tried again by itself; a fetch may be allowed the next time.
        return by(id, 'forbidden', outcome.facts, by === hold ? tried : null);
      case 'refused':
        return by(id, 'refused', outcome.facts, tried);
      case 'unusable':
        // An edit that was answered so may have been carried out all the same.
        return holdUnseen(id, 'unusable', outcome.facts, null);
      default:
        return 'stopped';
    }
  }

  async function create(session: Session, id: number, onAnswered: () => void): Promise<Step> {
    let sending: Sent | null = null;
    // What can't be put down as being sent is not sent.
    const isKept = await keeping.before(id, (entry) => {
      sending = null;
      const { sync, question } = entry;
      if (!isDue(entry) || !sync || !question || sync.remoteId !== null) return null;
      const content = contentOf(question);
      sending = { entry, content };
      return {
        sync: {
          ...sync,
          account: session.account,
          hold: null,
          sending: { kind: 'create', content, at: clock.now() },
        },
      };
    });
    if (!isKept) return 'stopped';
    return sending === null ? 'done' : post(session, sending, onAnswered);
  }

  /** Certainly nothing came of what was on its way: it waits as before. */
  async function forgetSending(id: number): Promise<void> {
    await keeping.keep(id, ({ sync }) => (sync?.sending ? { sync: { ...sync, sending: null } } : null));
  }

  async function post(session: Session, sending: Sent, onAnswered: () => void): Promise<Step> {
    const { id } = sending.entry;
    const { content: sent } = sending;
    const isWanted = () => isOut(sending.entry);
    const outcome = await asking.ask(session, 'POST', '/questions', bodyOf(sent), isWanted);
    if (!isThere(sending.entry)) return leftAlone(session, sending, outcome);
    if (!outcome && !isWanted()) return takenBack(id);
    switch (outcome?.kind) {
      case 'question':
        return created(session, sending, outcome.answered, onAnswered);
      case 'unknown':
        await keeping.keep(id, (now) => holdUnconfirmed(now, outcome.facts, sent));
        return 'held';
      case 'missing':
        return hold(id, 'no-address', outcome.facts, null);
      case 'forbidden':
      case 'refused':
        return otherwise(id, outcome, sent, hold);
      default:
        await forgetSending(id);
        return 'stopped';
    }
  }

  const holdUnconfirmed = ({ sync }: Entry, facts: Hold['facts'], sent: Draft): Change | null =>
    sync?.sending ? { sync: { ...sync, hold: holdOf('unknown', clock.now(), facts, sent) } } : null;

  /** Whether the id still is that of this question: a library that was restored may have another one under it. */
  const isThere = (entry: Entry): boolean => isStill(book.latest(entry.id), entry);

  /** Whether it still is to go out: other requests may have come before it, and its author may have taken it back meanwhile. */
  function isOut(entry: Entry): boolean {
    const now = book.latest(entry.id);
    return isThere(entry) && now?.removedAt === null && Boolean(now.sync?.sending && now.sync.queued);
  }

  async function takenBack(id: number): Promise<Step> {
    await forgetSending(id);
    return 'done';
  }

  /** What a create made, as a question of its own; null where another question has its ID. */
  const newcomer = ({ account }: Session, { content }: Sent, answered: Answered) => {
    if (holderOf(book, account, answered.id)) return null;
    const whole = { ...answered, content: answered.content ?? content };
    const { question, sync } = adoptedEntry(account, whole, absorbing());
    return { question, sync: { ...sync, own: true } };
  };

  /** Of a create whose question went with the library it was in: what was made by it comes into this one by itself. */
  async function leftAlone(session: Session, sent: Sent, outcome: Outcome | null): Promise<Step> {
    if (outcome?.kind === 'unknown')
      log.warn('nobody can say whether a question arrived that is not here any more');
    if (outcome?.kind !== 'question') return outcome ? 'later' : 'stopped';
    const added = newcomer(session, sent, outcome.answered);
    return !added || (await keeping.add(added)) ? 'done' : 'stopped';
  }

  async function created(
    session: Session,
    sending: Sent,
    answered: Answered,
    onAnswered: () => void,
  ): Promise<Step> {
    const { account } = session;
    const { entry: of, content: sent } = sending;
    const { id } = of;
    const link = (now: Entry, by: Answered): Change | null => {
      // Another create may have been answered with the same ID while the disk did not take this answer.
      const other = holderOf(book, account, answered.id);
      if (other && other.id !== id) return holdUnconfirmed(now, idInUse(answered.id).facts, sent);
      return absorbCreate(now, { account, sent, answered: by }, absorbing());
    };
    const kept = keeping.keep(id, (now) => link(now, answered), {
      instead: () => newcomer(session, sending, answered),
      // The link alone; the next fetch brings the rest, or tells that it can't be used.
      rescue: (now) => link(now, { id: answered.id, content: null, named: [], others: {} }),
    });
    onAnswered();
    const entry = await kept;
    retries.forget(id);
    if (!entry) return keeping.isOwed(id) ? 'stopped' : 'done';
    await accounts.noteAuthor(session.account, entry.sync?.seen ?? null, 'create');
    if (answered.named.length > 0 && entry.sync?.remoteId === answered.id) onNamed(entry, answered.named);
    return stepOf(entry);
  }

  /** `elsewhere`: the question is not on the service under this id, or is another one by the time of the answer. */
  async function fetch(session: Session, id: number): Promise<Outcome | null | 'elsewhere'> {
    const entry = book.latest(id);
    const remoteId = entry?.sync?.remoteId ?? null;
    if (!entry || remoteId === null) return 'elsewhere';
    const outcome = await asking.ask(session, 'GET', `/questions/${remoteId}`);
    return isThere(entry) && book.latest(id)?.sync?.remoteId === remoteId ? outcome : 'elsewhere';
  }

  async function edit(session: Session, id: number): Promise<Step> {
    const outcome = await fetch(session, id);
    if (outcome === 'elsewhere') return 'done';
    const before = answeredBy(outcome);
    if (!before) return otherwise(id, outcome, triedOf(book.latest(id)), holdUnseen);
    let sent: Draft | null = null;
    // What the disk takes later is not followed by its edit, and must not say that one is on its way.
    let isFollowed = true;
    const entry = await keeping.keep(id, (now) => {
      const change = absorb(now, before, isFollowed && isDue(now), absorbing());
      sent = change?.sync?.sending?.content ?? null;
      return change;
    });
    isFollowed = false;
    if (!entry) return keeping.isOwed(id) ? 'stopped' : 'done';
    if (sent) return put(session, { entry, content: sent }, before);
    retries.forget(id);
    return stepOf(entry);
  }

  async function put(session: Session, { entry: of, content: sent }: Sent, before: Whole): Promise<Step> {
    const { id } = of;
    const outcome = await asking.ask(session, 'PUT', `/questions/${before.id}`, bodyOf(sent), () =>
      isOut(of),
    );
    if (!isThere(of)) return 'done';
    if (!outcome && !isOut(of)) return takenBack(id);
    if (outcome?.kind !== 'question') {
      if (isUndone(outcome)) await forgetSending(id);
      return otherwise(id, outcome, sent, hold);
    }
    const checked = await fetch(session, id);
    if (checked === 'elsewhere') return 'done';
    const after = answeredBy(checked);
    // A response for another question says nothing about this one.
    const own = outcome.answered.id === before.id ? outcome.answered.content : null;
    const echo = own ?? after?.content ?? sent;
    const edited = { sent, echo, before: before.content, after };
    const entry = await keeping.keep(id, (now) => absorbEdit(now, edited, absorbing()));
    if (!entry) return keeping.isOwed(id) ? 'stopped' : 'done';
    if (!after) return otherwise(id, checked, null, holdUnseen);
    await accounts.noteAuthor(session.account, entry.sync?.seen ?? null, 'fetch');
    retries.forget(id);
    return stepOf(entry);
  }

  async function pull(session: Session, id: number): Promise<Step> {
    const outcome = await fetch(session, id);
    if (outcome === 'elsewhere') return 'done';
    const answered = answeredBy(outcome);
    if (!answered) return otherwise(id, outcome, null, holdUnseen);
    const entry = await keeping.keep(id, (now) => absorb(now, answered, false, absorbing()));
    if (!entry) return keeping.isOwed(id) ? 'stopped' : 'done';
    await accounts.noteAuthor(session.account, entry.sync?.seen ?? null, 'fetch');
    retries.forget(id);
    return entry.sync?.hold ? 'held' : 'done';
  }

  /** An unexpected error holds this question; the others go on. A create that was sent stays unconfirmed. */
  async function isolate(id: number, work: Promise<Step>): Promise<Step> {
    try {
      return await work;
    } catch (error) {
      log.error('a question could not be brought in line with the service', error);
      return holdUnseen(id, 'unusable', { reason: 'stored' }, null);
    }
  }

  return {
    async push(session, id, onAnswered) {
      const entry = book.latest(id);
      if (!entry || !isDue(entry) || keeping.isOwed(id)) return 'done';
      const isCreate = entry.sync?.remoteId === null;
      return isolate(id, isCreate ? create(session, id, onAnswered) : edit(session, id));
    },
    pull: (session, id) => isolate(id, pull(session, id)),
  };
}

/** Whether it is certain that an edit was not carried out. */
const isUndone = (outcome: Outcome | null): boolean =>
  outcome === null || ['unreachable', 'redirect', 'unauthorized', 'limited'].includes(outcome.kind);

const stepOf = ({ sync }: Entry): Step => (sync?.hold ? 'held' : 'done');

const triedOf = (entry: Entry | undefined): Draft | null =>
  entry?.question ? contentOf(entry.question) : null;

/** What was answered, with its content; null where it is no question, or has none. */
const answeredBy = (outcome: Outcome | null): Whole | null =>
  outcome?.kind === 'question' ? wholeOf(outcome.answered) : null;
