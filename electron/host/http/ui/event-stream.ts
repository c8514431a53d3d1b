import type { IncomingMessage, ServerResponse } from 'node:http';

/** Well below the silence after which programs in between give a connection up. */
const HEARTBEAT = 15_000;
/** Bytes that may wait for a reader who has stopped reading. He connects again, and fetches what he missed. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** Server-sent events to any number of listeners. */
export interface EventStreams {
  /** Answers a request with every event from now on. */
  open(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void;
  /** Ends every stream. */
  close(): void;
}

/** `listen` is called once for every stream; each event becomes one `data:` line of JSON. */
export function createEventStreams<E>(listen: (onEvent: (event: E) => void) => () => void): EventStreams {
  const open = new Set<ServerResponse>();
  return {
    open(request, response, headers) {
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      response.write(': connected\n\n');
      open.add(response);
      const write = (text: string) => {
        if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
        else response.write(text);
      };
      const unlisten = listen((event) => write(`data: ${JSON.stringify(event)}\n\n`));
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT);
      const stop = () => {
        clearInterval(heartbeat);
        unlisten();
        open.delete(response);
      };
      response.on('close', stop);
      request.on('error', () => response.destroy());
    },
    close() {
      for (const response of [...open]) response.end();
    },
  };
}
