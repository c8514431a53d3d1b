import { createNodeFiles } from '../../electron/host/files.ts';
import { createHost, type Host } from '../../electron/host/host.ts';
import { parseBody } from '../../electron/host/http/server/body.ts';
import { systemClock, systemTimers } from '../../electron/host/node-ports.ts';
import type { Log } from '../../electron/host/ports.ts';
import { createMemoryVault } from '../../electron/host/token-vault.ts';
import { dispatch } from '../../shared/bridge.ts';
import { defaultSettings, settingsSchema } from '../../shared/settings.ts';
import { type Notice, type Reply, requestSchema, TOKENS } from './host-messages.ts';
import { createRandom } from './random.ts';

/** The application in a process of its own: what a fuzzer may bring down without going down with it. */

const tell = (message: Reply | Notice): void => void process.send?.(message);

/** What the log would have: nothing of it may happen, whatever is sent. */
const log: Log = {
  info() {},
  warn() {},
  error: (message, cause) =>
    tell({ logged: `${message} ${cause instanceof Error ? (cause.stack ?? '') : String(cause ?? '')}` }),
};

let host: Host | null = null;

async function open(dir: string): Promise<number> {
  let settings = defaultSettings();
  // The same message ids in every run.
  const random = createRandom(0, 0);
  host = await createHost({
    dataDir: dir,
    shell: 'web',
    version: '0.0.0',
    platform: process.platform,
    clock: systemClock,
    timers: systemTimers,
    random: {
      uuid: () =>
        `00000000-0000-4000-8000-${random
          .integer(2 ** 40)
          .toString(16)
          .padStart(12, '0')}`,
      bytes: (count) => Uint8Array.from(random.many(count, () => random.integer(256))),
      fraction: () => random.integer(2 ** 32) / 2 ** 32,
    },
    files: createNodeFiles(),
    openSettings: async () => ({
      get: () => settings,
      set: async (patch) => {
        settings = settingsSchema.parse({ ...settings, ...patch });
        return settings;
      },
    }),
    log,
    vault: createMemoryVault(),
    givenTokens: TOKENS,
    apiPort: 0,
  });
  const { port } = await host.localApi.start();
  return port;
}

async function close(): Promise<void> {
  await host?.close();
  host = null;
}

function call(method: string, input: unknown): Promise<unknown> {
  if (!host) throw new Error('Nothing is open.');
  return dispatch(host.handlers, method, input, (error) => log.error('A call of the bridge', error));
}

async function answer(raw: unknown): Promise<unknown> {
  const request = requestSchema.parse(raw);
  switch (request.do) {
    case 'open':
      return open(request.dir);
    case 'call':
      return call(request.method, request.input);
    case 'call-json':
      return call(request.method, parseBody(Buffer.from(request.json)));
    case 'ping':
      return null;
    case 'close':
      return close();
  }
}

process.on('message', (raw: { id: number }) => {
  answer(raw).then(
    (value) => tell({ id: raw.id, value }),
    (error: unknown) => tell({ id: raw.id, error: String(error) }),
  );
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit());
