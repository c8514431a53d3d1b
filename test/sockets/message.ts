/** Takes bytes as they come, and gives the messages that are whole with them. */
export type Reader = (chunk: Buffer) => Buffer[];

const HEAD_END = '\r\n\r\n';

/**
 * A reader of HTTP/1.1 messages, requests or answers, whose length is announced. It throws at one that comes in chunks:
 * neither the client nor the local API sends such.
 */
export function createReader(): Reader {
  let bytes = Buffer.alloc(0);
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const whole: Buffer[] = [];
    for (let length = lengthOf(bytes); length !== null && length <= bytes.length; length = lengthOf(bytes)) {
      whole.push(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
    return whole;
  };
}

/** Bytes of the first message, with its body; null while its head is not whole. */
function lengthOf(bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  if (/^transfer-encoding:/im.test(head)) throw new Error('A message of unknown length came.');
  return end + HEAD_END.length + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
}

/** A request, as far as it matters here. */
export interface Passing {
  method: string;
  path: string;
  /** Header lines, without the first line. */
  head: string;
  body: string;
}

/** Reads a whole request. */
export function passingOf(bytes: Buffer): Passing {
  const text = bytes.toString();
  const end = text.indexOf(HEAD_END);
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  return { method, path, head: lines.join('\r\n'), body: text.slice(end + HEAD_END.length) };
}

/** The same request, meant for another port of this computer: servers look at `Host`. */
export function addressedTo(port: number, bytes: Buffer): Buffer {
  const end = bytes.indexOf(HEAD_END);
  const head = bytes.toString('latin1', 0, end).replace(/^host:.*$/im, `host: 127.0.0.1:${port}`);
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(end)]);
}
