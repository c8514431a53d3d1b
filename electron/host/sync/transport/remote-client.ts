import { createSerialQueue } from '../../system/serial-queue.ts';
import type { AccountPause } from '../account/account-pause.ts';
import { findByRemoteId } from '../entry-sync-status.ts';
import { getBackoffMs, parseRetryAfterMs } from '../queue/backoff.ts';
import type { Connection, SyncPorts, SyncRequest } from '../sync-ports.ts';
import { classifyResult, createIdInUseOutcome, type Outcome } from './remote-response.ts';
import type { ResponseLog } from './response-log.ts';

/** An account and its connection. A session ends when the token or base URL changes. */
export interface Session {
  account: string;
  connection: Connection;
}

/** Sends one request at a time and pauses the account if an outcome requires it. */
export interface RemoteClient {
  /**
   * Resolves with null if nothing was sent: the account is paused or waiting, its token or base URL has
   * changed, the request is no longer wanted, or the app is closing. Before it resolves, it pauses the
   * account if the outcome requires that.
   */
  request(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    options?: RequestOptions,
  ): Promise<Outcome | null>;
}

interface RequestOptions {
  body?: string;
  /**
   * Called immediately before the request is sent, possibly long after `request` was called. Returns false to
   * cancel the request.
   */
  isWanted?: () => boolean;
}

/** A fetch can be repeated safely, so its timeout is shorter. */
const TIMEOUTS_MS = { GET: 15_000, PUT: 30_000, POST: 30_000 } as const;

/**
 * After this many unconfirmed creates in a row, the account waits. Otherwise, the whole queue could become
 * unconfirmed.
 */
const MAX_UNCONFIRMED_CREATES = 2;

/**
 * After this many creates in a row with status 429, the waits grow beyond `Retry-After`, because a service
 * may store a create and still return 429.
 */
const MAX_RATE_LIMITED_CREATES = 3;

/** Creates a client that sends nothing after `closed` is aborted. */
export function createRemoteClient(
  { repository, network, connection, clock, random }: SyncPorts,
  responseLog: Pick<ResponseLog, 'add'>,
  accountPause: AccountPause,
  closed: AbortSignal,
): RemoteClient {
  /**
   * The number of consecutive failures: an unreachable service, too many unconfirmed creates, or a rate
   * limit.
   */
  let failuresInRow = 0;
  let unconfirmedCreates = 0;
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
    // Fetches between creates don't reset the counts.
    if (method === 'POST') {
      unconfirmedCreates = outcome.kind === 'unknown' ? unconfirmedCreates + 1 : 0;
      rateLimitedCreates = outcome.kind === 'limited' ? rateLimitedCreates + 1 : 0;
    }
    switch (outcome.kind) {
      case 'unknown': {
        if (unconfirmedCreates < MAX_UNCONFIRMED_CREATES) return;
        failuresInRow += 1;
        return accountPause.wait('failing', getBackoffMs(failuresInRow, random), {
          ...outcome.facts,
          status: outcome.facts.status ?? null,
          baseUrl,
        });
      }
      case 'unreachable': {
        const { cause, detail } = outcome;
        failuresInRow += 1;
        return accountPause.wait('unreachable', getBackoffMs(failuresInRow, random), {
          cause,
          detail,
          baseUrl,
        });
      }
      case 'limited': {
        failuresInRow += 1;
        const requestedMs = parseRetryAfterMs(outcome.headers, clock.now());
        const minimumMs =
          rateLimitedCreates > MAX_RATE_LIMITED_CREATES
            ? getBackoffMs(rateLimitedCreates - MAX_RATE_LIMITED_CREATES, random)
            : 0;
        return accountPause.wait(
          'rate-limited',
          Math.max(requestedMs ?? getBackoffMs(failuresInRow, random), minimumMs),
          {
            baseUrl,
          },
        );
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

  /**
   * Returns the outcome, or `unknown` if a create's response has an ID that is already linked to a question
   * in the library.
   */
  function checkCreatedId({ account }: Session, method: SyncRequest['method'], outcome: Outcome): Outcome {
    if (method !== 'POST' || outcome.kind !== 'question') return outcome;
    const { id } = outcome.remoteQuestion;
    return findByRemoteId(repository, account, id) ? createIdInUseOutcome(id) : outcome;
  }

  async function send(
    session: Session,
    method: SyncRequest['method'],
    path: string,
    { body, isWanted }: RequestOptions,
  ): Promise<Outcome | null> {
    if (
      !(await isCurrent(session)) ||
      closed.aborted ||
      accountPause.getPause() ||
      accountPause.getWait() ||
      isWanted?.() === false
    )
      return null;
    const { baseUrl, token } = session.connection;
    const request: SyncRequest = {
      method,
      url: `${baseUrl}${path}`,
      token,
      body: body ?? null,
      newConnection: method === 'POST',
      timeoutMs: TIMEOUTS_MS[method],
    };
    const result = await network.send(request);
    const outcome = checkCreatedId(session, method, classifyResult(method, result));
    if (result.kind === 'response') responseLog.add(request, result, outcome);
    await pauseAccountIfNeeded(method, outcome, baseUrl);
    return outcome;
  }

  const enqueue = createSerialQueue();
  return {
    request: (session, method, path, options = {}) => enqueue(() => send(session, method, path, options)),
  };
}
