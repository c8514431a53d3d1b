import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A pattern as an automaton. A state is a position in the pattern after a character was consumed. */
export interface Automaton {
  states: readonly State[];
  /** The first states that an attempt at the beginning of the text can reach. */
  first: readonly Step[];
  /**
   * The first states for an attempt at any later position. Empty if the pattern can match only at the
   * beginning.
   */
  firstLater: readonly Step[];
  /** True if a lookbehind without a limit reads back over the text. */
  hasUnlimitedLookbehind: boolean;
  /** A sample character for each letter, to describe an attack. */
  letters: readonly string[];
}

export interface State {
  /** The letters that this state consumes, as a bit mask. */
  letters: bigint;
  steps: readonly Step[];
  /** True if the pattern matches here, independent of the text that follows. */
  isMatch: boolean;
}

export interface Step {
  to: number;
  /** The number of ways to this state. 2 stands for at least 2. */
  ways: 1 | 2;
  /** The letters that may precede this step, as a bit mask. */
  after: bigint;
}

/** The limit above which a number of repetitions counts as unlimited. */
const MAX_REPETITIONS = 64;
/** The maximum length of an emoji in characters. */
const MAX_EMOJI_LENGTH = 10;

/** A node in the graph into which the pattern is first translated. */
type GraphNode =
  | { kind: 'character'; source: string; next: GraphNode }
  | { kind: 'choice'; next: GraphNode[] }
  /** Matches only at the beginning of the text. */
  | { kind: 'beginning'; next: GraphNode }
  /** Matches only if the text around the position meets the condition. */
  | { kind: 'condition'; isEnd: boolean; after?: CharacterBefore; next: GraphNode }
  | { kind: 'match' }
  /** The end of a lookahead. The text that it read isn't part of the match. */
  | { kind: 'dead end' };
interface CharacterBefore {
  source: string;
  isNegated: boolean;
}
type Character = Extract<GraphNode, { kind: 'character' }>;

/**
 * Translates a pattern. Lookaheads become branches, lookbehinds become conditions, and a back reference
 * becomes a copy of its group.
 */
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

/**
 * Returns the condition for a multiline `^` or a lookbehind for one character, or null for other assertions.
 */
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
    // A state that consumes any character and repeats can reach the end of any text.
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

/**
 * Finds all characters that can follow a node. A path visits each node at most twice, because a repetition
 * can be nested in another repetition.
 */
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

/** Sample characters: the whole Basic Multilingual Plane and every 16th character of the other planes. */
const CHARACTERS = Array.from({ length: 0x10000 + 0x2000 }, (_, at) =>
  String.fromCodePoint(at < 0x10000 ? at : 0x10000 + (at - 0x10000) * 16),
);

/** Divides all characters into letters. A letter is a set of characters that match the same sources. */
function splitAlphabet(
  sources: readonly string[],
  flags: string,
): { masks: Map<string, bigint>; letters: string[] } {
  // Without these flags, characters outside the Basic Multilingual Plane count as 2 characters.
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
    // A printable ASCII character is the best sample for a letter.
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
