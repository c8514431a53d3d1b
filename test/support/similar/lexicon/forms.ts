import { stemPorter } from '../../../../electron/host/similar/worker/engine/stemmer.ts';
import { listRegularBases, STOP_WORDS } from '../../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { Scowl } from './scowl.ts';
import { countUses, type WordNet } from './wordnet.ts';

/** Comparatives and superlatives that change a question's meaning if they are reduced to their base. */
const KEPT = 'best better worst worse farther elder eldest inner upper outer later latter latest last'.split(
  ' ',
);
/** Words that look like a form of a much more common word but aren't: `seed` isn't a form of `see`. */
const NO_FORMS = ['seed'];
/** Plurals that WordNet lists only as words with their own meaning. */
const SUPPLETIVE_FORMS: ReadonlyMap<string, string> = new Map([['people', 'person']]);
/** A form that is also a separate word counts as a form if its base is at least this many times as common. */
const MIN_FREQUENCY_RATIO = 3;

/**
 * Returns the bases of irregular forms (`went`: `go`). Includes regular forms that a stemmer doesn't reduce
 * to their base (`lied`: `lie`), if that reading is by far the most likely. Function words don't change.
 */
export function listForms(scowl: Scowl, wordNet: WordNet): Map<string, string> {
  const stopWords = new Set(STOP_WORDS);
  const kept = new Set([...KEPT, ...NO_FORMS, ...STOP_WORDS]);
  const found = new Map<string, string>();
  const addForm = (form: string, base: string): void => {
    const known = found.get(form);
    if (known === undefined || countUses(wordNet, known) < countUses(wordNet, base)) found.set(form, base);
  };
  const isWord = (word: string): boolean => scowl.sizes.has(word) || scowl.british.has(word);
  for (const { form, base } of wordNet.irregular)
    if (form !== base && isWord(form) && scowl.sizes.has(base)) addForm(form, base);
  for (const [form, size] of scowl.sizes) {
    const base =
      size > 35
        ? undefined
        : listRegularBases(form).find((one) => scowl.sizes.has(one) && wordNet.senses.has(one));
    if (base !== undefined && stemPorter(base) !== stemPorter(form)) addForm(form, base);
  }
  const bases = new Map(SUPPLETIVE_FORMS);
  for (const [form, base] of found) {
    const others = [form, ...listRegularBases(form).filter((one) => one !== base)];
    const likeliest = Math.max(...others.map((one) => countUses(wordNet, one)));
    // Among the forms of function words, only irregular ones count: “bed” and “canned” aren't forms of “be”
    // and “can”.
    if (
      !kept.has(form) &&
      !stopWords.has(base) &&
      base.length > 1 &&
      countUses(wordNet, base) >= MIN_FREQUENCY_RATIO * likeliest
    )
      bases.set(form, base);
  }
  return new Map(
    [...bases]
      .map(([form, base]) => [form, findRoot(base, bases)] as const)
      .filter(([form, base]) => form !== base),
  );
}

/** Follows a word's base, that base's base, and so on until the last base or a cycle. */
function findRoot(word: string, bases: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let root = word;
  for (let next = bases.get(root); next !== undefined && !seen.has(next); next = bases.get(root)) {
    seen.add(next);
    root = next;
  }
  return root;
}
