import { type IncomingHttpHeaders, METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../system/http/http-error.ts';
import type { Utf8Json } from '../operations/question-json.ts';

/** The base URL's path (docs/reference/service-api.md 9). */
export const BASE_PATH = '/api/v1';
const BELOW_BASE_PATH = /^(?:[a-z]+:\/\/[^/?#]*)?\/api\/v1(?:[/?#]|$)/;

const SEE_DOCS = 'See /docs on this server';

/** Returns a 404 error for a target below the base URL that has no operation. */
export function createNotFoundError(target = ''): HttpError {
  const why = /^[^?#]*\/(?:[?#]|$)/.test(target)
    ? "API paths don't end with a slash"
    : "The API doesn't have this operation";
  return new HttpError(404, `${why}. ${SEE_DOCS}.`);
}

export const createOutsideBasePathError = (origin: string): HttpError =>
  new HttpError(
    404,
    `Nothing was found at this path. The API is at ${origin}${BASE_PATH}. See ${origin}/docs.`,
  );

/** Returns whether a request target, as a path or an absolute URL, is the base URL or below it. */
export const isBelowBasePath = (target: string): boolean => BELOW_BASE_PATH.test(target);

/**
 * Returns a target whose path can be decoded. Replaces `%` with `%25` in the path unless every escape is
 * valid UTF-8.
 */
export function toDecodableTarget(target: string): string {
  if (!target.includes('%')) return target;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return canDecode(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/** Uses the decoded path's length because the bundler drops a call whose result is unused. */
function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/** Registers every method that Node supports, because all of them are rejected in the same format. */
export function registerAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** Responds with 404 to every method at a path that another route would match. */
export function rejectAllMethods(app: FastifyInstance, url: string): void {
  const reject = async ({ raw }: FastifyRequest): Promise<never> => {
    throw createNotFoundError(raw.url);
  };
  app.route({ method: app.supportedMethods, url, onRequest: reject, handler: reject });
}

/**
 * Responds with 405 to every method at a path except for `methods`, and HEAD if they include GET. `see` is a
 * reference to the documentation.
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  see = SEE_DOCS,
): void {
  const allow = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : method)).toSorted();
  const reject = async ({ method }: { method: string }): Promise<never> => {
    const allowed = allow.join(', ');
    throw new HttpError(405, `${method} isn't allowed at this path. Use ${allowed}. ${see}.`, {
      headers: { allow: allowed },
    });
  };
  app.route({
    method: app.supportedMethods.filter((method) => !allow.includes(method)),
    url,
    // Rejects before the client sends the body.
    onRequest: reject,
    handler: reject,
  });
}

/** Has no charset because JSON doesn't define one. */
const JSON_TYPE = 'application/json';

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  sendText(reply, JSON_TYPE, JSON.stringify(value));

/** Sends exactly this content type. Fastify would add a charset to text. */
export const sendText = (reply: FastifyReply, type: string, text: string | Buffer): FastifyReply =>
  reply.header('content-type', type).send(typeof text === 'string' ? Buffer.from(text) : text);

/**
 * Sends a successful response and its headers in one write. Fastify's `send` would parse the content type
 * each time.
 */
export function sendOperation(
  reply: FastifyReply,
  json: Utf8Json,
  headers?: Readonly<Record<string, string>>,
): void {
  reply.hijack();
  reply.raw
    .writeHead(200, { 'content-type': JSON_TYPE, 'content-length': json.length, ...headers })
    .end(json, 'latin1');
}

export const MAX_BODY_BYTES = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Rejects a body by its headers: 415 for a wrong type or compression, and 413 if it's too large. */
export function checkBodyHeaders(headers: IncomingHttpHeaders): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'The body must be JSON. Send Content-Type: application/json.');
  }
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== 'identity') {
    throw new HttpError(415, "The body can't be compressed. Omit Content-Encoding.");
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw createBodyTooLargeError();
}

export const createBodyTooLargeError = (): HttpError =>
  new HttpError(413, `The body is too large. Send at most ${MAX_BODY_BYTES / 1024} KiB.`);

/** Parses JSON in UTF-8. Throws HttpError 400. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new HttpError(400, 'The body is empty. Send JSON.');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new HttpError(400, "The body isn't valid UTF-8. Send JSON in UTF-8.");
  }
  try {
    // Any depth is safe because unknown fields are dropped before the value is traversed.
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(
      400,
      `The body isn't valid JSON. ${error instanceof Error ? error.message : ''}`.trim(),
    );
  }
}
