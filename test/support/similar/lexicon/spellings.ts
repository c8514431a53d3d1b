import type { Scowl } from './scowl.ts';
import type { WordNet } from './wordnet.ts';

/** Replacements from British to American spelling, tried in this order. Based on Noah Webster's reforms. */
const RULES: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations|able)$/, 'iz$1'],
  [/ys(e|ed|es|ing|er|ers)$/, 'yz$1'],
  [/re(s?)$/, 'er$1'],
  [/tr(ed|ing)$/, 'ter$1'],
  [/([lpt])\1(ed|ing|er|ers|or|ors|ery|ous|est|ist)$/, '$1$2'],
  [/ogue(s?|d)$/, 'og$1'],
  [/ence(s?)$/, 'ense$1'],
  [/is(e|ed|es|ing)$/, 'ic$1'],
  [/mme(s?)$/, 'm$1'],
  [/ae|oe/, 'e'],
  [/ou/, 'o'],
  [/l(s?|ment|ments)$/, 'll$1'],
  [/(ew|ff|gg)([a-z]+)$/, '$1$2'],
  [/gement/, 'gment'],
  [/wards$/, 'ward'],
  [/gst$/, 'g'],
  [/e(able|ing)$/, '$1'],
];

const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
];

/**
 * Returns the American spelling of each British one. Spellings that no rule explains must share a synset in
 * WordNet.
 */
export function listSpellings(scowl: Scowl, wordNet: WordNet): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of scowl.british) {
    const american =
      findByRule(word, scowl) ??
      findBySynset(word, wordNet, (other) => scowl.sizes.has(other)) ??
      findByBase(word, scowl, wordNet);
    if (american !== undefined) found.set(word, american);
  }
  return found;
}

function findByRule(word: string, scowl: Scowl): string | undefined {
  const tries = RULES.flatMap(([british, american]) =>
    british.test(word) ? [word.replace(british, american)] : [],
  );
  return (
    tries.find((other) => other !== word && scowl.american.has(other)) ??
    tries.find((other) => other !== word && scowl.sizes.has(other))
  );
}

function findBySynset(
  word: string,
  wordNet: WordNet,
  isKnown: (word: string) => boolean,
): string | undefined {
  return wordNet.senses
    .get(word)
    ?.flatMap((sense) => sense.synset.words)
    .find(
      (other) => other !== word && isKnown(other) && other[0] === word[0] && countEdits(word, other) <= 3,
    );
}

/**
 * Finds the American form for a regular form of a word whose base is spelled differently: `pyjamas`, `tyres`.
 * Returns undefined if there's no such base.
 */
function findByBase(word: string, scowl: Scowl, wordNet: WordNet): string | undefined {
  for (const [ending, bases] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    for (const base of bases) {
      const british = word.slice(0, -ending.length) + base;
      const american = findByRule(british, scowl) ?? findBySynset(british, wordNet, () => true);
      if (american === undefined) continue;
      const stem = base === 'e' && american.endsWith('e') ? american.slice(0, -1) : american;
      if (scowl.sizes.has(stem + ending)) return stem + ending;
    }
  }
  return undefined;
}

/** Returns the Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
