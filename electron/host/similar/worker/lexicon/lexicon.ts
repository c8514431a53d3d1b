import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What is known of English words before any library is read: from WordNet and SCOWL, see `NOTICE.md`. Words are in
 * lower case and not stemmed; a word that it does not know simply has no synonyms, opposites or siblings.
 */
export interface Lexicon {
  /**
   * The form to compare by: contractions written out, possessives dropped, American spelling, irregular forms as their
   * base (`what's` → `what is`, `colours` → `colors`, `went` → `go`). Regular endings stay: they are for the stemmer.
   * The answer may hold a space. Asking again changes nothing.
   */
  canonical(word: string): string;
  /**
   * Words that mean much the same, nearest first; those of the base for plurals and regular forms of verbs. Give it
   * canonical words. Words of one stem (`decide`, `decided`) are left to the stemmer.
   */
  synonyms(word: string): readonly Synonym[];
  /** Words that mean the contrary (`best`: `worst`). One in place of the other makes a different question. */
  opposites(word: string): readonly string[];
  /**
   * Whether two words name different things of one kind (`dog` and `cat`, `book` and `film`). One in place of the other
   * makes a different question. Never true of synonyms, nor of a word and itself.
   */
  areSiblings(a: string, b: string): boolean;
  /** How common a word is in English: 7 for the words of grammar, 6 for the most common others, 1 for what any dictionary has, 0 for rare or unknown ones. */
  frequency(word: string): number;
  /** Whether it only joins other words and says nothing of what a text is about (`the`, `which`, `could`). */
  isStopWord(word: string): boolean;
}

export interface Synonym {
  word: string;
  /**
   * A tenth to 1: how likely both words, each met by chance in a text, stand for the same thing. For words that share a
   * sense, the Bhattacharyya coefficient of their senses: 1 if both have one and the same sense only, less where either
   * has others too. Words of related senses have less: one derived from the other (times 0.9), an adjective and one like
   * it, a thing and its kind where it makes up most of that kind.
   */
  weight: number;
}

/** Of the words of grammar; other words are less common. */
const MAX_FREQUENCY = 7;

/** Reads each table when it is first asked for, a line of it when its word is. Keep one for the life of the program. */
export function createLexicon(): Lexicon {
  const spellings = memoize(() => readForms(readTable('spellings')));
  const forms = memoize(() => readForms(readTable('forms')));
  const synonyms = memoize(() => readPartners(readTable('synonyms')));
  const opposites = memoize(() => readPartners(readTable('opposites')));
  const frequencies = memoize(() => readFrequencies(readTable('frequencies')));
  const kinds = memoize(() => createKinds(readTable('kind-names'), readTable('kind-members')));
  const stopWords = new Set(STOP_WORDS);
  const base = (word: string): string => {
    const american = spellings().get(word) ?? word;
    return forms().get(american) ?? american;
  };
  const synonymsOf = (word: string): readonly Synonym[] => {
    const line = findWordOrBase(synonyms(), word);
    return line === undefined ? [] : readSynonyms(line);
  };
  const areSynonyms = (a: string, b: string): boolean => synonymsOf(a).some(({ word }) => word === b);

  return {
    canonical: (word) => expandContraction(word).split(' ').map(base).join(' '),
    synonyms: synonymsOf,
    opposites: (word) => findWordOrBase(opposites(), word)?.split(' ') ?? [],
    areSiblings: (a, b) => kinds().areSiblings(a, b) && !areSynonyms(a, b) && !areSynonyms(b, a),
    frequency: (word) =>
      stopWords.has(word) ? MAX_FREQUENCY : (findWordOrBase(frequencies(), base(word)) ?? 0),
    isStopWord: (word) => stopWords.has(word),
  };
}

/** A line of words for each frequency, the most common first. */
function readFrequencies(lines: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [at, line] of lines.entries())
    for (const word of line.split(' ')) frequencies.set(word, MAX_FREQUENCY - 1 - at);
  return frequencies;
}

/** Calls once, then remembers. */
function memoize<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The files of `data/`, which the build copies next to the program; `NOTICE.md` describes them. */
export type TableName =
  | 'everyday'
  | 'forms'
  | 'frequencies'
  | 'kind-members'
  | 'kind-names'
  | 'opposites'
  | 'spellings'
  | 'synonyms';

/** Returns the lines of a table, all of them ASCII. Throws if the file can't be read. */
export const readTable = (name: TableName): string[] =>
  readFileSync(path.join(import.meta.dirname, 'data', `${name}.txt`), 'latin1')
    .replace(/\n$/, '')
    .split('\n');

/** Lines of a base and its other forms: `go goes went`. From each other form to its base. */
export function readForms(lines: readonly string[]): Map<string, string> {
  const bases = new Map<string, string>();
  for (const line of lines) {
    const [base, ...forms] = line.split(' ');
    if (base !== undefined) for (const form of forms) bases.set(form, base);
  }
  return bases;
}

/** Lines that start with a word. From each word to the rest of its line, to be parsed on request. */
function readPartners(lines: readonly string[]): Map<string, string> {
  const partners = new Map<string, string>();
  for (const line of lines) {
    const end = line.indexOf(' ');
    partners.set(line.slice(0, end), line.slice(end + 1));
  }
  return partners;
}

/** `vacation7 leisure2`: synonyms, each with a digit of weight (0 a tenth, 9 one). */
export function readSynonyms(rest: string): Synonym[] {
  return rest.split(' ').map((one) => ({ word: one.slice(0, -1), weight: (Number(one.slice(-1)) + 1) / 10 }));
}

/** Which things are of one kind. */
export interface Kinds {
  /** Whether both are of one kind and neither is a kind of the other (`dog` and `cat`; not `dog` and `animal`). */
  areSiblings(a: string, b: string): boolean;
}

/**
 * `names`: a line for each kind, the words that name it. `members`: a line for each word, then the kinds that it is of,
 * as line numbers of `names` in base 36.
 */
export function createKinds(names: readonly string[], members: readonly string[]): Kinds {
  const kinds = readPartners(members);
  const kindsOf = (word: string): string[] => kinds.get(word)?.split(' ') ?? [];
  const isA = (word: string, kind: string): boolean =>
    kindsOf(word).some((id) => names[Number.parseInt(id, 36)]?.split(' ').includes(kind));

  return {
    areSiblings(one, another) {
      const a = baseIn(kinds, one);
      const b = baseIn(kinds, another);
      const theirs = kindsOf(b);
      return a !== b && kindsOf(a).some((kind) => theirs.includes(kind)) && !isA(a, b) && !isA(b, a);
    },
  };
}

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
const DOUBLED_CONSONANT = /([bdfglmnprtvz])\1$/;
const MIN_BASE_LENGTH = 2;

/** What the word may be a regular form of: `movies` → `movie`, `movy`; `planned` → `planne`, `plann`, `plan`. Not every one is a word. */
export function regularBases(word: string): string[] {
  const [ending, bases] = ENDINGS.find(([one]) => word.endsWith(one)) ?? [];
  if (ending === undefined || bases === undefined || word.endsWith('ss')) return [];
  const stem = word.slice(0, -ending.length);
  const found = bases.map((base) => stem + base);
  if ((ending === 'ed' || ending === 'ing') && DOUBLED_CONSONANT.test(stem)) found.push(stem.slice(0, -1));
  return found.filter((base) => base.length >= MIN_BASE_LENGTH);
}

/** What a table says of the word, or else of what it is a regular form of. */
function findWordOrBase<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  return table.get(word) ?? table.get(baseIn(table, word));
}

/** The word if the table has it, or else what it is a regular form of; the word itself where neither is known. */
function baseIn(table: ReadonlyMap<string, unknown>, word: string): string {
  return table.has(word) ? word : (regularBases(word).find((one) => table.has(one)) ?? word);
}

/** Contractions and possessives of English, with the apostrophe or as people type them without. */

/** What does not follow from the rules below. */
const IRREGULAR_CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["ain't", 'is not'],
  ["let's", 'let us'],
  ["y'all", 'you all'],
  ["o'clock", "o'clock"],
]);

/** Typed without the apostrophe, and no other common word. */
const CONTRACTIONS_WITHOUT_APOSTROPHE: ReadonlyMap<string, string> = new Map(
  [
    "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't i'm i've isn't shouldn't wasn't weren't won't",
    "wouldn't that's there's they're they've what's where's who's you'd you'll you're you've",
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

/** `'s` means "is" after these; after other words it tells whose. */
const WORDS_BEFORE_IS = new Set('it that there here he she what who where when why how'.split(' '));
const CONTRACTION_ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'m", 'am'],
];

/** A word written out: `what's` → `what is`, `dont` → `do not`, `dog's` → `dog`. Others come back as they are. */
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
 * The words of English grammar: closed classes, listed in full rather than counted in any text. None says what a
 * question is about. Names of quantity, time and place that can be the topic (`first`, `never`, `home`) are left out,
 * and so are `not` and `no`: what they turn round is another question.
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
  // Adverbs and particles that only join or shade.
  'also too very quite rather really just even still already only then there here thus hence therefore else ever',
  'please well much more most many few less least lot lots',
]
  .join(' ')
  .split(' ');
