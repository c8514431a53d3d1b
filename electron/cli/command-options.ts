import path from 'node:path';
import { hasQueryOrFragment, isHttpUrl, isLoopbackUrl } from '../../shared/http-url.ts';
import { formatFault, parseFault } from '../../shared/local-api/fault-spec.ts';
import { type Fault, type Faults, faultsSchema, MAX_FAULTS } from '../../shared/local-api/injected-fault.ts';
import { type AbsentFields, absentFieldsSchema } from '../../shared/settings.ts';
import { joinLines } from '../../shared/text/join-lines.ts';
import { createControlToken, type GivenTokens } from '../host/local-api/api-tokens.ts';
import { nodeRandom } from '../host/ports.ts';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

export interface RemoteOptions {
  /** The base URL for the token. The token isn't sent if this is undefined. */
  url?: string | undefined;
  token?: string | undefined;
}

/**
 * Returns how to send the token to a library's base URL. The user must confirm the URL because the library
 * may be someone else's.
 */
export function formatRemoteUrlAdvice(libraryUrl: string): string {
  if (libraryUrl === '') return 'The library has no base URL. Add --remote-url URL.';
  // The user may paste the command into a shell.
  const url = /^[\w:/.~%[\]-]+$/.test(libraryUrl) ? libraryUrl : 'URL';
  return `The library's base URL is ${joinLines(libraryUrl)}. To send your token there, add --remote-url ${url}.`;
}

export const REMOTE_OPTIONS = { 'remote-url': { type: 'string' } } as const;

export const REMOTE_HELP = `  --remote-url URL     set the live service's base URL for this run, ending in /api/v1; the token in
                       QOTD_REMOTE_TOKEN is sent only to this URL; the proxy and certificate in the settings aren't used
`;

/** Throws UsageError for an invalid base URL or token. */
export function readRemoteOptions(
  values: { 'remote-url'?: string | undefined },
  env: Terminal['env'],
): RemoteOptions {
  const { 'remote-url': url } = values;
  if (url !== undefined && !isHttpUrl(url)) {
    throw new UsageError(`--remote-url must be an https: URL, not ${JSON.stringify(url)}.`);
  }
  if (url !== undefined && !/^https:/i.test(url) && !isLoopbackUrl(url)) {
    throw new UsageError(
      `--remote-url must start with https:, not ${JSON.stringify(url)}. Use http: only for this computer.`,
    );
  }
  if (url !== undefined && /^[^/?#]*\/\/[^/?#]*@/.test(url)) {
    throw new UsageError(
      "--remote-url can't contain a username or password. Set the token in QOTD_REMOTE_TOKEN.",
    );
  }
  if (url !== undefined && hasQueryOrFragment(url)) {
    throw new UsageError(
      `--remote-url can't contain ? or #, as in ${JSON.stringify(url)}. Remove everything after /api/v1.`,
    );
  }
  // An empty variable counts as unset.
  const token = env.QOTD_REMOTE_TOKEN || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError(
      "QOTD_REMOTE_TOKEN can't contain spaces or non-ASCII characters. Copy the token again.",
    );
  }
  return { url, token };
}

export interface LocalApiOptions {
  tokens: GivenTokens;
  /** If set, turns on the control API. */
  controlToken?: string | undefined;
  faults: readonly Fault[];
  faultSeed: number | undefined;
  /** The file for the request log, or `-` for standard output. */
  log: string | undefined;
  /** The file with the initial entries. */
  snapshot: string | undefined;
  /** True if `snapshot` may replace questions that were written in the app. */
  replace?: boolean;
  /** Overrides the setting for this run. */
  absentFields?: AbsentFields | undefined;
  verbose: boolean;
}

export const LOCAL_API_OPTIONS = {
  'admin-token': { type: 'string' },
  'member-token': { type: 'string' },
  snapshot: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'absent-fields': { type: 'string' },
  fault: { type: 'string', multiple: true },
  'fault-seed': { type: 'string' },
  log: { type: 'string' },
  verbose: { type: 'boolean', default: false },
} as const;

export const LOCAL_API_HELP = `  --admin-token T      set the administrator token (default: QOTD_ADMIN_TOKEN, or a new token)
  --member-token T     set the member token (default: QOTD_MEMBER_TOKEN, or a new token)
  --snapshot FILE      start from a restore point's file or a JSON array of questions; the previous library is saved as
                       before-last-change
  --replace            allow --snapshot to replace questions that were written in the app
  --absent-fields HOW  set what edits do with omitted optional fields in this run: keep, clear, or reject
                       (default: from settings, initially keep)
  --fault SPEC         inject a fault, such as POST:drop-after:0.2 or '*:delay=200..800', in the format
                       OPERATION:KIND[=VALUE][:PROBABILITY]; repeat this option for more faults
  --fault-seed N       set the seed of the faults to make the same requests fail in every run (default: random)
  --log FILE           append one line of JSON per request to FILE, or print it if FILE is -
`;

interface LocalApiValues {
  'admin-token'?: string | undefined;
  'member-token'?: string | undefined;
  snapshot?: string | undefined;
  replace: boolean;
  'absent-fields'?: string | undefined;
  fault?: readonly string[] | undefined;
  'fault-seed'?: string | undefined;
  log?: string | undefined;
  verbose: boolean;
}

/** Reads tokens from the environment if the options omit them. Throws UsageError. */
export function readLocalApiOptions(values: LocalApiValues, env: Terminal['env']): LocalApiOptions {
  return {
    tokens: readTokens(values, env),
    faults: readFaults(values.fault ?? []),
    faultSeed: parseFaultSeed(values['fault-seed']),
    log: parseName('--log', values.log),
    snapshot: parsePath('--snapshot', values.snapshot),
    replace: values.replace,
    absentFields: parseAbsentFields(values['absent-fields']),
    verbose: values.verbose,
  };
}

function parseName(option: string, text: string | undefined): string | undefined {
  if (text === '') throw new UsageError(`${option} requires a file path.`);
  return text;
}

function parsePath(option: string, text: string | undefined): string | undefined {
  const file = parseName(option, text);
  return file === undefined ? undefined : path.resolve(file);
}

function parseAbsentFields(text: string | undefined): AbsentFields | undefined {
  const how = absentFieldsSchema.optional().safeParse(text);
  if (how.success) return how.data;
  throw new UsageError(`--absent-fields must be keep, clear, or reject, not ${JSON.stringify(text)}.`);
}

function readTokens(values: LocalApiValues, env: Terminal['env']): GivenTokens {
  // An empty variable counts as unset.
  const administrator = values['admin-token'] ?? (env.QOTD_ADMIN_TOKEN || undefined);
  const member = values['member-token'] ?? (env.QOTD_MEMBER_TOKEN || undefined);
  const tokens = {
    ...(administrator !== undefined && { administrator: checkToken('administrator', administrator) }),
    ...(member !== undefined && { member: checkToken('member', member) }),
  };
  if (administrator !== undefined && administrator === member) {
    throw new UsageError('The administrator token and the member token must be different.');
  }
  return tokens;
}

/**
 * Returns the control token from the environment, or a new one. Throws UsageError if the token is also an API
 * token.
 */
export function readControlToken(env: Terminal['env'], tokens: GivenTokens): string {
  // An empty variable counts as unset.
  const given = env.QOTD_CONTROL_TOKEN || undefined;
  if (given === undefined) return createControlToken(nodeRandom);
  if (Object.values(tokens).includes(given)) {
    throw new UsageError('QOTD_CONTROL_TOKEN must be different from the API tokens.');
  }
  return checkToken('control', given);
}

/** Throws UsageError for a token that can't follow `Bearer` (RFC 6750, section 2.1). */
function checkToken(role: string, token: string): string {
  if (!/^[A-Za-z0-9\-._~+/]+=*$/.test(token)) {
    throw new UsageError(
      `The ${role} token can contain only letters, digits, and - . _ ~ + / (and = at the end).`,
    );
  }
  return token;
}

/** Returns a line with the active faults, or an empty string if there are none. */
export function formatFaults({ faults, seed }: Faults): string {
  return faults.length === 0 ? '' : `Faults: ${faults.map(formatFault).join(', ')} (seed ${seed})\n`;
}

/** Parses the values of `--fault`. Throws UsageError. */
export function readFaults(specs: readonly string[]): Fault[] {
  if (specs.length > MAX_FAULTS) throw new UsageError(`You can use --fault at most ${MAX_FAULTS} times.`);
  return specs.map((spec) => {
    const parsed = parseFault(spec);
    if (parsed.ok) return parsed.fault;
    throw new UsageError(`--fault ${JSON.stringify(spec)}: ${parsed.why}`);
  });
}

/** Parses the value of `--fault-seed`. Throws UsageError. */
function parseFaultSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = faultsSchema.shape.seed.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : null);
  if (seed.success) return seed.data;
  throw new UsageError(
    `--fault-seed must be a whole number from 0 to 4294967295, not ${JSON.stringify(text)}.`,
  );
}
