import { request } from 'undici';
import { type Connection, createConnection } from '../../renderer/bridge/bridge.ts';
import { createHttpTransport } from '../../renderer/bridge/http-transport.ts';

/** The bridge of an app that is served for a browser, as its window has it, without a browser. `link` opens the app. */
export async function windowBridge(link: string): Promise<Connection> {
  const { base, cookie } = await openLink(link);
  return createConnection(
    createHttpTransport({
      fetch: (path, init) => fetch(base + path, { ...init, headers: { ...init.headers, cookie } }),
      events: () => () => undefined,
      after: () => undefined,
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
    }),
  );
}

/** Uses up a link to the app. Returns what a browser has then: the URL of the app, with a slash, and its cookie. */
export async function openLink(link: string): Promise<{ base: string; cookie: string }> {
  // As a browser navigates, which `fetch` does not.
  const { headers, body } = await request(link);
  await body.dump();
  const [cookie = '', path = ''] = String(headers['set-cookie'] ?? '').split('; ');
  return { base: new URL(link).origin + path.replace('Path=', ''), cookie };
}
