import path from 'node:path';
import type { Fault } from '../../shared/fault.ts';
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
  /** A file whose state the library takes before anything else. */
  snapshot: string | undefined;
  verbose: boolean;
}

/** The options as `parseArgs` takes them. */
export const HOST_OPTIONS = {
  'admin-token': { type: 'string' },
  'member-token': { type: 'string' },
  snapshot: { type: 'string' },
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
  --fault SPEC         something that the local API does wrong, as OPERATION:KIND[=VALUE][:PROBABILITY], such as
                       POST:drop-after:0.2 or '*:delay=200..800'; can be given more than once
  --fault-seed N       the same N gives the same failures for the same calls (default: any)
  --log FILE           appends a line of JSON for each call; - for standard output
`;

interface HostValues {
  'admin-token'?: string | undefined;
  'member-token'?: string | undefined;
  snapshot?: string | undefined;
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
    log: values.log,
    snapshot: values.snapshot === undefined ? undefined : path.resolve(values.snapshot),
    verbose: values.verbose,
  };
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
