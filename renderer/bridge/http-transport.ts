import { AppError } from '../../shared/errors.ts';
import type { ConnectionState, Transport, TransportListener } from './transport.ts';

/** What the transport needs of a browser, so that tests can stand in for one. */
export interface HttpPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  events: (
    url: string,
    on: { open: () => void; message: (data: string) => void; error: () => void },
  ) => () => void;
  after: (milliseconds: number, run: () => void) => void;
}

/** Waits between attempts to reach a host that is gone, in milliseconds. The last one repeats. */
const RETRY_WAITS = [250, 500, 1000, 2000] as const;
const LAST_WAIT = 3000;

/** The answers of a host that does not know this page's secret. */
const STRANGER = new Set([401, 403]);

/** A browser's own fetch, event source and timer. */
export const browserPorts = (): HttpPorts => ({
  fetch: (url, init) => fetch(url, init),
  events(url, on) {
    const source = new EventSource(url);
    source.addEventListener('open', on.open);
    source.addEventListener('message', (event: MessageEvent<string>) => on.message(event.data));
    source.addEventListener('error', on.error);
    return () => source.close();
  },
  after: (milliseconds, run) => void setTimeout(run, milliseconds),
});

/** Web host: calls by POST, events by server-sent events, and a new attempt whenever the host is gone. */
export function createHttpTransport(ports: HttpPorts): Transport {
  let listener: TransportListener | null = null;
  let state: ConnectionState = 'connecting';
  let attempts = 0;

  const enter = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    listener?.onState(next);
  };

  const call: Transport['call'] = async (method, input) => {
    let response: Response;
    try {
      response = await ports.fetch(`/bridge/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        credentials: 'same-origin',
        cache: 'no-store',
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
    const close = ports.events('/bridge/events', {
      open: () => {
        attempts = 0;
        enter('online');
      },
      message: (data) => listener?.onEvent(parseJson(data)),
      error: () => {
        if (failed) return;
        failed = true;
        close();
        enter('unreachable');
        retry();
      },
    });
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
