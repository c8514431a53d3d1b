import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * English words from WordNet and SCOWL (see `NOTICE.md`). Words are in lower case and not stemmed. Unknown
 * words have no synonyms or opposites.
 */
export interface Lexicon {
  /**
   * Returns the compared form: contractions written out, without possessives, in American spelling, irregular
   * forms as their base (`what's` → `what is`, `colours` → `colors`, `went` → `go`). Regular endings are left
   * to the stemmer. The form may contain a space.
   */
  getCanonical(word: string): string;
  /**
   * Returns the synonyms for a canonical word or its base, the most similar first. Synonyms with the same
   * stem aren't included.
   */
  synonyms(word: string): readonly Synonym[];
  /** Returns words with the opposite meaning (`best`: `worst`). */
  opposites(word: string): readonly string[];
  /**
   * Returns whether two words name different things of the same kind (`dog` and `cat`, `book` and `film`). Returns
   * false for synonyms.
   */
  areSiblings(a: string, b: string): boolean;
  /**
   * Returns how common a word is in English: 7 for stop words, 6 to 1 for others, and 0 for rare or unknown
   * words.
   */
  getFrequency(word: string): number;
  /** Returns whether a word has no topic (`the`, `which`, `could`). */
  isStopWord(word: string): boolean;
}

export interface Synonym {
  word: string;
  /**
   * The probability, from 0.1 to 1, that both words mean the same thing in random text. For words that share
   * a sense, it's the Bhattacharyya coefficient of their senses. It's lower for derived words, similar
   * adjectives, and hypernyms.
   */
  weight: number;
}

/** The frequency of stop words. */
const MAX_FREQUENCY = 7;

/**
 * Creates the lexicon. Reads each table when it's first needed, and parses a line when its word is needed.
 * Call this only once, because reading the tables is expensive.
 */
export function createLexicon(): Lexicon {
  const spellings = memoize(() => readForms(readTable('spellings')));
  const forms = memoize(() => readForms(readTable('forms')));
  const synonyms = memoize(() => readPartners(readTable('synonyms')));
  const opposites = memoize(() => readPartners(readTable('opposites')));
  const frequencies = memoize(() => readFrequencies(readTable('frequencies')));
  const kinds = memoize(() => createKinds(readTable('kind-names'), readTable('kind-members')));
  const stopWords = new Set(STOP_WORDS);
  const getBase = (word: string): string => {
    const american = spellings().get(word) ?? word;
    return forms().get(american) ?? american;
  };
  const parseSynonyms = (word: string): readonly Synonym[] => {
    const line = findWordOrBase(synonyms(), word);
    return line === undefined ? [] : readSynonyms(line);
  };
  const areSynonyms = (a: string, b: string): boolean => parseSynonyms(a).some(({ word }) => word === b);

  return {
    getCanonical: (word) => expandContraction(word).split(' ').map(getBase).join(' '),
    synonyms: parseSynonyms,
    opposites: (word) => findWordOrBase(opposites(), word)?.split(' ') ?? [],
    areSiblings: (a, b) => kinds().areSiblings(a, b) && !areSynonyms(a, b) && !areSynonyms(b, a),
    getFrequency: (word) =>
      stopWords.has(word) ? MAX_FREQUENCY : (findWordOrBase(frequencies(), getBase(word)) ?? 0),
    isStopWord: (word) => stopWords.has(word),
  };
}

/** Parses lines, each with the words of one frequency, the most common first. */
function readFrequencies(lines: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [at, line] of lines.entries())
    for (const word of line.split(' ')) frequencies.set(word, MAX_FREQUENCY - 1 - at);
  return frequencies;
}

function memoize<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The files in `data/`. The build copies them next to the program. `NOTICE.md` describes them. */
export type TableName =
  | 'everyday'
  | 'forms'
  | 'frequencies'
  | 'kind-members'
  | 'kind-names'
  | 'opposites'
  | 'spellings'
  | 'synonyms';

/** Returns a table's lines in ASCII. Throws if the file can't be read. */
export const readTable = (name: TableName): string[] =>
  readFileSync(path.join(import.meta.dirname, 'data', `${name}.txt`), 'latin1')
    .replace(/\n$/, '')
    .split('\n');

/** Parses lines with a base and its forms, such as `go goes went`. Returns the base of each form. */
export function readForms(lines: readonly string[]): Map<string, string> {
  const bases = new Map<string, string>();
  for (const line of lines) {
    const [base, ...forms] = line.split(' ');
    if (base !== undefined) for (const form of forms) bases.set(form, base);
  }
  return bases;
}

/** Returns the rest of each line by its first word. The rest is parsed only when it's needed. */
function readPartners(lines: readonly string[]): Map<string, string> {
  const partners = new Map<string, string>();
  for (const line of lines) {
    const end = line.indexOf(' ');
    partners.set(line.slice(0, end), line.slice(end + 1));
  }
  return partners;
}

/** Parses synonyms with their weights in tenths minus 1, such as `vacation7 leisure2`. */
export function readSynonyms(rest: string): Synonym[] {
  return rest.split(' ').map((one) => ({ word: one.slice(0, -1), weight: (Number(one.slice(-1)) + 1) / 10 }));
}

export interface Kinds {
  /**
   * Returns whether both are of the same kind and neither is a kind of the other (`dog` and `cat`, but not `dog` and
   * `animal`).
   */
  areSiblings(a: string, b: string): boolean;
}

/**
 * Parses the kinds. Each line of `names` has the names of one kind. Each line of `members` has a word and its
 * kinds, as line numbers of `names` in base 36.
 */
export function createKinds(names: readonly string[], members: readonly string[]): Kinds {
  const kinds = readPartners(members);
  const listKinds = (word: string): string[] => kinds.get(word)?.split(' ') ?? [];
  const isA = (word: string, kind: string): boolean =>
    listKinds(word).some((id) => names[Number.parseInt(id, 36)]?.split(' ').includes(kind));

  return {
    areSiblings(one, another) {
      const a = findBaseIn(kinds, one);
      const b = findBaseIn(kinds, another);
      const otherKinds = listKinds(b);
      return a !== b && listKinds(a).some((kind) => otherKinds.includes(kind)) && !isA(a, b) && !isA(b, a);
    },
  };
}

/** Regular English endings and the endings that they may replace, the most likely first. */
const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['es', ['e', '']],
  ['s', ['']],
  ['ied', ['y', 'ie']],
  ['ed', ['e', '']],
  ['ying', ['ie', 'y', 'ye']],
  ['ing', ['e', '']],
];
const DOUBLED_CONSONANT = /([bdfglmnprtvz])\1$/;
const MIN_BASE_LENGTH = 2;

/**
 * Returns possible bases of a regular form. Not all of them are words: `movies` → `movie`, `movy`; `planned`
 * → `planne`, `plann`, `plan`.
 */
export function listRegularBases(word: string): string[] {
  const [ending, bases] = ENDINGS.find(([one]) => word.endsWith(one)) ?? [];
  if (ending === undefined || bases === undefined || word.endsWith('ss')) return [];
  const stem = word.slice(0, -ending.length);
  const found = bases.map((base) => stem + base);
  if ((ending === 'ed' || ending === 'ing') && DOUBLED_CONSONANT.test(stem)) found.push(stem.slice(0, -1));
  return found.filter((base) => base.length >= MIN_BASE_LENGTH);
}

/** Returns a table's value for a word or, if there's none, for its base. */
function findWordOrBase<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  return table.get(word) ?? table.get(findBaseIn(table, word));
}

/** Returns the word or its base, whichever is in the table. If neither is, returns the word. */
function findBaseIn(table: ReadonlyMap<string, unknown>, word: string): string {
  return table.has(word) ? word : (listRegularBases(word).find((one) => table.has(one)) ?? word);
}

/** Contractions that the rules below don't cover. */
const IRREGULAR_CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["ain't", 'is not'],
  ["let's", 'let us'],
  ["y'all", 'you all'],
  ["o'clock", "o'clock"],
]);

/** Contractions that are also typed without the apostrophe, if that isn't another common word. */
const CONTRACTIONS_WITHOUT_APOSTROPHE: ReadonlyMap<string, string> = new Map(
  [
    "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't i'm i've isn't shouldn't wasn't weren't won't",
    "wouldn't that's there's they're they've what's where's who's you'd you'll you're you've",
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

/** Words after which `'s` means "is". After other words, it's a possessive. */
const WORDS_BEFORE_IS = new Set('it that there here he she what who where when why how'.split(' '));
const CONTRACTION_ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'m", 'am'],
];

/** Expands a contraction and drops a possessive: `what's` → `what is`, `dont` → `do not`, `dog's` → `dog`. */
function expandContraction(typed: string): string {
  const word = CONTRACTIONS_WITHOUT_APOSTROPHE.get(typed) ?? typed.replaceAll('’', "'");
  const special = IRREGULAR_CONTRACTIONS.get(word);
  if (special !== undefined) return special;
  if (!word.includes("'")) return word;
  for (const [ending, meaning] of CONTRACTION_ENDINGS)
    if (word.length > ending.length && word.endsWith(ending))
      return `${word.slice(0, -ending.length)} ${meaning}`;
  if (!word.endsWith("'s")) return word.length > 2 && word.endsWith("s'") ? word.slice(0, -1) : word;
  const stem = word.slice(0, -2);
  return WORDS_BEFORE_IS.has(stem) ? `${stem} is` : stem;
}

/**
 * English function words that are never a topic. Words of quantity, time, and place that can be a topic
 * (`first`, `never`, `home`) aren't included. `not` and `no` aren't included either, because they negate a
 * question.
 */
export const STOP_WORDS: readonly string[] = [
  // Articles and other determiners.
  'a an the this that these those such each every either neither both any some other another same own',
  // Pronouns.
  'i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself',
  'we us our ours ourselves they them their theirs themselves one ones oneself',
  'someone somebody something anyone anybody anything everyone everybody everything',
  // Question words.
  'what which who whom whose when where why how whatever whichever whoever whenever wherever however',
  // Auxiliaries.
  'be am is are was were been being do does did doing done have has had having',
  'can cannot could may might must shall should will would ought need dare used let',
  // Prepositions.
  'about above across after against along among around as at before behind below beneath beside besides between',
  'beyond by despite down during except for from in inside into like near of off on onto out outside over past per',
  'since than through throughout till to toward towards under until unto up upon via with within without',
  // Conjunctions.
  'and but or nor so yet if unless because although though while whereas whether',
  // Adverbs and particles that only connect or qualify.
  'also too very quite rather really just even still already only then there here thus hence therefore else ever',
  'please well much more most many few less least lot lots',
]
  .join(' ')
  .split(' ');
