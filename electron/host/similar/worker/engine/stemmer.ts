/** Endings of Russian, Ukrainian, and Bulgarian nouns, adjectives, and verbs, longest first. */
const CYRILLIC_ENDING =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ешь|ишь|ать|ять|ить|еть|ов|ев|ам|ям|ах|ях|ом|ем|ой|ей|ый|ии|ия|ие|ая|яя|ое|ее|ую|юю|ые|их|ых|ым|им|ть|а|я|о|е|и|ы|у|ю|ь|й)$/;

/** The German prefix for "favorite", as in "Lieblingsfilm". */
const FAVOURITE = /^lieblings(?=...)/;

/**
 * Removes articles, particles, and endings for number and possession from an Arabic word (L. S. Larkey's
 * "light10", 2002, and `ك`).
 */
function stripArabicAffixes(word: string): string {
  const bare = word.replace(/^(?:وال|بال|فال|كال|ال|لل|و(?=...))(?=..)/, '');
  return bare.replace(/(?<=...)(?:ها|ان|ات|ون|ين|يه|كم|ك|ه|ي)$/, '');
}

/** Returns whether a word's script has letters and puts spaces between words. */
export const isSpaced = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);

/** Returns the form that words with different endings share. The rules depend on the folded word's script. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemPorter(word.replace(FAVOURITE, ''));
  if (/^\p{Script=Arabic}+$/u.test(word)) return stripArabicAffixes(word);
  if (/^\p{Script=Cyrillic}+$/u.test(word))
    return word.replace(CYRILLIC_ENDING, '').length < 3 ? word : word.replace(CYRILLIC_ENDING, '');
  return word;
}

/** Returns `c` for each consonant and `v` for each vowel. `y` is a vowel after a consonant. */
function getShape(word: string): string {
  let shape = '';
  for (const letter of word) {
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('c'));
    shape += isVowel ? 'v' : 'c';
  }
  return shape;
}

/** Returns Porter's measure: how often vowels are followed by consonants. */
const countMeasure = (word: string): number => getShape(word).match(/vc/g)?.length ?? 0;
const hasVowel = (word: string): boolean => getShape(word).includes('v');
const isDoubleEnding = (word: string): boolean => /([^aeiou])\1$/.test(word);
const isShortEnding = (word: string): boolean => /cvc$/.test(getShape(word)) && !/[wxy]$/.test(word);

type Rule = readonly [ending: string, instead: string];

const parseRules = (text: string): Rule[] =>
  text.split(' ').map((rule) => {
    const [ending = '', instead = ''] = rule.split('>');
    return [ending, instead];
  });

const STEP_2: readonly Rule[] = parseRules(
  'ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble alli>al fulli>ful lessli>less ousli>ous ization>ize ' +
    'ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble ogi>og li>',
);
const STEP_3: readonly Rule[] = parseRules('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>');
const STEP_4: readonly Rule[] = parseRules(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>',
);

/** The end that a root must have before these endings. */
const ROOT_CONDITIONS = new Map([
  ['ion', /[st]$/],
  // From "Porter 2". Removes the ending of "quietly", but not of "family".
  ['li', /[cdeghkmnrt]$/],
]);
/** Words from "Porter 2" that end like adverbs but aren't adverbs, in the form that this step receives. */
const NON_ADVERBS: ReadonlySet<string> = new Set('burli curli earli idli onli pearli surli ugli'.split(' '));

/** Replaces the first matching ending if the root's measure is at least `least`. */
function replaceEnding(word: string, list: readonly Rule[], least: number): string {
  const rule = list.find(([one]) => word.endsWith(one));
  if (!rule || NON_ADVERBS.has(word)) return word;
  const [ending, instead] = rule;
  const root = word.slice(0, -ending.length);
  const isEnding = countMeasure(root) >= least && (ROOT_CONDITIONS.get(ending)?.test(root) ?? true);
  return isEnding ? root + instead : word;
}

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return countMeasure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  if (word.endsWith('ied')) return word.slice(0, word.length > 4 ? -2 : -1);
  const ending = ['ed', 'ing'].find((one) => word.endsWith(one) && hasVowel(word.slice(0, -one.length)));
  if (!ending) return word;
  const root = word.slice(0, -ending.length);
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
  if (isDoubleEnding(root) && !/[lsz]$/.test(root)) return root.slice(0, -1);
  return countMeasure(root) === 1 && isShortEnding(root) ? `${root}e` : root;
}

function stripFinal(word: string): string {
  const root = word.slice(0, -1);
  if (word.endsWith('e') && (countMeasure(root) > 1 || (countMeasure(root) === 1 && !isShortEnding(root))))
    return root;
  return word.endsWith('ll') && countMeasure(word) > 1 ? root : word;
}

/**
 * Returns a lowercase English word's stem. Words that differ only in their ending have the same stem. See M.
 * F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980.
 */
export function stemPorter(word: string): string {
  if (word.length < 3) return word;
  let stem = stripPast(stripPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, STEP_2, 1);
  stem = replaceEnding(stem, STEP_3, 1);
  return stripFinal(replaceEnding(stem, STEP_4, 2));
}
