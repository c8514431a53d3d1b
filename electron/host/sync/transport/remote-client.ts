import { serialQueue } from '../../system/serial-queue.ts';
import type { Halts } from '../queue/backoff.ts';
import { backoff, retryAfter } from '../queue/backoff.ts';
import { holderOf } from '../queue/queue-rules.ts';
import type { Connection, SyncPorts, SyncRequest } from '../sync-ports.ts';
import { idInUse, type Outcome, outcomeOf } from './classify-response.ts';

/** For as long as token and address are the same: the account they are for. */
export interface Session {
  account: string;
  connection: Connection;
}

/** Requests to the service, one at a time. What concerns the whole account is seen to here. */
export interface Asking {
  /**
   * Null: nothing was sent, because the account is paused or waits, its token or address has changed, or all ends. Outcomes that
   * pause the account, or make it wait, have done so.
   */
  ask(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    body?: string,
    /** Looked at when it is its turn, which may be long after it was asked for: false, and it is not sent. */
    isWanted?: () => boolean,
  ): Promise<Outcome | null>;
}

/** Milliseconds: a fetch is asked again at no cost, so it is given up sooner. */
const DEADLINES = { GET: 15_000, PUT: 30_000, POST: 30_000 } as const;

/** So many creates in a row may be in doubt before the others wait: a service that fails on all must not swallow the queue. */
const MOST_UNKNOWN = 2;

/**
 * As many creates in a row that are answered with 429 wait for just what `Retry-After` says. A service that stores a create and answers
 * 429 gets it once more each time, so from then on the waits grow as after failures.
 */
const MAX_LIMITED_CREATES = 3;

/** `closed`: nothing is sent any more once it is aborted. */
export function createAsking(
  { book, network, connection, clock, random }: SyncPorts,
  halts: Halts,
  closed: AbortSignal,
): Asking {
  /** Times in a row that the service could not be reached, failed on creates, or said that it is too much. */
  let tries = 0;
  /** Creates in a row of which nobody knows what became. */
  let unknown = 0;
  /** Creates in a row that were answered with 429. */
  let limited = 0;

  async function isStill({ connection: used }: Session): Promise<boolean> {
    const now = await connection();
    return now.baseUrl === used.baseUrl && now.token === used.token;
  }

  async function consider(method: SyncRequest['method'], outcome: Outcome, baseUrl: string): Promise<void> {
    // A fetch between two creates says nothing of what becomes of creates.
    if (method === 'POST') {
      unknown = outcome.kind === 'unknown' ? unknown + 1 : 0;
      limited = outcome.kind === 'limited' ? limited + 1 : 0;
    }
    switch (outcome.kind) {
      case 'unknown': {
        if (unknown < MOST_UNKNOWN) return;
        tries += 1;
        const { cause, status } = outcome.facts;
        return halts.waitFor('failing', backoff(tries, random), { cause, status: status ?? null, baseUrl });
      }
      case 'unreachable': {
        const { cause, detail } = outcome;
        tries += 1;
        return halts.waitFor('unreachable', backoff(tries, random), { cause, detail, baseUrl });
      }
      case 'limited': {
        tries += 1;
        const asked = retryAfter(outcome.headers, clock.now());
        const least = limited > MAX_LIMITED_CREATES ? backoff(limited - MAX_LIMITED_CREATES, random) : 0;
        return halts.waitFor('rate-limited', Math.max(asked ?? backoff(tries, random), least), { baseUrl });
      }
      case 'redirect':
        return halts.stopBy('redirect', outcome.facts);
      case 'strange':
        return halts.stopBy('not-the-service', outcome.facts);
      case 'unauthorized':
        return halts.stopBy('unauthorized', outcome.facts);
      default:
        if (unknown < MOST_UNKNOWN) tries = 0;
    }
  }

  /** The outcome; `unknown` for a create that was answered with the ID of another question: it may have made none, or replaced that one. */
  function checkCreatedId({ account }: Session, method: SyncRequest['method'], outcome: Outcome): Outcome {
    if (method !== 'POST' || outcome.kind !== 'question') return outcome;
    const { id } = outcome.answered;
    return holderOf(book, account, id) ? idInUse(id) : outcome;
  }

  async function send(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    body: string | undefined,
    isWanted: () => boolean,
  ): Promise<Outcome | null> {
    if (!(await isStill(session)) || closed.aborted || halts.pause() || halts.wait() || !isWanted())
      return null;
    const { baseUrl, token } = session.connection;
    const result = await network.send({
      method,
      url: `${baseUrl}${path}`,
      token,
      body: body ?? null,
      fresh: method === 'POST',
      deadline: DEADLINES[method],
    });
    const outcome = checkCreatedId(session, method, outcomeOf(method, result));
    await consider(method, outcome, baseUrl);
    return outcome;
  }

  const inTurn = serialQueue();
  return {
    ask: (session, method, path, body, isWanted = () => true) =>
      inTurn(() => send(session, method, path, body, isWanted)),
  };
}
