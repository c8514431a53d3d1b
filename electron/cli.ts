import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };
import { AppError } from '../shared/errors.ts';
import { formatFullSystemError } from '../shared/messages/error-message.ts';
import { translateForTerminal } from '../shared/messages/translate.ts';
import { joinLines } from '../shared/text/join-lines.ts';
import { createCheckCommand } from './cli/check-command.ts';
import { type Command, EXIT, UsageError } from './cli/command.ts';
import { formatCommandError } from './cli/command-error-message.ts';
import { createExecCommand } from './cli/exec-command.ts';
import { createExportCommand } from './cli/export-command.ts';
import { createImportCommand } from './cli/import-command.ts';
import { createMarkSentCommand } from './cli/mark-sent-command.ts';
import { openBrowser } from './cli/open-browser.ts';
import { createQueueCommand } from './cli/queue-command.ts';
import { createRestorePointsCommand } from './cli/restore-points-command.ts';
import { createServeCommand } from './cli/serve-command.ts';
import { openStandardOutput } from './cli/standard-output.ts';
import { createSyncCommand } from './cli/sync-command.ts';
import { createOutput, type Terminal } from './cli/terminal.ts';
import type { openSettings } from './desktop/settings/settings-file.ts';

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The CLI's entry point. It finds the command, runs it, and exits with its code. */
const workers = path.join(import.meta.dirname, '../workers');
const importWorker = path.join(workers, 'import-worker.mjs');
const model = path.join(workers, 'data/universal-sentence-encoder-lite.bin');
const parts = {
  version: packageJson.version,
  openSettings: loadAndOpenSettings,
  referenceDir: path.join(import.meta.dirname, '../reference'),
  searchWorker: path.join(workers, 'search-worker.mjs'),
  // The npm package doesn't contain the model.
  model: existsSync(model) ? model : null,
  importWorker,
};
const commands: Command[] = [
  createServeCommand({
    ...parts,
    assetsDir: path.join(import.meta.dirname, '../renderer'),
    openBrowser: (url, done) =>
      openBrowser(url, done, {
        env: process.env,
        platform: process.platform,
        asRoot: process.getuid?.() === 0,
      }),
  }),
  createExecCommand({ ...parts, onSignal }),
  createMarkSentCommand(parts),
  createCheckCommand(parts),
  createImportCommand(parts),
  createExportCommand(parts),
  createQueueCommand(parts),
  createSyncCommand(parts),
  createRestorePointsCommand(parts),
];

/**
 * The program name before each command in help text. It's empty in the repository, where npm runs the CLI.
 */
const PROGRAM = /^qotd(?:\.mjs)?$/.test(path.basename(process.argv[1] ?? '')) ? 'qotd ' : '';

/**
 * A signal within this time after the first one counts as a repetition, because the terminal and a launcher
 * can both send the signal.
 */
const SAME_SIGNAL_MS = 1000;

const standardOutput = openStandardOutput(process.stdout);
// Errors of standard error can't be shown anywhere.
process.stderr.on('error', () => undefined);

const terminal: Terminal = {
  ...createOutput({
    out: standardOutput.write,
    err: (text) => process.stderr.write(text),
    isScreen: process.stdout.isTTY,
  }),
  onOutFailure: (listener) => void process.stdout.on('error', listener),
  onLine,
  env: process.env,
  stopRequested: waitForStopRequest(),
};

const exitCode = await run(process.argv.slice(2));
const outputFailure = await standardOutput.finish();
if (outputFailure !== null) {
  const reason = formatFullSystemError(outputFailure, translateForTerminal);
  terminal.err(`error: Couldn't write all of standard output: ${reason}. The output is incomplete.\n`);
}
process.exitCode = outputFailure === null ? exitCode : EXIT.failed;

async function run([name, ...args]: string[]): Promise<number> {
  if (name === '--version') {
    terminal.out(`${packageJson.version}\n`);
    return EXIT.done;
  }
  const command = commands.find((one) => one.name === name);
  // Arguments after -- belong to another program.
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (!command || own.includes('--help')) {
    const unknown = name !== undefined && !command && !/^(--?h(elp)?|help)$/.test(name);
    if (unknown) terminal.err(`error: Unknown command: ${joinLines(name)}.\n\n`);
    (unknown ? terminal.err : terminal.out)(command ? nameProgram(command.help) : formatHelp());
    return unknown ? EXIT.usage : EXIT.done;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`error: ${joinLines(error.message)} Run \`${PROGRAM}${name} --help\` for usage.\n`);
      return EXIT.usage;
    }
    if (error instanceof AppError) {
      terminal.err(`error: ${formatCommandError(error)}\n`);
      return EXIT.failed;
    }
    // Node would print the error without escaping it.
    terminal.err(`error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return EXIT.failed;
  }
}

/**
 * Loads the settings module only if necessary. A library in memory doesn't need electron-store, and loading
 * it takes a fifth of the startup time.
 */
async function loadAndOpenSettings(
  options: Parameters<typeof openSettings>[0],
): Promise<Awaited<ReturnType<typeof openSettings>>> {
  const listeners = SIGNALS.map((signal) => ({ signal, before: process.listeners(signal) }));
  const settings = await import('./desktop/settings/settings-file.ts');
  // A dependency of electron-store raises the first signal again. That would end this process or signal a
  // child twice.
  for (const { signal, before } of listeners) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.off(signal, listener);
    }
  }
  return settings.openSettings(options);
}

/**
 * Resolves when a signal asks this process to end, or when its parent ends. A later signal ends this process
 * without waiting.
 */
function waitForStopRequest(): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      resolve();
      setTimeout(() => {
        for (const signal of SIGNALS) process.off(signal, listener);
      }, SAME_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, listener);
    process.once('disconnect', resolve);
    process.channel?.unref();
  });
}

/**
 * Calls `callback` for signals that would otherwise end this process. Returns a function that unsubscribes.
 */
function onSignal(callback: (signal: NodeJS.Signals) => void): () => void {
  // The terminal also sends Ctrl+C to child processes.
  const listener = (signal: NodeJS.Signals) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) callback(signal);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

function onLine(listener: () => void): () => void {
  // The system stops a background process that reads from the terminal.
  if (process.stdin.isTTY && isInBackground()) return () => {};
  const lines = createInterface({ input: process.stdin, terminal: false }).on('line', listener);
  process.stdin.on('error', () => lines.close());
  return () => {
    lines.close();
    process.stdin.destroy();
  };
}

function isInBackground(): boolean {
  if (process.platform === 'win32') return false;
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(process.pid)], { encoding: 'utf8' });
  // `+` marks a foreground process. If `ps` is missing, this process counts as a foreground process.
  return Boolean(stdout) && !stdout.includes('+');
}

function nameProgram(help: string): string {
  return help.replaceAll(/^(Usage|Example): /gm, `$1: ${PROGRAM}`);
}

function formatHelp(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(16)}${summary}`);
  return `QOTD Studio ${packageJson.version}\n\nUsage: ${PROGRAM}COMMAND [options]\n\nCommands:\n${lines.join('\n')}\n\nRun \`${PROGRAM}COMMAND --help\` for the options of a command.\n`;
}
