/** Words that say nothing of what a question is about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be been being but by can could did do does doing don done down each else ' +
    'ever for from get had has have having he her here him his how i if in into is it its just let like ll m may me ' +
    'might more most much must my no nor not now of off on once one only or other our out over own re s same shall she ' +
    'should so some such t than that the their them then there these they thing this those through to too under until ' +
    'up us ve very was we were what when where which while who whom whose why will with would you your yours yourself'
  ).split(' '),
);

/** Endings that make the same word another form, longest first, and what stays of them. */
const ENDINGS: readonly (readonly [ending: string, instead: string, shortest: number])[] = [
  ['iest', 'y', 6],
  ['ness', '', 7],
  ['ings', '', 6],
  ['ies', 'y', 5],
  ['ied', 'y', 5],
  ['ier', 'y', 5],
  ['ing', '', 6],
  ['est', '', 7],
  ['ers', 'er', 6],
  ['es', 'e', 5],
  ['ed', '', 5],
  ['ly', '', 6],
  ['s', '', 4],
];

/**
 * The terms of a text: words in lower case without accents, endings taken off, stop words left out. A text of
 * stop words alone keeps them, one without words is a term of its own, so that nothing but blank text has no terms.
 */
export function termsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = folded.replace(/['’]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return folded.trim() === '' ? [] : [folded.trim()];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** A light stemmer for English: enough for plurals and the commonest endings, and harmless elsewhere. */
function stem(word: string): string {
  for (const [ending, instead, shortest] of ENDINGS) {
    if (word.length < shortest || !word.endsWith(ending) || word.endsWith('ss')) continue;
    const root = word.slice(0, -ending.length) + instead;
    return /([bdfgklmnprt])\1$/.test(root) ? root.slice(0, -1) : root.replace(/(?<=..)e$/, '');
  }
  return word.replace(/(?<=...)e$/, '');
}
