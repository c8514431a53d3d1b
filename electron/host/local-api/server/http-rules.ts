import { type IncomingHttpHeaders, METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../system/http/http-error.ts';

/** The path of the base URL (docs/reference/service-api.md 9). */
export const BASE_PATH = '/api/v1';
const BELOW_BASE_PATH = /^(?:[a-z]+:\/\/[^/?#]*)?\/api\/v1(?:[/?#]|$)/;

const SEE_DOCS = 'See /docs on this host';

/** The error of a request for `target`, below the base URL, that is no operation. */
export function notFound(target = ''): HttpError {
  const why = /^[^?#]*\/(?:[?#]|$)/.test(target)
    ? "API paths don't end with a slash"
    : "The API doesn't have this operation";
  return new HttpError(404, `${why}. ${SEE_DOCS}.`);
}

/** Nothing is here: the path is not below the base URL, which is at `origin` (`http://127.0.0.1:PORT`). */
export const outsideBasePath = (origin: string): HttpError =>
  new HttpError(404, `Nothing is here. The API is at ${origin}${BASE_PATH}; ${origin}/docs describes it.`);

/** Whether a request target, as a path or as a whole URL, is the base URL or below it. */
export const isBelowBasePath = (target: string): boolean => BELOW_BASE_PATH.test(target);

/** Makes the server know every method that Node does, so that each is refused in the same form. */
export function registerAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** Answers every method at a path as if nothing were there, where a route would take it for something else. */
export function rejectAllMethods(app: FastifyInstance, url: string): void {
  const refuse = async ({ raw }: FastifyRequest): Promise<never> => {
    throw notFound(raw.url);
  };
  app.route({ method: app.supportedMethods, url, onRequest: refuse, handler: refuse });
}

/**
 * Refuses every method at a path but those in `allow`: with 405, or with 404 where the service is said to offer
 * something that isn't described (`undescribed`).
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  allow: readonly string[],
  undescribed: readonly string[] = [],
): void {
  const refuse = async ({ method }: { method: string }): Promise<never> => {
    if (undescribed.includes(method)) throw notFound();
    const offered = allow.join(', ');
    throw new HttpError(405, `${method} isn't allowed at this path, only ${offered}. ${SEE_DOCS}.`, {
      headers: { allow: offered },
    });
  };
  app.route({
    method: app.supportedMethods.filter((method) => !allow.includes(method)),
    url,
    // Before the body is read: what is refused need not be sent.
    onRequest: refuse,
    handler: refuse,
  });
}

const identity = (text: string): string => text;

/** Answers with JSON, as `application/json` and nothing behind it: JSON has no charset to name. */
export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.header('content-type', 'application/json').serializer(identity).send(JSON.stringify(value));

/** The maximum size of a request body. */
export const MAX_BODY_BYTES = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Refuses by its headers a body that need not be read: another type (415) or too large (413). */
export function checkBodyHeaders(headers: IncomingHttpHeaders): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'The body must be JSON, and its Content-Type application/json.');
  }
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== 'identity') {
    throw new HttpError(415, "The body can't be compressed.");
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
}

/** HttpError 413 that names the limit. */
export const bodyTooLarge = (): HttpError =>
  new HttpError(413, `The body can have at most ${MAX_BODY_BYTES} bytes.`);

/** The value of a JSON text in UTF-8. Throws HttpError 400. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new HttpError(400, 'The body is empty. Send JSON.');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new HttpError(400, "The body isn't JSON: it isn't UTF-8.");
  }
  try {
    // Any depth: unknown fields are dropped before anything walks the value.
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `The body isn't JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
