import { type PeerCertificate, TLSSocket } from 'node:tls';
import { Agent, buildConnector } from 'undici';
import { hasQueryOrFragment } from '../../../../shared/http-url.ts';
import type { Check } from '../../../../shared/sync/sync-views.ts';
import type { Clock, Timers } from '../../ports.ts';
import type { TransportSettings } from '../sync-ports.ts';
import { parseErrorMessage } from './error-body-parser.ts';
import {
  AGENT_OPTIONS,
  createHeaders,
  createSender,
  findUrlFault,
  isSendable,
  type RawResponse,
  roundTrip,
  type Sender,
  type System,
} from './http-client.ts';
import { chooseProxy, type Environment } from './proxy.ts';
import { createTokenMask } from './token-mask.ts';
import type { Failure } from './transport-failure.ts';

type ResponseKind =
  /** A question or an error from the service, as JSON, or an error without a body. */
  | { kind: 'service'; status: number; words: string }
  /** A redirect. `to` has no query because a query may contain secrets. */
  | { kind: 'redirect'; status: number; host: string; to: string }
  /** A web page, such as a sign-in page. */
  | { kind: 'page'; status: number; title: string }
  | { kind: 'other'; status: number; type: string }
  /** Status 408, 429, or 5xx. */
  | { kind: 'trouble'; status: number };

const MAX_TITLE = 300;
/** A page's title is near its start. */
const MAX_HTML_CHARACTERS = 64 * 1024;

/** Classifies a response. `url` is the URL that was fetched. */
function classify({ status, headers, text }: RawResponse, url: URL): ResponseKind {
  if (status >= 300 && status < 400) {
    const to = URL.parse(String(headers.location ?? ''), url.href);
    return { kind: 'redirect', status, host: to?.host ?? '', to: to ? to.origin + to.pathname : '' };
  }
  if (status >= 500 || status === 429 || status === 408) return { kind: 'trouble', status };
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (isJson(text)) return { kind: 'service', status, words: parseErrorMessage(text) };
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    const title = /<title[^<>]*>([^<]*)/i.exec(text.slice(0, MAX_HTML_CHARACTERS))?.[1]?.trim() ?? '';
    return { kind: 'page', status, title: title.slice(0, MAX_TITLE) };
  }
  // An error may have no body.
  if (text.trim() === '' && status >= 400) return { kind: 'service', status, words: '' };
  return { kind: 'other', status, type };
}

/** Returns whether a body is a JSON object or array, as every response from the service is. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

export interface Probe {
  baseUrl: string;
  /** The token for the origin of `baseUrl`, or an empty string. */
  token: string;
  settings: TransportSettings;
  /** A question ID that should exist, or null if none is known. */
  knownId: number | null;
}

const TIMEOUT_MS = 15_000;
const MAX_CLOCK_DIFFERENCE_SECONDS = 120;
const PREFIX = '/api/v1';

type Step = Check['what'];
const STEP_ORDER: readonly Step[] = [
  'address',
  'name',
  'connection',
  'tls',
  'answer',
  'path',
  'token',
  'clock',
];

/**
 * Tests a connection to the service with GET requests only. Returns a result for each step. The codes:
 * - `address`: `empty`, `not-a-url`, `scheme`, `in-the-clear` (http to another computer), `credentials`,
 * `query`.
 * - `name`: `not-found` (`host`).
 * - `connection`: `refused`, `unreachable`, `timeout`, `reset` (`host`), `proxy` (`status` of its response,
 * or `reason`), `proxy-unsupported` (the system has only proxies of other types).
 * - `tls`: a `TlsReason` (`host`; `names`, `issuer`, `from`, and `to` of the certificate if the server
 * presents one), `ca-file` (`reason`), `variable-ignored` if the certificate is valid. All have
 * `ignoresVariable` if NODE_TLS_REJECT_UNAUTHORIZED is 0.
 * - `answer`: `timeout`, `reset`, `cut-off`, `too-large`, `not-http`, `redirect` (`status`, `host`, `to`),
 * `page` (`status`, `title`), `other` (`status`, `type`), `trouble` (`status`).
 * - `path`: `prefix-missing` (`proposed`), `unexpected-path` (the path doesn't end in /api/v1), `not-found`.
 * - `token`: `none`, `not-sendable`, `refused` (`words`), `forbidden` (`words`), `not-required`.
 * - `clock`: `clock-skew` (`seconds` that this computer's clock is ahead).
 */
export async function testConnection(
  { baseUrl, token, settings, knownId }: Probe,
  system: System & { clock: Clock },
  version: string,
): Promise<Check[]> {
  const checks = new Map<Step, Check>();
  const record: RecordCheck = (what, result, code, facts = {}) =>
    void checks.set(what, { what, result, why: code === undefined ? null : { code, facts } });
  const report = () =>
    withIgnoredVariable(
      STEP_ORDER.map((what): Check => checks.get(what) ?? { what, result: 'skipped', why: null }),
      system.environment,
    );

  const base = readBase(baseUrl);
  if (typeof base === 'string') {
    record('address', 'wrong', base);
    return report();
  }
  record('address', 'good');
  const sender = createSender(system, () => settings);
  const fetchUrl = (url: URL, withToken: boolean) => fetchOne(sender, url, withToken ? token : '', version);
  try {
    const usable = isSendable(token);
    const url = createQuestionUrl(base, knownId);
    const outcome = await fetchUrl(url, usable);
    if ('code' in outcome) {
      await recordFailure(outcome, base, settings, system, record);
      return report();
    }
    recordReachable(base, record);
    recordClock(outcome.headers.date ?? null, system.clock, record);
    const responseKind = classify(outcome, url);
    const proposed = await findBaseWithPrefix(base, responseKind, (url) =>
      fetchUrl(createQuestionUrl(url, knownId), usable),
    );
    if (proposed !== null) {
      record('answer', 'good');
      record('path', 'wrong', 'prefix-missing', { proposed });
      return report();
    }
    if (responseKind.kind !== 'service') {
      const { kind, ...facts } = responseKind;
      record('answer', responseKind.kind === 'trouble' ? 'inconclusive' : 'wrong', kind, facts);
      return report();
    }
    record('answer', 'good');
    recordPath(base, responseKind.status, knownId, record);
    if (token === '') record('token', 'wrong', 'none');
    else if (!usable) record('token', 'wrong', 'not-sendable');
    else
      await recordToken(responseKind, async () => findResponseKind(await fetchUrl(url, false), url), record);
    return report();
  } finally {
    sender.close();
  }
}

type RecordCheck = (
  what: Step,
  result: Check['result'],
  code?: string,
  facts?: Record<string, unknown>,
) => void;

/** Adds to the TLS result that certificates are verified even though NODE_TLS_REJECT_UNAUTHORIZED is 0. */
function withIgnoredVariable(checks: Check[], environment: Environment): Check[] {
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return checks;
  return checks.map((check) => {
    if (check.what !== 'tls' || check.result === 'skipped') return check;
    const { code, facts } = check.why ?? { code: 'variable-ignored', facts: {} };
    return { ...check, why: { code, facts: { ...facts, ignoresVariable: true } } };
  });
}

/** Returns the base URL without a trailing slash, or the code of its problem. */
function readBase(text: string): URL | string {
  if (text.trim() === '') return 'empty';
  const url = URL.parse(text.trim());
  if (!url || url.hostname === '') return 'not-a-url';
  if (hasQueryOrFragment(text)) return 'query';
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return findUrlFault(url) ?? url;
}

const getPath = (base: URL): string => base.pathname.replace(/(?<!\/)\/+$/, '');
const withPath = (base: URL, path: string): URL => new URL(path, base.origin);
const createQuestionUrl = (base: URL, id: number | null): URL =>
  withPath(base, `${getPath(base)}/questions/${id ?? 1}`);

async function fetchOne(
  sender: Sender,
  url: URL,
  token: string,
  version: string,
): Promise<RawResponse | Failure> {
  const headers = { ...createHeaders(version), ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const options = { newConnection: true, timeoutMs: TIMEOUT_MS };
  const outcome = await sender.send(url, { method: 'GET', headers, body: null }, options);
  if ('code' in outcome || token === '') return outcome;
  // Some servers repeat the token in responses, and the response is shown.
  const withoutToken = createTokenMask(token);
  const { location } = outcome.headers;
  return {
    ...outcome,
    text: withoutToken(outcome.text),
    headers: { ...outcome.headers, ...(location !== undefined && { location: withoutToken(location) }) },
  };
}

const findResponseKind = (outcome: RawResponse | Failure, url: URL): ResponseKind | null =>
  'code' in outcome ? null : classify(outcome, url);

function recordReachable(base: URL, record: RecordCheck): void {
  record('name', 'good');
  record('connection', 'good');
  if (base.protocol === 'https:') record('tls', 'good');
}

const BEFORE_TLS = new Set<Failure['code']>(['refused', 'unreachable', 'proxy']);

async function recordFailure(
  { code, facts, reached }: Failure,
  base: URL,
  settings: TransportSettings,
  system: System & { clock: Clock },
  record: RecordCheck,
): Promise<void> {
  const { timers, clock } = system;
  const { host } = base;
  if (code === 'ca-file') return record('tls', 'wrong', 'ca-file', facts);
  if (code === 'name') return record('name', 'wrong', 'not-found', { host });
  // Nothing was sent, and the name wasn't looked up.
  if (code === 'proxy' && facts.reason === 'unsupported')
    return record('connection', 'wrong', 'proxy-unsupported');
  record('name', 'good');
  if (BEFORE_TLS.has(code) || (!reached && code !== 'tls')) {
    return record('connection', 'wrong', code, { ...facts, host });
  }
  record('connection', 'good');
  if (code !== 'tls') {
    if (base.protocol === 'https:') record('tls', 'good');
    return record('answer', 'wrong', code, facts);
  }
  const { reason = 'handshake' } = facts;
  // A proxy may ask for a password, so the certificate is read only from direct connections.
  const inspection =
    (await chooseProxy(base, settings.proxy, system)) === 'direct'
      ? await inspectServer(base, { timers, timeoutMs: TIMEOUT_MS })
      : null;
  record('tls', 'wrong', String(reason), { host, ...inspection?.certificate });
  recordClock(inspection?.date ?? null, clock, record);
}

/** Records whether the clock is right, because valid certificates look expired if the clock is wrong. */
function recordClock(date: string | null, clock: Clock, record: RecordCheck): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const seconds = Math.round((clock.now() - serverTime) / 1000);
  if (Math.abs(seconds) > MAX_CLOCK_DIFFERENCE_SECONDS)
    record('clock', 'inconclusive', 'clock-skew', { seconds });
  else record('clock', 'good');
}

/**
 * Resolves with the base URL with `/api/v1` if the service responds there and the base URL didn't return a
 * question. Otherwise, resolves with null.
 */
async function findBaseWithPrefix(
  base: URL,
  responseKind: ResponseKind,
  fetchUrl: (base: URL) => Promise<RawResponse | Failure>,
): Promise<string | null> {
  const path = getPath(base);
  if (path.endsWith(PREFIX) || (responseKind.kind === 'service' && responseKind.status === 200)) return null;
  const at = path.indexOf(`${PREFIX}/`);
  const withPrefix = withPath(base, at < 0 ? `${path}${PREFIX}` : path.slice(0, at + PREFIX.length));
  const found = findResponseKind(await fetchUrl(withPrefix), createQuestionUrl(withPrefix, null));
  // If both return an error, the URL with the prefix is right.
  return found?.kind === 'service' ? withPrefix.href : null;
}

function recordPath(base: URL, status: number, knownId: number | null, record: RecordCheck): void {
  if (!getPath(base).endsWith(PREFIX)) record('path', 'inconclusive', 'unexpected-path');
  else if (status === 404 && knownId !== null) record('path', 'inconclusive', 'not-found');
  else record('path', 'good');
}

/** Records whether the token is valid: the service accepts it and rejects a request without a token. */
async function recordToken(
  { status, words }: Extract<ResponseKind, { kind: 'service' }>,
  fetchWithoutToken: () => Promise<ResponseKind | null>,
  record: RecordCheck,
): Promise<void> {
  if (status === 401) return record('token', 'wrong', 'refused', { words });
  if (status === 403) return record('token', 'inconclusive', 'forbidden', { words });
  const without = await fetchWithoutToken();
  const isRequired = without?.kind === 'service' && (without.status === 401 || without.status === 403);
  if (isRequired) record('token', 'good');
  else record('token', 'inconclusive', 'not-required');
}

interface Inspection {
  certificate: { names: string; issuer: string; from: string; to: string } | null;
  /** The value of the `Date` header. */
  date: string | null;
}

/**
 * Reads an untrusted server's certificate and time to explain the problem. Sends no token, and no path except
 * `/`.
 */
async function inspectServer(
  { origin }: URL,
  { timers, timeoutMs }: { timers: Timers; timeoutMs: number },
): Promise<Inspection> {
  const abort = new AbortController();
  const connector = buildConnector({
    allowH2: false,
    timeout: 0,
    signal: abort.signal,
    rejectUnauthorized: false,
  });
  let certificate: Inspection['certificate'] = null;
  const dispatcher = new Agent({
    ...AGENT_OPTIONS,
    connect: (options, callback) =>
      connector(options, (...connected) => {
        const [, socket] = connected;
        if (socket instanceof TLSSocket) certificate = describeCertificate(socket.getPeerCertificate());
        callback(...connected);
      }),
  });
  const destroy = () => {
    abort.abort();
    void dispatcher.destroy();
  };
  const outcome = await roundTrip(
    { dispatcher, destroy },
    { origin, method: 'GET', path: '/', headers: {}, body: null },
    { timeouts: { connectMs: timeoutMs, requestMs: timeoutMs }, timers, secure: true },
  );
  destroy();
  return { certificate, date: 'code' in outcome ? null : (outcome.headers.date ?? null) };
}

function describeCertificate(peer: PeerCertificate): Inspection['certificate'] {
  if (!peer.valid_from) return null;
  const joinNames = (name: string | string[] | undefined): string => [name ?? ''].flat().join(', ');
  return {
    names: (peer.subjectaltname ?? joinNames(peer.subject.CN)).replaceAll(/\b(DNS|IP Address):/g, ''),
    issuer: joinNames(peer.issuer.CN ?? peer.issuer.O),
    from: new Date(peer.valid_from).toISOString(),
    to: new Date(peer.valid_to).toISOString(),
  };
}
