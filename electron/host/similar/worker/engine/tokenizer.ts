/** A word, or a pair of characters in scripts without spaces between words. */
export interface Token {
  word: string;
  /** The position in UTF-16 code units. `end` is exclusive. */
  start: number;
  end: number;
  /** The 0-based numbers of the word's sentence and clause. Punctuation such as a comma ends a clause. */
  sentence: number;
  clause: number;
}

/**
 * Scripts without spaces between words, and Hangul, because its words include particles. Kana marks without a
 * script, such as the "ー" in "コーヒー", are listed because Script_Extensions would include Latin accents.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc\uff70\uff9e\uff9f]/u;

/** Matches a character with its marks. By category, the marks of half-width Katakana are letters. */
const WITH_MARKS = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*/gu;

/**
 * Matches a decade, a number with separators, a word with apostrophes, a pictogram, or the end of a sentence
 * or clause.
 */
const TOKEN_PATTERN =
  /(?<!\p{N})(?:\d{3}|[6-9])0(?:['’]?[sS]|er)(?![\p{L}\p{M}\p{N}])|(?<!\p{N})\p{N}+(?:[.,]\p{N}{3}){1,64}(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*|\p{So}|(?<![.?!…。？！؟])[.?!…。？！؟]+(?=\s|$|[。？！])|[\n;:,()،、，；：–—]| - /gu;

/** Contracted function words after an English word: "your mom's", "he'll", "she'd". */
const CONTRACTED_VERB = /(?<!\p{N})['’ʼ](?:s|ll|d)$/iu;

/** Returns the words in the text in order. Never throws. */
export function tokenize(text: string): Token[] {
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

/**
 * Adds each pair of adjacent characters, or a character that stands alone. Words between them in other
 * scripts are added as whole words.
 */
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

/**
 * Returns a word's compared form: lowercase, in NFKD, without accents and vowel signs, and with one form of
 * each Arabic letter.
 */
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

/** Returns the same form for equal text: folded, with single spaces, and without punctuation around it. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s¿¡]+/u, '')
    .replace(/(?<![\s.?!…。？！؟])[\s.?!…。？！؟]+$/u, '');
}
