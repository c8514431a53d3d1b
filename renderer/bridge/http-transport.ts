import { AppError } from '../../shared/errors.ts';
import { fewAtOnce } from './few-at-once.ts';
import { browserSharing, createSharedEvents, type EventsListener } from './shared-events.ts';
import type { ConnectionState, Transport, TransportListener } from './transport.ts';

/** What the transport needs of a browser, so that tests can stand in for one. */
export interface HttpPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Takes part in the host's events. Returns how to leave. */
  events: (on: EventsListener) => () => void;
  after: (milliseconds: number, run: () => void) => void;
  /** Aborts after so many milliseconds. */
  limit: (milliseconds: number) => AbortSignal;
}

/** Waits between attempts to reach a host that is gone, in milliseconds. The last one repeats. */
const RETRY_WAITS = [250, 500, 1000, 2000] as const;
const LAST_WAIT = 3000;
/** Milliseconds for a call, its wait for a free connection included. A host on this computer needs a few of them. */
const CALL_LIMIT = 15_000;
/** What is sent takes the host longer, the more there is of it. */
const BYTES_PER_MILLISECOND = 200;

/**
 * Calls that last at a time, of sync and of everything else: a browser has six connections to a host, one of them has the
 * events, and what is typed must find one free.
 */
const MOST_LASTING = 2;

/** The answers of a host that does not know this page's secret. */
const STRANGER = new Set([401, 403]);

/** A browser's own fetch and timers, and one event stream for all its tabs. */
export const browserPorts = (): HttpPorts => ({
  fetch: (url, init) => fetch(url, init),
  events: createSharedEvents(browserSharing(new URL('bridge/events', location.href).href)),
  after: (milliseconds, run) => void setTimeout(run, milliseconds),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
});

/** Web host: calls by POST, events by server-sent events, and a new attempt whenever the host is gone. */
export function createHttpTransport(ports: HttpPorts): Transport {
  let listener: TransportListener | null = null;
  let state: ConnectionState = 'connecting';
  let attempts = 0;
  const lasting = { sync: fewAtOnce(MOST_LASTING), others: fewAtOnce(MOST_LASTING) };
  /** Takes the host for gone: ends the connection there is, and tries again. */
  let lose = () => {};

  const enter = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    listener?.onState(next);
  };

  const call: Transport['call'] = (method, input, lasts = false) => {
    if (!lasts) return send(method, input, false);
    return lasting[method.startsWith('sync.') ? 'sync' : 'others'](() => send(method, input, true));
  };

  const send = async (method: string, input: unknown, lasts: boolean): Promise<unknown> => {
    const body = JSON.stringify(input);
    const stop = new AbortController();
    const leave = watch(body.length, lasts, () => stop.abort());
    try {
      return await exchange(method, body, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) lose();
      throw error;
    } finally {
      leave();
    }
  };

  /**
   * Calls `gone` where a call over so many bytes is not answered in time. One that `lasts` has more as long as the host says
   * who it is: it is at work, and would do all the same what is given up here. Returns how to stop watching.
   */
  const watch = (bytes: number, lasts: boolean, gone: () => void): (() => void) => {
    const over = new AbortController();
    const wait = () => {
      const limit = ports.limit(CALL_LIMIT + Math.floor(bytes / BYTES_PER_MILLISECOND));
      limit.addEventListener('abort', () => void reach(), { signal: over.signal });
    };
    const reach = async () => {
      const isAtWork = lasts && (await isThere());
      if (over.signal.aborted) return;
      if (isAtWork) wait();
      else gone();
    };
    wait();
    return () => over.abort();
  };

  const isThere = (): Promise<boolean> =>
    exchange('app.info', '{}', ports.limit(CALL_LIMIT)).then(
      () => true,
      () => false,
    );

  const exchange = async (method: string, body: string, signal: AbortSignal): Promise<unknown> => {
    let response: Response;
    try {
      response = await ports.fetch(`bridge/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        credentials: 'same-origin',
        cache: 'no-store',
        signal,
      });
    } catch (cause) {
      throw new AppError('unreachable', `${method} got no answer.`, {}, { cause });
    }
    if (STRANGER.has(response.status)) {
      enter('refused');
      throw new AppError('unreachable', 'The host does not know this window.', { status: response.status });
    }
    return readJson(method, response);
  };

  // An event source does not tell why it failed; a call does.
  const retry = () => {
    const wait = RETRY_WAITS[attempts] ?? LAST_WAIT;
    attempts += 1;
    ports.after(wait, () => {
      call('app.info', {}).then(open, () => {
        if (state !== 'refused') enter('unreachable');
        retry();
      });
    });
  };

  const open = () => {
    let failed = false;
    const fail = () => {
      if (failed) return;
      failed = true;
      close();
      enter('unreachable');
      retry();
    };
    const close = ports.events({
      open: () => {
        attempts = 0;
        state = 'online';
        // Again where it was online already: what another tab's stream had for this one may be lost.
        listener?.onState('online');
      },
      message: (data) => listener?.onEvent(parseJson(data)),
      error: fail,
    });
    lose = fail;
  };

  return {
    call,
    listen(next) {
      listener = next;
      open();
    },
  };
}

async function readJson(method: string, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AppError(
      'unreachable',
      `${method} was answered with ${response.status} and no JSON.`,
      {},
      { cause },
    );
  }
}

/** `undefined`, which no event is, where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
