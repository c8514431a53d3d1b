import { type Lexicon, readTable } from '../lexicon/lexicon.ts';
import type { Part, Tuning } from './score-tuning.ts';
import { stemWord } from './stemmer.ts';

/** Data derived from the lexicon. Consecutive engines share it. */
export interface WordData {
  readonly forms: WordForms;
  /** Returns the groups of everyday synonyms. The key is a stem, and the value has the stems of its group. */
  readonly getSynonymGroups: () => ReadonlyMap<string, readonly string[]>;
}

/** Returns word data that reads the lexicon only when it's needed. */
export function createWordData(lexicon: Lexicon): WordData {
  const forms = createWordForms(lexicon);
  let groups: ReadonlyMap<string, readonly string[]> | null = null;
  return {
    forms,
    getSynonymGroups() {
      groups ??= readSynonymGroups(forms);
      return groups;
    },
  };
}

function readSynonymGroups(forms: WordForms): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of readTable('everyday')) {
    const stems = line.split(' ').map(forms.stem);
    for (const stem of stems) groups.set(stem, [...(groups.get(stem) ?? []), ...stems]);
  }
  return groups;
}

/** The relevance of a word to a question's topic, in any library. */
export type WordClass = 'function' | 'light' | 'content';

/** Properties of words that don't depend on the library. */
export interface WordForms {
  /** Returns the stem that all forms and spellings of a word share. */
  stem(word: string): string;
  /** Returns the spelling by which a word's letters are compared, with regular endings. */
  canonical(word: string): string;
  getClass(word: string): WordClass;
  /** Returns how common a word is in English, from 0 (rare or unknown) to 7. */
  frequency(word: string): number;
}

interface WordEntry {
  stem: string;
  canonical: string;
  wordClass: WordClass;
  frequency: number;
}

/**
 * Returns `one` if both strings are equal, and otherwise `other`. Only one of two equal strings then remains
 * in memory.
 */
const internString = (one: string, other: string): string => (one === other ? one : other);

/** The maximum number of cached words. A full cache is cleared. */
const MAX_CACHED_WORDS = 50_000;

/** Words that end like a superlative but aren't superlatives. */
const NON_SUPERLATIVES: ReadonlySet<string> = new Set(
  'disinterest divest earnest ernest forest honest interest modest molest priest'.split(' '),
);

/** Returns word forms that cache the lexicon's results. */
export function createWordForms(lexicon: Lexicon): WordForms {
  const known = new Map<string, WordEntry>();
  /** Returns `scary` for `scariest` if the lexicon has the word without its ending. */
  const stripSuperlative = (word: string): string => {
    if (!word.endsWith('est') || word.length < 6 || NON_SUPERLATIVES.has(word)) return word;
    const root = word.slice(0, -3);
    const roots = new Set([root.replace(/i$/, 'y'), `${root}e`, root.replace(/([^aeiou])\1$/, '$1')]);
    // "Cut" would have "cuttest", and "tens" isn't an adjective.
    if (/^[^aeiou]*[aeiou][^aeiouwxy]$|[^s]s$/.test(root)) roots.delete(root);
    // Function words have no superlative: "Everest".
    return [...roots].find((one) => lexicon.getFrequency(one) > 0 && !FUNCTION_WORDS.has(one)) ?? word;
  };
  const stem = (word: string): string => {
    if (FUNCTION_WORDS.has(word)) return word;
    const [base = word] = stripSuperlative(lexicon.getCanonical(toDigits(word))).split(' ');
    if (FUNCTION_WORDS.has(base)) return base;
    const stemmed = stemWord(base);
    // "Use", "illness", and "herring" aren't "us", "ill", and "her".
    return FUNCTION_WORDS.has(stemmed) ? `${stemmed}~` : stemmed;
  };
  // The set is created on demand because it reads the lexicon's tables.
  let lightStems: ReadonlySet<string> | null = null;
  const isLight = (stemmed: string): boolean => {
    lightStems ??= new Set(Array.from(LIGHT_WORDS, stem));
    return lightStems.has(stemmed);
  };
  const of = (word: string): WordEntry => {
    const there = known.get(word);
    if (there) return there;
    const stemmed = internString(word, stem(word));
    const isFunction = FUNCTION_WORDS.has(stemmed) || FOREIGN_FUNCTION_WORDS.has(word);
    const wordClass = isFunction ? 'function' : isLight(stemmed) ? 'light' : 'content';
    const made: WordEntry = {
      stem: stemmed,
      canonical: internString(word, lexicon.getCanonical(word)),
      wordClass,
      frequency: lexicon.getFrequency(word),
    };
    if (known.size >= MAX_CACHED_WORDS) known.clear();
    known.set(word, made);
    return made;
  };
  return {
    stem: (word) => of(word).stem,
    canonical: (word) => of(word).canonical,
    getClass: (word) => of(word).wordClass,
    frequency: (word) => of(word).frequency,
  };
}

export interface Thesaurus {
  /** Returns a word's synonyms, or an empty array for a function word. `match` is from 0 to 1. */
  findSynonyms(word: string): readonly SynonymMatch[];
}

interface SynonymMatch {
  stem: string;
  match: number;
}

/** The maximum number of words whose synonyms are cached. A full cache is cleared. */
const MAX_CACHED_SYNONYMS = 20_000;

export interface EngineOptions {
  lexicon: Lexicon;
  words: WordData;
  tuning: Tuning;
  isUsing(part: Part): boolean;
}

/** Combines the lexicon's synonyms with synonyms in everyday questions. */
export function createThesaurus({ lexicon, words, tuning, isUsing }: EngineOptions): Thesaurus {
  const { forms } = words;
  const findEverydaySynonyms = (stem: string) =>
    isUsing('everyday') ? (words.getSynonymGroups().get(stem) ?? []) : [];
  const known = new Map<string, readonly SynonymMatch[]>();
  const find = (word: string): readonly SynonymMatch[] => {
    if (!isUsing('synonyms') || forms.getClass(word) === 'function') return [];
    const own = forms.stem(word);
    const matches = new Map<string, number>();
    const add = (stem: string, weight: number) => {
      const match = tuning.synonym * weight ** tuning.synonymExponent;
      if (stem !== own && match > (matches.get(stem) ?? 0)) matches.set(stem, match);
    };
    for (const { word: other, weight } of lexicon.synonyms(lexicon.getCanonical(word)))
      add(forms.stem(other), weight);
    for (const stem of findEverydaySynonyms(own)) add(stem, tuning.everydaySynonym);
    return Array.from(matches, ([stem, match]) => ({ stem, match }));
  };
  return {
    findSynonyms(word) {
      const there = known.get(word);
      if (there) return there;
      const found = find(word);
      if (known.size >= MAX_CACHED_SYNONYMS) known.clear();
      known.set(word, found);
      return found;
    },
  };
}

const NUMBERS: ReadonlyMap<string, string> = new Map(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);
const TENS: readonly string[] = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Earlier decades are omitted because they're also ages. */
const DECADES: readonly string[] = 'sixties seventies eighties nineties'.split(' ');

/**
 * Returns the digits for an English number from two to twenty, for a multiple of ten below a hundred, or for
 * a decade of the 20th century. Returns other words unchanged. "1990s", "90er", and "nineties" become `90s`.
 * "30s" and "1930s" differ because "30s" is usually an age.
 */
export function toDigits(word: string): string {
  const tens = TENS.indexOf(word);
  if (tens >= 0) return String((tens + 3) * 10);
  const decade = DECADES.indexOf(word);
  if (decade >= 0) return `${(decade + 6) * 10}s`;
  return NUMBERS.get(word) ?? word.replace(/^(?:19)?([6-9]0)(?:s|er)$/, '$1s');
}

const DECADE_ENDING = /(?:s|er)$/;

/** Returns whether two words are different numbers. "60" and "60s" are the same. */
export const areDifferentNumbers = (one: string, other: string): boolean =>
  isNumber(one) && isNumber(other) && one.replace(DECADE_ENDING, '') !== other.replace(DECADE_ENDING, '');

/** Returns whether a word is a number or a decade, in the digits of any script. */
export const isNumber = (word: string): boolean => /^\p{N}+(?:s|er)?$/u.test(word);

const NEGATIONS: ReadonlySet<string> = new Set(
  'no not never neither nor none nobody nothing without cannot'.split(' '),
);
/** Matches `dont` and `wouldnt` because folding removes apostrophes. */
const NEGATED_CONTRACTION =
  /^(?:are|ca|could|did|does|do|had|has|have|is|might|must|need|should|was|were|wo|would)nt$/;

/** Returns whether a folded English word negates a sentence. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word) || NEGATED_CONTRACTION.test(word);

/**
 * Function words of other languages, folded (see `foldWord`). Words with another meaning in English (`die`,
 * `war`, `son`, `era`) are omitted unless they're very common in their language (`van` in Dutch, `fur` in
 * German, `pour` and `comment` in French).
 */
const FOREIGN_FUNCTION_WORD_LIST =
  // German
  'der das den dem des ein eine einen einem einer eines und oder aber wenn dann ist sind warst waren bist sein dein deine ' +
  'deinen deinem deiner du dir dich ich mir mich wir ihr sie er es was wer wie wo wann warum welche welcher welches welchen ' +
  'fur mit von zu zum zur im auf bei nach aus als gerne gern lieber wurdest wurde hast haben hatte hattest kannst konntest ' +
  'mochtest magst je jemals nicht kein keine ' +
  // French
  'le la les un une des du de et ou mais si ton ta tes votre vos vous tu je il elle nous on que qui quoi quel quelle quels ' +
  'quelles comment pourquoi quand combien est es etait avez avais pour avec dans sur par au aux en plus prefere preferee ' +
  'preferes preferees jamais ne pas ce cette serait voudrais pourrais aimes aimerais ' +
  // Spanish, Portuguese, Italian
  'el los las una unos unas y o pero tu tus su sus te ti que quien cual cuales como cuando donde cuanto cuantas por para con ' +
  'del al se lo es eres fue seria has alguna vez favorito favorita favoritos favoritas preferido preferida qual quais ' +
  'voce sua seu seus quem onde quando uma um e os da das dos na nas mais il lo gli che chi quale quali come dove perche tuo ' +
  'tua tuoi tue sei hai della dello nel nella piu preferito preferita ' +
  // Dutch
  'het een en van je jij jouw wat wie waar wanneer waarom welke zou zijn heb hebt met voor op aan ' +
  // Russian, Ukrainian
  'и или но а в во на с со у к ко по за из от до для о об бы же ли не ни что кто как где когда почему какои какая какое ' +
  'какие какую каким каких сколько ты тебя тебе тобои твои твоя твое твоего твоеи твою мои я вы вас вам ваш ваша он она это ' +
  'этот был была было есть если то самыи самая самое саму любимыи любимая любимое любимые і або але та в у з із зі що хто як ' +
  'де коли чому якии яка яке які яку скільки ти тебе тобі твіи твоє твоі ти ви ваш це був була було є якщо улюблении ' +
  'улюблена улюблене наиулюбленіша наи ' +
  // Arabic
  'ما ماذا من متى اين كيف لماذا كم هل هو هي انت انا الي علي في عن مع او ام ان اذا لو كنت كان كانت الذي التي اي هذا هذه كل ' +
  'المفضل المفضله مفضل مفضله تحب تريد لك';

const parseWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const FOREIGN_FUNCTION_WORDS: ReadonlySet<string> = parseWordSet(FOREIGN_FUNCTION_WORD_LIST);

/** English function words, such as "one" in "the one that you like". */
const FUNCTION_WORDS: ReadonlySet<string> = parseWordSet(
  'a about all also am an and any are aren as at be been being but by can cannot cant could couldnt couldve did didnt do ' +
    'does doesnt doing dont done each either else em et etc for from had hadnt has hasnt have havent having he her hers him ' +
    'himself his how however hows i id if ill im in into is isnt it itd itll its itself ive just let lets ll may me might ' +
    'mine my myself neither no nor not of off on one ones or other others our ours out own owned owning owns per please ' +
    'quite rather re really s shall she should shouldnt so some such than that thats the their theirs them themselves then ' +
    'there these they theyd theyll theyre theyve this those though thru till to too u up upon us ve very via was wasnt we ' +
    'were werent weve what whatever whats whatve when whenever where wheres whether which whichever while who whoever whom ' +
    'whos whose why will with within wont would wouldnt yes yet you youd youll your youre yours yourself youve ya ever',
);

/**
 * English words that are common in questions but seldom their topic ("your favorite thing you would choose").
 */
const LIGHT_WORDS: ReadonlySet<string> = parseWordSet(
  'ask answer anything anyone best better big biggest bring choose come consider describe elaborate enjoy example ' +
    'everyone everything explain favorite favourite feel find first get give go going good got great had hear imagine important ' +
    'interesting keep kind know last like likely list look lot made make making many mean memorable more most much must name ' +
    'need new only opinion people person pick prefer question reason say see select share show someone something ' +
    'sort story suppose take talk tell thing things think thought thoughts try type use used want way well ' +
    'wish happen happened right now give given chance possible able least day time life world',
);
