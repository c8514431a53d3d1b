import { hash } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers, HostEvent } from '../../../shared/bridge/bridge-methods.ts';
import { CONTENT_SECURITY_POLICY } from '../../../shared/content-security-policy.ts';
import { isLoopbackHost } from '../../../shared/http-url.ts';
import german from '../../../shared/messages/de.json' with { type: 'json' };
import { createTranslate, translateToEnglish } from '../../../shared/messages/translate.ts';
import type { Log, Random, Timers } from '../ports.ts';
import { escapeMarkup } from '../system/http/escape-markup.ts';
import { renderFirstPage } from '../system/http/first-page.ts';
import { hasTooManyHeaders } from '../system/http/header-limits.ts';
import { HttpError } from '../system/http/http-error.ts';
import {
  closeLoopbackServer,
  createLoopbackServer,
  listenOnLoopback,
  markAuthenticated,
} from '../system/http/loopback-server.ts';
import { rejectMalformedRequests } from '../system/http/malformed-requests.ts';
import { drawPlaceholder, PLACEHOLDER_HEADERS } from '../system/http/placeholder-image.ts';
import { serveBridgeSockets } from './bridge-sockets.ts';
import {
  type BrowserSession,
  createBrowserSession,
  createOneTimeLinks,
  LINK_MINUTES,
  type LinkState,
  type OneTimeLinks,
} from './browser-access.ts';

/** The maximum time for a request to arrive, even on a busy computer. */
const REQUEST_TIMEOUT_MS = 60_000;

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const openQuery = z.object({ key: z.string() });

export interface UiServer {
  readonly origin: string;
  /**
   * Returns a single-use link that opens the app: `http://127.0.0.1:PORT/open?key=…`. `ended` resolves when
   * the link no longer works.
   */
  createLink(): { url: string; ended: Promise<void> };
  /**
   * Cancels imports that haven't changed anything, waits up to a second for pending calls, and disconnects
   * every browser.
   */
  close(): Promise<void>;
}

/**
 * Browsers also send the cookies of other programs on 127.0.0.1, because cookies apply to all ports. They store
 * about 180 cookies of 4 KiB for each host.
 */
const MAX_HEADER_BYTES = 1024 * 1024;

export interface UiServerOptions {
  /** The folder with the built UI and `index.html`. */
  assetsDir: string;
  handlers: Handlers;
  subscribe: (onEvent: (event: HostEvent) => void) => () => void;
  /** The port, or 0 for any free port. */
  port: number;
  random: Random;
  timers: Timers;
  log: Log;
}

/** Serves the UI and its bridge to a browser on this computer. Rejects with AppError('port-in-use'). */
export async function startUiServer(options: UiServerOptions): Promise<UiServer> {
  const { assetsDir, log } = options;
  const session = createBrowserSession(options.random);
  const links = createOneTimeLinks(options);
  let port = 0;

  const getOwnHost = () => `127.0.0.1:${port}`;
  const isForeign = (request: FastifyRequest) => isFromOtherPage(request, getOwnHost(), { session, links });

  const app = createLoopbackServer(
    {
      // A page on another site can make the browser send such a request and would notice a response.
      clientErrorHandler: (_error, socket) => socket.destroy(),
      // Hooks don't run for a path that can't be decoded.
      frameworkErrors: (_error, request, reply) => {
        if (isForeign(request)) disconnect(request, reply);
        else sendError(request, reply.headers(HEADERS), 403, 'Open the app with the link in the terminal.');
      },
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    // If the computer is busy for seconds, requests that already arrived must not time out.
    { headersTimeout: REQUEST_TIMEOUT_MS, maxHeaderSize: MAX_HEADER_BYTES },
  );
  rejectMalformedRequests(app.server);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
    if (status >= 500) log.error("The web server couldn't process a request.", error);
    return sendError(
      request,
      reply,
      status,
      status < 500 ? error.message : 'An unexpected error occurred. For details, see the terminal.',
    );
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404, 'Not found.'));
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) return disconnect(request, reply);
    reply.headers(HEADERS);
    return checkAccess(request, reply, port, session);
  });

  const closeSockets = serveBridgeSockets(app.server, {
    ...options,
    path: `${session.path}bridge`,
    isAllowed: ({ headers, url = '', socket }) => {
      const isOwnPage = headers.origin === `http://${getOwnHost()}` && headers.host === getOwnHost();
      if (!isOwnPage || !session.isPresented({ url, cookie: headers.cookie })) return false;
      markAuthenticated(socket);
      return true;
    },
  });
  addOpenRoute(app, links, session);
  await app.register(
    async (inside) => {
      inside.get('/placeholders/*', async (request, reply) => {
        const drawing = drawPlaceholder(request.url.slice(session.path.length - 1));
        if (drawing === null) throw new HttpError(404, 'Not found.');
        return reply.headers(PLACEHOLDER_HEADERS).send(drawing);
      });
      inside.get('/', async (_request, reply) =>
        reply
          .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          .send(await renderFirstPage(join(assetsDir, 'index.html'), options.handlers)),
      );
      await inside.register(fastifyStatic, {
        root: assetsDir,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders(reply, path) {
          // The bundler adds a content hash to the names in this folder.
          const hashed = /[\\/]assets[\\/][^\\/]+$/.test(path);
          reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-store');
        },
      });
    },
    { prefix: session.path.slice(0, -1) },
  );

  port = await listenOnLoopback(app, options.port);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    createLink() {
      const { key, ended } = links.create();
      return { url: `${origin}/open?key=${key}`, ended };
    },
    async close() {
      links.close();
      await closeSockets();
      await closeLoopbackServer(app);
    },
  };
}

/**
 * Returns whether a browser opens the URL in a tab. Also returns true for other programs, because they don't
 * send these headers.
 */
const isDocumentRequest = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Returns whether a request comes from a page on another site or port, or has a foreign host name that
 * resolves to this computer. Such a page may only open a URL with one of this server's secrets, because a
 * link can be on any page.
 */
function isFromOtherPage(
  request: FastifyRequest,
  own: string,
  { session, links }: { session: BrowserSession; links: OneTimeLinks },
): boolean {
  const { headers, url } = request;
  if (hasTooManyHeaders(request.raw)) return true;
  if (headers.origin !== undefined && headers.origin !== `http://${own}`) return true;
  if (!isLoopbackHost(headers.host?.replace(/:\d+$/, '') ?? '')) return true;
  if (['same-origin', 'none'].includes(headers['sec-fetch-site']?.toString() ?? 'none')) return false;
  if (!isDocumentRequest(request)) return true;
  const query = openQuery.safeParse(request.query);
  return !session.hasPath(url) && !(query.success && links.find(query.data.key) !== null);
}

/** Closes the connection without a response, like a port on which no program listens. */
function disconnect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}

/** Accepts a request only if it comes from the app's own page or opens the app through a link. */
async function checkAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  port: number,
  session: BrowserSession,
) {
  const { headers, url } = request;
  const own = `127.0.0.1:${port}`;
  if (headers.host === `localhost:${port}` && isDocumentRequest(request) && url.startsWith('/')) {
    return reply.header('cache-control', 'no-store').redirect(`http://${own}${url}`, 307);
  }
  if (headers.host !== own || !url.startsWith('/'))
    throw new HttpError(403, `The Host header must be ${own}. Open the app with the link in the terminal.`);
  if (request.routeOptions.url === '/open' && isDocumentRequest(request) && !isSpeculative(request)) return;
  if (!session.isPresented({ url, cookie: headers.cookie }))
    throw new HttpError(403, 'Open the app with the link in the terminal.');
  markAuthenticated(request.raw.socket);
  return;
}

/** Returns whether the browser prefetches the page. Prefetching must not use up the link. */
const isSpeculative = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => headers[name] !== undefined);

/** Serves the link page. It opens the app, or says why the link doesn't work. */
function addOpenRoute(app: FastifyInstance, links: OneTimeLinks, session: BrowserSession): void {
  const pages: Record<LinkState, LinkPage> = { valid: 'opening', used: 'used', expired: 'expired' };
  app.get('/open', (request, reply) => {
    const query = openQuery.safeParse(request.query);
    // Programs that check links send HEAD. That must not use up the link.
    const read = request.method === 'HEAD' ? links.find : links.redeem;
    const state = query.success ? read(query.data.key) : null;
    if (state === 'valid' && request.method === 'GET') reply.header('set-cookie', session.cookie);
    return sendLinkPage(request, reply.code(state === 'valid' ? 200 : 403), {
      page: state === null ? 'unknown' : pages[state],
      path: session.path,
    });
  });
}

function sendLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, path = '' }: { page: LinkPage; path?: string },
): FastifyReply {
  const { html, headers } = renderLinkPage(page, {
    acceptLanguage: request.headers['accept-language'],
    path,
  });
  return reply.headers(headers).send(html);
}

/** Sends an error message as plain text. For 403, sends a page that explains how to open the app. */
function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return status === 403
    ? sendLinkPage(request, reply, { page: 'unknown' })
    : reply.type('text/plain').send(`${message}\n`);
}

type LinkPage = 'opening' | 'used' | 'expired' | 'unknown';

const TRANSLATE = { en: translateToEnglish, de: createTranslate(german) };

const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#f8f9f9,#171a1b);color:light-dark(#182022,#e7ebec);' +
  'font:400 1rem/1.5 "Segoe UI Variable Text","Segoe UI",-apple-system,BlinkMacSystemFont,Inter,Cantarell,system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center}' +
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem 1.5rem;overflow-wrap:break-word}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p,ol{margin:0 0 1rem}ol{padding-left:1.5rem}' +
  'small{font-size:.875rem;color:light-dark(#465255,#b3bcbf)}a{color:light-dark(#0a687d,#63c2d6)}';

/** Allows only this style, and no scripts or requests. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns a page in English or German (`Accept-Language`). `opening` continues to `path` from a page, because
 * browsers don't send a `SameSite=Strict` cookie after a redirect that starts on another site.
 */
function renderLinkPage(
  page: LinkPage,
  { acceptLanguage = '', path = '' }: { acceptLanguage?: string | undefined; path?: string },
): { html: string; headers: Record<string, string> } {
  const language = /^\s*de\b/i.test(acceptLanguage) ? 'de' : 'en';
  const t = TRANSLATE[language];
  const title = escapeMarkup(t(`linkPage.${page}.title`));
  const text = escapeMarkup(t(`linkPage.${page}.text`, { minutes: LINK_MINUTES }));
  const to = escapeMarkup(path);
  const formatHelp = (part: 'intro' | 'terminal' | 'enter' | 'open' | 'openTabs') =>
    escapeMarkup(t(`linkPage.help.${part}`));
  const refresh = page === 'opening' ? `<meta http-equiv="refresh" content="0; url=${to}">` : '';
  const body =
    page === 'opening'
      ? `<p><a href="${to}">${text}</a></p>`
      : `<p>${text}</p><p>${formatHelp('intro')}</p><ol><li>${formatHelp('terminal')}</li><li>${formatHelp('enter')}</li>` +
        `<li>${formatHelp('open')}</li></ol><p><small>${formatHelp('openTabs')}</small></p>`;
  return {
    html:
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">${refresh}<title>QOTD Studio</title>` +
      `<style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  };
}
