import { z } from 'zod';
import type { Host } from '../../electron/host/create-host.ts';
import { parseJsonBody } from '../../electron/host/local-api/server/http-rules.ts';
import type { Log } from '../../electron/host/ports.ts';
import { dispatch } from '../../shared/bridge/dispatch-call.ts';
import { createBackend } from '../support/backend.ts';
import { serveParent } from '../support/child-rpc.ts';
import { createRandom } from '../support/random.ts';
import { CONTROL_TOKEN, TOKENS } from './fuzz-host-client.ts';

/** Requests to the backend. The backend runs in a separate process, because a fuzzer may crash it. */

const requestSchema = z.discriminatedUnion('do', [
  /** Opens the library in `dir` and starts its local API. Returns the port. */
  z.object({ do: z.literal('open'), dir: z.string() }),
  z.object({ do: z.literal('call'), method: z.string(), input: z.unknown() }),
  /** Sends a bridge request in a browser's format, with the input as JSON. */
  z.object({ do: z.literal('call-json'), method: z.string(), json: z.string() }),
  z.object({ do: z.literal('ping') }),
  z.object({ do: z.literal('close') }),
]);

let host: Host | null = null;

async function open(dir: string): Promise<number> {
  // The fixed seed makes message IDs the same in every run.
  const random = createRandom(0, 0);
  host = await createBackend(dir, {
    random: {
      uuid: () =>
        `00000000-0000-4000-8000-${random
          .pickInteger(2 ** 40)
          .toString(16)
          .padStart(12, '0')}`,
      bytes: (count) => Uint8Array.from(random.pickMany(count, () => random.pickInteger(256))),
      fraction: () => random.pickInteger(2 ** 32) / 2 ** 32,
    },
    log,
    givenTokens: TOKENS,
    controlToken: CONTROL_TOKEN,
  });
  const { port } = await host.localApi.start();
  return port;
}

function call(method: string, input: unknown): Promise<unknown> {
  if (!host) throw new Error('No library is open.');
  return dispatch(host.handlers, method, input, (error) => log.error('A bridge request', error));
}

const notify = serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  switch (request.do) {
    case 'open':
      return open(request.dir);
    case 'call':
      return call(request.method, request.input);
    case 'call-json':
      return call(request.method, parseJsonBody(Buffer.from(request.json)));
    case 'ping':
      return null;
    case 'close':
      await host?.close();
      host = null;
      return null;
  }
});

/** Reports each logged error, because requests must not cause any. */
const log: Log = {
  info() {},
  warn() {},
  error: (message, cause) =>
    notify(`${message} ${cause instanceof Error ? (cause.stack ?? '') : String(cause ?? '')}`),
};
