export interface ReceivedResponse {
  status: number;
  phrase: string;
  /** Headers by lowercase name. */
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** The received bytes aren't a valid HTTP/1.1 response. */
export class MalformedResponse extends Error {}

/**
 * Parses responses from bytes, more strictly than HTTP clients, because the local API's responses must be
 * fully valid.
 */
export interface ResponseReader {
  push(chunk: Buffer): void;
  /**
   * Returns the next response to a request with this method, or null if it's incomplete. Throws
   * MalformedResponse.
   */
  take(method: string): ReceivedResponse | null;
  /** The number of bytes after the last response. */
  readonly left: number;
}

export function createResponseReader(): ResponseReader {
  let bytes: Buffer = Buffer.alloc(0);
  return {
    push(chunk) {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    },
    take(method) {
      for (;;) {
        const read = readAnswer(bytes, method);
        if (!read) return null;
        bytes = bytes.subarray(read.length);
        // A “100 Continue” is followed by the actual response.
        if (read.answer.status !== 100) return read.answer;
      }
    },
    get left() {
      return bytes.length;
    },
  };
}

const LONGEST_HEAD = 16_384;
const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) ([\x20-\x7e]*)$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+): ([\x20-\x7e]*)$/;

function readAnswer(bytes: Buffer, method: string): { answer: ReceivedResponse; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0 && bytes.length < LONGEST_HEAD) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const [, status, phrase = ''] = STATUS_LINE.exec(first) ?? [];
  if (!status) throw new MalformedResponse(`no status line: ${JSON.stringify(first.slice(0, 80))}`);
  const headers = new Map(lines.map(readHeader));
  if (headers.size !== lines.length) throw new MalformedResponse(`a header twice: ${lines.join(', ')}`);
  const bodyLength = hasBody(method, Number(status)) ? readLength(headers) : 0;
  const length = end + 4 + bodyLength;
  if (bytes.length < length) return null;
  return {
    answer: { status: Number(status), phrase, headers, text: bytes.toString('utf8', end + 4, length) },
    length,
  };
}

function readHeader(line: string): [string, string] {
  const [, name, value = ''] = HEADER_LINE.exec(line) ?? [];
  if (!name) throw new MalformedResponse(`an invalid header line: ${JSON.stringify(line.slice(0, 80))}`);
  return [name.toLowerCase(), value];
}

const hasBody = (method: string, status: number): boolean =>
  method !== 'HEAD' && status !== 100 && status !== 204 && status !== 304;

function readLength(headers: ReadonlyMap<string, string>): number {
  const length = headers.get('content-length') ?? '';
  if (!/^\d+$/.test(length))
    throw new MalformedResponse(`no Content-Length: ${[...headers.keys()].join(', ')}`);
  return Number(length);
}
