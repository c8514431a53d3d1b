import type { IncomingMessage } from 'node:http';

/** Of a request, in bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** Browsers send fewer than 30. Each one costs more time than the rest of a rejected request. */
export const MAX_HEADERS = 100;
export const HEADERS_TOO_LARGE = `A request can have at most ${MAX_HEADERS} headers, with ${MAX_HEADER_BYTES / 1024} KiB in total. Send fewer or shorter headers.`;

/**
 * Whether a request has more headers. Some versions of Node.js reject it. Others drop further headers, perhaps one that forbids
 * the request, so this check must be the first.
 */
export const hasTooManyHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * MAX_HEADERS;
