import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createRequestRecorder,
  type RequestRecord,
} from '../../../../electron/host/local-api/request-log/request-recorder.ts';
import { systemClock, systemTimers } from '../../../../electron/host/ports.ts';
import { openRaw } from '../../../support/raw-http.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that responds with `answer`. Also returns the recorded requests. */
async function start(answer: (response: ServerResponse) => void) {
  const calls: RequestRecord[] = [];
  const record = (call: RequestRecord) => calls.push(call);
  const tap = createRequestRecorder({ clock: systemClock, timers: systemTimers, tokens: () => [], record });
  const server = createServer({ ServerResponse: tap.ServerResponse }, (_request, response) =>
    answer(response),
  );
  servers.push(server);
  tap.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { calls, server, port: typeof address === 'object' && address ? address.port : 0 };
}
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('the request recorder', () => {
  it('detects that the client disconnected before the response ended', async () => {
    const { calls, port } = await start((response) => {
      response.req.socket.destroy();
      response.end('too late');
    });
    const { socket, closed } = await openRaw(port);
    socket.write(GET);
    await closed;
    await expect.poll(() => calls).toMatchObject([{ method: 'GET', cut: 'Client left' }]);
  });

  it('records each pending request once when the connection closes', async () => {
    let started = 0;
    const { calls, port } = await start(() => {
      started += 1;
    });
    const { socket } = await openRaw(port);
    socket.write(GET.repeat(3));
    await expect.poll(() => started).toBe(3);
    socket.destroy();
    await expect.poll(() => calls.map(({ cut }) => cut)).toEqual(Array(3).fill('Client left'));
  });

  it("doesn't keep a reference to a closed connection", async () => {
    const refs: WeakRef<Socket>[] = [];
    const { calls, server, port } = await start((response) => response.end());
    server.on('connection', (socket) => refs.push(new WeakRef(socket)));
    const { socket, closed } = await openRaw(port);
    socket.write(GET.repeat(3));
    await expect.poll(() => calls.length).toBe(3);
    calls.length = 0;
    socket.destroy();
    await closed;
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await expect
      .poll(() => {
        collect();
        return refs.map((ref) => ref.deref());
      })
      .toEqual([undefined]);
  });
});
