import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../../http/errors.ts';

/** Bytes that the body of a request may have (decisions, «Errors»). */
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
    throw new HttpError(415, 'The body must not be compressed.');
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
}

/** HttpError 413 that names the limit. */
export const bodyTooLarge = (): HttpError =>
  new HttpError(413, `The body may have at most ${MAX_BODY_BYTES} bytes.`);

/** The value of a JSON text in UTF-8. Throws HttpError 400. */
export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new HttpError(400, 'The body is empty, where JSON is expected.');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new HttpError(400, 'The body is not JSON: it is not UTF-8.');
  }
  try {
    // Any depth: unknown fields are dropped before anything walks the value.
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(
      400,
      `The body is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
}
