import { serialQueue } from '../../system/serial-queue.ts';
import type { AccountPause } from '../account/account-pause.ts';
import { backoffMs, retryAfterMs } from '../queue/backoff.ts';
import type { Connection, SyncPorts, SyncRequest } from '../sync-ports.ts';
import { findByRemoteId } from '../sync-status.ts';
import { classifyResult, idInUseOutcome, type Outcome } from './remote-response.ts';

/** For as long as token and address are the same: the account they are for. */
export interface Session {
  account: string;
  connection: Connection;
}

/** Requests to the service, one at a time. What concerns the whole account is seen to here. */
export interface RemoteClient {
  /**
   * Null: nothing was sent, because the account is paused or waits, its token or address has changed, or all ends. Outcomes that
   * pause the account, or make it wait, have done so.
   */
  request(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    body?: string,
    /** Looked at when it is its turn, which may be long after it was asked for: false, and it is not sent. */
    isWanted?: () => boolean,
  ): Promise<Outcome | null>;
}

/** Milliseconds: a fetch is asked again at no cost, so it is given up sooner. */
const TIMEOUTS_MS = { GET: 15_000, PUT: 30_000, POST: 30_000 } as const;

/** So many creates in a row may be in doubt before the others wait: a service that fails on all must not swallow the queue. */
const MAX_UNCONFIRMED_CREATES = 2;

/**
 * As many creates in a row that are answered with 429 wait for just what `Retry-After` says. A service that stores a create and answers
 * 429 gets it once more each time, so from then on the waits grow as after failures.
 */
const MAX_RATE_LIMITED_CREATES = 3;

/** `closed`: nothing is sent any more once it is aborted. */
export function createRemoteClient(
  { repository, network, connection, clock, random }: SyncPorts,
  accountPause: AccountPause,
  closed: AbortSignal,
): RemoteClient {
  /** Times in a row that the service could not be reached, failed on creates, or said that it is too much. */
  let failuresInRow = 0;
  /** Creates in a row of which nobody knows what became. */
  let unconfirmedCreates = 0;
  /** Creates in a row that were answered with 429. */
  let rateLimitedCreates = 0;

  async function isCurrent({ connection: used }: Session): Promise<boolean> {
    const now = await connection();
    return now.baseUrl === used.baseUrl && now.token === used.token;
  }

  async function pauseAccountIfNeeded(
    method: SyncRequest['method'],
    outcome: Outcome,
    baseUrl: string,
  ): Promise<void> {
    // A fetch between two creates says nothing of what becomes of creates.
    if (method === 'POST') {
      unconfirmedCreates = outcome.kind === 'unknown' ? unconfirmedCreates + 1 : 0;
      rateLimitedCreates = outcome.kind === 'limited' ? rateLimitedCreates + 1 : 0;
    }
    switch (outcome.kind) {
      case 'unknown': {
        if (unconfirmedCreates < MAX_UNCONFIRMED_CREATES) return;
        failuresInRow += 1;
        const { cause, status } = outcome.facts;
        return accountPause.wait('failing', backoffMs(failuresInRow, random), {
          cause,
          status: status ?? null,
          baseUrl,
        });
      }
      case 'unreachable': {
        const { cause, detail } = outcome;
        failuresInRow += 1;
        return accountPause.wait('unreachable', backoffMs(failuresInRow, random), { cause, detail, baseUrl });
      }
      case 'limited': {
        failuresInRow += 1;
        const asked = retryAfterMs(outcome.headers, clock.now());
        const least =
          rateLimitedCreates > MAX_RATE_LIMITED_CREATES
            ? backoffMs(rateLimitedCreates - MAX_RATE_LIMITED_CREATES, random)
            : 0;
        return accountPause.wait('rate-limited', Math.max(asked ?? backoffMs(failuresInRow, random), least), {
          baseUrl,
        });
      }
      case 'redirect':
        return accountPause.pause('redirect', outcome.facts);
      case 'strange':
        return accountPause.pause('not-the-service', outcome.facts);
      case 'unauthorized':
        return accountPause.pause('unauthorized', outcome.facts);
      default:
        if (unconfirmedCreates < MAX_UNCONFIRMED_CREATES) failuresInRow = 0;
    }
  }

  /** The outcome; `unknown` for a create that was answered with the ID of another question: it may have made none, or replaced that one. */
  function checkCreatedId({ account }: Session, method: SyncRequest['method'], outcome: Outcome): Outcome {
    if (method !== 'POST' || outcome.kind !== 'question') return outcome;
    const { id } = outcome.remoteQuestion;
    return findByRemoteId(repository, account, id) ? idInUseOutcome(id) : outcome;
  }

  async function send(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    body: string | undefined,
    isWanted: () => boolean,
  ): Promise<Outcome | null> {
    if (
      !(await isCurrent(session)) ||
      closed.aborted ||
      accountPause.currentPause() ||
      accountPause.currentWait() ||
      !isWanted()
    )
      return null;
    const { baseUrl, token } = session.connection;
    const result = await network.send({
      method,
      url: `${baseUrl}${path}`,
      token,
      body: body ?? null,
      newConnection: method === 'POST',
      timeoutMs: TIMEOUTS_MS[method],
    });
    const outcome = checkCreatedId(session, method, classifyResult(method, result));
    await pauseAccountIfNeeded(method, outcome, baseUrl);
    return outcome;
  }

  const enqueue = serialQueue();
  return {
    request: (session, method, path, body, isWanted = () => true) =>
      enqueue(() => send(session, method, path, body, isWanted)),
  };
}
