import { FIELDS } from '../../../shared/question/fields.ts';
import { markOf } from '../random-text.ts';
import type { Deed } from '../server/live-server.ts';
import type { Fate, RetryAfter } from '../server/request-fate.ts';
import type { Arrived, Departure } from '../simulated-network.ts';
import { addressOf } from './replaced-versions.ts';
import type { Violate } from './violation.ts';

/** What must hold for the requests of one client, whatever they are about. */
export interface RequestRules {
  departed(departure: Departure, fate: Fate): void;
  acted(departure: Departure, deed: Deed): void;
  /** Whether a question came back that can be read. */
  returned(departure: Departure, arrived: Arrived): boolean;
  readonly isBusy: boolean;
  /** The author gave a token for a base URL; soon no other may be seen any more. */
  connect(base: string, token: string): void;
  /** The author asked for one more create of a question. */
  allowCreate(mark: string): void;
  /** The engine was thrown away. What it had on its way is nobody's any more. */
  crashed(): void;
  /** By URL of a question: the numbers of the edits that were acknowledged, and it was never looked at again. */
  readonly unverified: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface RequestRulesParts {
  violate: Violate;
  now: () => number;
  /** The clock on the wall of the client. */
  wall: () => number;
}

const NAMES = FIELDS.toSorted();
/** Milliseconds: who looked at a question longer ago than this has not looked at it for this edit. */
const FRESH = 120_000;
/** Milliseconds in which a cycle that has begun may come to its end with the token that was just replaced. */
const CHANGING = 65_000;

interface Pause {
  /** Where it was asked for. */
  base: string;
  /** By spans. */
  until: number;
  /** By the clock on the wall. */
  wallUntil: number;
}

export function createRequestRules({ violate, now, wall }: RequestRulesParts): RequestRules {
  const inFlight = new Map<number, Departure>();
  /** By URL: when the last fetch came back well, and nothing was sent to it since. */
  const looked = new Map<string, number>();
  const unverified = new Map<string, Set<number>>();
  /** By request: the address of the question that it was for, however it was asked for. */
  const addresses = new Map<number, string>();
  const creates = new Map<string, number>();
  const allowed = new Map<string, number>();
  /** Newest first, since when. */
  let connections: { base: string; token: string; since: number }[] = [];
  let pause: Pause | null = null;
  let fates = new Map<number, Fate>();

  function checkAddress({ url, token, method }: Departure): void {
    const isKnown = connections.some(
      (one, at) =>
        one.token === token &&
        url.startsWith(`${one.base}/questions`) &&
        (at === 0 || now() - (connections[at - 1]?.since ?? 0) < CHANGING),
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
    if (pause && url.startsWith(pause.base) && now() < pause.until && wall() < pause.wallUntil)
      violate('retry-after', `${method} ${url} came ${Math.ceil(pause.until - now())} ms too early`);
  }

  function keepPause({ url }: Departure, retryAfter: RetryAfter | null): void {
    if (retryAfter?.means == null) return;
    const base = url.replace(/questions.*$/, '');
    // Clocks tell whole milliseconds, and seconds are rounded by whoever writes dates.
    pause = { base, until: now() + retryAfter.means - 1, wallUntil: wall() + retryAfter.means - 1 };
  }

  return {
    unverified,
    get isBusy() {
      return inFlight.size > 0;
    },
    departed(departure, fate) {
      const { url, method } = departure;
      checkAddress(departure);
      checkBody(departure);
      checkPause(departure);
      const other = [...inFlight.values()][0];
      if (other)
        violate('one in flight', `${method} ${url} while ${other.method} ${other.url} was on its way`);
      inFlight.set(departure.number, departure);
      fates.set(departure.number, fate);
      if (method !== 'PUT') return;
      const at = looked.get(url);
      if (at === undefined || now() - at > FRESH) violate('look first', `PUT ${url} without a GET before`);
      looked.delete(url);
    },
    acted({ method, number, url }, { held, reply }) {
      if (held) addresses.set(number, addressOf(url, held.id));
      if (method !== 'POST' || !held || reply.status !== 200) return;
      const mark = markOf(held.content.title) ?? '';
      const count = (creates.get(mark) ?? 0) + 1;
      creates.set(mark, count);
      const most = 1 + (allowed.get(mark) ?? 0);
      if (count > most) violate('creates', `${mark} was created ${count} times, and ${most} were asked for`);
    },
    returned(departure, arrived) {
      if (!inFlight.delete(departure.number)) return false;
      const fate = fates.get(departure.number);
      fates.delete(departure.number);
      if (fate?.kind === 'status' && fate.status === 429) keepPause(departure, fate.retryAfter);
      const isWell = arrived.kind === 'response' && fate?.kind !== 'strange' && arrived.status === 200;
      if (!isWell) return false;
      const { method, url } = departure;
      if (method === 'GET') {
        const address = addresses.get(departure.number) ?? url;
        looked.set(address, now());
        unverified.delete(address);
      }
      if (method === 'PUT') unverified.set(url, new Set([...(unverified.get(url) ?? []), departure.number]));
      return true;
    },
    connect(base, token) {
      connections = [{ base, token, since: now() }, ...connections];
      pause = null;
    },
    allowCreate: (mark) => void allowed.set(mark, (allowed.get(mark) ?? 0) + 1),
    crashed() {
      inFlight.clear();
      looked.clear();
      fates = new Map();
      pause = null;
    },
  };
}
