/** Contractions and possessives of English, with the apostrophe or as people type them without. */

/** What does not follow from the rules below. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["ain't", 'is not'],
  ["let's", 'let us'],
  ["y'all", 'you all'],
  ["o'clock", "o'clock"],
]);

/** Typed without the apostrophe, and no other common word. */
const BARE: ReadonlyMap<string, string> = new Map(
  [
    "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't i'm i've isn't shouldn't wasn't weren't won't",
    "wouldn't that's there's they're they've what's where's who's you'd you'll you're you've",
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

/** `'s` means «is» after these; after other words it tells whose. */
const BEFORE_IS = new Set('it that there here he she what who where when why how'.split(' '));
const ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'m", 'am'],
];

/** A word written out: `what's` → `what is`, `dont` → `do not`, `dog's` → `dog`. Others come back as they are. */
export function writtenOut(typed: string): string {
  const word = BARE.get(typed) ?? typed.replaceAll('’', "'");
  const special = SPECIAL.get(word);
  if (special !== undefined) return special;
  if (!word.includes("'")) return word;
  for (const [ending, meaning] of ENDINGS)
    if (word.length > ending.length && word.endsWith(ending))
      return `${word.slice(0, -ending.length)} ${meaning}`;
  if (!word.endsWith("'s")) return word.length > 2 && word.endsWith("s'") ? word.slice(0, -1) : word;
  const stem = word.slice(0, -2);
  return BEFORE_IS.has(stem) ? `${stem} is` : stem;
}
