import path from 'node:path';
import { isHttpUrl, isLoopbackUrl } from '../../shared/http-url.ts';
import { type Fault, type Faults, faultsSchema, MAX_FAULTS } from '../../shared/local-api/fault.ts';
import { formatFault, parseFault } from '../../shared/local-api/fault-spec.ts';
import { type AbsentFields, absentFieldsSchema } from '../../shared/settings.ts';
import type { GivenTokens } from '../host/local-api/api-tokens.ts';
import { type Terminal, UsageError } from './command.ts';

/** The live service, as a command is told of it for its own run. */
export interface RemoteOptions {
  /** Its base URL; undefined: the one in the settings. */
  url?: string | undefined;
  token?: string | undefined;
}

/** The options as `parseArgs` takes them. */
export const REMOTE_OPTIONS = { 'remote-url': { type: 'string' } } as const;

/** The lines that help has for them. */
export const REMOTE_HELP = `  --remote-url URL     set the base URL of the live service for this run, ending in /api/v1 (default: from settings); the
                       token is read from QOTD_REMOTE_TOKEN
`;

/** What options and environment say. Throws UsageError. */
export function readRemoteOptions(
  values: { 'remote-url'?: string | undefined },
  env: Terminal['env'],
): RemoteOptions {
  const { 'remote-url': url } = values;
  if (url !== undefined && !isHttpUrl(url)) {
    throw new UsageError(
      `--remote-url must be an https: URL, or an http: URL of this computer, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && !/^https:/i.test(url) && !isLoopbackUrl(url)) {
    throw new UsageError(
      `--remote-url must be an https: URL so that the token is encrypted; http: is allowed only for this computer, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && /^[^/?#]*\/\/[^/?#]*@/.test(url)) {
    throw new UsageError(
      "--remote-url can't contain a user name or password. Set the token in QOTD_REMOTE_TOKEN.",
    );
  }
  // A variable that is set but empty is one that somebody took back.
  const token = env.QOTD_REMOTE_TOKEN || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError("QOTD_REMOTE_TOKEN can't contain spaces or non-ASCII characters.");
  }
  return { url, token };
}

/** What a command that runs the local API is told about it. */
export interface LocalApiOptions {
  tokens: GivenTokens;
  faults: readonly Fault[];
  faultSeed: number | undefined;
  /** Where to write calls: a file, or `-`. */
  log: string | undefined;
  /** A file that says what the library is to begin with. */
  snapshot: string | undefined;
  /** `snapshot` may take the place of what was written in the window. */
  replace?: boolean;
  /** For this run instead of what the settings say. */
  absentFields?: AbsentFields | undefined;
  verbose: boolean;
}

/** The options as `parseArgs` takes them. */
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

/** The lines that help has for them. */
export const LOCAL_API_HELP = `  --admin-token T      set the administrator's token (default: QOTD_ADMIN_TOKEN, or a new token)
  --member-token T     set the member's token (default: QOTD_MEMBER_TOKEN, or a new token)
  --snapshot FILE      start from a snapshot or a JSON array of questions; the previous state of the library is saved as
                       the snapshot before-last-change
  --replace            let --snapshot also replace questions written in the app
  --absent-fields HOW  set how edits treat omitted optional fields in this run: keep, clear, or refuse
                       (default: from settings, initially keep)
  --fault SPEC         inject a fault, as OPERATION:KIND[=VALUE][:PROBABILITY], such as POST:drop-after:0.2 or
                       '*:delay=200..800'; repeat for more faults
  --fault-seed N       set the seed of the faults: the same seed and requests produce the same failures (default: random)
  --log FILE           append a line of JSON per request to FILE; - for standard output
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

/** What the options say, with the tokens of the environment. Throws UsageError. */
export function readLocalApiOptions(values: LocalApiValues, env: Terminal['env']): LocalApiOptions {
  return {
    tokens: readTokens(values, env),
    faults: readFaults(values.fault ?? []),
    faultSeed: faultSeedOf(values['fault-seed']),
    log: named('--log', values.log),
    snapshot: pathOf('--snapshot', values.snapshot),
    replace: values.replace,
    absentFields: absentFieldsOf(values['absent-fields']),
    verbose: values.verbose,
  };
}

function named(option: string, text: string | undefined): string | undefined {
  if (text === '') throw new UsageError(`${option} requires a file path.`);
  return text;
}

function pathOf(option: string, text: string | undefined): string | undefined {
  const file = named(option, text);
  return file === undefined ? undefined : path.resolve(file);
}

function absentFieldsOf(text: string | undefined): AbsentFields | undefined {
  const how = absentFieldsSchema.optional().safeParse(text);
  if (how.success) return how.data;
  throw new UsageError(`--absent-fields must be keep, clear, or refuse, not ${JSON.stringify(text)}.`);
}

function readTokens(values: LocalApiValues, env: Terminal['env']): GivenTokens {
  // A variable that is set but empty is one that somebody took back: no token.
  const administrator = values['admin-token'] ?? (env.QOTD_ADMIN_TOKEN || undefined);
  const member = values['member-token'] ?? (env.QOTD_MEMBER_TOKEN || undefined);
  const tokens = {
    ...(administrator !== undefined && { administrator: usableToken('administrator', administrator) }),
    ...(member !== undefined && { member: usableToken('member', member) }),
  };
  if (administrator !== undefined && administrator === member) {
    throw new UsageError('The administrator and the member must have different tokens.');
  }
  return tokens;
}

/** RFC 6750 section 2.1: what may stand behind `Bearer`. */
function usableToken(role: string, token: string): string {
  if (!/^[A-Za-z0-9\-._~+/]+=*$/.test(token)) {
    throw new UsageError(`The ${role}'s token can contain only letters, digits, and - . _ ~ + /`);
  }
  return token;
}

/** Which faults are on, in a line; nothing where none is. */
export function formatFaults({ faults, seed }: Faults): string {
  return faults.length === 0 ? '' : `Faults: ${faults.map(formatFault).join(', ')} (seed ${seed})\n`;
}

/** What `--fault SPEC`, given any number of times, asks for. Throws UsageError. */
export function readFaults(specs: readonly string[]): Fault[] {
  if (specs.length > MAX_FAULTS) throw new UsageError(`You can use --fault at most ${MAX_FAULTS} times.`);
  return specs.map((spec) => {
    const parsed = parseFault(spec);
    if (parsed.ok) return parsed.fault;
    throw new UsageError(`--fault ${JSON.stringify(spec)}: ${parsed.why}`);
  });
}

/** What `--fault-seed N` asks for. Throws UsageError. */
function faultSeedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = faultsSchema.shape.seed.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : null);
  if (seed.success) return seed.data;
  throw new UsageError(`--fault-seed must be a number from 0 to 4294967295, not ${JSON.stringify(text)}.`);
}
