import { foldWord } from './fold.ts';

/** A word of a text, or a pair of characters where words are written without blanks between them. */
export interface Token {
  /** As it is compared. */
  word: string;
  /** Where it stands, in UTF-16 units; `end` excluded. */
  start: number;
  end: number;
  /** Number of the sentence, and of the clause (parts between commas), from 0. */
  sentence: number;
  clause: number;
}

/**
 * Scripts written without blanks between words, and Hangul, whose words carry their grammar with them; with the marks of Kana that
 * Unicode counts to no script, such as the «ー» of «コーヒー». (Script_Extensions would have them, and with them accents of Latin.)
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc\uff70\uff9e\uff9f]/u;

/** A character with its marks. Those of half-width Katakana are letters by their category. */
const WITH_MARKS = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*/gu;

/** A decade; a number with its separators; a word with its apostrophes; a pictogram; the end of a sentence; of a clause. */
const PIECES =
  /(?<!\p{N})(?:\d{3}|[6-9])0(?:['’]?[sS]|er)(?![\p{L}\p{M}\p{N}])|\p{N}+(?:[.,]\p{N}{3})+(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’ʼ](?=\p{L}))*|\p{So}|[.?!…。？！؟]+(?=\s|$|[。？！])|[\n;:,()،、，；：–—]| - /gu;

/** What would make other words of English ones: «your mom's», «he'll», «she'd». It is a word of grammar each time. */
const SHORT_VERB = /(?<!\p{N})['’ʼ](?:s|ll|d)$/iu;

/** The words of a text in their order. Never throws, whatever the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    if (/^[.?!…。？！؟\n]/.test(piece)) {
      sentence++;
      clause++;
    } else if (/^[;:,()،、，；：–— ]/.test(piece)) clause++;
    else addPiece(tokens, piece, { start: match.index, sentence, clause });
  }
  return tokens;
}

function addPiece(
  tokens: Token[],
  piece: string,
  at: { start: number; sentence: number; clause: number },
): void {
  if (UNSPACED.test(piece)) addPairs(tokens, piece, at);
  else {
    const word = foldWord(piece.replace(SHORT_VERB, '').replace(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))/gu, ''));
    if (word !== '') tokens.push({ ...at, word, end: at.start + piece.length });
  }
}

/** Pairs of neighbouring characters; a lone one stands for itself. Other scripts in between stay words. */
function addPairs(
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
    addRun(tokens, run[0], { ...at, start });
  }
  flush(at.start + piece.length);
}

function addRun(tokens: Token[], run: string, at: { start: number; sentence: number; clause: number }): void {
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
