import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import { formatFullSystemError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import { createToken } from '../host/local-api/api-tokens.ts';
import { toControlUrl } from '../host/local-api/control/control-routes.ts';
import { nodeRandom } from '../host/ports.ts';
import { getReason } from '../host/system/durable-file.ts';
import { type Command, UsageError } from './command.ts';
import {
  formatFaults,
  LOCAL_API_HELP,
  LOCAL_API_OPTIONS,
  type LocalApiOptions,
  readControlToken,
  readLocalApiOptions,
} from './command-options.ts';
import { type CommandContext, openHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

/**
 * Calls `listener` for signals that would otherwise end this process. Returns a function that unsubscribes.
 */
type OnSignal = (listener: (signal: NodeJS.Signals) => void) => () => void;

/** Exit codes that shells use. */
const NOT_RUN = 126;
const NOT_FOUND = 127;
const SIGNALLED = 128;

/**
 * Runs a program in this process's terminal and forwards signals to it. Resolves with its exit code: 128 plus
 * the signal number if a signal ended the program, 127 if it wasn't found, and 126 if it couldn't be started.
 */
async function runProgram(
  command: string,
  args: readonly string[],
  options: {
    env: Readonly<Record<string, string | undefined>>;
    onSignal: OnSignal;
    onNotStarted: (reason: string) => void;
  },
): Promise<number> {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, { stdio: 'inherit', env: options.env });
  const stop = options.onSignal((signal) => child.kill(signal));
  child.on('error', (error) => {
    // A signal that can't be forwarded also causes an error.
    if (child.pid !== undefined) return;
    const reason = getReason(error);
    options.onNotStarted(
      reason === 'ENOENT' ? 'command not found' : formatFullSystemError(reason, translateForTerminal),
    );
    resolve(reason === 'ENOENT' ? NOT_FOUND : NOT_RUN);
  });
  child.on('exit', (code, signal) => resolve(code ?? SIGNALLED + (signal ? constants.signals[signal] : 0)));
  try {
    return await ended;
  } finally {
    stop();
  }
}

const HELP = `Usage: exec [options] -- COMMAND [ARGS…]

Run COMMAND, such as your bot's tests, with a local API on a free port. Return the exit code of COMMAND.
COMMAND gets the environment variables QOTD_API_URL, QOTD_ADMIN_TOKEN, QOTD_MEMBER_TOKEN, QOTD_CONTROL_URL, and
QOTD_CONTROL_TOKEN.

  --data DIR           use the library in folder DIR, creating it if needed (default: a temporary library)
${LOCAL_API_HELP}  --verbose            log more details to standard error

Example: exec --fault POST:drop-after:0.2 -- npm test
`;

interface ExecParts extends CommandContext {
  onSignal: OnSignal;
}

interface ExecOptions extends LocalApiOptions {
  /** Undefined for a temporary library. */
  data: string | undefined;
  command: string;
  args: readonly string[];
}

export function createExecCommand(app: ExecParts): Command {
  return {
    name: 'exec',
    summary: "run a command, such as a bot's tests, with a local API",
    help: HELP,
    async run(args, terminal) {
      const options = readOptions(args, terminal.env);
      if (options.data !== undefined) return execInFolder(options.data, options, app, terminal);
      const dir = await createTemporaryFolder();
      try {
        return await execInFolder(dir, options, app, terminal);
      } finally {
        await rm(dir, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}

async function execInFolder(
  data: string,
  options: ExecOptions,
  app: ExecParts,
  terminal: Terminal,
): Promise<number> {
  const { host, startMessage, close } = await openHost(
    app,
    { ...options, data, apiPort: 0 },
    { terminal, outputReady: Promise.resolve() },
  );
  try {
    if (startMessage !== null && options.data !== undefined) terminal.err(`${startMessage}\n`);
    const { url, problem } = await host.localApi.start();
    if (problem) throw new AppError(problem.code, "The local API couldn't start.", problem.details);
    // Prints the faults because they may cause the command's failures.
    terminal.err(formatFaults(host.localApi.status().faults));
    return await runProgram(options.command, options.args, {
      env: {
        ...createCommandEnvironment(terminal.env),
        QOTD_API_URL: url ?? '',
        QOTD_ADMIN_TOKEN: options.tokens.administrator,
        QOTD_MEMBER_TOKEN: options.tokens.member,
        QOTD_CONTROL_URL: url === null ? '' : toControlUrl(url),
        QOTD_CONTROL_TOKEN: options.controlToken,
      },
      onSignal: app.onSignal,
      onNotStarted: (reason) =>
        terminal.err(`error: Couldn't start ${options.command}: ${reason}. Check the command after --.\n`),
    });
  } finally {
    await close();
  }
}

/**
 * Returns the command's variables: those of this process without the live service's token, and with the hosts
 * of the local API in NO_PROXY. Windows ignores the case of names, but a copy of the environment doesn't.
 */
export function createCommandEnvironment(env: Terminal['env']): Record<string, string | undefined> {
  const isNoProxy = (name: string) => name.toLowerCase() === 'no_proxy';
  // The command receives its own tokens. The live service's token isn't meant for bots.
  const kept = Object.entries(env).filter(
    ([name]) => !isNoProxy(name) && name.toUpperCase() !== 'QOTD_REMOTE_TOKEN',
  );
  const listed = Object.entries(env).flatMap(([name, value = '']) =>
    isNoProxy(name) ? value.split(/[\s,]+/u).filter((host) => host !== '') : [],
  );
  const hosts = [...new Set([...listed, '127.0.0.1', 'localhost', '::1'])].join(',');
  // Many programs don't accept `*` in a list with other hosts.
  const noProxy = listed.includes('*') ? '*' : hosts;
  // Programs read either spelling.
  return { ...Object.fromEntries(kept), NO_PROXY: noProxy, no_proxy: noProxy };
}

async function createTemporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'qotd-exec-')).catch((error: unknown) => {
    throw new AppError('disk', 'No temporary folder', { path: tmpdir(), reason: getReason(error) });
  });
}

const OPTIONS = { ...LOCAL_API_OPTIONS, data: { type: 'string' } } as const;

function readOptions(args: string[], env: Terminal['env']): ExecOptions {
  const end = args.indexOf('--');
  if (end < 0) throw new UsageError('Put the command after --, as in exec -- node bot.js.');
  const { values } = parseArguments(args.slice(0, end), OPTIONS);
  const [command, ...rest] = args.slice(end + 1);
  if (!command) throw new UsageError('Missing command after --, as in exec -- node bot.js.');
  if (values.data === '') throw new UsageError('--data requires a folder.');
  const options = readLocalApiOptions(values, env);
  return {
    ...options,
    tokens: {
      administrator: createToken('administrator', nodeRandom),
      member: createToken('member', nodeRandom),
      ...options.tokens,
    },
    controlToken: readControlToken(env, options.tokens),
    data: values.data === undefined ? undefined : path.resolve(values.data),
    command,
    args: rest,
  };
}
