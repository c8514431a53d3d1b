import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A pattern as an automaton. A state is a place in the pattern that has just consumed a character. */
export interface Automaton {
  states: readonly State[];
  /** The states that an attempt at the beginning of the text can reach first. */
  first: readonly Step[];
  /** The same for an attempt at any later position. Empty if the pattern can match only at the beginning. */
  firstLater: readonly Step[];
  /** Places where a lookbehind without a limit reads back over the text. */
  hasUnlimitedLookbehind: boolean;
  /** A character for each letter, to describe an attack. */
  letters: readonly string[];
}

export interface State {
  /** The letters that this state consumes, one bit each. */
  letters: bigint;
  steps: readonly Step[];
  /** Whether the pattern matches here, whatever follows. */
  isMatch: boolean;
}

export interface Step {
  to: number;
  /** How many ways lead there. */
  ways: 1 | 2;
  /** The letter before it must be one of these. */
  after: bigint;
}

/** More repetitions than this count as unlimited. */
const MAX_REPETITIONS = 64;
/** The longest emoji has 10 characters. */
const MAX_EMOJI_LENGTH = 10;

/** A node in the graph that the pattern is first translated into. */
type GraphNode =
  | { kind: 'character'; source: string; next: GraphNode }
  | { kind: 'choice'; next: GraphNode[] }
  /** Passes only at the text's beginning. */
  | { kind: 'beginning'; next: GraphNode }
  /** Passes depending on what surrounds it. */
  | { kind: 'condition'; isEnd: boolean; after?: CharacterBefore; next: GraphNode }
  | { kind: 'match' }
  /** The end of a lookahead. The text that it read isn't part of the match. */
  | { kind: 'dead end' };
/** The character before a place matches the source, or doesn't. */
interface CharacterBefore {
  source: string;
  isNegated: boolean;
}
type Character = Extract<GraphNode, { kind: 'character' }>;

/** Translates a pattern. Lookaheads are branches, lookbehinds conditions, and a back reference repeats its group. */
export function createAutomaton(pattern: RegExp): Automaton {
  const parser = new RegExpParser();
  const { source, flags } = pattern;
  const tree = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  let hasUnlimitedLookbehind = false;

  function translateSequence(elements: readonly AST.Element[], next: GraphNode): GraphNode {
    return elements.reduceRight((after, element) => translate(element, after), next);
  }

  function translateAlternatives(all: readonly AST.Alternative[], next: GraphNode): GraphNode {
    const [only] = all;
    if (all.length === 1 && only) return translateSequence(only.elements, next);
    return { kind: 'choice', next: all.map(({ elements }) => translateSequence(elements, next)) };
  }

  function translate(element: AST.Element, next: GraphNode): GraphNode {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return translateAlternatives(element.alternatives, next);
      case 'Backreference': {
        const [group] = [element.resolved].flat();
        return group ? translateAlternatives(group.alternatives, next) : next;
      }
      case 'Quantifier':
        return translateQuantifier(element, next);
      case 'Assertion':
        return translateAssertion(element, next);
      default:
        return isMatchingStrings(element)
          ? repeatUpTo((after) => ({ kind: 'character', source: '[^]', next: after }), MAX_EMOJI_LENGTH - 1, {
              kind: 'character',
              source: '[^]',
              next,
            })
          : { kind: 'character', source: element.raw, next };
    }
  }

  function translateAssertion(element: AST.Assertion, next: GraphNode): GraphNode {
    if (element.kind === 'start' && !flags.includes('m')) return { kind: 'beginning', next };
    const after = findCharacterBefore(element);
    const condition: GraphNode = {
      kind: 'condition',
      isEnd: element.kind === 'end',
      next,
      ...(after && { after }),
    };
    if (element.kind === 'lookbehind' && isUnlimited(element)) hasUnlimitedLookbehind = true;
    if (element.kind !== 'lookahead') return condition;
    return {
      kind: 'choice',
      next: [translateAlternatives(element.alternatives, { kind: 'dead end' }), condition],
    };
  }

  function translateQuantifier({ element, min, max }: AST.Quantifier, next: GraphNode): GraphNode {
    const once = (after: GraphNode) => translate(element, after);
    const required = Math.min(min, MAX_REPETITIONS);
    let rest = next;
    if (max - required > MAX_REPETITIONS) {
      const loop: GraphNode = { kind: 'choice', next: [] };
      loop.next.push(once(loop), next);
      rest = loop;
    } else rest = repeatUpTo(once, max - required, next);
    for (let count = 0; count < required; count++) rest = once(rest);
    return rest;
  }

  function repeatUpTo(once: (after: GraphNode) => GraphNode, count: number, next: GraphNode): GraphNode {
    let rest = next;
    for (let left = 0; left < count; left++) rest = { kind: 'choice', next: [once(rest), next] };
    return rest;
  }

  const start = translateAlternatives(tree.alternatives, { kind: 'match' });
  return { ...readStates(start, pattern), hasUnlimitedLookbehind };
}

/** Returns the condition for `^` in lines or for a lookbehind of one character. Returns null for others. */
function findCharacterBefore(assertion: AST.Assertion): CharacterBefore | null {
  if (assertion.kind === 'start') return { source: '[\\n\\r\\u2028\\u2029]', isNegated: false };
  if (assertion.kind !== 'lookbehind') return null;
  const isCharacter = ({ elements: [only, ...others] }: AST.Alternative) =>
    others.length === 0 &&
    (only?.type === 'Character' || only?.type === 'CharacterClass' || only?.type === 'CharacterSet') &&
    !isMatchingStrings(only);
  if (!assertion.alternatives.every(isCharacter)) return null;
  return { source: assertion.alternatives.map(({ raw }) => raw).join('|'), isNegated: assertion.negate };
}

/** Returns whether an element can match more than one character. */
const isMatchingStrings = (element: AST.Element): boolean =>
  /\\q\{|\\p\{(?:Basic_Emoji|Emoji_Keycap_Sequence|RGI_)/.test(element.raw) && element.type !== 'Character';

function isUnlimited(node: AST.Element | AST.Alternative): boolean {
  switch (node.type) {
    case 'Quantifier':
      return node.max > MAX_REPETITIONS || isUnlimited(node.element);
    case 'Alternative':
      return node.elements.some(isUnlimited);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(isUnlimited);
    case 'Assertion':
      return (node.kind === 'lookahead' || node.kind === 'lookbehind') && node.alternatives.some(isUnlimited);
    default:
      return false;
  }
}

function readStates(start: GraphNode, pattern: RegExp): Omit<Automaton, 'hasUnlimitedLookbehind'> {
  const numbers = new Map<Character, number>();
  const queue: Character[] = [];
  const createNumber = (node: Character): number => {
    const known = numbers.get(node) ?? numbers.size;
    if (known === numbers.size) {
      numbers.set(node, known);
      queue.push(node);
    }
    return known;
  };
  const reach = (node: GraphNode, isBeginning: boolean) => findReachableFrom(node, isBeginning, createNumber);
  const first = reach(start, true);
  const firstLater = reach(start, false);
  const reached: Reached[] = [];
  for (const node of queue) reached.push(reach(node.next, false));

  const conditions = [first, firstLater, ...reached].flatMap(({ steps }) =>
    steps.flatMap(({ after }) => after),
  );
  const sources = new Set([...queue, ...conditions].map(({ source }) => source));
  const { masks, letters } = splitAlphabet([...sources], pattern.flags);
  const everything = (1n << BigInt(letters.length)) - 1n;
  const createMask = (source: string): bigint => masks.get(source) ?? 0n;
  const finish = ({ to, ways, after }: ReachedStep): Step => ({
    to,
    ways,
    after: after.reduce(
      (all, { source, isNegated }) => all & (isNegated ? ~createMask(source) : createMask(source)),
      everything,
    ),
  });
  const states = queue.map(({ source }, at): State => {
    const own = createMask(source);
    const { steps = [], match = 'never' } = reached[at] ?? {};
    // After any text, such a state reaches the end of it.
    const reachesEnd = own === everything && steps.some(({ to }) => to === at);
    return {
      letters: own,
      steps: steps.map(finish),
      isMatch: match === 'always' || (match === 'at the end' && reachesEnd),
    };
  });
  return {
    states,
    first: first.steps.map(finish),
    firstLater: pattern.sticky ? [] : firstLater.steps.map(finish),
    letters,
  };
}

interface ReachedStep extends Omit<Step, 'after'> {
  after: CharacterBefore[];
}
interface Reached {
  steps: ReachedStep[];
  match: 'always' | 'at the end' | 'never';
}

/** Follows every way from a node to the next characters. A repetition inside another one is passed twice on a way. */
function findReachableFrom(
  from: GraphNode,
  isBeginning: boolean,
  createNumber: (node: Character) => number,
): Reached {
  const steps = new Map<number, ReachedStep>();
  let match: Reached['match'] = 'never';
  const passed = new Map<GraphNode, number>();
  const follow = (node: GraphNode, condition: Reached['match'], after: CharacterBefore[]): void => {
    const times = passed.get(node) ?? 0;
    if (times === 2) return;
    passed.set(node, times + 1);
    if (node.kind === 'character') {
      const to = createNumber(node);
      steps.set(to, steps.has(to) ? { to, ways: 2, after: [] } : { to, ways: 1, after });
    } else if (node.kind === 'match') {
      if (condition === 'always' || match === 'never') match = condition;
    } else if (node.kind === 'choice') {
      for (const next of node.next) follow(next, condition, after);
    } else if (node.kind === 'condition') {
      const allAfter = node.after && !isBeginning ? [...after, node.after] : after;
      follow(node.next, node.isEnd && condition !== 'never' ? 'at the end' : 'never', allAfter);
    } else if (node.kind === 'beginning' && isBeginning) follow(node.next, condition, after);
    passed.set(node, times);
  };
  follow(from, 'always', []);
  return { steps: [...steps.values()], match };
}

/** Sample characters of all kinds: the whole basic plane and every 16th of the others. */
const CHARACTERS = Array.from({ length: 0x10000 + 0x2000 }, (_, at) =>
  String.fromCodePoint(at < 0x10000 ? at : 0x10000 + (at - 0x10000) * 16),
);

/** Divides all characters into letters: characters that the same sources match. */
function splitAlphabet(
  sources: readonly string[],
  flags: string,
): { masks: Map<string, bigint>; letters: string[] } {
  // Without these flags, other characters are two.
  const size = /[uv]/.test(flags) ? CHARACTERS.length : 0x10000;
  let groups = new Int32Array(size);
  const members = new Map<string, Uint8Array>();
  for (const source of sources) {
    const member = listMembers(source, flags);
    members.set(source, member);
    const pairs = new Map<number, number>();
    groups = groups.map((group, at) => {
      const pair = group * 2 + (member[at] ?? 0);
      const found = pairs.get(pair) ?? pairs.size;
      pairs.set(pair, found);
      return found;
    });
  }
  const letters: string[] = [];
  const masks = new Map(sources.map((source) => [source, 0n]));
  groups.forEach((group, at) => {
    // A letter that is easy to read describes it best.
    if (letters[group] !== undefined && !(at > 0x20 && at < 0x7f && letters[group] < '!')) return;
    letters[group] = CHARACTERS[at] ?? '';
    for (const [source, member] of members) {
      if (member[at] === 1) masks.set(source, (masks.get(source) ?? 0n) | (1n << BigInt(group)));
    }
  });
  return { masks, letters };
}

const known = new Map<string, Uint8Array>();

function listMembers(source: string, flags: string): Uint8Array {
  const pattern = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gymd]/g, ''));
  const key = String(pattern);
  const members =
    known.get(key) ?? Uint8Array.from(CHARACTERS, (character) => (pattern.test(character) ? 1 : 0));
  known.set(key, members);
  return members;
}
