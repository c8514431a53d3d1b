import path from 'node:path';
import { pathToFileURL } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { buildIfStale, listCliParts } from './build-if-stale.ts';
import { UsageError } from './cli/command.ts';
import { parseArguments } from './cli/parse-arguments.ts';
import { RESTART_EXIT_CODE } from './desktop/restart-exit-code.ts';
import { downloadElectron } from './download-electron.ts';
import { findDesktopObstacle, findInstalledElectron, locateDefaultLibrary } from './find-electron.ts';
import { findCallerFolder, removeNpmEnvironment } from './npm-environment.ts';
import { runElectron } from './run-electron.ts';

/**
 * `npm start` (command `app`) runs the desktop app, or the same app in a browser if Electron can't run. `npm
 * run cli` (command `cli`) runs the CLI. Both commands first build stale parts.
 */
const root = path.dirname(import.meta.dirname);
const { env, platform } = process;
const callerFolder = findCallerFolder(env);

const [command, ...args] = process.argv.slice(2);
try {
  await (command === 'cli' ? startCli() : startApp());
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.exitCode = isUsage ? 2 : 3;
  // npm interprets options before -- as its own but passes their values to this script.
  if (isUsage) say(`error: ${error.message} Run \`npm start\` or \`npm start -- --data DIR\`.`);
  else say(`error: QOTD Studio couldn't start: ${error instanceof Error ? error.message : String(error)}`);
}

async function startCli(): Promise<void> {
  buildIfStale(listCliParts(args));
  if (callerFolder !== undefined) {
    process.chdir(callerFolder);
    // Some programs use this variable instead of the working directory.
    env.PWD = callerFolder;
    removeNpmEnvironment(env);
  }
  await runCli(args);
}

/**
 * Runs the CLI in this process. This process then has the CLI's arguments, signals, process ID, and exit
 * code.
 */
async function runCli(cliArgs: readonly string[]): Promise<void> {
  const cli = path.join(root, 'out/cli/cli.js');
  process.argv.splice(1, process.argv.length, cli, ...cliArgs);
  await import(pathToFileURL(cli).href);
}

/** Runs the desktop app, or serves the app for a browser if Electron can't run. */
async function startApp(): Promise<void> {
  const { values } = parseArguments(args, { data: { type: 'string' }, 'disable-gpu': { type: 'boolean' } });
  if (values.data === '') throw new UsageError('--data requires a folder.');
  const data = values.data === undefined ? null : path.resolve(callerFolder ?? '', values.data);
  buildIfStale();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // Chromium reads its own switch, as in a packaged app.
  const appArgs = [
    ...(data === null ? [] : [`--data=${data}`]),
    ...(values['disable-gpu'] ? ['--disable-gpu'] : []),
  ];
  const obstacle = findDesktopObstacle({ env, platform, asRoot: process.getuid?.() === 0 });
  const end = obstacle ?? (await runDesktop(appArgs, stop.signal));
  if (typeof end === 'number') process.exitCode = end;
  else if (!stop.signal.aborted) {
    say(`${end} Starting QOTD Studio in your browser instead.`);
    await runCli([
      'serve',
      '--ui',
      '--app',
      '--open',
      '--data',
      data ?? locateDefaultLibrary(packageJson.productName, platform, env),
    ]);
  }
}

/**
 * Runs the desktop app until it ends. Resolves with its exit code, or with sentences that say why it can't
 * run.
 */
async function runDesktop(appArgs: readonly string[], signal: AbortSignal): Promise<number | string> {
  const packageDir = path.join(root, 'node_modules/electron');
  const failure = await provideElectron(packageDir, signal);
  if (failure !== null) return failure;
  const program = findInstalledElectron(packageDir, env);
  if (program === null) return "Electron's installer left no program. To reinstall it, run `npm ci`.";
  const end = await runElectron(program, [root, ...appArgs], { cwd: root, signal, platform });
  if (end === RESTART_EXIT_CODE) {
    say('The desktop app restarts after an error. It keeps running after this command ends.');
    return 0;
  }
  if (typeof end === 'number' && end !== 0)
    say(
      `The desktop app exited with code ${end}. To use it in a browser instead, set the environment variable QOTD_WEB to 1 and run \`npm start\`.`,
    );
  return end;
}

/**
 * Downloads Electron if necessary. Resolves with null, or with sentences that say why the download failed.
 */
async function provideElectron(packageDir: string, signal: AbortSignal): Promise<string | null> {
  if (findInstalledElectron(packageDir, env)) return null;
  const { ELECTRON_OVERRIDE_DIST_PATH: folder, QOTD_ELECTRON_TIMEOUT: timeout } = env;
  if (folder) return `Electron isn't in ${folder}. Check \`ELECTRON_OVERRIDE_DIST_PATH\` or unset it.`;
  say('Downloading Electron (about 120 MB, first run only)…');
  const failure = await downloadElectron({
    packageDir,
    env,
    patienceMs: 1000 * (Number(timeout) || 20),
    onProgress: (bytes) => say(`Downloaded ${Math.round(bytes / 1e6)} of about 120 MB.`),
    progressMs: 3_000,
    signal,
  });
  return failure === null ? null : `Couldn't download Electron. ${failure}`;
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
