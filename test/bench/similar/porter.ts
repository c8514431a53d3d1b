/**
 * Porter's stemmer for English words in small letters: M. F. Porter, «An algorithm for suffix stripping», Program 14
 * (1980), 130–137. Each rule is an ending and what stands instead, tried longest first; its condition is about the
 * measure of the stem before it: how many times vowels are followed by consonants.
 */
export function porterStem(word: string): string {
  if (word.length <= 2) return word;
  const steps = [plural, past, finalY, step2, step3, step4, finalE, finalL];
  return steps.reduce((stem, step) => step(stem), word);
}

/** `c` for each consonant and `v` for each vowel; y is a vowel after a consonant. */
function shapeOf(word: string): string {
  let shape = '';
  for (const letter of word) {
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('c'));
    shape += isVowel ? 'v' : 'c';
  }
  return shape;
}

const measure = (stem: string): number => shapeOf(stem).match(/v+c+/g)?.length ?? 0;
const hasVowel = (stem: string): boolean => shapeOf(stem).includes('v');
const endsDouble = (stem: string): boolean => /(.)\1$/.test(stem) && shapeOf(stem).endsWith('cc');
/** Consonant, vowel, consonant, the last of them not w, x or y: as in `hop`. */
const endsShort = (stem: string): boolean => shapeOf(stem).endsWith('cvc') && !/[wxy]$/.test(stem);

type Rule = readonly [ending: string, instead: string];

/** Takes the first rule whose ending fits, if `when` holds for what stands before it. */
function replaceEnding(
  word: string,
  rules: readonly Rule[],
  when: (stem: string, ending: string) => boolean,
) {
  const rule = rules.find(([ending]) => word.endsWith(ending));
  if (!rule) return word;
  const stem = word.slice(0, word.length - rule[0].length);
  return when(stem, rule[0]) ? stem + rule[1] : word;
}

/** «sses ss» as rules. */
const rulesOf = (text: string): Rule[] =>
  text.split(' ').map((pair) => {
    const [ending = '', instead = ''] = pair.split('>');
    return [ending, instead];
  });

const PLURALS = rulesOf('sses>ss ies>i ss>ss s>');
const STEP_2 = rulesOf(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ' +
    'ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble',
);
const STEP_3 = rulesOf('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>');
const STEP_4 = rulesOf(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>',
);

const plural = (word: string): string => replaceEnding(word, PLURALS, () => true);

function past(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = replaceEnding(word, rulesOf('ed> ing>'), hasVowel);
  if (stem === word) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

const finalY = (word: string): string => replaceEnding(word, [['y', 'i']], hasVowel);
const step2 = (word: string): string => replaceEnding(word, STEP_2, (stem) => measure(stem) > 0);
const step3 = (word: string): string => replaceEnding(word, STEP_3, (stem) => measure(stem) > 0);
const step4 = (word: string): string =>
  replaceEnding(
    word,
    STEP_4,
    (stem, ending) => measure(stem) > 1 && (ending !== 'ion' || /[st]$/.test(stem)),
  );

const finalE = (word: string): string =>
  replaceEnding(word, [['e', '']], (stem) => measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)));
const finalL = (word: string): string =>
  word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
