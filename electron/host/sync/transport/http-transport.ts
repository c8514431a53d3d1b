import type { SyncFailure, SyncNetwork, SyncResponse, TransportSettings } from '../sync-ports.ts';
import { createHeaders, createSender, isSendable, type RawResponse, type System } from './http-client.ts';
import { createTokenMask } from './token-mask.ts';
import type { Failure } from './transport-failure.ts';

export interface HttpTransport extends SyncNetwork {
  close(): void;
}

/**
 * Creates a transport that sends each request once, and its token only to the origin that the token belongs
 * to. The transport never follows redirects, retries a request, or returns a truncated response.
 */
export function createHttpTransport(
  system: System,
  {
    getSettings,
    getToken,
    version,
  }: {
    getSettings: () => TransportSettings;
    /** Returns the token for an origin (scheme, host, port), if there is one. */
    getToken: (origin: string) => string | undefined;
    version: string;
  },
): HttpTransport {
  const sender = createSender(system, getSettings);
  return {
    async send({ method, url, token, body, newConnection, timeoutMs }) {
      const target = URL.parse(url);
      if (!target) return createUnsentFailure('address');
      if (!isSendable(token)) return createUnsentFailure('token');
      // Checks the token a second time because a token that was sent to another origin can't be revoked from
      // here.
      if (getToken(target.origin) !== token) return createUnsentFailure('token-of-another-origin');
      const headers = {
        ...createHeaders(version),
        authorization: `Bearer ${token}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      };
      const outcome = await sender.send(target, { method, headers, body }, { newConnection, timeoutMs });
      return 'code' in outcome ? toSyncFailure(outcome) : toSyncResponse(outcome, token);
    },
    close: sender.close,
  };
}

const createUnsentFailure = (detail: string): SyncFailure => ({
  kind: 'failure',
  phase: 'before',
  cause: 'not-sent',
  detail,
});

/** A shorter token may be a normal word in a question. */
const MIN_SECRET_CHARACTERS = 16;

function toSyncResponse({ status, headers, text }: RawResponse, token: string): SyncResponse {
  // Some servers repeat the token in responses, and the response is shown and stored.
  const withoutToken =
    status < 300 && token.length < MIN_SECRET_CHARACTERS ? (value: string) => value : createTokenMask(token);
  const cleanHeaders: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(headers))
    cleanHeaders[name] = withoutToken(typeof value === 'string' ? value : value.join(', '));
  return { kind: 'response', status, headers: cleanHeaders, body: withoutToken(text) };
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
  'not-http': 'not-http',
  'not-sent': 'not-sent',
  'ca-file': 'ca-file',
};

/**
 * Converts a failure. `detail` is this app's reason if there is one, or else the response status or the
 * system's code.
 */
function toSyncFailure({ reached, code, facts }: Failure): SyncFailure {
  const detail = facts.reason ?? facts.status ?? facts.cause ?? code;
  return {
    kind: 'failure',
    phase: reached ? 'after' : 'before',
    cause: CAUSES[code],
    detail: String(detail),
  };
}
