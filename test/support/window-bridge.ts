import { request } from 'undici';
import { WebSocket } from 'ws';
import { type Connection, createConnection } from '../../renderer/bridge/bridge-client.ts';
import { createSocketTransport } from '../../renderer/bridge/socket-transport.ts';

/** Returns the UI's bridge to an app, without a browser. `link` opens the app. */
export async function createWindowBridge(link: string): Promise<Connection> {
  const opened = await openLink(link);
  return createConnection(
    createSocketTransport({
      connect({ onOpen, onMessage, onClose }) {
        const socket = openSocket(opened);
        socket
          .on('open', onOpen)
          .on('close', onClose)
          .on('error', () => {});
        return socket.on('message', (data) => onMessage(String(data)));
      },
      isRefused: async () => false,
      after: () => () => undefined,
    }),
  );
}

/** Opens a WebSocket to an opened app, with the page's headers and additional ones. */
export function openSocket(
  { base, cookie }: { base: string; cookie: string },
  headers: Readonly<Record<string, string>> = {},
): WebSocket {
  const { origin } = new URL(base);
  return new WebSocket(`${base.replace('http:', 'ws:')}bridge`, { headers: { origin, cookie, ...headers } });
}

/** Opens a link to the app. Returns the app's URL with a trailing slash, and its cookie. */
export async function openLink(link: string): Promise<{ base: string; cookie: string }> {
  // `fetch` doesn't send a navigation's headers.
  const { headers, body } = await request(link);
  await body.dump();
  const [cookie = '', path = ''] = String(headers['set-cookie'] ?? '').split('; ');
  return { base: new URL(link).origin + path.replace('Path=', ''), cookie };
}
