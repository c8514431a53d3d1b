import { METHODS } from 'node:http';
import type { Random } from '../support/random.ts';
import { type FuzzRequest, getPath, METHOD_OF, pickOperation, type RequestTarget } from './fuzz-request.ts';
import { requestBytes } from './http-text.ts';
import { createAnyBody } from './random-bodies.ts';
import { createAnyTarget } from './request-targets.ts';
import {
  createOddHeaders,
  createOddHosts,
  createOddTokens,
  createOddTypes,
  type HeaderLines,
} from './unusual-headers.ts';

/** Creates a request in which any part may be unusual. The request's end is well-defined. */
export function createUnusualRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const { port, tokens } = aim;
  const role = random.isChance(0.25) ? 'administrator' : 'member';
  const operation = pickOperation(random, aim);
  const createUsual = (share: number, right: HeaderLines, createOdd: (random: Random) => HeaderLines) =>
    random.isChance(share) ? createOdd(random) : right;
  const target = random.isChance(0.5) ? createAnyTarget(random, port) : getPath(random, operation, aim);
  const right = target.startsWith('/placeholders/') ? 'GET' : METHOD_OF[operation.name];
  const method = random.isChance(0.25) ? random.pick(FRAMED_METHODS) : right;
  const body = method === 'GET' && random.isChance(0.8) ? null : createAnyBody(random, aim.tag);
  const headers = [
    ...createUsual(0.15, [`Host: 127.0.0.1:${port}`], () => createOddHosts(random, port)),
    ...createUsual(0.15, [`Authorization: Bearer ${tokens[role]}`], () =>
      createOddTokens(random, tokens[role]),
    ),
    ...createUsual(0.25, body ? ['Content-Type: application/json'] : [], () => createOddTypes(random)),
    ...createUsual(0.3, [], () => createOddHeaders(random, port)),
    ...createUsual(0.05, [], () => [
      `Expect: ${random.pick(['100-continue', '200-maybe', '', '100-Continue'])}`,
    ]),
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
    forbidden: findRejectionReason(method, headers, target, aim),
  };
}

/** The server may close the connection while it receives a longer request head. */
const LONGEST_HEAD = 15_000;

/**
 * Returns the reason why the headers require a rejection, or null. Based only on
 * docs/bots/service-differences.md.
 */
function findRejectionReason(
  method: string,
  headers: HeaderLines,
  target: string,
  { port, tokens }: RequestTarget,
): string | null {
  const listValues = (name: string) =>
    headers
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
  if (listValues('origin').length > 0) return 'it comes from a web page';
  if (!hosts.includes(listValues('host')[0]?.toLowerCase() ?? '')) return 'it is meant for another host';
  const [, authority] = /^https?:\/\/([^/]*)/.exec(target) ?? [];
  if (authority !== undefined && !hosts.includes(authority)) return 'its target is on another host';
  if (!target.includes('/api/')) return null;
  const [, token = ''] = /^bearer +(\S+)$/i.exec(listValues('authorization')[0] ?? '') ?? [];
  if (!Object.values(tokens).includes(token)) return 'its token is unknown';
  if (method === 'GET' || method === 'HEAD') return null;
  const [type = ''] = listValues('content-type');
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return 'its body has another type';
  const [coding = 'identity'] = listValues('content-encoding');
  return ['identity', ''].includes(coding) ? null : 'its body is compressed';
}

/** Methods whose target can be a path. CONNECT requires a host and port. */
const FRAMED_METHODS = METHODS.filter((method) => !['CONNECT', 'QUERY'].includes(method));

/**
 * Returns whether every parser accepts the target. Spaces, control characters, and raw bytes aren't allowed.
 */
const isTarget = (target: string): boolean =>
  /^(?:\/|\*$|https?:\/\/)[\x21-\x7e]*$/.test(target) && target.length < 10_000;
