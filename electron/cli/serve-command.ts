import { isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { AppError } from '../../shared/errors.ts';
import { isLoopbackHost, isOwnApiUrl } from '../../shared/http-url.ts';
import type { ApiToken } from '../../shared/local-api/api-token.ts';
import { formatFault } from '../../shared/local-api/fault-spec.ts';
import type { Faults } from '../../shared/local-api/injected-fault.ts';
import { formatFullError } from '../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../shared/messages/translate.ts';
import type { Settings } from '../../shared/settings.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import type { Host } from '../host/create-host.ts';
import { toControlUrl } from '../host/local-api/control/control-routes.ts';
import type { Log } from '../host/ports.ts';
import { nodeRandom, systemTimers } from '../host/ports.ts';
import { LOOPBACK_ADDRESS } from '../host/system/http/loopback-server.ts';
import { LINK_MINUTES } from '../host/web/browser-access.ts';
import type { UiServer } from '../host/web/ui-server.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import {
  formatFaults,
  formatRemoteUrlAdvice,
  LOCAL_API_HELP,
  LOCAL_API_OPTIONS,
  type LocalApiOptions,
  REMOTE_HELP,
  REMOTE_OPTIONS,
  type RemoteOptions,
  readControlToken,
  readLocalApiOptions,
  readRemoteOptions,
} from './command-options.ts';
import { type CommandContext, openHost, rejectOtherFolder } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Usage: serve (--data DIR | --memory) [options]

Run the local API until you press Ctrl+C. With --ui, also serve the app for a browser.

  --data DIR           use the library in folder DIR, creating it if needed
  --memory             keep the library only in memory
  --create             create the library even if DIR contains other files
  --port N             set the port of the local API, or use 0 for any free port (default: from settings, initially 4747)
  --host ADDRESS       listen on this IP address, such as 0.0.0.0 in a container (default: 127.0.0.1); other computers can
                       then connect unless it's a loopback address (127.0.0.0/8 or ::1), so tokens must
                       have at least 128 bits
  --allow-host NAME    also accept requests to this host, as NAME or NAME:PORT; repeat this option for more hosts
  --ui                 also serve the app, and print a single-use link that expires after 5 minutes; press Enter for
                       another one
  --open               with --ui, open the app in your browser
  --ui-port N          set the port of the app (default: any free port)
  --app                with --ui, leave the local API off until you turn it on in the app, where it can serve a test
                       library; without --app, it always starts, even if you turned it off in the app
  --control            turn on the control API for tests, with the token in QOTD_CONTROL_TOKEN or a new token
${LOCAL_API_HELP}${REMOTE_HELP}  --json               print JSON: {"api","ui","data","pid"} on the first line, and {"ui"} for each new link; the first line
                       also has "faults" and "faultSeed" if faults are on, "control" with --control, and "problem" if
                       the port is in use; new tokens are printed to standard error
  --verbose            log more details to standard error

Example: serve --data ./library --ui --open
`;

interface ServeOptions extends LocalApiOptions {
  /** Null for a library in memory. */
  data: string | null;
  create: boolean;
  apiPort: number | undefined;
  /** Undefined for 127.0.0.1. */
  apiHost: string | undefined;
  extraHosts: readonly string[];
  ui: boolean;
  /** True if only the app controls the local API, as in the desktop app. */
  app: boolean;
  open: boolean;
  uiPort: number;
  json: boolean;
  remote: RemoteOptions;
  isControlTokenNew: boolean;
}

export interface ServeParts extends CommandContext {
  assetsDir: string;
  /** Opens a link in the browser and cleans up when `done` resolves. If undefined, no browser opens. */
  openBrowser?: (url: string, done: Promise<void>) => Promise<void>;
}

export function createServeCommand(app: ServeParts): Command {
  return {
    name: 'serve',
    summary: 'run the local API and, with --ui, the app for a browser',
    help: HELP,
    run: async (args, terminal) => serve(readOptions(args, terminal.env), app, terminal),
  };
}

async function serve(options: ServeOptions, app: ServeParts, terminal: Terminal): Promise<ExitCode> {
  if (!options.create && options.data !== null) await rejectOtherFolder(options.data);
  const addressPrinted = Promise.withResolvers<void>();
  const { host, log, startMessage, close } = await openHost(
    app,
    { ...options, hasTestLibrary: options.app },
    { terminal, outputReady: addressPrinted.promise },
  );
  let ui: UiServer | null = null;
  let stopReading = () => {};
  try {
    const { api, problem } = await startApi(host, options, host.settings.get());
    if (options.remote.url !== undefined && isOwnApiUrl(options.remote.url, host.localApi.status())) {
      throw new UsageError(
        "--remote-url leads to this command's own local API. Use the URL of your community's service.",
      );
    }
    ui = options.ui
      ? await (await import('../host/web/ui-server.ts')).startUiServer({
          assetsDir: app.assetsDir,
          handlers: host.handlers,
          subscribe: host.subscribe,
          port: options.uiPort,
          random: nodeRandom,
          timers: systemTimers,
          log,
        })
      : null;
    const openApp =
      ui && options.open && app.openBrowser ? createAppOpener(ui, app.openBrowser, log) : () => {};
    const { faults } = host.localApi.status();
    const { created } = host.apiTokens;
    announce(
      { api, problem, ui: ui?.createLink().url ?? null, created, faults, startMessage },
      options,
      terminal,
    );
    if (options.remote.token !== undefined && options.remote.url === undefined) {
      terminal.err(
        `warning: QOTD_REMOTE_TOKEN isn't used. ${formatRemoteUrlAdvice(host.settings.get().syncUrl)}\n`,
      );
    }
    if (isPublicAddress(options.apiHost) && api !== null) terminal.err(formatPublicWarning(options.apiHost));
    addressPrinted.resolve();
    openApp();
    if (ui) {
      const { createLink } = ui;
      stopReading =
        terminal.onLine?.(() => {
          terminal.out(linkLine(createLink().url, options.json));
          openApp();
        }) ?? stopReading;
    }
    await terminal.stopRequested;
    return EXIT.done;
  } finally {
    stopReading();
    await ui?.close();
    await close();
  }
}

/**
 * Returns a function that opens the app in the browser with a separate link, because the link in the terminal
 * works only once.
 */
function createAppOpener(ui: UiServer, open: NonNullable<ServeParts['openBrowser']>, log: Log): () => void {
  return () => {
    const { url, ended } = ui.createLink();
    open(url, ended).catch((error: unknown) =>
      log.error("Couldn't open the browser. Open the link in the terminal yourself.", error),
    );
  };
}

const linkLine = (url: string, json: boolean): string =>
  json ? `${JSON.stringify({ ui: url })}\n` : `Open this in your browser: ${url}\n`;

/**
 * Starts the local API unless `--app` leaves it off, and resolves with its URL. If the start fails, rejects
 * with AppError. With `--ui` and without `--port`, resolves with the reason in `problem` instead.
 */
async function startApi(
  host: Host,
  options: ServeOptions,
  settings: Settings,
): Promise<{ api: string | null; problem: string | null }> {
  const optional = options.ui && options.apiPort === undefined;
  if (options.app && !settings.apiEnabled) return { api: null, problem: null };
  const { url, problem } = await host.localApi.start();
  if (!problem) return { api: url, problem: null };
  const error = new AppError(problem.code, "The local API couldn't start.", problem.details);
  if (!optional) throw error;
  return { api: null, problem: formatFullError(error, translateForTerminal) };
}

interface Announcement {
  api: string | null;
  /** The reason why the local API couldn't start, or null. */
  problem: string | null;
  ui: string | null;
  created: readonly ApiToken[];
  faults: Faults;
  /** The effect of `--snapshot`, or null without this option. */
  startMessage: string | null;
}

function announce(
  { api, problem, ui, created, faults, startMessage }: Announcement,
  { json, data, controlToken, isControlTokenNew }: ServeOptions,
  { out, err }: Terminal,
): void {
  // New tokens are never in the JSON line because programs log it.
  const isOff = api === null && problem === null;
  const tokens = [
    // The app shows the API tokens when the local API is turned on. It never shows the control token.
    ...(isOff ? [] : created).map((one) => `${formatTokenName(one)} for this run: ${one.token}\n`),
    ...(isControlTokenNew ? [`Control token for this run: ${controlToken}\n`] : []),
  ].join('');
  const control = controlToken === undefined || api === null ? null : toControlUrl(api);
  const state = startMessage === null ? '' : `${startMessage}\n`;
  if (json) {
    err(state + tokens);
    const specs = faults.faults.map(formatFault);
    const line = {
      ...{ api, ui, data, pid: process.pid },
      ...(control !== null && { control }),
      ...(specs.length > 0 && { faults: specs, faultSeed: faults.seed }),
      ...(problem !== null && { problem }),
    };
    out(`${JSON.stringify(line)}\n`);
    return;
  }
  const app = ui
    ? `${linkLine(ui, false)}The link works once and expires after ${LINK_MINUTES} minutes. To get another link, press Enter.\n`
    : '';
  const url = api ?? (isOff ? 'off' : `not running. ${problem} Change the port in Settings.`);
  out(
    `${app}Local API: ${url}\n${control === null ? '' : `Control API: ${control}\n`}${formatFaults(faults)}Library: ${data === null ? 'in memory' : joinLines(data)}\n${state}${tokens}Press Ctrl+C to stop.\n`,
  );
}

/**
 * Returns a label such as `Member token`. The label of a token that was added in the app includes its
 * author's name in quotes.
 */
const formatTokenName = ({ id, role, author }: ApiToken): string => {
  const kind = role === 'member' ? 'Member token' : 'Administrator token';
  return id === role ? kind : `${kind} ${JSON.stringify(author.globalName)}`;
};

const OPTIONS = {
  ...LOCAL_API_OPTIONS,
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
  create: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  ui: { type: 'boolean', default: false },
  app: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  'ui-port': { type: 'string' },
  control: { type: 'boolean', default: false },
  ...REMOTE_OPTIONS,
  json: { type: 'boolean', default: false },
} as const;

function readOptions(args: string[], env: Terminal['env']): ServeOptions {
  const { values } = parseArguments(args, OPTIONS);
  if (!values.data && !values.memory) {
    throw new UsageError('Missing --data DIR, the library folder, or --memory.');
  }
  if (values.data && values.memory) throw new UsageError("--data and --memory can't be combined.");
  if (values.open && !values.ui) throw new UsageError('--open requires --ui.');
  if (values.app && !values.ui) throw new UsageError('--app requires --ui.');
  if (values.app && values.memory) throw new UsageError("--app and --memory can't be combined.");
  const localApi = readLocalApiOptions(values, env);
  const controlToken = values.control ? readControlToken(env, localApi.tokens) : undefined;
  const apiHost = parseListenAddress(values.host);
  const secrets = [...Object.values(localApi.tokens), ...(controlToken === undefined ? [] : [controlToken])];
  if (isPublicAddress(apiHost)) secrets.forEach(checkStrength);
  return {
    data: values.data ? path.resolve(values.data) : null,
    create: values.create,
    apiPort: parsePort('--port', values.port),
    apiHost,
    extraHosts: (values['allow-host'] ?? []).map(parseHostName),
    ui: values.ui,
    app: values.app,
    open: values.open,
    uiPort: parsePort('--ui-port', values['ui-port']) ?? 0,
    json: values.json,
    remote: readRemoteOptions(values, env),
    ...localApi,
    controlToken,
    isControlTokenNew: values.control && !env.QOTD_CONTROL_TOKEN,
  };
}

function parsePort(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new UsageError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`);
  }
  return port;
}

/**
 * Returns the value of `--host`, or undefined for 127.0.0.1. Throws UsageError unless the value is an address
 * of this computer.
 */
function parseListenAddress(text: string | undefined): string | undefined {
  if (text === undefined || text === LOOPBACK_ADDRESS) return undefined;
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  if (isIP(text) !== 0 && (isLoopbackHost(text) || ['0.0.0.0', '::', ...own].includes(text))) return text;
  throw new UsageError(`--host must be an IP address of this computer, not ${JSON.stringify(text)}.`);
}

/** Returns true if other computers can connect to the address. */
const isPublicAddress = (host: string | undefined): host is string =>
  host !== undefined && !isLoopbackHost(host);

/** Returns the value of `--allow-host`. Throws UsageError. */
function parseHostName(text: string): string {
  const [, name = '', port = ''] = /^(.*?)(:\d{1,5})?$/.exec(isIPv6(text) ? `[${text}]` : text) ?? [];
  const isName = /^[a-z\d]([a-z\d._-]*[a-z\d])?$/i.test(name) || isIPv6(name.slice(1, -1));
  if (isName) return name + port;
  throw new UsageError(`--allow-host must be a host name or an IP address, not ${JSON.stringify(text)}.`);
}

const MIN_TOKEN_BITS = 128;

/**
 * Throws UsageError for a token that's easy to guess. Each character counts as 6 bits, or as 4 if all are
 * hexadecimal digits.
 */
function checkStrength(token: string): void {
  const bits = token.length * (/^[\da-f-]*$/i.test(token) ? 4 : 6);
  if (bits >= MIN_TOKEN_BITS && new Set(token).size >= MIN_DISTINCT_CHARACTERS) return;
  throw new UsageError(
    `With --host, tokens must have at least ${MIN_TOKEN_BITS} bits: 22 random characters, or 32 hexadecimal digits.`,
  );
}

/** A random 128-bit token rarely has fewer distinct characters. */
const MIN_DISTINCT_CHARACTERS = 8;

const formatPublicWarning = (host: string): string =>
  `warning: The local API listens on ${host} without encryption. Anyone on the network who has a token can change the library.\n`;
