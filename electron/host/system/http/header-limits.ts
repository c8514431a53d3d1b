import type { IncomingMessage } from 'node:http';

export const MAX_HEADER_BYTES = 16 * 1024;
/** Browsers send fewer than 30. Each one costs more time than the rest of a rejected request. */
export const MAX_HEADERS = 100;
export const HEADERS_TOO_LARGE = `A request can have at most ${MAX_HEADERS} headers, with ${MAX_HEADER_BYTES / 1024} KiB in total. Send fewer or shorter headers.`;

/**
 * Returns whether a request has more headers than allowed. Some versions of Node.js reject such a request.
 * Others drop the remaining headers, perhaps one that forbids the request. This check must therefore be the
 * first one.
 */
export const hasTooManyHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * MAX_HEADERS;
