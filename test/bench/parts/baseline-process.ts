import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { serveParent } from '../../support/child-rpc.ts';
import { readCpuTime } from '../harness.ts';
import { createAppendBaseline } from './append-baseline.ts';

/** Requests to a process that runs the baselines: bare `node:http`, without and with appends. */

const requestSchema = z.discriminatedUnion('do', [
  /** Responds to every request with `body`. Returns the port. */
  z.object({ do: z.literal('serve'), body: z.string() }),
  /** Reads every request body, appends `line` to `path`, and then responds with `body`. Returns the port. */
  z.object({ do: z.literal('serve-append'), path: z.string(), line: z.string(), body: z.string() }),
  /** Returns the CPU time so far in microseconds, for all threads and for the main thread. */
  z.object({ do: z.literal('cpu') }),
]);

const getHeaders = (body: string) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
});

async function serve(body: string): Promise<number> {
  const headers = getHeaders(body);
  return listen(createServer((_request, response) => response.writeHead(200, headers).end(body)));
}

/**
 * Serves with the minimum work for any durable create over HTTP: read the body, append a line with group
 * commit, and respond.
 */
async function serveAppend(path: string, text: string, body: string): Promise<number> {
  const baseline = createAppendBaseline(path);
  const line = Buffer.from(text);
  const headers = getHeaders(body);
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await baseline.append(line);
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

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  if (request.do === 'serve') return serve(request.body);
  if (request.do === 'serve-append') return serveAppend(request.path, request.line, request.body);
  return readCpuTime();
});
