import type { Random } from '../support/random.ts';
import { chunks, requestBytes } from './http-text.ts';
import { anyBody, type Body } from './random-bodies.ts';
import { CREATE_PATH, questionPath } from './request-targets.ts';
import type { HeaderLines } from './unusual-headers.ts';

/** One request as bytes, with what is known about the correct response. */
export interface FuzzRequest {
  method: string;
  bytes: Buffer;
  /** The operation that a well-formed request asks for, whatever its body is, or null. */
  operation: Operation | null;
  /** The body that was sent, or null if there is none. */
  body: Body | null;
  role: Role;
  /** The end of the request is well-defined. Other requests may be rejected or waited for. */
  framed: boolean;
  /** Why it must not get 200, or null if it may. */
  forbidden: string | null;
}

export type Operation = { name: 'create' } | { name: 'edit' | 'fetch'; id: number };
export type Role = 'administrator' | 'member';

/** The questions that a case uses. */
export interface RequestTarget {
  port: number;
  tokens: Readonly<Record<Role, string>>;
  /** IDs of questions that no other case edits in the meantime. */
  ids: readonly number[];
  /** Message IDs of some of them. */
  messages: ReadonlyMap<number, string>;
  /** Starts the title of every valid body to make it unique. */
  tag: string;
}

/** Returns a well-formed request with any body. */
export function plainRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const operation = anyOperation(random, aim);
  return inGoodOrder(random, aim, operation, operation.name === 'fetch' ? null : anyBody(random, aim.tag));
}

/** Creates a well-formed create request. */
export const createShot = (aim: Pick<RequestTarget, 'port' | 'tokens'>, body: Body): FuzzRequest => {
  const headers = [...goodHeaders(aim, 'member'), 'Content-Type: application/json'];
  const bytes = requestBytes('POST', CREATE_PATH, headers, body.bytes);
  return {
    method: 'POST',
    bytes,
    operation: { name: 'create' },
    body,
    role: 'member',
    framed: true,
    forbidden: null,
  };
};

/** Returns a request for the known question. The response never changes. */
export const fetchShot = (aim: Pick<RequestTarget, 'port' | 'tokens'>, id: number): FuzzRequest => ({
  method: 'GET',
  bytes: requestBytes('GET', questionPath(String(id)), goodHeaders(aim, 'member'), null),
  operation: { name: 'fetch', id },
  body: null,
  role: 'member',
  framed: true,
  forbidden: null,
});

/** Picks one of the three operations for one of the target questions. */
export const anyOperation = (random: Random, { ids }: RequestTarget): Operation =>
  random.weighted<Operation>([
    [5, { name: 'create' }],
    [3, { name: 'edit', id: random.pick(ids) }],
    [2, { name: 'fetch', id: random.pick(ids) }],
  ]);

export const METHOD_OF = { create: 'POST', edit: 'PUT', fetch: 'GET' } as const;

/** Returns the path of an operation, sometimes with the message ID of a sent question. */
export function pathOf(random: Random, operation: Operation, { messages }: RequestTarget): string {
  if (operation.name === 'create') return CREATE_PATH;
  const message = messages.get(operation.id);
  return questionPath(message && random.chance(0.5) ? `_${message}` : String(operation.id));
}

function inGoodOrder(
  random: Random,
  aim: RequestTarget,
  operation: Operation,
  body: Body | null,
): FuzzRequest {
  const role = random.chance(0.25) ? 'administrator' : 'member';
  const method = METHOD_OF[operation.name];
  const chunked = body !== null && random.chance(0.1);
  const headers = [...goodHeaders(aim, role), ...(body ? ['Content-Type: application/json'] : [])];
  const bytes = requestBytes(
    method,
    pathOf(random, operation, aim),
    headers,
    body && (chunked ? chunks(random, body.bytes) : body.bytes),
    chunked,
  );
  return { method, bytes, operation, body, role, framed: true, forbidden: null };
}

/** Returns the headers of every valid request. */
export const goodHeaders = (
  { port, tokens }: Pick<RequestTarget, 'port' | 'tokens'>,
  role: Role,
): HeaderLines => [`Host: 127.0.0.1:${port}`, `Authorization: Bearer ${tokens[role]}`];
