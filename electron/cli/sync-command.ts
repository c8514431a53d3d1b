import path from 'node:path';
import { syncRowMessage } from '../../shared/messages/sync-messages.ts';
import { straightenQuotes, translateToEnglish } from '../../shared/messages/translate.ts';
import type { SyncReason, SyncRow, SyncState, SyncStatus } from '../../shared/sync/sync-views.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { pluralize } from '../../shared/text/pluralize.ts';
import { resolveAlias } from '../../shared/value-aliases.ts';
import type { Sync } from '../host/sync/sync-engine.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import {
  formatRemoteUrlAdvice,
  REMOTE_HELP,
  REMOTE_OPTIONS,
  type RemoteOptions,
  readRemoteOptions,
} from './command-options.ts';
import { type CommandContext, requireLibrary, withHost } from './open-host.ts';
import { parseArguments } from './parse-arguments.ts';
import type { Terminal } from './terminal.ts';

/** The values of `state` in the output of `sync --json`. `status` has the current names. */
type OutputState = 'synced' | 'waiting' | 'unknown' | 'conflict' | 'refused' | 'paused';

const STATES: Readonly<Record<Exclude<SyncState, 'held'>, OutputState>> = {
  waiting: 'waiting',
  sending: 'waiting',
  synced: 'synced',
  changed: 'synced',
  unknown: 'unknown',
  conflict: 'conflict',
  refused: 'refused',
  paused: 'paused',
};

/** Reasons for attention that count as `refused`. All others count as `conflict`. */
const REJECTED: readonly (SyncReason | undefined)[] = ['forbidden', 'gone', 'no-address'];

const toOutputState = ({ state, why }: SyncRow): OutputState =>
  state === 'held' ? (REJECTED.includes(why?.code) ? 'refused' : 'conflict') : STATES[state];

const isAttentionNeeded = (state: OutputState): boolean => state !== 'synced' && state !== 'waiting';

/** Status codes to add to messages that don't contain them. */
const STATUSES: Readonly<Partial<Record<SyncReason, number>>> = { unauthorized: 401, forbidden: 403 };

/** Returns a sentence with the reason for a question's state, or an empty string. */
export function explainState(row: SyncRow): string {
  if (row.state === 'synced' && !row.why) return '';
  // The command ends, so it doesn't retry.
  const why = row.why && { ...row.why, facts: { ...row.why.facts, isRetried: false } };
  const sentence = syncRowMessage(
    { ...row, why },
    translateToEnglish,
    (at) => new Date(at).toISOString(),
    null,
  );
  const more = row.why?.code === 'account-unsure' ? ' Use --account same or --account another.' : '';
  const status = row.why && STATUSES[row.why.code];
  return `${straightenQuotes(sentence)}${more}${status ? ` (HTTP ${status})` : ''}`;
}

const HELP = `Usage: sync --data DIR --remote-url URL [options]

Sync queued questions with the live service once. Before you run sync, set the token in QOTD_REMOTE_TOKEN. If a question
needs attention, the exit code is 1. To resolve the question, open the app, or use --account if the message says so.

  --data DIR           use the library in folder DIR; first close other programs that use it
${REMOTE_HELP}  --account WHICH      after the token or base URL changed, use same to sync the queue with this account, or another to
                       keep the queue for the previous account
  --json               print one line of JSON per queued question: {"id","status","remoteId","why"}

Example: QOTD_REMOTE_TOKEN=… sync --data ./library --remote-url https://qotd.example/api/v1
`;

const OPTIONS = {
  ...REMOTE_OPTIONS,
  data: { type: 'string' },
  account: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface SyncOptions {
  data: string;
  remote: RemoteOptions;
  /** Whether the token belongs to the same account, or null if the user didn't say. */
  account: 'same' | 'another' | null;
  json: boolean;
}

export function createSyncCommand(app: CommandContext): Command {
  return {
    name: 'sync',
    summary: 'sync queued questions with the live service',
    help: HELP,
    run: async (args, terminal) => sync(readOptions(args, terminal.env), app, terminal),
  };
}

async function sync(
  { data, remote, account, json }: SyncOptions,
  app: CommandContext,
  terminal: Terminal,
): Promise<ExitCode> {
  await requireLibrary(data);
  const results = await withHost(app, { data, terminal, remote }, async (host) => {
    if (remote.url === undefined) throw new UsageError(formatRemoteUrlAdvice(host.settings.get().syncUrl));
    await requireConnection(host.sync);
    const before = new Set((await openRows(host.sync)).map(({ id }) => id));
    const syncStatus = await Promise.race([
      round(host.sync, account),
      terminal.stopRequested.then(() => null),
    ]);
    const rows = (await listAllRows(host.sync)).filter((row) => before.has(row.id) || isOpen(row));
    // The wait and its reason may have ended before the rows were read.
    const wait = syncStatus?.wait ?? null;
    return rows.map((row) => toResult(row.state === 'waiting' ? { ...row, why: row.why ?? wait } : row));
  });
  printResults(results, json, terminal);
  return results.some(({ state }) => isAttentionNeeded(state)) ? EXIT.problems : EXIT.done;
}

/** Syncs once. If sync then asks about the account and `account` has the response, syncs again. */
async function round(live: Sync, account: SyncOptions['account']): Promise<SyncStatus> {
  const syncStatus = await live.runNow();
  if (account === null || syncStatus.pause?.code !== 'account-unsure') return syncStatus;
  await live.confirmAccount({ same: account === 'same' });
  return live.runNow();
}

/** Rejects with UsageError if the token is missing. */
async function requireConnection(live: Sync): Promise<void> {
  const { setUp } = await live.status();
  if (setUp === 'no-token') throw new UsageError('Missing token for this base URL. Set QOTD_REMOTE_TOKEN.');
}

const ROWS_PER_PAGE = 500;

async function listAllRows(live: Sync): Promise<SyncRow[]> {
  const found: SyncRow[] = [];
  for (;;) {
    const { total, rows } = await live.activity({ offset: found.length, limit: ROWS_PER_PAGE });
    for (const row of rows) found.push(row);
    if (rows.length === 0 || found.length >= total) return found.sort((a, b) => a.id - b.id);
  }
}

const openRows = async (live: Sync): Promise<SyncRow[]> => (await listAllRows(live)).filter(isOpen);

const isOpen = ({ state }: SyncRow): boolean => state !== 'synced' && state !== 'changed';

interface Result {
  id: number;
  state: OutputState;
  status: string;
  remoteId: number | null;
  why: string;
}

function toResult(row: SyncRow): Result {
  const { id, remoteId } = row;
  const state = toOutputState(row);
  return { id, state, status: resolveAlias('syncStatus', state), remoteId, why: explainState(row) };
}

function printResults(results: readonly Result[], json: boolean, { out, err }: Terminal): void {
  const count = (wanted: (state: OutputState) => boolean) =>
    results.filter(({ state }) => wanted(state)).length;
  const unresolved = count(isAttentionNeeded);
  const waiting = count((state) => state === 'waiting');
  if (json) for (const result of results) out(`${JSON.stringify(result)}\n`);
  else {
    for (const { id, status, why } of results) {
      if (why !== '') out(`${id}: ${status}. ${joinLines(why)}\n`);
    }
    out(
      `${pluralize(
        count((state) => state === 'synced'),
        'question',
      )} synced.\n`,
    );
  }
  if (unresolved > 0)
    err(
      `${pluralize(unresolved, 'question')} ${unresolved === 1 ? 'needs' : 'need'} attention. Open the app to resolve ${unresolved === 1 ? 'it' : 'them'}.\n`,
    );
  else if (waiting > 0) err(`${pluralize(waiting, 'question')} still queued. Run \`sync\` again to retry.\n`);
}

function readOptions(args: string[], env: Terminal['env']): SyncOptions {
  const { values } = parseArguments(args, OPTIONS);
  if (!values.data) throw new UsageError('Missing --data DIR, the library folder.');
  const { data, account = null, json } = values;
  if (account !== null && account !== 'same' && account !== 'another')
    throw new UsageError(`--account must be same or another, not ${JSON.stringify(account)}.`);
  return { data: path.resolve(data), remote: readRemoteOptions(values, env), account, json };
}
