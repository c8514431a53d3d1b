import { spawn } from 'node:child_process';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { buildIfStale } from './build-if-stale.ts';
import { calledFrom } from './called-from.ts';
import { UsageError } from './commands/command.ts';
import { defaultLibrary } from './data-folder.ts';
import { downloadElectron, installedElectron, obstacle, type Surroundings } from './find-electron.ts';
import { runElectron } from './run-electron.ts';
import { readStartOptions } from './start-options.ts';

/** `npm start`: the desktop app where Electron can be had and run, else the same app in a browser. */
const root = path.dirname(import.meta.dirname);
const here: Surroundings = {
  env: process.env,
  platform: process.platform,
  asRoot: process.getuid?.() === 0,
};
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

try {
  process.exitCode = await start();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 3;
  if (error instanceof UsageError) say(error.message);
  else say(`QOTD Studio could not start: ${error instanceof Error ? error.message : String(error)}`);
}

async function start(): Promise<number> {
  const { data } = readStartOptions(process.argv.slice(2), calledFrom(root, here.env) ?? process.cwd());
  const build = buildIfStale(root);
  if (build === 'stopped') return 0;
  if (build === 'failed') {
    say('The build failed; the lines above say why. `npm ci` brings every package back to what is expected.');
    return 3;
  }
  const reason = obstacle(here) ?? (await desktop(data));
  if (typeof reason === 'number') return reason;
  if (stop.signal.aborted) return 0;
  say(`${reason} Starting the same app for a browser.`);
  return webHost(data ?? defaultLibrary(packageJson.productName, here.platform, here.env));
}

/** Runs the desktop app to its end and gives its exit code, or says why it can't run. */
async function desktop(data: string | null): Promise<number | string> {
  const program = await electronProgram();
  if (program === null) return 'Electron could not be downloaded here.';
  const args = data === null ? [root] : [root, `--data=${data}`];
  const end = await runElectron(program, args, { cwd: root, signal: stop.signal, platform: here.platform });
  if (typeof end === 'number' && end !== 0)
    say(`The desktop app ended with code ${end}. \`QOTD_WEB=1 npm start\` opens it in a browser.`);
  return end;
}

async function electronProgram(): Promise<string | null> {
  const packageDir = path.join(root, 'node_modules/electron');
  const installed = installedElectron(packageDir, here.env);
  if (installed) return installed;
  say('Getting Electron, once, about 120 MB.');
  const patienceMs = 1000 * (Number(here.env.QOTD_ELECTRON_TIMEOUT) || 20);
  await downloadElectron({ packageDir, patienceMs, signal: stop.signal });
  return installedElectron(packageDir, here.env);
}

/** Runs the headless host with the interface, over the library that the desktop app would open. It reads the terminal. */
async function webHost(library: string): Promise<number> {
  const cli = path.join(root, 'out/cli/cli.js');
  return (await run(process.execPath, [cli, 'serve', '--ui', '--open', '--data', library], 'inherit')) ?? 3;
}

/**
 * Runs a program to its end. When this process is asked to stop, the program is asked too.
 * @param input its standard input
 * @returns the exit code; null where the program could not be run
 */
function run(
  program: string,
  args: string[],
  input: 'ignore' | 'inherit' = 'ignore',
): Promise<number | null> {
  const child = spawn(program, args, { stdio: [input, 'inherit', 'inherit'], cwd: root });
  // Windows sends Ctrl C to both by itself, and would not let the other end in peace.
  if (here.platform !== 'win32') stop.signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code ?? (stop.signal.aborted ? 0 : 1)));
  });
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
