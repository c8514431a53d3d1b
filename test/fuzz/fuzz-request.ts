import type { Random } from '../support/random.ts';
import { requestBytes, splitIntoChunks } from './http-text.ts';
import { type Body, createAnyBody } from './random-bodies.ts';
import { CREATE_PATH, createQuestionPath } from './request-targets.ts';
import type { HeaderLines } from './unusual-headers.ts';

/** One request as bytes, and the expectations for its response. */
export interface FuzzRequest {
  method: string;
  bytes: Buffer;
  /**
   * The operation that a well-formed request performs if its body is valid, or null if the request isn't
   * well-formed.
   */
  operation: Operation | null;
  /** The request body, or null if there is none. */
  body: Body | null;
  role: Role;
  /**
   * True if the request's end is well-defined. Otherwise, the server may reject the request or wait for more
   * data.
   */
  framed: boolean;
  /** The reason why the response must not have status 200, or null if it may. */
  forbidden: string | null;
}

export type Operation = { name: 'create' } | { name: 'edit' | 'fetch'; id: number };
export type Role = 'administrator' | 'member';

/** The server and the questions that a request may use. */
export interface RequestTarget {
  port: number;
  tokens: Readonly<Record<Role, string>>;
  /** The IDs of the questions to use. */
  ids: readonly number[];
  /** The message IDs of sent questions, by question ID. */
  messages: ReadonlyMap<number, string>;
  /** The unique start of every valid title. */
  tag: string;
}

/** Creates a well-formed request with a random body. */
export function createPlainRequest(random: Random, aim: RequestTarget): FuzzRequest {
  const operation = pickOperation(random, aim);
  return sortGoodHeaders(
    random,
    aim,
    operation,
    operation.name === 'fetch' ? null : createAnyBody(random, aim.tag),
  );
}

/** Creates a request that creates a question. */
export const createShot = (aim: Pick<RequestTarget, 'port' | 'tokens'>, body: Body): FuzzRequest => {
  const headers = [...createGoodHeaders(aim, 'member'), 'Content-Type: application/json'];
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

/** Creates a request that fetches question `id`. */
export const fetchShot = (aim: Pick<RequestTarget, 'port' | 'tokens'>, id: number): FuzzRequest => ({
  method: 'GET',
  bytes: requestBytes('GET', createQuestionPath(String(id)), createGoodHeaders(aim, 'member'), null),
  operation: { name: 'fetch', id },
  body: null,
  role: 'member',
  framed: true,
  forbidden: null,
});

/** Picks an operation and, unless it's a create, one of the target's questions. */
export const pickOperation = (random: Random, { ids }: RequestTarget): Operation =>
  random.weighted<Operation>([
    [5, { name: 'create' }],
    [3, { name: 'edit', id: random.pick(ids) }],
    [2, { name: 'fetch', id: random.pick(ids) }],
  ]);

export const METHOD_OF = { create: 'POST', edit: 'PUT', fetch: 'GET' } as const;

/** Returns an operation's path, sometimes with the message ID of a sent question. */
export function getPath(random: Random, operation: Operation, { messages }: RequestTarget): string {
  if (operation.name === 'create') return CREATE_PATH;
  const message = messages.get(operation.id);
  return createQuestionPath(message && random.isChance(0.5) ? `_${message}` : String(operation.id));
}

function sortGoodHeaders(
  random: Random,
  aim: RequestTarget,
  operation: Operation,
  body: Body | null,
): FuzzRequest {
  const role = random.isChance(0.25) ? 'administrator' : 'member';
  const method = METHOD_OF[operation.name];
  const chunked = body !== null && random.isChance(0.1);
  const headers = [...createGoodHeaders(aim, role), ...(body ? ['Content-Type: application/json'] : [])];
  const bytes = requestBytes(
    method,
    getPath(random, operation, aim),
    headers,
    body && (chunked ? splitIntoChunks(random, body.bytes) : body.bytes),
    chunked,
  );
  return { method, bytes, operation, body, role, framed: true, forbidden: null };
}

export const createGoodHeaders = (
  { port, tokens }: Pick<RequestTarget, 'port' | 'tokens'>,
  role: Role,
): HeaderLines => [`Host: 127.0.0.1:${port}`, `Authorization: Bearer ${tokens[role]}`];
