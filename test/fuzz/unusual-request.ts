import { METHODS } from 'node:http';
import type { Random } from '../support/random.ts';
import { anyOperation, type FuzzRequest, METHOD_OF, pathOf, type RequestTarget } from './fuzz-request.ts';
import { requestBytes } from './http-text.ts';
import { anyBody } from './random-bodies.ts';
import { anyTarget } from './request-targets.ts';
import { type HeaderLines, oddHeaders, oddHosts, oddTokens, oddTypes } from './unusual-headers.ts';

/** Returns a request that may be unusual in any part, but whose end is well-defined. */
export function unusualRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const { port, tokens } = aim;
  const role = random.chance(0.25) ? 'administrator' : 'member';
  const operation = anyOperation(random, aim);
  const usual = (share: number, right: HeaderLines, odd: (random: Random) => HeaderLines) =>
    random.chance(share) ? odd(random) : right;
  const target = random.chance(0.5) ? anyTarget(random, port) : pathOf(random, operation, aim);
  const right = target.startsWith('/placeholders/') ? 'GET' : METHOD_OF[operation.name];
  const method = random.chance(0.25) ? random.pick(FRAMED_METHODS) : right;
  const body = method === 'GET' && random.chance(0.8) ? null : anyBody(random, aim.tag);
  const headers = [
    ...usual(0.15, [`Host: 127.0.0.1:${port}`], () => oddHosts(random, port)),
    ...usual(0.15, [`Authorization: Bearer ${tokens[role]}`], () => oddTokens(random, tokens[role])),
    ...usual(0.25, body ? ['Content-Type: application/json'] : [], () => oddTypes(random)),
    ...usual(0.3, [], () => oddHeaders(random, port)),
    ...usual(0.05, [], () => [`Expect: ${random.pick(['100-continue', '200-maybe', '', '100-Continue'])}`]),
  ];
  const bytes = requestBytes(method, target, headers, body?.bytes ?? null);
  const framed = isTarget(target) && bytes.length - (body?.bytes.length ?? 0) < LONGEST_HEAD;
  return {
    method,
    bytes,
    operation: null,
    body,
    role,
    framed,
    forbidden: reasonAgainst(method, headers, target, aim),
  };
}

/** For longer ones the server may close the connection while the request is being sent. */
const LONGEST_HEAD = 15_000;

/** Why a request must be rejected because of its headers, derived only from docs/bots/service-differences.md. */
function reasonAgainst(
  method: string,
  headers: HeaderLines,
  target: string,
  { port, tokens }: RequestTarget,
): string | null {
  const valuesOf = (name: string) =>
    headers
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
  if (valuesOf('origin').length > 0) return 'it comes from a web page';
  if (!hosts.includes(valuesOf('host')[0]?.toLowerCase() ?? '')) return 'it is meant for another host';
  const [, authority] = /^https?:\/\/([^/]*)/.exec(target) ?? [];
  if (authority !== undefined && !hosts.includes(authority)) return 'its target is on another host';
  if (!target.includes('/api/')) return null;
  const [, token = ''] = /^bearer +(\S+)$/i.exec(valuesOf('authorization')[0] ?? '') ?? [];
  if (!Object.values(tokens).includes(token)) return 'its token is unknown';
  if (method === 'GET') return null;
  const [type = ''] = valuesOf('content-type');
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return 'its body has another type';
  const [coding = 'identity'] = valuesOf('content-encoding');
  return ['identity', ''].includes(coding) ? null : 'its body is compressed';
}

/** CONNECT has no target of this form, and PRI starts another protocol. */
const FRAMED_METHODS = METHODS.filter((method) => !['CONNECT', 'QUERY'].includes(method));

/**
 * Returns true if every parser accepts the target. That excludes spaces, control characters, and raw bytes.
 */
const isTarget = (target: string): boolean =>
  /^(?:\/|\*$|https?:\/\/)[\x21-\x7e]*$/.test(target) && target.length < 10_000;
