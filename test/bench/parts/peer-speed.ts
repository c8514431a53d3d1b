import { join } from 'node:path';
import { startChild } from '../../support/child-rpc.ts';
import { computeMedian } from '../harness.ts';
import type { Peer } from './peer-server.ts';
import { createExampleInput } from './questions.ts';
import { ConnectionClosed, exchange, formatRawRequest, openConnections } from './raw-sockets.ts';

export const CONNECTIONS = 10;
const ROUNDS = 3;
const GETS: Load = { requests: 8_000, limit: 5_000 };
const CREATES: Load = { requests: 2_000, limit: 8_000 };

/**
 * The result for one kind of request: responses per second, the ratio to the baseline's rate at the same
 * time, and closed connections.
 */
export interface Speed {
  perSecond: number;
  ofFloor: number;
  closed: number;
}

/**
 * Measures a server with this number of questions. GETs are measured first, because the measured creates add
 * questions.
 */
export async function measureSpeeds(
  peer: Peer,
  dir: string,
  size: number,
): Promise<Record<'get' | 'create', Speed>> {
  await peer.prepare(dir, size);
  const running = await peer.start(dir);
  const baseline = startChild(join(import.meta.dirname, 'baseline-process.ts'));
  try {
    const { port, path, headers } = running;
    const answer = await fetch(`http://127.0.0.1:${port}${path}/1`, { headers });
    if (!answer.ok) throw new Error(`GET returned ${answer.status}.`);
    const floorPort = Number(await baseline.ask({ do: 'serve', body: await answer.text() }));
    const measure = (load: Load, createRequest: (port: number) => (at: number) => Buffer) =>
      computeMedianOfRounds(async () => {
        const bare = await measureRate(floorPort, CONNECTIONS, load, createRequest(floorPort));
        const { perSecond, closed } = await measureRate(port, CONNECTIONS, load, createRequest(port));
        return { perSecond, ofFloor: perSecond / bare.perSecond, closed };
      });
    return {
      get: await measure(
        GETS,
        (to) => (at) => formatRawRequest(to, 'GET', `${path}/${1 + ((at * 7919) % size)}`, headers),
      ),
      create: await measure(
        CREATES,
        (to) => (at) =>
          formatRawRequest(to, 'POST', path, headers, JSON.stringify(createExampleInput(1_000_000 + at))),
      ),
    };
  } finally {
    await baseline.kill();
    await running.stop();
  }
}

/** Runs a warm-up round, and returns the median of the following rounds. */
async function computeMedianOfRounds(measure: () => Promise<Speed>): Promise<Speed> {
  await measure();
  const rounds: Speed[] = [];
  for (let number = 0; number < ROUNDS; number++) rounds.push(await measure());
  const of = (figure: keyof Speed) => rounds.map((one) => one[figure]);
  const closed = of('closed').reduce((sum, one) => sum + one, 0);
  return { perSecond: computeMedian(of('perSecond')), ofFloor: computeMedian(of('ofFloor')), closed };
}

/** A number of requests and a time limit. The load ends when either is reached. */
interface Load {
  requests: number;
  /** The time limit in milliseconds. Requests in progress at the limit are still completed. */
  limit: number;
}

interface Rate {
  perSecond: number;
  /** The number of connections that the server closed without a response. The client reconnects each time. */
  closed: number;
}

/** Sends the load from `connections` clients. Each client waits for a response before its next request. */
async function measureRate(
  port: number,
  connections: number,
  { requests, limit }: Load,
  createRequest: (at: number) => Buffer,
): Promise<Rate> {
  let next = 0;
  let answered = 0;
  let closed = 0;
  const start = performance.now();
  const isOver = () => next >= requests || performance.now() - start >= limit;
  const runClient = async () => {
    while (!isOver()) {
      const [socket] = await openConnections(port, 1);
      if (!socket) return;
      try {
        while (!isOver()) {
          await exchange(socket, createRequest(next++));
          answered += 1;
        }
      } catch (error) {
        if (!(error instanceof ConnectionClosed)) throw error;
        closed += 1;
      } finally {
        socket.destroy();
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, runClient));
  return { perSecond: (answered / (performance.now() - start)) * 1000, closed };
}
