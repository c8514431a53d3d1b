import type { WordForms } from './word-forms.ts';

/** A word of a text, or a pair of characters in scripts without spaces between words. */
export interface Token {
  /** The compared form. */
  word: string;
  /** Its position in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  /** The numbers of its sentence and its clause (between commas), from 0. */
  sentence: number;
  clause: number;
}

/**
 * Scripts without spaces between words, and Hangul, whose words include particles. The marks of Kana without a script, such as the "ー" of
 * "コーヒー", are listed, because Script_Extensions would include accents of Latin.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc\uff70\uff9e\uff9f]/u;

/** A character with its marks. The marks of half-width Katakana are letters by category. */
const WITH_MARKS = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*/gu;

/** A decade, a number with separators, a word with apostrophes, a pictogram, or the end of a sentence or a clause. */
const TOKEN_PATTERN =
  /(?<!\p{N})(?:\d{3}|[6-9])0(?:['’]?[sS]|er)(?![\p{L}\p{M}\p{N}])|\p{N}+(?:[.,]\p{N}{3})+(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’ʼ](?=\p{L}))*|\p{So}|[.?!…。？！؟]+(?=\s|$|[。？！])|[\n;:,()،、，；：–—]| - /gu;

/** Contracted function words after an English word: "your mom's", "he'll", "she'd". */
const CONTRACTED_VERB = /(?<!\p{N})['’ʼ](?:s|ll|d)$/iu;

/** Returns the words of a text in order. Never throws. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  for (const match of text.matchAll(TOKEN_PATTERN)) {
    const [piece] = match;
    if (/^[.?!…。？！؟\n]/.test(piece)) {
      sentence++;
      clause++;
    } else if (/^[;:,()،、，；：–— ]/.test(piece)) clause++;
    else addToken(tokens, piece, { start: match.index, sentence, clause });
  }
  return tokens;
}

function addToken(
  tokens: Token[],
  piece: string,
  at: { start: number; sentence: number; clause: number },
): void {
  if (UNSPACED.test(piece)) addCharacterPairs(tokens, piece, at);
  else {
    const word = foldWord(
      piece.replace(CONTRACTED_VERB, '').replace(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))/gu, ''),
    );
    if (word !== '') tokens.push({ ...at, word, end: at.start + piece.length });
  }
}

/** Adds each pair of adjacent characters, or a single character. Words of other scripts between them stay words. */
function addCharacterPairs(
  tokens: Token[],
  piece: string,
  at: { start: number; sentence: number; clause: number },
): void {
  const runs = piece.matchAll(new RegExp(`(?:${UNSPACED.source}\\p{M}*)+|[^]`, 'gu'));
  let other = '';
  const flush = (end: number) => {
    const word = foldWord(other);
    if (word !== '') tokens.push({ ...at, word, start: end - other.length, end });
    other = '';
  };
  for (const run of runs) {
    if (!UNSPACED.test(run[0])) {
      other += run[0];
      continue;
    }
    const start = at.start + run.index;
    flush(start);
    addPairsOfRun(tokens, run[0], { ...at, start });
  }
  flush(at.start + piece.length);
}

function addPairsOfRun(
  tokens: Token[],
  run: string,
  at: { start: number; sentence: number; clause: number },
): void {
  const characters = run.match(WITH_MARKS) ?? [run];
  let start = at.start;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (next !== undefined || characters.length === 1) {
      const pair = character + (next ?? '');
      tokens.push({ ...at, word: pair.normalize('NFKC'), start, end: start + pair.length });
    }
    start += character.length;
  }
}

/** Returns the compared form of a word: lower case, no accents and vowel signs, NFKD, one form of each Arabic letter. */
export function foldWord(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ]+/gu, '');
  return /\p{Script=Arabic}/u.test(folded)
    ? folded.replace(/[ىی]/g, 'ي').replace(/ة/g, 'ه').replace(/ک/g, 'ك')
    : folded;
}

/** Returns the form by which whole texts are the same: folded, with single spaces, without punctuation around it. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s¿¡]+|[\s.?!…。？！؟]+$/gu, '');
}

export interface TitleWord extends Token {
  /** Function words, and words of clauses without a topic. */
  isStopWord: boolean;
}

/**
 * Phrases that ask for an answer to a question, but don't change the question: "Yes or no?" and "Why or why not?" anywhere after it,
 * "Thoughts on" before it. They aren't compared.
 */
const FRAME_PATTERN = new RegExp(
  [
    String.raw`^\s*(?:(?:what(?:'s| is| are) )?(?:your |any )?(?:thoughts|opinions?|take|views?)(?: (?:on|about|of)\b|:)|(?:unpopular opinion|hot take|be honest|yes or no|yay or nay)\s*[:,–—-])`,
    String.raw`(?:^|[\s,;:.?!(–—/-])(?:and |if (?:so|not|yes|no),? )?(?:yes or no|yay or nay|yea or nay|yes\s?\/\s?no|why or why not|why\s?\/\s?why not|why not|or not|or no|or nah|agree or disagree|true or false|and why|thoughts|ja oder nein|oder nicht|oder nein|warum oder warum nicht|warum nicht|und warum)(?=\s*[.?!)]*\s*$|\s*[?!.]+\s)`,
    String.raw`(?<=[.?!])\s+(?:why|warum|how so|please explain|explain)(?=\s*[.?!]*\s*$|\s*[?!.]+\s)`,
  ].join('|'),
  'giu',
);

/** Returns the start and end (exclusive) of each such phrase of a title. */
function framesOf(title: string): [start: number, end: number][] {
  const plain = title.replace(/[‘’ʼ]/g, "'");
  return Array.from(plain.matchAll(FRAME_PATTERN), ({ index, 0: { length } }) => [index, index + length]);
}

/** Parses a title. In a clause without a topic next to one with a topic ("…, which would you choose?"), all words are stop words. */
export function parseTitle(title: string, forms: WordForms): TitleWord[] {
  const all = tokensOf(title);
  const frames = all.length > 0 ? framesOf(title) : [];
  const asked = all.filter(({ start }) => !frames.some(([from, to]) => start >= from && start < to));
  const tokens = asked.some(({ word }) => forms.classOf(word) === 'content') ? asked : all;
  const classes = tokens.map(({ word }) => forms.classOf(word));
  const withTopic = new Set<number>();
  for (const [index, { clause }] of tokens.entries()) if (classes[index] === 'content') withTopic.add(clause);
  return tokens.map((token, index) => ({
    ...token,
    isStopWord: classes[index] === 'function' || (withTopic.size > 0 && !withTopic.has(token.clause)),
  }));
}

/**
 * Returns the number of words up to the end of the main question: the first sentence that ends with a question mark and has a topic.
 * Later sentences ask for details. All words if there is no such sentence.
 */
export function mainQuestionLength(title: string, words: readonly TitleWord[]): number {
  for (const { index } of title.matchAll(/[?？؟]+(?=\s|$|[？])/gu)) {
    const length = words.findLastIndex(({ end }) => end <= index) + 1;
    const sentence = words[length - 1]?.sentence;
    if (words.slice(0, length).some((word) => word.sentence === sentence && !word.isStopWord)) return length;
  }
  return words.length;
}

/** Returns where the main question of a title is, without phrases around it: the part that is embedded. */
export function embeddedRange(title: string, words: readonly TitleWord[]): { start: number; end: number } {
  const start = words[0]?.start ?? 0;
  const end = words[mainQuestionLength(title, words) - 1]?.end ?? title.length;
  const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
  return {
    start: hasWords(title.slice(0, start)) ? start : 0,
    end: hasWords(title.slice(end)) ? end : title.length,
  };
}

/** Whether a title has a topic: "Pick one" leaves it to the options. */
export const hasTopic = (words: readonly { word: string }[], forms: WordForms): boolean =>
  words.some(({ word }) => forms.classOf(word) === 'content');

/** Shorter titles have no useful embedding. */
const MIN_EMBEDDABLE_WORDS = 3;

/** Whether a title is compared by its embedding: it isn't too short, and the lexicon has most of its words. */
export function isEmbeddable(words: readonly { word: string }[], forms: WordForms): boolean {
  if (words.length < MIN_EMBEDDABLE_WORDS) return false;
  // A contraction has several words, of which the first one decides.
  const isKnown = (word: string): boolean => forms.frequency(forms.canonical(word).split(' ')[0] ?? word) > 0;
  return words.filter(({ word }) => isKnown(word)).length * 2 > words.length;
}
