import { z } from 'zod';
import { serveParent } from '../../support/child-rpc.ts';
import { createRequest } from './questions.ts';
import { openSockets } from './raw-sockets.ts';

/**
 * Creates questions as administrators. Runs in a separate process so that it doesn't delay the measured
 * client.
 */

const requestSchema = z.object({
  port: z.int(),
  /** Creates questions `first` to `first + count - 1` over this many connections. */
  first: z.int(),
  count: z.int(),
  connections: z.int(),
});

serveParent(async (raw) => {
  const { port, first, count, connections } = requestSchema.parse(raw);
  const sockets = await openSockets(port, connections);
  await sockets.drive(
    Array.from({ length: count }, (_, at) => createRequest(port, 'administrator', first + at)),
  );
  sockets.close();
});
