import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { nodeRandom, systemTimers } from '../../../../electron/host/ports.ts';
import { startUiServer, type UiServer } from '../../../../electron/host/web/ui-server.ts';
import { createConnection } from '../../../../renderer/bridge/bridge-client.ts';
import type { ConnectionState } from '../../../../renderer/bridge/bridge-transport.ts';
import { createSocketTransport } from '../../../../renderer/bridge/socket-transport.ts';
import type { AppInfo, Handlers, HostEvent } from '../../../../shared/bridge/bridge-methods.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLink, openSocket } from '../../../support/window-bridge.ts';

const INFO: AppInfo = { version: '1', shell: 'web', platform: 'test', dataDir: '/' };
const getInfo: Handlers['app.info'] = async () => INFO;
const listeners = new Set<(event: HostEvent) => void>();
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let server: UiServer;

const start = (port: number) =>
  startUiServer({
    assetsDir: folder.dir,
    handlers: { 'app.info': getInfo } as Handlers,
    subscribe(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    port,
    random: nodeRandom,
    timers: systemTimers,
    log: silentLog,
  });

async function openTab() {
  const opened = await openLink(server.createLink().url);
  const timers = createManualTimers();
  const sockets: WebSocket[] = [];
  const connection = createConnection(
    createSocketTransport({
      connect({ onOpen, onMessage, onClose }) {
        const socket = openSocket(opened);
        sockets.push(socket);
        socket
          .on('open', onOpen)
          .on('close', onClose)
          .on('error', () => {});
        return socket.on('message', (data) => onMessage(String(data)));
      },
      isRefused: async () =>
        (await fetch(opened.base, { headers: { cookie: opened.cookie } })).status === 403,
      after: timers.after,
    }),
  );
  const events: HostEvent[] = [];
  connection.listen((event) => events.push(event));
  const expectState = (state: ConnectionState) => expect.poll(() => connection.state).toBe(state);
  await expectState('online');
  /** Advances the time until the tab has this connection state. */
  const retryUntil = (state: ConnectionState) =>
    expect
      .poll(() => {
        if (connection.state !== state) timers.advance(3_000);
        return connection.state;
      })
      .toBe(state);
  return { connection, sockets, events, timers, isNow: expectState, retryUntil };
}

beforeEach(async () => {
  folder = await createTemporaryFolder();
  await writeFile(path.join(folder.dir, 'index.html'), '');
  server = await start(0);
});
afterEach(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
});

it('a dropped connection is reopened, and requests and events continue', async () => {
  const { connection, sockets, events, isNow, retryUntil } = await openTab();
  const other = await openTab();
  sockets[0]?.terminate();
  await isNow('unreachable');
  expect(other.connection.state).toBe('online');
  await retryUntil('online');
  expect(await connection.call('app.info', {})).toEqual(INFO);
  for (const notify of listeners) notify({ type: 'restorePoints', revision: 1 });
  await expect.poll(() => events).toHaveLength(1);
});

it('a silent connection is replaced, for example after sleep', async () => {
  const { connection, sockets, timers, isNow, retryUntil } = await openTab();
  sockets[0]?.pause();
  const call = connection.call('app.info', {});
  timers.advance(15_000);
  await expect(call).rejects.toMatchObject({ code: 'unreachable' });
  await isNow('unreachable');
  await retryUntil('online');
  expect(await connection.call('app.info', {})).toEqual(INFO);
});

it('a stopped server is distinguished from a restarted one', async () => {
  const { connection, isNow, retryUntil } = await openTab();
  const port = Number(new URL(server.origin).port);
  await server.close();
  await isNow('unreachable');
  await retryUntil('stopped');
  await expect(connection.call('app.info', {})).rejects.toMatchObject({ code: 'unreachable' });
  server = await start(port);
  await retryUntil('refused');
});
