import type { SyncFailure, SyncRequest, SyncResponse } from '../../electron/host/sync/sync-ports.ts';
import type { Random } from '../support/random.ts';
import type { LiveServer, Operation } from './server/live-server.ts';
import {
  drawRequestOutcome,
  type NetworkConditions,
  type RequestOutcome,
} from './server/network-conditions.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface Departure extends SyncRequest {
  /** The request's number, counting all clients' requests. */
  number: number;
  client: string;
  at: number;
}

/** The result that the sender receives. */
export type Arrived = SyncResponse | SyncFailure;

/** Receives all network events in order. */
interface WireTap {
  onDepart(departure: Departure, outcome: RequestOutcome): void;
  /** Called before a request is processed. `isLate` is true if it was delayed or duplicated. */
  onActStart(departure: Departure, isLate: boolean): void;
  /** Called after a request was processed. `again` is true if the network duplicated it. */
  acted(departure: Departure, operation: Operation, again: boolean): void;
  onReturn(departure: Departure, arrived: Arrived): void;
}

/** The network between clients and services, with changing conditions. */
export interface Network {
  conditions: NetworkConditions;
  /** Sends a request and calls `back` once with the result. */
  send(client: string, request: SyncRequest, back: (arrived: Arrived) => void): void;
}

export interface NetworkParts {
  time: VirtualTime;
  random: Random;
  /** Services by base URL. */
  servers: ReadonlyMap<string, LiveServer>;
  /** Returns the services' time in milliseconds since 1970. */
  getServerTime: () => number;
  tap: WireTap;
}

const LOGIN_PAGE = '<!doctype html><html><title>Sign in</title><form action="/login"></form></html>';
const JSON_TYPE = { 'content-type': 'application/json' };

type Reply = Omit<SyncResponse, 'kind'>;

export function createNetwork({ time, random, servers, getServerTime, tap }: NetworkParts): Network {
  let sent = 0;

  const pickTravelMs = (): number =>
    random.isChance(0.05) ? random.pickInteger(14_000) : 5 + random.pickInteger(200);

  function act(departure: Departure, again = false, isLate = again): Reply {
    const found = [...servers].find(([base]) => departure.url.startsWith(`${base}/`));
    if (!found) return { status: 404, headers: {}, body: 'Nobody is here' };
    const [base, server] = found;
    const { method, url, token, body } = departure;
    tap.onActStart(departure, isLate);
    const operation = server.receive({ method, path: url.slice(base.length), token, body });
    tap.acted(departure, operation, again);
    return operation.reply;
  }

  /** Schedules the response and, if the request arrives, its processing. */
  function play(departure: Departure, outcome: RequestOutcome, back: (arrived: Arrived) => void) {
    const there = pickTravelMs();
    const backAfter = Math.min(there + pickTravelMs(), departure.timeoutMs - 1);
    /**
     * Sends a reply derived from the service's own reply, or from a truncated reply if the service doesn't
     * process the request.
     */
    const answer = (acts: boolean, reply: (acted: Reply) => Reply) => {
      let acted: Reply = { status: 200, headers: JSON_TYPE, body: '{"id":1,"question":"' };
      if (acts) {
        time.after(there, () => {
          acted = act(departure);
        });
      }
      time.after(backAfter, () => {
        const { status, headers, body } = reply(acted);
        const date = new Date(getServerTime()).toUTCString();
        back({ kind: 'response', status, headers: { date, ...headers }, body });
      });
    };
    const fail = (after: number, failure: Omit<SyncFailure, 'kind' | 'detail'>) =>
      time.after(after, () => back({ kind: 'failure', ...failure, detail: failure.cause }));
    switch (outcome.kind) {
      case 'answered':
        return answer(true, (acted) => acted);
      case 'unreachable':
        fail(outcome.why === 'timeout' ? departure.timeoutMs : there, {
          phase: 'before',
          cause: outcome.why,
        });
        return;
      case 'lost':
        if (outcome.acts)
          time.after(there + (outcome.late ?? 0), () => act(departure, false, outcome.late !== null));
        fail(outcome.how === 'timeout' ? departure.timeoutMs : backAfter, {
          phase: 'after',
          cause: outcome.how,
        });
        return;
      case 'twice':
        time.after(backAfter + outcome.later, () => act(departure, true));
        return answer(true, (acted) => acted);
      case 'odd':
        return answer(true, (acted) => ({ ...acted, body: createMalformedBody(outcome.what, acted.body) }));
      case 'strange':
        return answer(outcome.acts, (acted) => createStrangeReply(outcome.what, acted.body));
      case 'redirect':
        return answer(false, () => ({
          status: outcome.status,
          headers: { location: 'https://elsewhere.example/api/v1/questions' },
          body: '',
        }));
      case 'status':
        return answer(outcome.acts, () => createStatusReply(outcome));
    }
  }

  function createStatusReply({ status, retryAfter }: Extract<RequestOutcome, { kind: 'status' }>): Reply {
    return {
      status,
      headers: { ...JSON_TYPE, ...(retryAfter && { 'retry-after': retryAfter.text(getServerTime()) }) },
      body: JSON.stringify({ status, detail: `Answer ${status}` }),
    };
  }

  const network: Network = {
    conditions: 'reliable',
    send(client, request, back) {
      sent += 1;
      const departure: Departure = { ...request, number: sent, client, at: time.now() };
      const outcome = drawRequestOutcome(network.conditions, random);
      tap.onDepart(departure, outcome);
      play(departure, outcome, (arrived) => {
        tap.onReturn(departure, arrived);
        back(arrived);
      });
    },
  };
  return network;
}

/** A nesting depth that JSON.parse accepts but JSON.stringify doesn't. */
const LEVELS = 7_000;
const ODD = { deep: `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`, infinite: '[1e400,-1e400]' };

const createMalformedBody = (what: keyof typeof ODD, body: string): string =>
  body.startsWith('{"') ? `{"mood":${ODD[what]},${body.slice(1)}` : body;

/** Returns a response with status 200 but no valid question. */
function createStrangeReply(what: Extract<RequestOutcome, { kind: 'strange' }>['what'], body: string): Reply {
  switch (what) {
    case 'login page':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: LOGIN_PAGE };
    case 'no id':
      return { status: 200, headers: JSON_TYPE, body: '{"ok":true,"question":"Stored"}' };
    case 'bad id':
      return { status: 200, headers: JSON_TYPE, body: body.replace(/"id":\d+/, '"id":0') };
    case 'cut off':
      return { status: 200, headers: JSON_TYPE, body: body.slice(0, body.length >> 1) };
    case 'empty':
      return { status: 200, headers: JSON_TYPE, body: '' };
    case 'list':
      return { status: 200, headers: JSON_TYPE, body: '[]' };
  }
}
