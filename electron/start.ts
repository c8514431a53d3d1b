import path from 'node:path';
import { pathToFileURL } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { UsageError } from './cli/command.ts';
import { RESTART_EXIT_CODE } from './desktop/restart-exit-code.ts';
import { downloadElectron } from './download-electron.ts';
import { runElectron } from './run-electron.ts';
import {
  buildIfStale,
  calledFrom,
  cliParts,
  defaultLibrary,
  desktopObstacle,
  installedElectron,
  readStartOptions,
  removeNpmEnvironment,
  type StartEnvironment,
} from './start-steps.ts';

/**
 * `npm start` (command `app`) runs the desktop app, or the same app in a browser if Electron can't run. `npm run cli`
 * (command `cli`) runs the command line. Both build first if the build is stale.
 */
const root = path.dirname(import.meta.dirname);
const here: StartEnvironment = {
  env: process.env,
  platform: process.platform,
  asRoot: process.getuid?.() === 0,
};
const callerFolder = calledFrom(root, here.env);
const stop = new AbortController();

const command = await commandToRun(process.argv.slice(2));
// In this process: arguments, signals, process ID, and exit code are those of the command line.
if (command !== null) {
  const cli = path.join(root, 'out/cli/cli.js');
  process.argv.splice(1, process.argv.length, cli, ...command);
  await import(pathToFileURL(cli).href);
}

/** Returns what is left for the command line to run; null if nothing is left, with the exit code set. */
async function commandToRun([which, ...args]: string[]): Promise<string[] | null> {
  try {
    if (which !== 'app' && which !== 'cli') throw new UsageError('Run `npm start` or `npm run cli`.');
    return which === 'cli' ? await cliCommand(args) : await runApp(args);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 3;
    if (error instanceof UsageError) say(`error: ${error.message}`);
    else say(`error: QOTD Studio couldn't start: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Returns the command for the command line, to be run where npm was called; null if the build failed. */
async function cliCommand(args: string[]): Promise<string[] | null> {
  if (!(await isBuilt(3, cliParts(args)))) return null;
  if (callerFolder !== undefined) {
    process.chdir(callerFolder);
    // Some programs use this variable instead of the working directory.
    process.env.PWD = callerFolder;
    removeNpmEnvironment(process.env, root);
  }
  return args;
}

/** Runs the desktop app until it ends. Returns the command that serves the same app for a browser if Electron can't run it. */
async function runApp(args: string[]): Promise<string[] | null> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  const options = readStartOptions(args, callerFolder ?? process.cwd());
  if (!(await isBuilt(0))) return null;
  const end = desktopObstacle(here) ?? (await runDesktop(options));
  if (typeof end === 'number') process.exitCode = end;
  if (typeof end === 'number' || stop.signal.aborted) return null;
  say(`${end} Starting QOTD Studio in your browser instead.`);
  const library = options.data ?? defaultLibrary(packageJson.productName, here.platform, here.env);
  return ['serve', '--ui', '--app', '--open', '--data', library];
}

/** Builds if the build is stale. Returns false, with the exit code set, if that failed; `stopped` is the code if it was interrupted. */
async function isBuilt(stopped: number, parts?: ReturnType<typeof cliParts>): Promise<boolean> {
  const build = await buildIfStale(root, { parts, signal: stop.signal });
  if (build === 'failed')
    say('error: The build failed. See the messages above. To reinstall the packages, run `npm ci`.');
  if (build !== 'ready') process.exitCode = build === 'failed' ? 3 : stopped;
  return build === 'ready';
}

/** Runs the desktop app until it ends. Returns its exit code, or a sentence that says why it can't run. */
async function runDesktop({
  data,
  disableGpu,
}: ReturnType<typeof readStartOptions>): Promise<number | string> {
  const program = await findElectron();
  if ('failure' in program) return program.failure;
  // Chromium reads its own switch, as it does in a packaged app.
  const args = [root, ...(data === null ? [] : [`--data=${data}`]), ...(disableGpu ? ['--disable-gpu'] : [])];
  const end = await runElectron(program.file, args, {
    cwd: root,
    signal: stop.signal,
    platform: here.platform,
  });
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

/** Returns Electron's program, which is downloaded first if needed, or sentences that say why there is none. */
async function findElectron(): Promise<{ file: string } | { failure: string }> {
  const packageDir = path.join(root, 'node_modules/electron');
  const installed = installedElectron(packageDir, here.env);
  if (installed) return { file: installed };
  const { ELECTRON_OVERRIDE_DIST_PATH: folder, QOTD_ELECTRON_TIMEOUT: timeout } = here.env;
  if (folder)
    return { failure: `Electron isn't in ${folder}. Check \`ELECTRON_OVERRIDE_DIST_PATH\` or unset it.` };
  say('Downloading Electron (about 120 MB, first run only)…');
  const failure = await downloadElectron({
    packageDir,
    env: here.env,
    patienceMs: 1000 * (Number(timeout) || 20),
    onProgress: (bytes) => say(`Downloaded ${Math.round(bytes / 1e6)} of about 120 MB.`),
    progressMs: 3_000,
    signal: stop.signal,
  });
  if (failure !== null) return { failure: `Couldn't download Electron. ${failure}` };
  const file = installedElectron(packageDir, here.env);
  return file
    ? { file }
    : { failure: "Electron's installer left no program. To reinstall it, run `npm ci`." };
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
