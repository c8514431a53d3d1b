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
export const REMOTE_HELP = `  --remote-url U       base URL of the live service, ending in /api/v1, in this run (default: the one in the settings); its
                       token is read from QOTD_REMOTE_TOKEN alone
`;

/** What options and environment say. Throws UsageError. */
export function readRemoteOptions(
  values: { 'remote-url'?: string | undefined },
  env: Terminal['env'],
): RemoteOptions {
  const { 'remote-url': url } = values;
  if (url !== undefined && !isHttpUrl(url)) {
    throw new UsageError(
      `--remote-url takes an https: URL, or an http: one of this computer, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && !/^https:/i.test(url) && !isLoopbackUrl(url)) {
    throw new UsageError(
      `--remote-url takes http: only for this very computer: to another one the token would go in the clear. Use https:, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && /^[^/?#]*\/\/[^/?#]*@/.test(url)) {
    throw new UsageError('--remote-url takes no name or password: the token comes from QOTD_REMOTE_TOKEN.');
  }
  // A variable that is set but empty is one that somebody took back.
  const token = env.QOTD_REMOTE_TOKEN || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError('QOTD_REMOTE_TOKEN has a blank in it, or something that is not ASCII.');
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
export const LOCAL_API_HELP = `  --admin-token T      administrator's token; also from QOTD_ADMIN_TOKEN; a new one is made where none is given
  --member-token T     member's token; also from QOTD_MEMBER_TOKEN; the other profiles always get new ones
  --snapshot FILE      begin with what FILE says: a snapshot, or a JSON array of questions; what the library held is
                       kept as the snapshot before-last-change
  --replace            let --snapshot take the place of questions that were written in the window, too
  --absent-fields HOW  what an edit does with optional fields that it leaves out, in this run: keep, clear or refuse
                       (default: as in the settings, keep at first)
  --fault SPEC         something that the local API does wrong, as OPERATION:KIND[=VALUE][:PROBABILITY], such as
                       POST:drop-after:0.2 or '*:delay=200..800'; can be given more than once
  --fault-seed N       the same N gives the same failures for the same calls (default: any)
  --log FILE           appends a line of JSON for each call; - for standard output
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
  if (text === '') throw new UsageError(`${option} needs the path of a file.`);
  return text;
}

function pathOf(option: string, text: string | undefined): string | undefined {
  const file = named(option, text);
  return file === undefined ? undefined : path.resolve(file);
}

function absentFieldsOf(text: string | undefined): AbsentFields | undefined {
  const how = absentFieldsSchema.optional().safeParse(text);
  if (how.success) return how.data;
  throw new UsageError(`--absent-fields takes keep, clear or refuse, not ${JSON.stringify(text)}.`);
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
    throw new UsageError(
      'The two tokens are the same. Give the administrator and the member different ones.',
    );
  }
  return tokens;
}

/** RFC 6750 section 2.1: what may stand behind `Bearer`. */
function usableToken(role: string, token: string): string {
  if (!/^[A-Za-z0-9\-._~+/]+=*$/.test(token)) {
    throw new UsageError(`The ${role}'s token may hold letters, digits and - . _ ~ + / only.`);
  }
  return token;
}

/** Which faults are on, in a line; nothing where none is. */
export function formatFaults({ faults, seed }: Faults): string {
  return faults.length === 0 ? '' : `Faults: ${faults.map(formatFault).join(', ')} (seed ${seed})\n`;
}

/** What `--fault SPEC`, given any number of times, asks for. Throws UsageError. */
export function readFaults(specs: readonly string[]): Fault[] {
  if (specs.length > MAX_FAULTS) throw new UsageError(`--fault can be given at most ${MAX_FAULTS} times.`);
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
  throw new UsageError(`--fault-seed takes a number from 0 to 4294967295, not ${JSON.stringify(text)}.`);
}
