import type { Fault, FaultKind, Faults, Operation } from '../../../../shared/local-api/fault.ts';

/** Faults that decide what becomes of a call: of those that hit, the first wins and the ones below are left out. */
const DECIDING = [
  'status',
  'rate-limit',
  'drop-before',
  'drop-during',
  'drop-after',
  'cut-answer',
] as const satisfies readonly FaultKind[];
export type DecidingFault = Extract<Fault, { kind: (typeof DECIDING)[number] }>;
/** Faults of an answer that goes out as a whole; each kind of them once. */
export type AnswerFault = Extract<Fault, { kind: 'slow-body' | 'wrong-type' | 'truncated' }>;

/** What is to go wrong with one call. */
export interface Fate {
  /** The faults that have an effect, in the order of the list. */
  faults: readonly Fault[];
  /** How long to wait before anything else, in milliseconds. */
  delay: number;
  deciding: DecidingFault | null;
  /** Empty where `deciding` is not. */
  answer: readonly AnswerFault[];
}

/** The faults that are on, with their dice. */
export interface FaultEngine {
  /** False: no call need be asked about. */
  readonly on: boolean;
  current(): Faults;
  /** Puts others in their place; the dice begin anew. Without a seed the one in use goes on. */
  set(faults: readonly Fault[], seed?: number): void;
  /** Rolls the dice for a call. Null: nothing goes wrong. */
  fateOf(operation: Operation): Fate | null;
}

/**
 * No faults yet. Every fault has dice of its own, which roll for each call of its operation and for no other: the
 * n-th call that a fault looks at has the same fate whatever else happens.
 */
export function createFaultEngine(firstSeed: number): FaultEngine {
  let seed = firstSeed;
  let faults: readonly { fault: Fault; roll: () => Roll }[] = [];
  return {
    get on() {
      return faults.length > 0;
    },
    current: () => ({ faults: faults.map(({ fault }) => fault), seed }),
    set(next, nextSeed = seed) {
      seed = nextSeed;
      faults = next.map((fault, place) => ({ fault, roll: createRoll(fault, createDice(seed, place)) }));
    },
    fateOf(operation) {
      const hits = faults
        .filter(({ fault }) => fault.operation === '*' || fault.operation === operation)
        .map(({ fault, roll }) => ({ fault, ...roll() }))
        .filter(({ hit }) => hit);
      return hits.length === 0 ? null : combine(hits);
    },
  };
}

interface Roll {
  hit: boolean;
  /** Milliseconds, for a delay. */
  delay: number;
}

/** Two numbers for each call, needed or not: a fault that is made more probable hits the same calls as before, and more. */
function createRoll(fault: Fault, dice: () => number): () => Roll {
  return () => {
    const hit = dice() < fault.probability;
    const within = dice();
    return { hit, delay: fault.kind === 'delay' ? Math.round(fault.ms + fault.jitter * within) : 0 };
  };
}

function combine(hits: readonly { fault: Fault; delay: number }[]): Fate {
  const deciding = hits.map(({ fault }) => fault).find(isDeciding) ?? null;
  const answer: AnswerFault[] = [];
  for (const { fault } of hits) {
    const isFree = deciding === null && !answer.some(({ kind }) => kind === fault.kind);
    if (isFree && isOfAnswer(fault)) answer.push(fault);
  }
  const effective = (fault: Fault) =>
    fault.kind === 'delay' || fault === deciding || answer.some((other) => other === fault);
  return {
    faults: hits.map(({ fault }) => fault).filter(effective),
    delay: hits.reduce((sum, { delay }) => sum + delay, 0),
    deciding,
    answer,
  };
}

const isDeciding = (fault: Fault): fault is DecidingFault => DECIDING.some((kind) => kind === fault.kind);

const isOfAnswer = (fault: Fault): fault is AnswerFault => fault.kind !== 'delay' && !isDeciding(fault);

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
