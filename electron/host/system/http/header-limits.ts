import type { IncomingMessage } from 'node:http';

export const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Browsers send fewer than 30 headers. Each header takes longer to process than the rest of a rejected
 * request.
 */
export const MAX_HEADERS = 100;
export const HEADERS_TOO_LARGE = `A request can have at most ${MAX_HEADERS} headers, with ${MAX_HEADER_BYTES / 1024} KiB in total. Send fewer or shorter headers. In a browser, delete the cookies for this host.`;

/**
 * Returns whether a request has more headers than allowed. Some versions of Node.js reject such a request.
 * Other versions drop the remaining headers, and a dropped header could have caused a rejection. This check
 * must therefore come first.
 */
export const hasTooManyHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * MAX_HEADERS;
