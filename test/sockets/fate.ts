import type { Random } from '../support/random.ts';

/**
 * How far a request and its answer get.
 * - `whole`: there and back.
 * - `nothing`: the client is cut off when the request is there; nothing of it goes on.
 * - `half-request`: half of it goes on, then both sides are cut off.
 * - `request`: it goes on, and the client is cut off at once.
 * - `no-answer`: the client is cut off when the answer is there.
 * - `half-answer`: inside of the answer.
 * - `lost`: nothing goes on, and the client waits for its deadline.
 * - `silence`: it goes on, and the client waits for its deadline.
 */
export type Reach =
  | 'whole'
  | 'nothing'
  | 'half-request'
  | 'request'
  | 'no-answer'
  | 'half-answer'
  | 'lost'
  | 'silence';

/** What a proxy does with one request. */
export interface Fate {
  reach: Reach;
  /** How often the request is delivered. The answer to the first delivery is the one that goes back. */
  deliveries: 1 | 2;
  /** Milliseconds before it goes on. */
  delay: number;
  /** Both ways in small pieces. */
  trickles: boolean;
  /** A cut resets the connection, rather than ending it. */
  resets: boolean;
  /** The connection ends behind the answer, though the client may want to keep it. */
  closes: boolean;
}

/** Nothing goes wrong. */
export const CALM: Fate = {
  reach: 'whole',
  deliveries: 1,
  delay: 0,
  trickles: false,
  resets: false,
  closes: false,
};

const REACHES: readonly (readonly [number, Reach])[] = [
  [56, 'whole'],
  [7, 'nothing'],
  [6, 'half-request'],
  [8, 'request'],
  [8, 'no-answer'],
  [8, 'half-answer'],
  [3, 'lost'],
  [4, 'silence'],
];

/** Milliseconds that a request is delayed at most. */
const LONGEST = 12;

const UNDELIVERED = new Set<Reach>(['nothing', 'half-request', 'lost']);
const CUTS = new Set<Reach>(['nothing', 'half-request', 'request', 'no-answer', 'half-answer']);

/** How often the service gets the whole request. */
export const deliveriesOf = ({ reach, deliveries }: Fate): number =>
  UNDELIVERED.has(reach) ? 0 : deliveries;

/** Whether the client is cut off. */
export const isCut = ({ reach }: Fate): boolean => CUTS.has(reach);

/** Whether something comes late, or not before the client's deadline. */
export const isLate = ({ reach, delay }: Fate): boolean =>
  delay > 0 || reach === 'lost' || reach === 'silence';

/** The fate of the next request in a storm. */
export const stormyFate = (random: Random): Fate => ({
  reach: random.weighted(REACHES),
  deliveries: random.chance(0.15) ? 2 : 1,
  delay: random.chance(0.2) ? 1 + random.integer(LONGEST) : 0,
  trickles: random.chance(0.15),
  resets: random.chance(0.5),
  closes: random.chance(0.1),
});
