/** What comes of the host's event stream. */
export interface EventsListener {
  open: () => void;
  message: (data: string) => void;
  error: () => void;
}

/** What is needed of a browser to share one stream among its tabs. */
export interface SharedEventsPorts {
  /** A stream of this tab's own. Returns how to end it. */
  connect: (on: EventsListener) => () => void;
  /** Waits until no other tab holds the lock, calls `hold`, and keeps the lock until the promise it returned settles. */
  lock: (hold: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** What this tab says to all others, and hears of them. */
  channel: {
    say: (news: unknown) => void;
    hear: (listener: (news: unknown) => void) => () => void;
  };
}

/** What the tab that has the stream says; and what another asks it with. */
type News = { kind: 'open' | 'error' | 'ask' } | { kind: 'message'; data: string };

/**
 * The host's events for any number of tabs over one connection: browsers allow six to a server, and a seventh stream
 * would leave none for calls. The tab that holds a lock has the stream and passes everything on. When it goes, the lock
 * goes to another one, whose stream opens anew: `open` may come again, and events of the time before may be lost.
 * Returns how a tab takes part; that returns how it leaves.
 */
export function createSharedEvents(ports: SharedEventsPorts): (on: EventsListener) => () => void {
  const { connect, lock, channel } = ports;
  return (on) => {
    const left = new AbortController();
    let leads = false;
    let isOpen = false;

    const passOn = (news: News) => {
      if (left.signal.aborted) return;
      isOpen = news.kind === 'open' || (news.kind === 'message' && isOpen);
      channel.say(news);
      tell(on, news);
    };
    const deaf = channel.hear((raw) => {
      const news = readNews(raw);
      if (news?.kind === 'ask') {
        // Everybody hears the answer, and those who knew it only fetch once more.
        if (leads && isOpen) channel.say({ kind: 'open' });
      } else if (news && !leads) tell(on, news);
    });

    const lead = () => {
      if (left.signal.aborted) return Promise.resolve();
      leads = true;
      const end = connect({
        open: () => passOn({ kind: 'open' }),
        message: (data) => passOn({ kind: 'message', data }),
        error: () => passOn({ kind: 'error' }),
      });
      return new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => {
          end();
          resolve();
        });
      });
    };
    // Rejects where one leaves before one's turn has come.
    lock(lead, left.signal).catch(() => {});
    channel.say({ kind: 'ask' });

    return () => {
      deaf();
      left.abort();
    };
  };
}

function tell(on: EventsListener, news: News): void {
  if (news.kind === 'open') on.open();
  else if (news.kind === 'error') on.error();
  else if (news.kind === 'message') on.message(news.data);
}

/** Null for what a tab of another version may say. */
function readNews(raw: unknown): News | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null;
  const { kind } = raw;
  if (kind === 'open' || kind === 'error' || kind === 'ask') return { kind };
  return kind === 'message' && 'data' in raw && typeof raw.data === 'string'
    ? { kind, data: raw.data }
    : null;
}

/** A browser's own stream, lock and channel under a URL: another start of the host has another one. */
export const browserSharing = (url: string): SharedEventsPorts => {
  const channel = new BroadcastChannel(url);
  return {
    connect(on) {
      const source = new EventSource(url);
      source.addEventListener('open', on.open);
      source.addEventListener('message', (event: MessageEvent<string>) => on.message(event.data));
      source.addEventListener('error', on.error);
      return () => source.close();
    },
    lock: (hold, signal) => navigator.locks.request(url, { signal }, hold),
    channel: {
      say: (news) => channel.postMessage(news),
      hear(listener) {
        const forward = (event: MessageEvent<unknown>) => listener(event.data);
        channel.addEventListener('message', forward);
        return () => channel.removeEventListener('message', forward);
      },
    },
  };
};
