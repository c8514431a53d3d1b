import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { serveParent } from '../../support/child.ts';
import { createAppendFloor } from './append-floor.ts';

/** What nothing of the kind can be faster than: bare `node:http`, and bare appends. */

const requestSchema = z.discriminatedUnion('do', [
  /** Answers everything with `body`; gives the port. */
  z.object({ do: z.literal('serve'), body: z.string() }),
  /** Reads every body, appends `line` to `path`, then answers with `body`; gives the port. */
  z.object({ do: z.literal('serve-append'), path: z.string(), line: z.string(), body: z.string() }),
  /** `count` lines appended to `path` by `writers` that each wait for one before the next; lines per second. */
  z.object({ do: z.literal('append'), path: z.string(), line: z.string(), writers: z.int(), count: z.int() }),
]);

const headersOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
});

async function serve(body: string): Promise<number> {
  const headers = headersOf(body);
  return listen(createServer((_request, response) => response.writeHead(200, headers).end(body)));
}

/** What any durable create over HTTP has to do: read, append with group commit, answer. */
async function serveAppend(path: string, text: string, body: string): Promise<number> {
  const floor = createAppendFloor(path);
  const line = Buffer.from(text);
  const headers = headersOf(body);
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await floor.append(line);
    response.writeHead(200, headers).end(body);
  });
  return listen(server);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function append(path: string, text: string, writers: number, count: number): Promise<number> {
  const floor = createAppendFloor(path);
  const line = Buffer.from(text);
  let left = count;
  const writer = async () => {
    while (left-- > 0) await floor.append(line);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: writers }, writer));
  const ms = performance.now() - start;
  floor.close();
  return (count / ms) * 1000;
}

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  if (request.do === 'serve') return serve(request.body);
  if (request.do === 'serve-append') return serveAppend(request.path, request.line, request.body);
  return append(request.path, request.line, request.writers, request.count);
});
