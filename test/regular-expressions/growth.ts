import { type Automaton, createAutomaton, type State, type Step } from './automaton.ts';

/**
 * The growth of a pattern's worst-case time with the text length. A pattern is linear unless the number of
 * ways in which it can read some text grows with the text. Searching counts too, because an attempt starts at
 * every position.
 */
export type Growth =
  | { kind: 'linear' }
  /** `pump` is text that makes the pattern slow when repeated. */
  | { kind: 'polynomial' | 'exponential'; pump: string }
  | { kind: 'polynomial'; pump: null };

/** Returns a pattern's growth. May overestimate the growth, because it ignores conditions such as `$`. */
export function findGrowth(pattern: RegExp): Growth {
  const automaton = createAutomaton(pattern);
  if (automaton.hasUnlimitedLookbehind) return { kind: 'polynomial', pump: null };
  const cycles = findCycles(automaton.states);
  const exponential = findExponential(automaton, cycles);
  if (exponential !== null) return { kind: 'exponential', pump: exponential };
  const pump = findTwoCycles(automaton, cycles);
  return pump === null ? { kind: 'linear' } : { kind: 'polynomial', pump };
}

/**
 * Returns the number of each state's cycle, or -1. States that match aren't on a cycle, because no other way
 * is tried after a match.
 */
function findCycles(states: readonly State[]): number[] {
  const reachable = states.map((_, from) => {
    const found = new Set<number>();
    const queue = [from];
    for (const at of queue) {
      for (const { to } of states[at]?.steps ?? []) {
        if (found.has(to) || states[to]?.isMatch === true) continue;
        found.add(to);
        queue.push(to);
      }
    }
    return found;
  });
  return states.map(({ isMatch }, at) =>
    isMatch || reachable[at]?.has(at) !== true
      ? -1
      : states.findIndex((_, other) => reachable[at]?.has(other) && reachable[other]?.has(at)),
  );
}

/** States that are reached simultaneously by reading the same text. */
type Places = readonly number[];

/** A step from one state. A letter in `after` must precede the step. */
type Move = Pick<Step, 'to' | 'after'>;

/**
 * Returns text that leads from the start places to places that satisfy `isGoal`, or null. `moves` returns the
 * steps from each place.
 */
function findText(
  { letters, states }: Automaton,
  start: Places,
  moves: (at: Places) => readonly (readonly Move[])[],
  isGoal: (at: Places, differed: boolean) => boolean,
): string | null {
  interface Visit {
    at: Places;
    /** True if the first two places differed on the way. */
    differed: boolean;
    text: string;
  }
  const everything = (1n << BigInt(letters.length)) - 1n;
  const listLetters = (at: Places) =>
    at.reduce((all, state) => (state === SEARCH ? all : all & (states[state]?.letters ?? 0n)), everything);
  const seen = new Set<string>();
  const queue: Visit[] = [{ at: start, differed: false, text: '' }];
  for (const { at: from, differed: before, text } of queue) {
    const last = listLetters(from);
    const possible = moves(from).map((all) => all.filter(({ after }) => (after & last) !== 0n));
    for (const next of combine(possible)) {
      const common = listLetters(next);
      const differed = before || next[0] !== next[1];
      const key = `${next.join()} ${differed}`;
      if (common === 0n || seen.has(key)) continue;
      seen.add(key);
      const visit = { at: next, differed, text: text + (letters[getLowestBit(common)] ?? '') };
      if (isGoal(next, differed)) return visit.text;
      queue.push(visit);
    }
  }
  return null;
}

const combine = (moves: readonly (readonly Move[])[]): Places[] =>
  moves.reduce<Places[]>((all, own) => all.flatMap((places) => own.map(({ to }) => [...places, to])), [[]]);

function getLowestBit(mask: bigint): number {
  let at = 0;
  while (((mask >> BigInt(at)) & 1n) === 0n) at += 1;
  return at;
}

/** Finds two ways around a cycle for the same text. Each repetition of this text then doubles the time. */
function findExponential(automaton: Automaton, cycles: readonly number[]): string | null {
  const { states, letters } = automaton;
  for (const [at, cycle] of cycles.entries()) {
    if (cycle < 0) continue;
    const around = (from = 0) => findStepsAround(states, cycles, from, cycle);
    const double = around(at).find(({ ways }) => ways > 1);
    if (double) return letters[getLowestBit(states[double.to]?.letters ?? 1n)] ?? '';
    const text = findText(
      automaton,
      [at, at],
      ([a, b]) => [around(a), around(b)],
      ([a, b], differed) => differed && a === at && b === at,
    );
    if (text !== null) return text;
  }
  return null;
}

const findStepsAround = (
  states: readonly State[],
  cycles: readonly number[],
  from: number,
  cycle: number | undefined,
): readonly Step[] => states[from]?.steps.filter(({ to }) => cycles[to] === cycle) ?? [];

/** The state of the search before an attempt. In this state, the search reads any text. */
const SEARCH = -1;

/**
 * Finds text that leads from a cycle back to itself, to a later cycle, and around the later cycle.
 * Repetitions of this text can be divided between both cycles at each position. The search counts as a cycle,
 * because it starts an attempt at each position.
 */
function findTwoCycles(automaton: Automaton, cycles: readonly number[]): string | null {
  const { states, firstLater } = automaton;
  const search: Move = { to: SEARCH, after: -1n };
  const listSteps = (from = SEARCH): readonly Move[] =>
    from === SEARCH ? [search, ...firstLater] : (states[from]?.steps ?? []);
  const onCycle = [...cycles.keys()].filter((at) => (cycles[at] ?? -1) >= 0);
  for (const start of [SEARCH, ...onCycle]) {
    const findStay = (from = SEARCH) =>
      start === SEARCH ? [search] : findStepsAround(states, cycles, from, cycles[start]);
    const reachable = new Set<number>([start]);
    for (const at of reachable) for (const { to } of listSteps(at)) reachable.add(to);
    for (const goal of onCycle) {
      if (goal === start || !reachable.has(goal)) continue;
      const text = findText(
        automaton,
        [start, start, goal],
        ([a, b, c = 0]) => [findStay(a), listSteps(b), findStepsAround(states, cycles, c, cycles[goal])],
        ([a, b, c]) => a === start && b === goal && c === goal,
      );
      if (text !== null) return text;
    }
  }
  return null;
}
