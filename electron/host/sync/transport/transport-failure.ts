import { errors } from 'undici';
import { ProxyFault } from './proxy.ts';

/**
 * Why a request got no whole answer. `reached`: whether a byte of the request may have left. Facts are for wording, and
 * hold neither the token nor anything else of the request.
 */
export interface Failure {
  reached: boolean;
  code: FailureCode;
  facts: Readonly<Record<string, string | number>>;
}

type FailureCode =
  /** No such name. */
  | 'name'
  /** Nothing listens there. */
  | 'refused'
  /** No way there: no network, or no route. */
  | 'unreachable'
  /** `facts.reason` says what about TLS: see `TlsReason`. */
  | 'tls'
  /** `facts.status`: what the proxy answered; else `facts.reason` says why it could not be reached. */
  | 'proxy'
  /** The deadline passed. */
  | 'timeout'
  /** The connection ended before there was an answer. */
  | 'reset'
  /** It ended inside of the answer, of which `facts.status` was read. */
  | 'cut-off'
  /** The answer is longer than any that there can be. */
  | 'too-large'
  /** What came is not HTTP. */
  | 'not-http'
  /** The request may not be sent there, or not like this: `facts.reason`. */
  | 'not-sent'
  /** The file with certificates can't be used; `facts.reason`. */
  | 'ca-file';

/** What is wrong about TLS. `plain`: the server speaks none. */
type TlsReason =
  | 'self-signed'
  | 'untrusted'
  | 'expired'
  | 'early'
  | 'revoked'
  | 'name'
  | 'plain'
  | 'handshake';

/** The failure that an error of the connection stands for. */
export function failureOf(error: unknown, reached: boolean, secure: boolean): Failure {
  if (error instanceof ProxyFault) return { reached, code: 'proxy', facts: proxyFacts(error) };
  const code = codeOf(error) ?? 'unknown';
  const fail = (name: FailureCode, facts: Failure['facts'] = {}): Failure => ({
    reached,
    code: name,
    facts: { cause: code, ...facts },
  });
  const tls = tlsReason(code);
  if (tls !== null) return fail('tls', { reason: tls });
  if (error instanceof errors.HTTPParserError) return fail('not-http');
  if (reached) return fail(code === 'ETIMEDOUT' ? 'timeout' : 'reset');
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return fail('name');
  if (code === 'ECONNREFUSED') return fail('refused');
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') return fail('timeout');
  if (UNREACHABLE.test(code)) return fail('unreachable');
  return secure ? fail('tls', { reason: 'handshake' }) : fail('reset');
}

const UNREACHABLE = /^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/;

function proxyFacts({ status, cause }: ProxyFault): Failure['facts'] {
  if (status !== null) return { status };
  const { code, facts } = failureOf(cause, false, false);
  return { ...facts, reason: code };
}

const SELF_SIGNED = new Set(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN']);
const TLS_CODES: Readonly<Record<string, TlsReason>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'early',
  CERT_REVOKED: 'revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'name',
  HOSTNAME_MISMATCH: 'name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'plain',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'plain',
  ERR_SSL_HTTP_REQUEST: 'plain',
};

/** What is wrong about TLS where this code has to do with it: those of OpenSSL's chapter on verifying, and Node's own. */
function tlsReason(code: string): TlsReason | null {
  if (SELF_SIGNED.has(code)) return 'self-signed';
  if (Object.hasOwn(TLS_CODES, code)) return TLS_CODES[code] ?? null;
  if (/^(UNABLE_TO_|CERT_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_)/.test(code)) return 'untrusted';
  return /^(ERR_SSL_|ERR_TLS_|EPROTO)/.test(code) ? 'handshake' : null;
}

/** The code of an error, or of what caused it, such as ECONNREFUSED; null where there is none. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Where a name has several addresses, each of them failed in its own way.
  if (error instanceof AggregateError) return ownCode(error) ?? codeOf(error.errors[0]);
  return ownCode(error) ?? codeOf(error.cause);
}

const ownCode = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;
