import type { SyncFailure, SyncNetwork, SyncResponse, TransportSettings } from '../sync-ports.ts';
import type { RawAnswer } from './round-trip.ts';
import { createSender, type System } from './sender.ts';
import type { Failure } from './transport-failure.ts';

/** The network port of sync, over real sockets. */
export interface Wire extends SyncNetwork {
  /** Ends every connection; what is under way fails. */
  close(): void;
}

/**
 * Sends each request once, with its token to the origin that the token was given for and nowhere else. Follows no redirect,
 * tries nothing again, and takes nothing for an answer that is not whole.
 */
export function createWire(
  system: System,
  {
    way,
    tokenFor,
    version,
  }: {
    way: () => TransportSettings;
    /** The token that was given for an origin (scheme, host, port), where one was. */
    tokenFor: (origin: string) => string | undefined;
    /** Of this app, for `User-Agent`. */
    version: string;
  },
): Wire {
  const sender = createSender(system, way);
  return {
    async send({ method, url, token, body, newConnection: fresh, timeoutMs: deadline }) {
      const target = URL.parse(url);
      if (!target) return unsent('address');
      if (!isSendable(token)) return unsent('token');
      // Whoever made the request should have seen to it. A token that went astray can't be called back.
      if (tokenFor(target.origin) !== token) return unsent('token-of-another-origin');
      const headers = {
        ...headersOf(version),
        authorization: `Bearer ${token}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      };
      const outcome = await sender.send(target, { method, headers, body }, { fresh, deadline });
      return 'code' in outcome ? told(outcome) : answerOf(outcome, token);
    },
    close: sender.close,
  };
}

/** What every request says of itself. */
export const headersOf = (version: string): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': `QOTD-Studio/${version}`,
});

/** Whether it can stand in a header: characters that can be seen, and no blank. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

const unsent = (detail: string): SyncFailure => ({
  kind: 'failure',
  phase: 'before',
  cause: 'other',
  detail,
});

/** Characters from which on a token is in no text by chance. */
const SECRET_LENGTH = 16;

function answerOf({ status, headers, text }: RawAnswer, token: string): SyncResponse {
  // What is said is shown or kept, and some servers repeat in it what they were sent. A short token may be a word of a question.
  const cleaned = (said: string) =>
    status < 300 && token.length < SECRET_LENGTH ? said : said.replaceAll(token, '…');
  const told = Object.entries(headers).map(([name, value]) => [
    name,
    cleaned([value ?? ''].flat().join(', ')),
  ]);
  return { kind: 'answer', status, headers: Object.fromEntries(told), body: cleaned(text) };
}

const CAUSES: Readonly<Record<Failure['code'], SyncFailure['cause']>> = {
  name: 'dns',
  refused: 'refused',
  unreachable: 'other',
  tls: 'tls',
  proxy: 'proxy',
  timeout: 'timeout',
  reset: 'reset',
  'cut-off': 'cut',
  'too-large': 'too-large',
  'not-http': 'other',
  'not-sent': 'other',
  'ca-file': 'tls',
};

/** Of TLS and what was not sent, `detail` is our word for what is wrong; of all else, the system's. */
function told({ reached, code, facts }: Failure): SyncFailure {
  const detail = facts.reason ?? facts.status ?? facts.cause ?? code;
  return {
    kind: 'failure',
    phase: reached ? 'after' : 'before',
    cause: CAUSES[code],
    detail: String(detail),
  };
}
