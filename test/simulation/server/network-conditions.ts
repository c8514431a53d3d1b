import type { Random } from '../../support/random.ts';

/** The outcome of one request between the engine and the service. */
export type RequestOutcome =
  | { kind: 'answered' }
  /** The connection failed before any byte was sent. */
  | { kind: 'unreachable'; why: (typeof UNREACHABLE)[number] }
  /**
   * The request may have arrived, but its response was lost. If `late` isn't null, the service processes the
   * request after this many milliseconds.
   */
  | { kind: 'lost'; how: (typeof LOST)[number]; acts: boolean; late: number | null }
  /**
   * The request received a response, but the service processed the request again after this many
   * milliseconds.
   */
  | { kind: 'twice'; later: number }
  /** The response has a value that docs/reference/service-api.md doesn't allow. */
  | { kind: 'odd'; what: 'deep' | 'infinite' }
  /** The response has status 200 but doesn't contain a valid question. */
  | { kind: 'strange'; what: (typeof STRANGE)[number]; acts: boolean }
  | { kind: 'redirect'; status: number }
  | { kind: 'status'; status: number; acts: boolean; retryAfter: RetryAfter | null };

/**
 * A Retry-After header. `text` is the value for the service's time, and `means` is the minimum delay in
 * milliseconds, or null if the value doesn't require a delay.
 */
export interface RetryAfter {
  text: (now: number) => string;
  means: number | null;
}

/** The network conditions during a period. They determine the probability of each outcome. */
export type NetworkConditions =
  | 'reliable'
  | 'rough'
  | 'offline'
  | 'login page'
  | 'busy'
  | 'refusing'
  | 'lossy';
export const NETWORK_CONDITIONS: readonly NetworkConditions[] = [
  'rough',
  'offline',
  'login page',
  'busy',
  'refusing',
  'lossy',
];

const STRANGE = ['login page', 'no id', 'bad id', 'cut off', 'empty', 'list'] as const;
const UNREACHABLE = ['dns', 'refused', 'tls', 'proxy', 'timeout'] as const;
const LOST = ['timeout', 'reset', 'cut', 'too-large', 'other'] as const;
const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 415, 422, 418] as const;
const TROUBLES = [408, 425, 500, 502, 503, 504, 599] as const;

export function drawRequestOutcome(conditions: NetworkConditions, random: Random): RequestOutcome {
  switch (conditions) {
    case 'reliable':
      return { kind: 'answered' };
    case 'offline':
      return { kind: 'unreachable', why: random.pick(UNREACHABLE) };
    case 'login page':
      return { kind: 'strange', what: 'login page', acts: false };
    case 'busy':
      return random.isChance(0.5) ? createTrouble(random) : createTooMany(random);
    case 'refusing':
      return random.isChance(0.5) ? { kind: 'answered' } : createRefusal(random);
    case 'lossy':
      return random.isChance(0.5) ? { kind: 'answered' } : createLoss(random);
    case 'rough':
      return random.weighted<() => RequestOutcome>([
        [6, () => ({ kind: 'answered' })],
        [1, () => ({ kind: 'unreachable', why: random.pick(UNREACHABLE) })],
        [2, () => createLoss(random)],
        [1, () => ({ kind: 'twice', later: random.pickInteger(60_000) })],
        [1, () => createStrange(random)],
        [1, () => ({ kind: 'odd', what: random.pick(['deep', 'infinite']) })],
        [0.5, () => ({ kind: 'redirect', status: random.pick([301, 302, 303, 307, 308]) })],
        [0.7, () => createRefusal(random)],
        [1, () => createTrouble(random)],
        [0.7, () => createTooMany(random)],
      ])();
  }
}

const createLoss = (random: Random): RequestOutcome => ({
  kind: 'lost',
  how: random.pick(LOST),
  acts: random.isChance(0.6),
  late: random.isChance(0.2) ? random.pickInteger(120_000) : null,
});

const createStrange = (random: Random): RequestOutcome => ({
  kind: 'strange',
  what: random.pick(STRANGE),
  acts: random.isChance(0.5),
});

const createRefusal = (random: Random): RequestOutcome => ({
  kind: 'status',
  status: random.pick(REFUSALS),
  acts: false,
  retryAfter: null,
});

const createTrouble = (random: Random): RequestOutcome => ({
  kind: 'status',
  status: random.pick(TROUBLES),
  acts: random.isChance(0.4),
  retryAfter: null,
});

const createTooMany = (random: Random): RequestOutcome => ({
  kind: 'status',
  status: 429,
  acts: false,
  retryAfter: retryAfter(random),
});

const DAY = 86_400_000;

function retryAfter(random: Random): RetryAfter | null {
  const seconds = 1 + random.pickInteger(random.isChance(0.1) ? 3600 : 90);
  return random.weighted<() => RetryAfter | null>([
    [4, () => ({ text: () => String(seconds), means: seconds * 1000 })],
    [3, () => ({ text: (now) => formatHttpDate(now + seconds * 1000), means: (seconds - 1) * 1000 })],
    [
      1,
      () => ({ text: () => random.pick(['soon', '-5', '', 'NaN', '1e', 'Mon, 99 Foo 2026']), means: null }),
    ],
    [0.3, () => ({ text: () => '99999999999', means: DAY })],
    [0.3, () => ({ text: (now) => formatHttpDate(now + 400 * DAY), means: DAY })],
    [0.5, () => ({ text: (now) => formatHttpDate(now - 3_600_000), means: null })],
    [1, () => null],
  ])();
}

/** Formats a date as in RFC 9110, section 5.6.7. */
const formatHttpDate = (moment: number): string => new Date(moment).toUTCString();
