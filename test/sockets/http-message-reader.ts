/** Receives a chunk and returns the messages that it completes. */
export type MessageReader = (chunk: Buffer) => Buffer[];

const HEAD_END = '\r\n\r\n';

/**
 * Creates a reader of HTTP/1.1 messages with Content-Length. The reader throws for chunked messages, because
 * neither the client nor the local API sends them.
 */
export function createMessageReader(): MessageReader {
  let bytes = Buffer.alloc(0);
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const whole: Buffer[] = [];
    for (
      let length = readLength(bytes);
      length !== null && length <= bytes.length;
      length = readLength(bytes)
    ) {
      whole.push(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
    return whole;
  };
}

/** Returns the first message's length including its body, or null while its headers are incomplete. */
function readLength(bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  if (/^transfer-encoding:/im.test(head)) throw new Error('A message without Content-Length arrived.');
  return end + HEAD_END.length + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
}

/** The parts of a request that the proxy uses. */
export interface ProxiedRequest {
  method: string;
  path: string;
  /** Header lines, without the request line. */
  head: string;
  body: string;
}

export function parseRequest(bytes: Buffer): ProxiedRequest {
  const text = bytes.toString();
  const end = text.indexOf(HEAD_END);
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  return { method, path, head: lines.join('\r\n'), body: text.slice(end + HEAD_END.length) };
}

/** Replaces the port in a request's `Host` header, because servers check the header. */
export function withHostPort(port: number, bytes: Buffer): Buffer {
  const end = bytes.indexOf(HEAD_END);
  const head = bytes.toString('latin1', 0, end).replace(/^host:.*$/im, `host: 127.0.0.1:${port}`);
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(end)]);
}
