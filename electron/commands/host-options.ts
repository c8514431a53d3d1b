import path from 'node:path';
import type { Fault } from '../../shared/local-api/fault.ts';
import { type AbsentFields, absentFieldsSchema } from '../../shared/settings.ts';
import type { GivenTokens } from '../host/profiles.ts';
import { type Terminal, UsageError } from './command.ts';
import { faultSeedOf, faultsOf } from './serve-faults.ts';

/** What a command that runs the local API is told about it. */
export interface HostOptions {
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
export const HOST_OPTIONS = {
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
export const HOST_HELP = `  --admin-token T      administrator's token; also from QOTD_ADMIN_TOKEN; a new one is made where none is given
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

interface HostValues {
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
export function readHostOptions(values: HostValues, env: Terminal['env']): HostOptions {
  return {
    tokens: readTokens(values, env),
    faults: faultsOf(values.fault ?? []),
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

function readTokens(values: HostValues, env: Terminal['env']): GivenTokens {
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
