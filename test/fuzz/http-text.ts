import type { Random } from '../support/random.ts';
import type { HeaderLines } from './unusual-headers.ts';

/**
 * Returns a request as bytes, with a Content-Length or chunked framing. `target` and `headers` are Latin-1
 * and aren't validated. If `chunked` is true, `body` must already be in chunks.
 */
export function requestBytes(
  method: string,
  target: string,
  headers: HeaderLines,
  body: Uint8Array | null,
  chunked = false,
): Buffer {
  const framing =
    body === null ? [] : [chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`];
  const head = `${method} ${target} HTTP/1.1\r\n${[...headers, ...framing].join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** Splits bytes into chunks as in RFC 9112, sometimes with an extension or a trailer. */
export function splitIntoChunks(random: Random, bytes: Uint8Array): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const part = bytes.subarray(at, at + 1 + random.pickInteger(2_000));
    parts.push(
      Buffer.from(`${part.length.toString(16)}${random.pick(['', ';a=b', ''])}\r\n`),
      Buffer.from(part),
      Buffer.from('\r\n'),
    );
    at += part.length;
  }
  return Buffer.concat([...parts, Buffer.from(`0\r\n${random.pick(['', '', 'X-Trailer: a\r\n'])}\r\n`)]);
}

const SIZES = ['-1', '0x10', 'zz', '', ' 5', '5 ', '+5', 'f'.repeat(20), '1;'.padEnd(20_000, 'a')];

/** Returns chunks with wrong sizes or wrong line breaks. */
export function createBadChunks(random: Random, bytes: Uint8Array): Buffer {
  const size = random.pick([...SIZES, String(bytes.length)]);
  return Buffer.concat([
    Buffer.from(`${size}${random.pick(['\r\n', '\n', '\r', ''])}`),
    bytes,
    Buffer.from(random.pick(['\r\n0\r\n\r\n', '0\r\n\r\n', '\r\n', ''])),
  ]);
}
