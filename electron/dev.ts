import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { z } from 'zod';
import { buildIfStale } from './build-if-stale.ts';
import { openBrowser } from './cli/open-browser.ts';
import { connectDevServer } from './dev-server-plugin.ts';
import { LINK_MINUTES } from './host/web/browser-access.ts';

/**
 * `npm run dev` runs the app in a browser from its sources. A change to the UI updates the open page, and a
 * change to the backend restarts the backend. With `--desktop`, each change rebuilds and restarts the desktop
 * app.
 */
const root = path.dirname(import.meta.dirname);
const { env, platform } = process;
const { values } = parseArgs({ options: { data: { type: 'string' }, desktop: { type: 'boolean' } } });
// By default, the contributor's own library stays untouched.
const data = path.resolve(values.data ?? path.join(root, 'out/dev-library'));
mkdirSync(data, { recursive: true });
const linkSchema = z.object({ link: z.url() });

if (values.desktop) {
  const args = [path.join(import.meta.dirname, 'start.ts'), 'app', '--data', data];
  restartOnChange(['electron', 'shared', 'renderer'], () =>
    spawn(process.execPath, args, { stdio: 'inherit' }),
  );
} else {
  buildIfStale(['workers', 'reference']);
  await runInBrowser();
}

async function runInBrowser(): Promise<void> {
  const backendPort = await findFreePort();
  const nonce = randomBytes(16).toString('base64');
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    base: '/',
    html: { cspNonce: nonce },
    server: { host: '127.0.0.1', fs: { allow: [root] } },
    plugins: [connectDevServer({ backendPort, nonce })],
  });
  await vite.listen();
  const secret = randomBytes(32).toString('hex');
  let hasPrinted = false;
  const getBackend = restartOnChange(['electron', 'shared'], () => {
    const child = fork(path.join(import.meta.dirname, 'dev-backend.ts'), [data, `${backendPort}`, secret], {
      env: { ...env, NODE_COMPILE_CACHE: path.join(root, 'out/dev-compiled') },
    });
    child.on('message', (message) => {
      const { pathname, search } = new URL(linkSchema.parse(message).link);
      const url = new URL(pathname + search, vite.resolvedUrls?.local[0]).href;
      say(`Open this in your browser: ${url}`);
      if (hasPrinted) return;
      hasPrinted = true;
      say(`Library: ${data}\nTo get another link, press Enter. To stop, press Ctrl+C.`);
      void openBrowser(url, delay(LINK_MINUTES * 60_000, undefined, { ref: false }), {
        env,
        platform,
        asRoot: process.getuid?.() === 0,
      });
    });
    // A restarted backend keeps the open page's session, so it needs no link.
    if (!hasPrinted) child.send('link');
    return child;
  });
  createInterface({ input: process.stdin }).on('line', () => {
    if (getBackend().connected) getBackend().send('link');
  });
}

/**
 * Starts a program, and starts it again after each change below the folders and after the program ended.
 * Returns a function that returns the running program. Ends the program when this process ends.
 */
function restartOnChange(folders: readonly string[], start: () => ChildProcess): () => ChildProcess {
  let child = start();
  let isStale = false;
  const restart = () => {
    isStale = false;
    say('Restarting after a change…');
    child = start();
    child.once('exit', onExit);
  };
  const onExit = () => {
    if (isStale) restart();
    else say('The program ended. It starts again after the next change.');
  };
  child.once('exit', onExit);
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, () => {
      if (isStale) return;
      isStale = true;
      // Editors write a file in several steps.
      setTimeout(() => {
        if (child.exitCode !== null || child.signalCode !== null) restart();
        else child.kill('SIGTERM');
      }, 100);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      child.off('exit', onExit).once('exit', () => process.exit());
      child.kill(signal);
    });
  }
  return () => child;
}

/** Finds a port that stays the same when the backend restarts. */
async function findFreePort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
