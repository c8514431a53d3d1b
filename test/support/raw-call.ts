import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the socket. */
export interface RawAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  json: unknown;
}

/** Sends a request as it is written, which must ask for the end of the connection; gives the one answer. */
export async function rawCall(port: number, request: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.write(request);
  await once(socket, 'close');
  return readAnswer(received);
}

/** Reads an answer with a JSON body. */
export function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    json: JSON.parse(text.slice(end + 4)),
  };
}
