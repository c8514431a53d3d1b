import type { Random } from '../support/random.ts';

/**
 * How far a request and its response are forwarded.
 *
 * - `whole`: The request and the response are forwarded.
 * - `nothing`: The client is disconnected after the request has arrived, and the request isn't forwarded.
 * - `half-request`: Half of the request is forwarded, then both sides are disconnected.
 * - `request`: The request is forwarded, and the client is disconnected immediately.
 * - `no-answer`: The client is disconnected after the response has arrived.
 * - `half-answer`: The client is disconnected in the middle of the response.
 * - `lost`: Nothing is forwarded, and the client waits for its timeout.
 * - `silence`: The request is forwarded, and the client waits for its timeout.
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

export interface ProxyFault {
  reach: Reach;
  /** The number of times the request is delivered. The client receives the first delivery's response. */
  deliveries: 1 | 2;
  /** The delay before the request is forwarded, in milliseconds. */
  delay: number;
  /** True if data is sent in small pieces in both directions. */
  trickles: boolean;
  /** True if a disconnect resets the connection instead of closing it. */
  resets: boolean;
  /** True if the connection is closed after the response, even though the client may want to reuse it. */
  closes: boolean;
}

export const NO_FAULT: ProxyFault = {
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

const MAX_DELAY_MS = 12;

const UNDELIVERED = new Set<Reach>(['nothing', 'half-request', 'lost']);
const CUTS = new Set<Reach>(['nothing', 'half-request', 'request', 'no-answer', 'half-answer']);

/** Returns how often the service receives the full request. */
export const countDeliveries = ({ reach, deliveries }: ProxyFault): number =>
  UNDELIVERED.has(reach) ? 0 : deliveries;

export const isDisconnected = ({ reach }: ProxyFault): boolean => CUTS.has(reach);

/** Returns whether data arrives late or not before the client's timeout. */
export const isDelayed = ({ reach, delay }: ProxyFault): boolean =>
  delay > 0 || reach === 'lost' || reach === 'silence';

/** Chooses a random fault for the next request. */
export const drawFault = (random: Random): ProxyFault => ({
  reach: random.weighted(REACHES),
  deliveries: random.isChance(0.15) ? 2 : 1,
  delay: random.isChance(0.2) ? 1 + random.pickInteger(MAX_DELAY_MS) : 0,
  trickles: random.isChance(0.15),
  resets: random.isChance(0.5),
  closes: random.isChance(0.1),
});
