import type { Fault, FaultKind, Faults, Operation } from '../../../../shared/local-api/injected-fault.ts';
import type { Clock } from '../../ports.ts';

/** Faults that determine a request's outcome. If several apply, only the first one has an effect. */
const OUTCOME_KINDS = [
  'status',
  'rate-limit',
  'drop-before',
  'drop-during',
  'drop-after',
  'cut-answer',
] as const satisfies readonly FaultKind[];
export type OutcomeFault = Extract<Fault, { kind: (typeof OUTCOME_KINDS)[number] }>;
/** Faults that change a complete response. Each kind applies at most once. */
export type ResponseFault = Extract<Fault, { kind: 'slow-body' | 'wrong-type' | 'truncated' }>;

export interface FaultPlan {
  /** The faults that have an effect, in list order. */
  faults: readonly Fault[];
  /** Milliseconds to wait before processing. */
  delay: number;
  outcome: OutcomeFault | null;
  /** The `Retry-After` seconds of a rate limit, or 0 for other outcomes. */
  retryAfter: number;
  /** Changes to the response. Empty if there is an `outcome`. */
  response: readonly ResponseFault[];
}

export interface FaultEngine {
  readonly isOn: boolean;
  current(): Faults;
  /**
   * Replaces the faults and restarts the random numbers and request counts. Keeps the current seed if none is
   * given.
   */
  set(faults: readonly Fault[], seed?: number): void;
  /** Returns null if no fault affects the request. */
  planFaults(operation: Operation): FaultPlan | null;
}

/**
 * Creates an engine without faults. Each fault draws its own random numbers for every request of its
 * operation. With the same seed, the nth request of an operation therefore always has the same result.
 */
export function createFaultEngine(firstSeed: number, clock: Clock): FaultEngine {
  let seed = firstSeed;
  let faults: readonly { fault: Fault; roll: () => Roll }[] = [];
  return {
    get isOn() {
      return faults.length > 0;
    },
    current: () => ({ faults: faults.map(({ fault }) => fault), seed }),
    set(next, nextSeed = seed) {
      seed = nextSeed;
      faults = next.map((fault, index) => ({
        fault,
        roll: createFaultRoll(fault, createDice(seed, index), clock),
      }));
    },
    planFaults(operation) {
      const hits = faults
        .filter(({ fault }) => fault.operation === '*' || fault.operation === operation)
        .map(({ fault, roll }) => ({ fault, ...roll() }))
        .filter(({ hit }) => hit);
      return hits.length === 0 ? null : combineHits(hits);
    },
  };
}

interface Roll {
  hit: boolean;
  /** Milliseconds, or 0 if the fault isn't a delay. */
  delay: number;
  /** Seconds, or 0 if the fault isn't a rate limit. */
  retryAfter: number;
}

/**
 * Returns a function that determines whether the fault affects the next request. The function always draws 2
 * numbers, so a fault with a higher probability affects the same requests and more.
 */
function createFaultRoll(fault: Fault, random: () => number, clock: Clock): () => Roll {
  const { skip = 0, times = Number.POSITIVE_INFINITY } = fault;
  const limit = fault.kind === 'rate-limit' ? createRateLimit(fault, clock) : null;
  let requests = 0;
  return () => {
    requests += 1;
    const chosen = random() < fault.probability && requests > skip && requests <= skip + times;
    const within = random();
    const delay = fault.kind === 'delay' ? Math.round(fault.ms + fault.jitter * within) : 0;
    if (!limit) return { hit: chosen, delay, retryAfter: 0 };
    const retryAfter = limit(chosen);
    return { hit: retryAfter !== null, delay, retryAfter: retryAfter ?? 0 };
  };
}

/**
 * Creates a function that returns `Retry-After` in seconds, or null if the request isn't limited. `chosen` is
 * whether the fault was drawn for the request.
 */
function createRateLimit(
  { retryAfter, once }: Extract<Fault, { kind: 'rate-limit' }>,
  clock: Clock,
): (chosen: boolean) => number | null {
  let endsAt: number | null = null;
  return (chosen) => {
    if (!once) return chosen ? retryAfter : null;
    if (endsAt === null) {
      if (!chosen) return null;
      endsAt = clock.now() + retryAfter * 1000;
      return retryAfter;
    }
    const now = clock.now();
    // The control API can set the clock back. That must neither extend the limit nor restart it.
    endsAt = now >= endsAt ? -Infinity : Math.min(endsAt, now + retryAfter * 1000);
    return endsAt > now ? Math.ceil((endsAt - now) / 1000) : null;
  };
}

function combineHits(hits: readonly ({ fault: Fault } & Omit<Roll, 'hit'>)[]): FaultPlan {
  const outcome = hits.map(({ fault }) => fault).find(isOutcomeFault) ?? null;
  const response: ResponseFault[] = [];
  for (const { fault } of hits) {
    const isFree = outcome === null && !response.some(({ kind }) => kind === fault.kind);
    if (isFree && isResponseFault(fault)) response.push(fault);
  }
  const isEffective = (fault: Fault) =>
    fault.kind === 'delay' || fault === outcome || response.some((other) => other === fault);
  return {
    faults: hits.map(({ fault }) => fault).filter(isEffective),
    delay: hits.reduce((sum, { delay }) => sum + delay, 0),
    outcome,
    retryAfter: hits.find(({ fault }) => fault === outcome)?.retryAfter ?? 0,
    response,
  };
}

const isOutcomeFault = (fault: Fault): fault is OutcomeFault =>
  OUTCOME_KINDS.some((kind) => kind === fault.kind);

const isResponseFault = (fault: Fault): fault is ResponseFault =>
  fault.kind !== 'delay' && !isOutcomeFault(fault);

/**
 * Returns a generator of pseudorandom numbers in [0, 1) that depends only on the seed and the fault's index
 * in the list. Uses mulberry32 by Tommy Ettinger (public domain,
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). The golden ratio spreads the
 * starting points of the indexes.
 */
export function createDice(seed: number, index: number): () => number {
  let counter = (seed + Math.imul(index + 1, 0x9e37_79b9)) | 0;
  return () => {
    counter = (counter + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
