import { type Connection, createConnection } from '../../renderer/bridge/bridge.ts';
import { createHttpTransport } from '../../renderer/bridge/http-transport.ts';

/** The bridge of an app that is served for a browser, as its window has it, without a browser. `url`: where the app is opened. */
export async function windowBridge(url: string): Promise<Connection> {
  const { origin } = new URL(url);
  const opened = await fetch(url, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return createConnection(
    createHttpTransport({
      fetch: (path, init) => fetch(origin + path, { ...init, headers: { ...init.headers, cookie } }),
      events: () => () => undefined,
      after: () => undefined,
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
    }),
  );
}
