import type { Fault, FaultKind, Faults, Operation } from '../../../../shared/local-api/fault.ts';

/** Faults that decide what becomes of a call: of those that hit, the first wins and the ones below are left out. */
const OUTCOME_KINDS = [
  'status',
  'rate-limit',
  'drop-before',
  'drop-during',
  'drop-after',
  'cut-answer',
] as const satisfies readonly FaultKind[];
export type OutcomeFault = Extract<Fault, { kind: (typeof OUTCOME_KINDS)[number] }>;
/** Faults of an answer that goes out as a whole; each kind of them once. */
export type ResponseFault = Extract<Fault, { kind: 'slow-body' | 'wrong-type' | 'truncated' }>;

/** What is to go wrong with one call. */
export interface FaultPlan {
  /** The faults that have an effect, in the order of the list. */
  faults: readonly Fault[];
  /** How long to wait before anything else, in milliseconds. */
  delay: number;
  outcome: OutcomeFault | null;
  /** Empty where `deciding` is not. */
  response: readonly ResponseFault[];
}

/** The faults that are on, with their dice. */
export interface FaultEngine {
  /** False: no call need be asked about. */
  readonly isOn: boolean;
  current(): Faults;
  /** Puts others in their place; the dice begin anew. Without a seed the one in use goes on. */
  set(faults: readonly Fault[], seed?: number): void;
  /** Rolls the dice for a call. Null: nothing goes wrong. */
  planFor(operation: Operation): FaultPlan | null;
}

/**
 * No faults yet. Every fault has dice of its own, which roll for each call of its operation and for no other: the
 * n-th call that a fault looks at has the same fate whatever else happens.
 */
export function createFaultEngine(firstSeed: number): FaultEngine {
  let seed = firstSeed;
  let faults: readonly { fault: Fault; roll: () => Roll }[] = [];
  return {
    get isOn() {
      return faults.length > 0;
    },
    current: () => ({ faults: faults.map(({ fault }) => fault), seed }),
    set(next, nextSeed = seed) {
      seed = nextSeed;
      faults = next.map((fault, place) => ({ fault, roll: createFaultRoll(fault, createDice(seed, place)) }));
    },
    planFor(operation) {
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
  /** Milliseconds, for a delay. */
  delay: number;
}

/** Two numbers for each call, needed or not: a fault that is made more probable hits the same calls as before, and more. */
function createFaultRoll(fault: Fault, dice: () => number): () => Roll {
  return () => {
    const hit = dice() < fault.probability;
    const within = dice();
    return { hit, delay: fault.kind === 'delay' ? Math.round(fault.ms + fault.jitter * within) : 0 };
  };
}

function combineHits(hits: readonly { fault: Fault; delay: number }[]): FaultPlan {
  const outcome = hits.map(({ fault }) => fault).find(isOutcomeFault) ?? null;
  const response: ResponseFault[] = [];
  for (const { fault } of hits) {
    const isFree = outcome === null && !response.some(({ kind }) => kind === fault.kind);
    if (isFree && isResponseFault(fault)) response.push(fault);
  }
  const effective = (fault: Fault) =>
    fault.kind === 'delay' || fault === outcome || response.some((other) => other === fault);
  return {
    faults: hits.map(({ fault }) => fault).filter(effective),
    delay: hits.reduce((sum, { delay }) => sum + delay, 0),
    outcome,
    response,
  };
}

const isOutcomeFault = (fault: Fault): fault is OutcomeFault =>
  OUTCOME_KINDS.some((kind) => kind === fault.kind);

const isResponseFault = (fault: Fault): fault is ResponseFault =>
  fault.kind !== 'delay' && !isOutcomeFault(fault);

/**
 * Numbers from 0 up to 1 that look random, always the same ones for a seed and a place in the list of faults.
 * mulberry32 by Tommy Ettinger (public domain, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c):
 * a counter that a hash scrambles. The places are spread over the counter's circle by the golden ratio.
 */
export function createDice(seed: number, place: number): () => number {
  let counter = (seed + Math.imul(place + 1, 0x9e37_79b9)) | 0;
  return () => {
    counter = (counter + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
