import { z } from 'zod';
import { serveParent } from '../../support/child.ts';
import { openSlowSockets, SLOW_KINDS, type SlowSockets } from '../../support/slow-sockets.ts';

/** Callers who never finish, in a process of their own, so that they slow nobody but the server. */

const requestSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    port: z.int(),
    token: z.string(),
    count: z.int(),
    kind: z.enum(SLOW_KINDS),
  }),
  /** How many are still open. */
  z.object({ do: z.literal('count') }),
  z.object({ do: z.literal('close') }),
]);

const DRIP_MS = 500;

let held: { sockets: SlowSockets; drip: ReturnType<typeof setInterval> } | null = null;

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  if (request.do === 'count') return held?.sockets.open() ?? 0;
  if (held) {
    clearInterval(held.drip);
    held.sockets.close();
    held = null;
  }
  if (request.do === 'close') return 0;
  const sockets = await openSlowSockets(request.port, request);
  held = { sockets, drip: setInterval(() => sockets.drip(), DRIP_MS) };
  return sockets.open();
});
