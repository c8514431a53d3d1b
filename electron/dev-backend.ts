import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { LOCAL_API_OPTIONS, readLocalApiOptions } from './cli/command-options.ts';
import { openHost } from './cli/open-host.ts';
import { parseArguments } from './cli/parse-arguments.ts';
import { createOutput } from './cli/terminal.ts';
import { nodeRandom, type Random, systemTimers } from './host/ports.ts';
import { startUiServer } from './host/web/ui-server.ts';

/**
 * The backend of `npm run dev`, run from its sources: `dev-backend.ts DIR PORT SECRET`. The secret determines
 * the app's path and cookie, so the open page can reconnect after a restart. Sends `{ link }` to `dev.ts` for
 * each request that it receives.
 */
const [dir = '', port = '', secret = ''] = process.argv.slice(2);
const out = path.join(import.meta.dirname, '../out');
const { env, stdout, stderr } = process;

// electron-store imports Electron but doesn't use it, as in the CLI's bundle.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
      : next(specifier, context),
});

const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, resolve);
});
const output = createOutput({
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  isScreen: true,
});
const model = path.join(out, 'workers/data/universal-sentence-encoder-lite.bin');
const { host, log, close } = await openHost(
  {
    version: packageJson.version,
    openSettings: async (options) =>
      (await import('./desktop/settings/settings-file.ts')).openSettings(options),
    searchWorker: path.join(import.meta.dirname, 'host/similar/worker/search-worker.ts'),
    model: existsSync(model) ? model : null,
    referenceDir: path.join(out, 'reference'),
  },
  {
    ...readLocalApiOptions(parseArguments([], LOCAL_API_OPTIONS).values, env),
    data: dir,
    hasTestLibrary: true,
    remote: {},
  },
  { terminal: { ...output, env, stopRequested }, outputReady: Promise.resolve() },
);
if (host.settings.get().apiEnabled) await host.localApi.start();
const ui = await startUiServer({
  assetsDir: path.join(import.meta.dirname, '../renderer'),
  handlers: host.handlers,
  subscribe: host.subscribe,
  port: Number(port),
  random: createSessionRandom(),
  timers: systemTimers,
  log,
});
process.on('message', () => process.send?.({ link: ui.createLink().url }));
await stopRequested;
await ui.close();
await close();

/** Derives the same session from the same secret, unlike production, where each start has a new session. */
function createSessionRandom(): Random {
  let draws = 0;
  const draw = (count: number) => hkdfSync('sha256', secret, '', String(draws++), count);
  return { ...nodeRandom, bytes: (count) => new Uint8Array(draw(count)) };
}
