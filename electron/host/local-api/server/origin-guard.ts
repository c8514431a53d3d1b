import type { IncomingMessage } from 'node:http';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** The values of `Host` under which a server on this port may be called. */
export function allowedHosts(port: number): ReadonlySet<string> {
  const withPort = LOOPBACK_NAMES.map((name) => `${name}:${port}`);
  return new Set(port === 80 ? [...withPort, ...LOOPBACK_NAMES] : withPort);
}

const PLACEHOLDER_PREFIX = '/placeholders/';
const DOCS_PAGE = /^\/docs(?:\?|$)/;

/** Whether the request comes from a page of this server, as every browser of today says. */
const isOwnPage = (headers: IncomingMessage['headers'], hosts: ReadonlySet<string>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  hosts.has(headers.host ?? '') &&
  headers.origin === `http://${headers.host}`;

/**
 * Why a call doesn't come from a program on this computer that meant this server, or null if it does.
 * A page that a browser shows sends `Origin` with whatever could change something; a name that an attacker
 * points at 127.0.0.1 shows in `Host`. The API reference is the only page of this server, and may call it.
 */
export function rejectionReason(
  { headers, rawHeaders, url = '' }: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>,
  hosts: ReadonlySet<string>,
): string | null {
  if (headers.origin !== undefined && !isOwnPage(headers, hosts))
    return "Web pages can't call the local API: the request has an Origin header.";
  if (isOfOtherSite(headers, url)) return "Web pages can't call the local API: the request comes from one.";
  if (headers.host === undefined || !hosts.has(headers.host)) {
    return `The Host header must name this computer and port: ${[...hosts].join(', ')}.`;
  }
  if (hasTwoHosts(rawHeaders)) return 'The request has more than one Host header.';
  const target = /^https?:\/\/([^/?#]*)/i.exec(url);
  if (target && !hosts.has(target[1] ?? '')) return 'The request is meant for another host.';
  return null;
}

/** Node keeps the first of them and drops the rest, which a program in between may have gone by. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
}

/**
 * Whether a page of another site or port made the request, as every browser of today says. A page of another port of this
 * computer may show placeholders, such as the page of a bot. Any page may have a link to the page about the API.
 */
function isOfOtherSite(headers: IncomingMessage['headers'], url: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  if (site === 'same-site' && url.startsWith(PLACEHOLDER_PREFIX)) return false;
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !(isOpened && DOCS_PAGE.test(url));
}
