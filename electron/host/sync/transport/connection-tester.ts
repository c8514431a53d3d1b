import { type PeerCertificate, TLSSocket } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { Check } from '../../../../shared/sync/sync-views.ts';
import type { Clock, Timers } from '../../ports.ts';
import type { TransportSettings } from '../sync-ports.ts';
import { errorMessageIn } from './classify-response.ts';
import { headersOf, isSendable } from './node-transport.ts';
import { type RawAnswer, roundTrip } from './round-trip.ts';
import { addressFault, createSender, type Sender, type System } from './sender.ts';
import type { Failure } from './transport-failure.ts';

/** What an answer to a fetch looks like, to whoever does not know yet whether the service is there. */
type Look =
  /** JSON of the service: a question, a refusal, or that there is no such question. */
  | { kind: 'service'; status: number; words: string }
  /** It sends elsewhere; `to` without what may be secret in it. */
  | { kind: 'redirect'; status: number; host: string; to: string }
  /** A page for people, such as one to log in. */
  | { kind: 'page'; status: number; title: string }
  /** Neither. */
  | { kind: 'other'; status: number; type: string }
  /** It can't answer now. */
  | { kind: 'trouble'; status: number };

const MAX_TITLE = 300;

/** `asked`: the address that was fetched. */
function lookOf({ status, headers, text }: RawAnswer, asked: URL): Look {
  if (status >= 300 && status < 400) {
    const to = URL.parse(String(headers.location ?? ''), asked.href);
    return { kind: 'redirect', status, host: to?.host ?? '', to: to ? to.origin + to.pathname : '' };
  }
  if (status >= 500 || status === 429 || status === 408) return { kind: 'trouble', status };
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (isJson(text)) return { kind: 'service', status, words: errorMessageIn(text) };
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]?.trim() ?? '';
    return { kind: 'page', status, title: title.slice(0, MAX_TITLE) };
  }
  // A bare status says enough where no body is needed.
  if (text.trim() === '' && status >= 400) return { kind: 'service', status, words: '' };
  return { kind: 'other', status, type };
}

/** Nothing that the service answers is less than an object. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** A connection to look at. */
export interface Probe {
  baseUrl: string;
  /** Given for the origin of this very address; empty for none. */
  token: string;
  way: TransportSettings;
  /** A question that should be there; null where none is known. */
  knownId: number | null;
}

/** Milliseconds for each of the few requests. */
const DEADLINE = 15_000;
/** Seconds that two clocks may be apart. */
const CLOCKS_APART = 120;
const PREFIX = '/api/v1';

type What = Check['what'];
const ORDER: readonly What[] = ['address', 'name', 'connection', 'tls', 'answer', 'path', 'token', 'clock'];

/**
 * Looks at a connection to the service and says what is wrong about it. It fetches and does nothing else. The codes:
 * - `address`: `not-a-url`, `scheme`, `in-the-clear` (http to another computer), `credentials`, `query`.
 * - `name`: `not-found` (`host`).
 * - `connection`: `refused`, `unreachable`, `timeout`, `reset` (`host`), `proxy` (`status` that it answered, or `reason`).
 * - `tls`: a `TlsReason` (`host`; `names`, `issuer`, `from`, `to` of the certificate where it was shown), `ca-file` (`reason`).
 * - `answer`: `timeout`, `reset`, `cut-off`, `too-large`, `not-http`, `redirect` (`status`, `host`, `to`), `page` (`status`,
 *   `title`), `other` (`status`, `type`), `trouble` (`status`).
 * - `path`: `prefix-missing` (`proposed`), `unlike` (it does not end in /api/v1), `not-found`.
 * - `token`: `none`, `not-sendable`, `refused` (`words`), `forbidden` (`words`), `not-asked-for`.
 * - `clock`: `apart` (`seconds` that ours is ahead).
 */
export async function testConnection(
  { baseUrl, token, way, knownId }: Probe,
  system: System & { clock: Clock },
  version: string,
): Promise<Check[]> {
  const checks = new Map<What, Check>();
  const note = (what: What, result: Check['result'], code?: string, facts: Record<string, unknown> = {}) =>
    void checks.set(what, { what, result, why: code === undefined ? null : { code, facts } });
  const report = () => ORDER.map((what): Check => checks.get(what) ?? { what, result: 'skipped', why: null });

  const base = readBase(baseUrl);
  if (typeof base === 'string') {
    note('address', 'wrong', base);
    return report();
  }
  note('address', 'good');
  const sender = createSender(system, () => way);
  const fetchFrom = (url: URL, withToken: boolean) => fetchOne(sender, url, withToken ? token : '', version);
  try {
    const usable = isSendable(token);
    const asked = questionAt(base, knownId);
    const outcome = await fetchFrom(asked, usable);
    if ('code' in outcome) {
      await noteFailure(outcome, base, way, system, note);
      return report();
    }
    noteReached(base, note);
    noteClock(outcome.headers.date ?? null, system.clock, note);
    const look = lookOf(outcome, asked);
    const proposed = await betterBase(base, look, (url) => fetchFrom(questionAt(url, knownId), usable));
    if (proposed !== null) {
      note('answer', 'good');
      note('path', 'wrong', 'prefix-missing', { proposed });
      return report();
    }
    if (look.kind !== 'service') {
      const { kind, ...facts } = look;
      note('answer', look.kind === 'trouble' ? 'doubtful' : 'wrong', kind, facts);
      return report();
    }
    note('answer', 'good');
    notePath(base, look.status, knownId, note);
    if (token === '') note('token', 'wrong', 'none');
    else if (!usable) note('token', 'wrong', 'not-sendable');
    else await noteToken(look, async () => lookIfAny(await fetchFrom(asked, false), asked), note);
    return report();
  } finally {
    sender.close();
  }
}

type Note = (what: What, result: Check['result'], code?: string, facts?: Record<string, unknown>) => void;

/** The address without a slash at its end, or what is wrong about it. */
function readBase(text: string): URL | string {
  const url = URL.parse(text.trim());
  if (!url || url.hostname === '') return 'not-a-url';
  if (url.search !== '' || url.hash !== '') return 'query';
  url.pathname = url.pathname.replace(/\/+$/, '');
  return addressFault(url) ?? url;
}

const pathOf = (base: URL): string => base.pathname.replace(/\/+$/, '');
const withPath = (base: URL, path: string): URL => new URL(path, base.origin);
const questionAt = (base: URL, id: number | null): URL =>
  withPath(base, `${pathOf(base)}/questions/${id ?? 1}`);

async function fetchOne(
  sender: Sender,
  url: URL,
  token: string,
  version: string,
): Promise<RawAnswer | Failure> {
  const headers = { ...headersOf(version), ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const options = { fresh: true, deadline: DEADLINE };
  const outcome = await sender.send(url, { method: 'GET', headers, body: null }, options);
  // What an error says is shown, and some servers repeat in it what they were sent.
  return 'code' in outcome || token === ''
    ? outcome
    : { ...outcome, text: outcome.text.replaceAll(token, '…') };
}

const lookIfAny = (outcome: RawAnswer | Failure, asked: URL): Look | null =>
  'code' in outcome ? null : lookOf(outcome, asked);

function noteReached(base: URL, note: Note): void {
  note('name', 'good');
  note('connection', 'good');
  if (base.protocol === 'https:') note('tls', 'good');
}

const BEFORE_TLS = new Set<Failure['code']>(['refused', 'unreachable', 'proxy']);

async function noteFailure(
  { code, facts, reached }: Failure,
  base: URL,
  way: TransportSettings,
  { timers, clock }: System & { clock: Clock },
  note: Note,
): Promise<void> {
  const { host } = base;
  if (code === 'ca-file') return note('tls', 'wrong', 'ca-file', facts);
  if (code === 'name') return note('name', 'wrong', 'not-found', { host });
  note('name', 'good');
  if (BEFORE_TLS.has(code) || (!reached && code !== 'tls')) {
    return note('connection', 'wrong', code, { ...facts, host });
  }
  note('connection', 'good');
  if (code !== 'tls') {
    if (base.protocol === 'https:') note('tls', 'good');
    return note('answer', 'wrong', code, facts);
  }
  const { reason = 'handshake' } = facts;
  // What is shown over a proxy's tunnel is not asked for again: the proxy may want a password for it.
  const shown =
    way.proxy === '' || way.proxy === 'none' ? await inspect(base, { timers, deadline: DEADLINE }) : null;
  note('tls', 'wrong', String(reason), { host, ...shown?.certificate });
  noteClock(shown?.date ?? null, clock, note);
}

/** A wrong clock lets good certificates look expired, and dates of the service lie. */
function noteClock(date: string | null, clock: Clock, note: Note): void {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs)) return;
  const seconds = Math.round((clock.now() - theirs) / 1000);
  if (Math.abs(seconds) > CLOCKS_APART) note('clock', 'doubtful', 'apart', { seconds });
  else note('clock', 'good');
}

/** The address that was meant, where the one given leads to nothing of the service and that one does. */
async function betterBase(
  base: URL,
  look: Look,
  fetchFrom: (base: URL) => Promise<RawAnswer | Failure>,
): Promise<string | null> {
  const path = pathOf(base);
  if (path.endsWith(PREFIX) || (look.kind === 'service' && look.status === 200)) return null;
  const at = path.indexOf(`${PREFIX}/`);
  const meant = withPath(base, at < 0 ? `${path}${PREFIX}` : path.slice(0, at + PREFIX.length));
  const found = lookIfAny(await fetchFrom(meant), questionAt(meant, null));
  // Where both refuse, or know no such question, nothing tells them apart but the ending that every base URL has.
  return found?.kind === 'service' ? meant.href : null;
}

function notePath(base: URL, status: number, knownId: number | null, note: Note): void {
  if (!pathOf(base).endsWith(PREFIX)) note('path', 'doubtful', 'unlike');
  else if (status === 404 && knownId !== null) note('path', 'doubtful', 'not-found');
  else note('path', 'good');
}

/** Whether the token is known: it is where the service refuses whoever has none. */
async function noteToken(
  { status, words }: Extract<Look, { kind: 'service' }>,
  lookWithout: () => Promise<Look | null>,
  note: Note,
): Promise<void> {
  if (status === 401) return note('token', 'wrong', 'refused', { words });
  if (status === 403) return note('token', 'doubtful', 'forbidden', { words });
  const without = await lookWithout();
  const isAsked = without?.kind === 'service' && (without.status === 401 || without.status === 403);
  if (isAsked) note('token', 'good');
  else note('token', 'doubtful', 'not-asked-for');
}

/** What a server shows of itself over TLS that nobody vouches for. */
interface Inspection {
  certificate: { names: string; issuer: string; from: string; to: string } | null;
  /** Its `Date`. */
  date: string | null;
}

/**
 * Asks a server that could not be trusted for its certificate and its time, to tell people what is wrong. It is told
 * nothing: no token, and no path but `/`.
 */
async function inspect(
  { origin }: URL,
  { timers, deadline }: { timers: Timers; deadline: number },
): Promise<Inspection> {
  const ending = new AbortController();
  const reach = buildConnector({
    allowH2: false,
    timeout: 0,
    signal: ending.signal,
    rejectUnauthorized: false,
  });
  let certificate: Inspection['certificate'] = null;
  const client = new Client(origin, {
    pipelining: 0,
    connect: (options, callback) =>
      reach(options, (...connected) => {
        const [, socket] = connected;
        if (socket instanceof TLSSocket) certificate = certificateFacts(socket.getPeerCertificate());
        callback(...connected);
      }),
  });
  const drop = () => {
    ending.abort();
    void client.destroy();
  };
  const outcome = await roundTrip(
    { client, drop },
    { method: 'GET', path: '/', headers: {}, body: null },
    { deadlines: { connect: deadline, whole: deadline }, timers, secure: true },
  );
  drop();
  return { certificate, date: 'code' in outcome ? null : (outcome.headers.date ?? null) };
}

function certificateFacts(peer: PeerCertificate): Inspection['certificate'] {
  if (!peer.valid_from) return null;
  const nameOf = (name: string | string[] | undefined): string => [name ?? ''].flat().join(', ');
  return {
    names: (peer.subjectaltname ?? nameOf(peer.subject.CN)).replaceAll(/\b(DNS|IP Address):/g, ''),
    issuer: nameOf(peer.issuer.CN ?? peer.issuer.O),
    from: new Date(peer.valid_from).toISOString(),
    to: new Date(peer.valid_to).toISOString(),
  };
}
