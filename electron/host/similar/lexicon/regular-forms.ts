/** Regular endings of English and what may have stood in their place; the likeliest first. */
const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['es', ['e', '']],
  ['s', ['']],
  ['ied', ['y', 'ie']],
  ['ed', ['e', '']],
  ['ying', ['ie', 'y', 'ye']],
  ['ing', ['e', '']],
];
const DOUBLED = /([bdfglmnprtvz])\1$/;
const SHORTEST = 2;

/** What the word may be a regular form of: `movies` → `movie`, `movy`; `planned` → `planne`, `plann`, `plan`. Not every one is a word. */
export function regularBases(word: string): string[] {
  const [ending, bases] = ENDINGS.find(([one]) => word.endsWith(one)) ?? [];
  if (ending === undefined || bases === undefined || word.endsWith('ss')) return [];
  const stem = word.slice(0, -ending.length);
  const found = bases.map((base) => stem + base);
  if ((ending === 'ed' || ending === 'ing') && DOUBLED.test(stem)) found.push(stem.slice(0, -1));
  return found.filter((base) => base.length >= SHORTEST);
}

/** What a table says of the word, or else of what it is a regular form of. */
export function ofWordOrBase<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  return table.get(word) ?? table.get(baseIn(table, word));
}

/** The word if the table has it, or else what it is a regular form of; the word itself where neither is known. */
export function baseIn(table: ReadonlyMap<string, unknown>, word: string): string {
  return table.has(word) ? word : (regularBases(word).find((one) => table.has(one)) ?? word);
}
