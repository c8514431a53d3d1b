import type { Random } from '../support/random.ts';

/**
 * How far a request and its response get.
 *
 * - `whole`: there and back.
 * - `nothing`: the client is disconnected when the request has arrived, and none of it is forwarded.
 * - `half-request`: half of it is forwarded, then both sides are disconnected.
 * - `request`: it is forwarded, and the client is disconnected at once.
 * - `no-answer`: the client is disconnected when the response has arrived.
 * - `half-answer`: the client is disconnected within the response.
 * - `lost`: nothing is forwarded, and the client waits for its timeout.
 * - `silence`: it is forwarded, and the client waits for its timeout.
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
export interface ProxyFault {
  reach: Reach;
  /** How often the request is delivered. The response to the first delivery is returned. */
  deliveries: 1 | 2;
  /** Milliseconds before it is forwarded. */
  delay: number;
  /** Both directions in small pieces. */
  trickles: boolean;
  /** A disconnect resets the connection instead of closing it. */
  resets: boolean;
  /** The connection closes after the response, though the client may want to keep it. */
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

/** A request's maximum delay in milliseconds. */
const MAX_DELAY_MS = 12;

const UNDELIVERED = new Set<Reach>(['nothing', 'half-request', 'lost']);
const CUTS = new Set<Reach>(['nothing', 'half-request', 'request', 'no-answer', 'half-answer']);

/** Returns how often the service receives the full request. */
export const countDeliveries = ({ reach, deliveries }: ProxyFault): number =>
  UNDELIVERED.has(reach) ? 0 : deliveries;

/** Returns whether the client is disconnected. */
export const isDisconnected = ({ reach }: ProxyFault): boolean => CUTS.has(reach);

/** Returns whether something arrives late, or not before the client's timeout. */
export const isDelayed = ({ reach, delay }: ProxyFault): boolean =>
  delay > 0 || reach === 'lost' || reach === 'silence';

/** Returns the next request's random fault. */
export const drawFault = (random: Random): ProxyFault => ({
  reach: random.weighted(REACHES),
  deliveries: random.isChance(0.15) ? 2 : 1,
  delay: random.isChance(0.2) ? 1 + random.pickInteger(MAX_DELAY_MS) : 0,
  trickles: random.isChance(0.15),
  resets: random.isChance(0.5),
  closes: random.isChance(0.1),
});
