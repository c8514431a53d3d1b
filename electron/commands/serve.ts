import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../../shared/errors.ts';
import type { Settings } from '../../shared/settings.ts';
import { localAuthor } from '../host/accounts.ts';
import { createNodeFiles } from '../host/files.ts';
import { createHost, type Host } from '../host/host.ts';
import type { Account } from '../host/http/api-server.ts';
import { startUiServer, type UiServer } from '../host/http/ui-server.ts';
import { createLog } from '../host/log.ts';
import { nodeRandom, systemClock } from '../host/node-ports.ts';
import type { Log, SettingsStore } from '../host/ports.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';

const HELP = `serve --data DIR [options]

  --data DIR           the library's folder; made where it is missing
  --port N             port of the local API, 0 for any free one (default: the one in the settings, 4747 at first)
  --ui                 the app as well, for a browser
  --ui-port N          port of the app (default: any free one)
  --admin-token T      administrator's token; also from QOTD_ADMIN_TOKEN; a new one is made where none is given
  --member-token T     member's token; also from QOTD_MEMBER_TOKEN
  --json               first line as JSON: {"api","ui","data","pid"}
  --verbose            log more on standard error

Runs until it is interrupted, then finishes writing.
`;

interface ServeOptions {
  data: string;
  apiPort: number | undefined;
  ui: boolean;
  uiPort: number;
  adminToken: string | undefined;
  memberToken: string | undefined;
  json: boolean;
  verbose: boolean;
}

export interface ServeParts {
  version: string;
  /** The folder of the built interface. */
  assetsDir: string;
  /** The settings that are kept in a folder. */
  openSettings: (options: { dir: string; log: Log }) => Promise<SettingsStore>;
}

/** `serve`: the local API, and with `--ui` the app itself, without Electron. */
export function createServeCommand(app: ServeParts): Command {
  return {
    name: 'serve',
    summary: 'run the local API, and with --ui the app for a browser',
    help: HELP,
    run: async (args, terminal) => serve(readOptions(args, terminal.env), app, terminal),
  };
}

async function serve(options: ServeOptions, app: ServeParts, terminal: Terminal): Promise<ExitCode> {
  const log = createLog(terminal.err, systemClock.now, options.verbose);
  const { accounts, made } = createAccounts(options);
  const host = await createHost({
    dataDir: options.data,
    shell: 'web',
    version: app.version,
    platform: process.platform,
    clock: systemClock,
    random: nodeRandom,
    files: createNodeFiles(),
    openSettings: () => app.openSettings({ dir: options.data, log }),
    log,
    accounts,
    ...(options.apiPort === undefined ? {} : { apiPort: options.apiPort }),
  });
  let ui: UiServer | null = null;
  try {
    const api = await startApi(host, options, host.settings.get());
    ui = options.ui
      ? await startUiServer({
          assetsDir: app.assetsDir,
          handlers: host.handlers,
          listen: host.listen,
          port: options.uiPort,
          random: nodeRandom,
          log,
        })
      : null;
    announce({ api, ui: ui?.url ?? null, made }, options, terminal);
    await terminal.stopAsked;
    return EXIT.done;
  } finally {
    await ui?.close();
    await host.close();
  }
}

/**
 * Starts the local API and gives its address. Where only the window was asked for, the window says why it does not run;
 * else a port that is taken ends the command.
 */
async function startApi(host: Host, options: ServeOptions, settings: Settings): Promise<string | null> {
  const optional = options.ui && options.apiPort === undefined;
  if (optional && !settings.apiEnabled) return null;
  const { url, problem } = await host.localApi.start();
  if (problem && !optional)
    throw new AppError(problem.code, 'The local API could not start.', problem.details);
  return url;
}

/** An administrator and a member, with the tokens given or new ones. `made` are the new ones: nobody else knows them. */
function createAccounts({ adminToken, memberToken }: ServeOptions): { accounts: Account[]; made: Account[] } {
  const account = (role: Account['role'], given: string | undefined): Account => ({
    role,
    token: given ?? randomBytes(24).toString('base64url'),
    author: localAuthor(role),
  });
  const administrator = account('administrator', adminToken);
  const member = account('member', memberToken);
  const made = [...(adminToken ? [] : [administrator]), ...(memberToken ? [] : [member])];
  return { accounts: [administrator, member], made };
}

function announce(
  { api, ui, made }: { api: string | null; ui: string | null; made: readonly Account[] },
  { json, data }: ServeOptions,
  { out, err }: Terminal,
): void {
  // Tokens made here go where people look, never into the line that programs read and log.
  const tokens = made.map(({ role, token }) => `Token of the ${role}, for this run: ${token}\n`).join('');
  if (json) {
    err(tokens);
    out(`${JSON.stringify({ api, ui, data, pid: process.pid })}\n`);
    return;
  }
  out(`Local API: ${api ?? 'off'}\n${ui ? `App: ${ui}\n` : ''}Library: ${data}\n${tokens}Ctrl C ends it.\n`);
}

function readOptions(args: string[], env: Terminal['env']): ServeOptions {
  const { values } = parse(args);
  if (values['remote-url'] !== undefined) {
    throw new UsageError('--remote-url comes with sync, which is not part of this version.');
  }
  if (!values.data) throw new UsageError('serve needs --data DIR, the folder of the library.');
  // A variable that is set but empty is one that somebody took back: no token.
  const adminToken = values['admin-token'] ?? (env.QOTD_ADMIN_TOKEN || undefined);
  const memberToken = values['member-token'] ?? (env.QOTD_MEMBER_TOKEN || undefined);
  const tokens = {
    adminToken: usableToken('administrator', adminToken),
    memberToken: usableToken('member', memberToken),
  };
  if (adminToken !== undefined && adminToken === memberToken) {
    throw new UsageError(
      'The two tokens are the same. Give the administrator and the member different ones.',
    );
  }
  return {
    data: path.resolve(values.data),
    apiPort: portOf('--port', values.port),
    ui: values.ui,
    uiPort: portOf('--ui-port', values['ui-port']) ?? 0,
    ...tokens,
    json: values.json,
    verbose: values.verbose,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        ui: { type: 'boolean', default: false },
        'ui-port': { type: 'string' },
        'admin-token': { type: 'string' },
        'member-token': { type: 'string' },
        'remote-url': { type: 'string' },
        json: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new UsageError(`${name} takes a number from 0 to 65535, not ${JSON.stringify(text)}.`);
  }
  return port;
}

/** RFC 6750 section 2.1: what may stand behind `Bearer`. */
function usableToken(role: string, token: string | undefined): string | undefined {
  if (token !== undefined && !/^[A-Za-z0-9\-._~+/]+=*$/.test(token)) {
    throw new UsageError(`The ${role}'s token may hold letters, digits and - . _ ~ + / only.`);
  }
  return token;
}
