import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import type { Host } from '../../../electron/host/host.ts';
import { startUiServer } from '../../../electron/host/http/ui/ui-server.ts';
import { nodeRandom, systemTimers } from '../../../electron/host/node-ports.ts';
import { createBackend } from '../../support/backend.ts';
import { serveParent } from '../../support/child.ts';
import { exampleEntry } from '../../support/store-entries.ts';

/** The whole backend over a library, with the app for a browser, in a process that may be brought down. */

const requestSchema = z.discriminatedUnion('do', [
  /** Opens the library in `dir`, with `size` questions more; gives the local API's port and the app's URL. */
  z.object({ do: z.literal('serve'), dir: z.string(), size: z.int() }),
  /** Starts to measure the delay of the event loop anew. */
  z.object({ do: z.literal('watch') }),
  /**
   * Milliseconds since then: the longest delay, and the longest slice of work in processor time, which says as much on a busy
   * computer; and the most memory of the process so far in MB.
   */
  z.object({ do: z.literal('figures') }),
]);

const log = { info() {}, warn: console.error, error: console.error };
const delay = monitorEventLoopDelay({ resolution: 1 });
const work = watchWork();
let host: Host | null = null;

async function serve(dir: string, size: number) {
  host = await createBackend(dir, { givenTokens: { member: 'member' } });
  if (size > 0) {
    await host.library.replaceAll(() => Array.from({ length: size }, (_, at) => exampleEntry(at + 1)));
  }
  const { port } = await host.localApi.start();
  const ui = await startUiServer({
    assetsDir: dir,
    handlers: host.handlers,
    listen: host.listen,
    port: 0,
    random: nodeRandom,
    timers: systemTimers,
    log,
  });
  return { port, url: ui.createLink().url };
}

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  switch (request.do) {
    case 'serve':
      return serve(request.dir, request.size);
    case 'watch':
      delay.enable();
      work.start();
      return delay.reset();
    case 'figures':
      return {
        maxDelayMs: delay.max / 1e6,
        maxSliceMs: work.longestMs(),
        peakRssMb: process.resourceUsage().maxRSS / 1024,
      };
  }
});

/** Processor time of this thread from one turn of the event loop to the next. */
function watchWork() {
  let longest = 0;
  let before = 0;
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  return {
    start() {
      before = used();
      longest = 0;
      setInterval(() => {
        const now = used();
        longest = Math.max(longest, now - before);
        before = now;
      }, 1).unref();
    },
    longestMs: () => longest,
  };
}
