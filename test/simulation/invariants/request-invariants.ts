import { FIELDS } from '../../../shared/question/question-fields.ts';
import { findMark } from '../random-text.ts';
import type { Operation } from '../server/live-server.ts';
import type { RequestOutcome, RetryAfter } from '../server/network-conditions.ts';
import type { Arrived, Departure } from '../simulated-network.ts';
import { createAddress } from './replaced-versions.ts';
import type { Violate } from './violation.ts';

/** Checks all requests of one client, independent of their content. */
export interface RequestInvariants {
  onDepart(departure: Departure, outcome: RequestOutcome): void;
  onAct(departure: Departure, operation: Operation): void;
  /** Returns whether the response contains a valid question. */
  onReturn(departure: Departure, arrived: Arrived): boolean;
  readonly isBusy: boolean;
  /**
   * Called when the author sets a token for a base URL. Other tokens are allowed only for a short time after
   * that.
   */
  connect(base: string, token: string): void;
  allowCreate(mark: string): void;
  /** Called when the engine crashes. The crash orphans the engine's requests in progress. */
  onCrash(): void;
  /** Numbers of acknowledged edits without a later fetch, by question URL. */
  readonly unverified: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface RequestInvariantsParts {
  violate: Violate;
  getTime: () => number;
  getWallTime: () => number;
}

const NAMES = FIELDS.toSorted();
/** The maximum age of the fetch before an edit. */
const MAX_FETCH_AGE_MS = 120_000;
/** The time for which a sync may still use the replaced token. */
const TOKEN_CHANGE_MS = 65_000;

interface Pause {
  /** The base URL of the request whose response delayed the client. */
  base: string;
  until: number;
  wallUntil: number;
}

export function createRequestInvariants({
  violate,
  getTime,
  getWallTime,
}: RequestInvariantsParts): RequestInvariants {
  const inFlight = new Map<number, Departure>();
  /** The time of the last successful fetch since the last edit, by URL. */
  const fetched = new Map<string, number>();
  const unverified = new Map<string, Set<number>>();
  /** The question URL of each request, even if it used a message ID. */
  const addresses = new Map<number, string>();
  const creates = new Map<string, number>();
  const allowed = new Map<string, number>();
  /** Connections with their start times, newest first. */
  let connections: { base: string; token: string; since: number }[] = [];
  let pause: Pause | null = null;
  let outcomes = new Map<number, RequestOutcome>();

  function checkAddress({ url, token, method }: Departure): void {
    const isKnown = connections.some(
      (one, at) =>
        one.token === token &&
        url.startsWith(`${one.base}/questions`) &&
        (at === 0 || getTime() - (connections[at - 1]?.since ?? 0) < TOKEN_CHANGE_MS),
    );
    if (!isKnown) violate('token', `${method} ${url} with the token ${token}`);
  }

  function checkBody({ method, body, url }: Departure) {
    if (method === 'GET') return body === null ? undefined : violate('body', 'a GET with a body');
    const sent: unknown = JSON.parse(body ?? 'null');
    const names = Object.keys(sent ?? {}).sort();
    if (method === 'PUT' && names.join() !== NAMES.join()) violate('body', `PUT ${url} with ${names.join()}`);
    const strange = names.filter((name) => !NAMES.some((field) => field === name));
    if (strange.length > 0) violate('body', `${method} ${url} with ${strange.join()}`);
  }

  function checkPause({ method, url }: Departure): void {
    if (pause && url.startsWith(pause.base) && getTime() < pause.until && getWallTime() < pause.wallUntil)
      violate('retry-after', `${method} ${url} came ${Math.ceil(pause.until - getTime())} ms too early`);
  }

  function keepPause({ url }: Departure, retryAfter: RetryAfter | null): void {
    if (retryAfter?.means == null) return;
    const base = url.replace(/questions.*$/, '');
    // Clocks have a resolution of 1 ms, and date headers are rounded to seconds.
    pause = {
      base,
      until: getTime() + retryAfter.means - 1,
      wallUntil: getWallTime() + retryAfter.means - 1,
    };
  }

  return {
    unverified,
    get isBusy() {
      return inFlight.size > 0;
    },
    onDepart(departure, outcome) {
      const { url, method } = departure;
      checkAddress(departure);
      checkBody(departure);
      checkPause(departure);
      const other = [...inFlight.values()][0];
      if (other)
        violate('one in flight', `${method} ${url} while ${other.method} ${other.url} was in progress`);
      inFlight.set(departure.number, departure);
      outcomes.set(departure.number, outcome);
      if (method !== 'PUT') return;
      const at = fetched.get(url);
      if (at === undefined || getTime() - at > MAX_FETCH_AGE_MS)
        violate('look first', `PUT ${url} without a GET before`);
      fetched.delete(url);
    },
    onAct({ method, number, url }, { held: remote, reply }) {
      if (remote) addresses.set(number, createAddress(url, remote.id));
      if (method !== 'POST' || !remote || reply.status !== 200) return;
      const mark = findMark(remote.content.title) ?? '';
      const count = (creates.get(mark) ?? 0) + 1;
      creates.set(mark, count);
      const most = 1 + (allowed.get(mark) ?? 0);
      if (count > most) violate('creates', `${mark} was created ${count} times, and ${most} were requested`);
    },
    onReturn(departure, arrived) {
      if (!inFlight.delete(departure.number)) return false;
      const outcome = outcomes.get(departure.number);
      outcomes.delete(departure.number);
      if (outcome?.kind === 'status' && outcome.status === 429) keepPause(departure, outcome.retryAfter);
      const isWell = arrived.kind === 'response' && outcome?.kind !== 'strange' && arrived.status === 200;
      if (!isWell) return false;
      const { method, url } = departure;
      if (method === 'GET') {
        const address = addresses.get(departure.number) ?? url;
        fetched.set(address, getTime());
        unverified.delete(address);
      }
      if (method === 'PUT') unverified.set(url, new Set([...(unverified.get(url) ?? []), departure.number]));
      return true;
    },
    connect(base, token) {
      connections = [{ base, token, since: getTime() }, ...connections];
      pause = null;
    },
    allowCreate: (mark) => void allowed.set(mark, (allowed.get(mark) ?? 0) + 1),
    onCrash() {
      inFlight.clear();
      fetched.clear();
      outcomes = new Map();
      pause = null;
    },
  };
}
