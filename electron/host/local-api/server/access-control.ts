import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../../../../shared/http-url.ts';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { HEADERS_TOO_LARGE, hasTooManyHeaders } from '../../system/http/header-limits.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { INVALID_HTTP } from '../../system/http/malformed-requests.ts';

/** This computer's host names. By default, the local API accepts only requests to them. */

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns the `Host` values that a server on this port accepts. `more` lists additional hosts, with or
 * without a port.
 */
export function listAllowedHosts(port: number, more: readonly string[] = []): ReadonlySet<string> {
  const hosts = more.map((host) => host.toLowerCase());
  const names = [...LOOPBACK_NAMES, ...hosts.filter((host) => !HAS_PORT.test(host))];
  const withPort = [
    ...names.map((name) => `${name}:${port}`),
    ...hosts.filter((host) => HAS_PORT.test(host)),
  ];
  return new Set(port === 80 ? [...withPort, ...names] : withPort);
}

const HAS_PORT = /:\d+$/;

const PLACEHOLDER_PREFIX = '/placeholders/';
const DOCS_PAGE = /^\/docs(?:\?|$)/;

/** Treats all loopback addresses as this server because only its own computer can reach them. */
function isOwnHost(host: string | undefined = '', hosts: ReadonlySet<string>): boolean {
  if (hosts.has(host.toLowerCase())) return true;
  const [port = ''] = HAS_PORT.exec(host) ?? [];
  return isLoopbackHost(host.slice(0, host.length - port.length)) && hosts.has(`localhost${port}`);
}

/**
 * Returns the origin that the client uses to reach this server, such as `http://127.0.0.1:4747`.
 * `findRejection` has already checked the host.
 */
export const getOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>): string => `http://${headers.host}`;

const isOwnPage = (headers: IncomingMessage['headers'], hosts: ReadonlySet<string>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  isOwnHost(headers.host, hosts) &&
  headers.origin === `http://${headers.host}`;

/**
 * Returns the error for a request whose origin or host isn't allowed, or null. Web pages send `Origin` or
 * `Sec-Fetch-Site`. In a DNS rebinding attack, `Host` contains the attacker's name. The API reference may
 * call its own server.
 */
export function findRejection(
  request: Pick<IncomingMessage, 'headers' | 'httpVersionMajor' | 'rawHeaders' | 'url'>,
  hosts: ReadonlySet<string>,
): HttpError | null {
  // Comes before the first use of `headers`, because Node creates that object when it's read.
  if (hasTooManyHeaders(request)) return createRejection(431, HEADERS_TOO_LARGE);
  const { headers, rawHeaders, url = '' } = request;
  if (headers.origin !== undefined && !isOwnPage(headers, hosts))
    return createRejection(
      403,
      "Web pages can't call the local API. Send the request from a program, without an Origin header.",
    );
  if (isOfOtherSite(headers, url))
    return createRejection(
      403,
      "Web pages can't call the local API. Send the request from a program, without a Sec-Fetch-Site header.",
    );
  // Node's parser accepts HTTP/0.9 and HTTP/2.0.
  if (request.httpVersionMajor !== 1) return createRejection(400, INVALID_HTTP);
  if (headers.host === undefined)
    return createRejection(400, "The request has no Host header. Send the server's host and port.");
  if (hasTwoHosts(rawHeaders))
    return createRejection(400, 'The request has more than one Host header. Send only one.');
  if (!isOwnHost(headers.host, hosts)) {
    return createRejection(403, `The Host header must be one of ${[...hosts].join(', ')}.`);
  }
  const target = /^https?:\/\/([^/?#]*)/i.exec(url);
  if (target && !isOwnHost(target[1], hosts))
    return createRejection(403, `The host in the request URL must be one of ${[...hosts].join(', ')}.`);
  return null;
}

/** Creates an error with a header that hides the server from other sites' pages. */
const createRejection = (status: number, why: string): HttpError =>
  new HttpError(status, why, { headers: { 'cross-origin-resource-policy': 'same-origin' } });

/**
 * Returns whether a request has more than one `Host` header. Node keeps only the first, but a proxy between
 * the client and the server may have used another one.
 */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
}

/**
 * Returns whether a request comes from a page on another site or port and must be rejected. Pages on other
 * local ports, such as a bot's dashboard, may show placeholder images. Any page may link to the API
 * reference.
 */
function isOfOtherSite(headers: IncomingMessage['headers'], url: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  if (site === 'same-site' && url.startsWith(PLACEHOLDER_PREFIX)) return false;
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !(isOpened && DOCS_PAGE.test(url));
}

const BEARER = /^bearer +(\S+)$/i;

/** Limits the cached headers of all tokens, because clients can vary the spacing and case of `Bearer`. */
const MAX_CACHED_HEADERS = 200;

interface TokenCache<T> {
  tokens: readonly T[];
  digests: readonly { token: T; digest: Uint8Array }[];
  byHeader: Map<string, T>;
}

const hashSha256 = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/**
 * Returns a function that finds the token of an `Authorization` header. The function returns null if the
 * header is missing or its token is unknown (docs/reference/service-api.md 5). `tokens` must return a new
 * array after each change.
 */
export function createAuthenticator<T extends Pick<ApiToken, 'token'>>(
  tokens: () => readonly T[],
): (authorization: string | undefined) => T | null {
  let cache: TokenCache<T> | null = null;
  const getCurrentCache = (): TokenCache<T> => {
    const current = tokens();
    if (cache?.tokens !== current) {
      const digests = current.map((token) => ({ token, digest: hashSha256(token.token) }));
      cache = { tokens: current, digests, byHeader: new Map() };
    }
    return cache;
  };
  return (authorization) => {
    if (authorization === undefined) return null;
    const { digests, byHeader } = getCurrentCache();
    // Hashing the token would take a fifth of a fetch's time. This lookup hashes the whole header with a seed
    // per process, so its timing doesn't reveal how close a guess was.
    const cached = byHeader.get(authorization);
    if (cached) return cached;
    const token = findToken(BEARER.exec(authorization)?.[1], digests);
    if (token && byHeader.size < MAX_CACHED_HEADERS) byHeader.set(authorization, token);
    return token;
  };
}

/** Compares every token, even after a match, because the duration must not reveal which token was close. */
function findToken<T>(secret: string | undefined, digests: TokenCache<T>['digests']): T | null {
  if (!secret) return null;
  const presented = hashSha256(secret);
  let found: T | null = null;
  for (const { token, digest } of digests) {
    if (timingSafeEqual(digest, presented)) found ??= token;
  }
  return found;
}
