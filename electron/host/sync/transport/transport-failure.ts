import { errors } from 'undici';
import { ProxyError } from './proxy.ts';

/**
 * A request without a complete response. If `reached` is true, a byte of the request may have been sent.
 * `facts` are for messages and contain nothing from the request.
 */
export interface Failure {
  reached: boolean;
  code: FailureCode;
  facts: Readonly<Record<string, string | number>>;
}

type FailureCode =
  /** The host name couldn't be resolved. */
  | 'name'
  | 'refused'
  /** There is no network or no route. */
  | 'unreachable'
  /** A TLS error. `facts.reason` is a `TlsReason`. */
  | 'tls'
  /**
   * The proxy opened no tunnel. `facts.status` is its response status. If the proxy couldn't be reached,
   * `facts.reason` is the failure's code.
   */
  | 'proxy'
  | 'timeout'
  /** The connection was closed before the response. */
  | 'reset'
  /** The connection was closed during the response. `facts.status` is the response status. */
  | 'cut-off'
  | 'too-large'
  | 'not-http'
  /** The request isn't allowed. `facts.reason` is the reason. */
  | 'not-sent'
  /** The certificate file can't be used. `facts.reason` is the reason. */
  | 'ca-file';

/** A TLS error. `plain` means that the server doesn't use TLS. */
type TlsReason =
  | 'self-signed'
  | 'untrusted'
  | 'expired'
  | 'early'
  | 'revoked'
  | 'name'
  | 'plain'
  | 'handshake';

export function toFailure(error: unknown, reached: boolean, secure: boolean): Failure {
  const proxy = getProxyFacts(error);
  if (proxy) return { reached, code: 'proxy', facts: proxy };
  const code = findCode(error) ?? 'unknown';
  const fail = (name: FailureCode, facts: Failure['facts'] = {}): Failure => ({
    reached,
    code: name,
    facts: { cause: code, ...facts },
  });
  const tls = getTlsReason(code);
  if (tls !== null) return fail('tls', { reason: tls });
  if (error instanceof errors.HeadersOverflowError) return fail('too-large');
  if (error instanceof errors.HTTPParserError) return fail('not-http');
  if (reached) return fail(code === 'ETIMEDOUT' ? 'timeout' : 'reset');
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return fail('name');
  if (code === 'ECONNREFUSED') return fail('refused');
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') return fail('timeout');
  if (UNREACHABLE.test(code)) return fail('unreachable');
  return secure ? fail('tls', { reason: 'handshake' }) : fail('reset');
}

const UNREACHABLE = /^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/;

/** Returns facts about a proxy that opened no tunnel, or null for other errors. */
function getProxyFacts(error: unknown): Failure['facts'] | null {
  if (error instanceof ProxyError) {
    const { code, facts } = toFailure(error.cause, false, false);
    return { ...facts, reason: code };
  }
  const status = error instanceof errors.RequestAbortedError && PROXY_STATUS.exec(error.message)?.[1];
  return status ? { status: Number(status) } : null;
}

const PROXY_STATUS = /^Proxy response \((\d+)\)/;

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

/** Returns the TLS error for an OpenSSL or Node error code, or null for other codes. */
function getTlsReason(code: string): TlsReason | null {
  if (SELF_SIGNED.has(code)) return 'self-signed';
  if (Object.hasOwn(TLS_CODES, code)) return TLS_CODES[code] ?? null;
  if (/^(UNABLE_TO_|CERT_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_)/.test(code)) return 'untrusted';
  return /^(ERR_SSL_|ERR_TLS_|EPROTO)/.test(code) ? 'handshake' : null;
}

/** Returns the code of an error or its cause, such as ECONNREFUSED, or null if there is none. */
function findCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // A host name with several addresses causes an error for each address.
  if (error instanceof AggregateError) return getOwnCode(error) ?? findCode(error.errors[0]);
  return getOwnCode(error) ?? findCode(error.cause);
}

const getOwnCode = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;
