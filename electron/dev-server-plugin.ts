import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../shared/content-security-policy.ts';

/** The app's path is random and 128 bits long. */
const APP_PATH = /^\/[\w-]{22}\//;

/**
 * Connects Vite's dev server to the backend. The backend controls access, and serves the page, the bridge, and
 * the placeholder images. Vite serves the UI's modules and transforms the page. Its content security policy is
 * the backend's with the nonce, because Vite inserts inline scripts and styles.
 */
export function connectDevServer({ backendPort, nonce }: { backendPort: number; nonce: string }): Plugin {
  const backend = `127.0.0.1:${backendPort}`;
  /** Returns headers that the backend accepts from the dev server's own page. It rejects other pages. */
  const toBackendHeaders = ({ headers }: IncomingMessage) => ({
    ...headers,
    host: headers.host?.startsWith('127.0.0.1:') ? backend : headers.host,
    ...(headers.origin === `http://${headers.host}` && { origin: `http://${backend}` }),
  });

  const forward = (from: IncomingMessage, to: ServerResponse, server: ViteDevServer) => {
    const isPage = APP_PATH.test(from.url ?? '') && (from.url ?? '').split('/').length === 3;
    const outgoing = request(
      `http://${backend}${from.url}`,
      { method: from.method, headers: toBackendHeaders(from) },
      async (response) => {
        const { statusCode = 502, headers } = response;
        if (!isPage || statusCode !== 200) {
          to.writeHead(statusCode, headers);
          response.pipe(to);
          return;
        }
        const page = await server.transformIndexHtml('/index.html', await text(response));
        const { 'content-length': _, ...rest } = headers;
        to.writeHead(statusCode, { ...rest, 'content-security-policy': addNonce(nonce) });
        to.end(page);
      },
    );
    outgoing.on('error', () => to.writeHead(502).end('The backend is starting. Reload the page.\n'));
    from.pipe(outgoing);
  };

  return {
    name: 'connect-dev-server',
    config: () => ({
      server: {
        proxy: {
          '^/[\\w-]{22}/bridge$': {
            target: `ws://${backend}`,
            ws: true,
            configure: (proxy) =>
              proxy.on('proxyReqWs', (outgoing, incoming) => {
                for (const [name, value] of Object.entries(toBackendHeaders(incoming)))
                  if (value !== undefined) outgoing.setHeader(name, value);
              }),
          },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((incoming, response, next) => {
        const url = incoming.url ?? '';
        const inside = url.replace(APP_PATH, '/');
        if (url.startsWith('/open?') || (inside !== url && /^\/(placeholders\/|$|\?)/.test(inside)))
          forward(incoming, response, server);
        else {
          incoming.url = inside;
          next();
        }
      });
    },
  };
}

const addNonce = (nonce: string): string =>
  CONTENT_SECURITY_POLICY.replace(/(?<=script-src|style-src)/g, ` 'nonce-${nonce}'`);
