import type { Random } from '../support/random.ts';
import { anyBody, type Body } from './bodies.ts';
import type { HeaderLines } from './headers.ts';
import { chunks, requestBytes } from './http-text.ts';
import { CREATE_PATH, questionPath } from './targets.ts';

/** One request as bytes, with what is known about the right answer. */
export interface FuzzRequest {
  method: string;
  bytes: Buffer;
  /** The operation that it asks for in good order, whatever its body is; null for everything else. */
  operation: Operation | null;
  /** What was sent as body; null for none. */
  body: Body | null;
  role: Role;
  /** A server that reads HTTP knows where it ends. Others may be refused or waited for. */
  framed: boolean;
  /** Why it must not be answered with 200; null where there is no such reason. */
  forbidden: string | null;
}

export type Operation = { name: 'create' } | { name: 'edit' | 'fetch'; id: number };
export type Role = 'administrator' | 'member';

/** What a shot is aimed at. */
export interface RequestTarget {
  port: number;
  tokens: Readonly<Record<Role, string>>;
  /** Ids of questions that nobody else edits meanwhile. */
  ids: readonly number[];
  /** Message ids of some of them. */
  messages: ReadonlyMap<number, string>;
  /** Begins the title of every valid body, so that it can be told from all others. */
  tag: string;
}

/** A request in good order but for its body. */
export function plainRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const operation = anyOperation(random, aim);
  return inGoodOrder(random, aim, operation, operation.name === 'fetch' ? null : anyBody(random, aim.tag));
}

/** A create in good order. */
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

/** A request that asks for the known question: its answer never changes. */
export const fetchShot = (aim: Pick<RequestTarget, 'port' | 'tokens'>, id: number): FuzzRequest => ({
  method: 'GET',
  bytes: requestBytes('GET', questionPath(String(id)), goodHeaders(aim, 'member'), null),
  operation: { name: 'fetch', id },
  body: null,
  role: 'member',
  framed: true,
  forbidden: null,
});

/** One of the three operations, on a question of the aim's. */
export const anyOperation = (random: Random, { ids }: RequestTarget): Operation =>
  random.weighted<Operation>([
    [5, { name: 'create' }],
    [3, { name: 'edit', id: random.pick(ids) }],
    [2, { name: 'fetch', id: random.pick(ids) }],
  ]);

export const METHOD_OF = { create: 'POST', edit: 'PUT', fetch: 'GET' } as const;

/** The path of an operation, a sent question's by its message id now and then. */
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

/** Headers that every right request has. */
export const goodHeaders = (
  { port, tokens }: Pick<RequestTarget, 'port' | 'tokens'>,
  role: Role,
): HeaderLines => [`Host: 127.0.0.1:${port}`, `Authorization: Bearer ${tokens[role]}`];
