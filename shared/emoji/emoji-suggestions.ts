import { splitAnswerWords } from './common-answer-emoji.ts';
import { getWordName, isFlag } from './emoji-completion.ts';
import type { EmojiEntry } from './emoji-table.ts';

const STOP_WORDS = new Set(
  'a about all an and any are as at be but by can for from has have i if in is it its me my no not of off on one or other out over so some that the their them then there they this to too up us was we were what when which who why will with you your aber als am an auf aus bei bin bis das dass dem den der des die du ein eine einem einen einer es für hat ich ihr im in ist mein mit nach nicht noch nur oder sich sie sind um und uns von vor war was wenn wer wie wir zu zum zur'.split(
    ' ',
  ),
);

/**
 * Words that describe another word: "red wine" is about wine. They count only if no other word has an emoji.
 */
const QUALIFIERS = new Set(
  'red blue green yellow purple violet brown black white pink gray grey tiny small medium large big huge good bad better worse best great new old young hot cold warm more less many few first second third last next one two three early late high low left right free real favorite rot blau grün gelb lila braun schwarz weiß rosa grau klein groß gut schlecht neu alt heiß kalt warm mehr weniger viele wenige erste zweite früh spät'.split(
    ' ',
  ),
);

/** Articles and fillers that don't change an answer's meaning. */
const FILLERS = new Set('a an the well oh der die das ein eine einen na ach'.split(' '));

export interface EmojiSuggestion {
  /** The word or phrase that the emoji stand for. */
  word: string;
  emoji: { name: string; emoji: string }[];
}

/** The distance between an emoji and a word. Lower is better. */
const DISTANCE = { name: 0, singular: 0.5, meant: 1, keyword: 2, partOfName: 3 } as const;

/** Added to the distance of English words if the text is in another language: a German "Boot" is a boat. */
const FOREIGN_DISTANCE = 2.5;

interface RankedEmoji {
  readonly name: string;
  readonly emoji: string;
  readonly nearness: number;
}

/**
 * Returns up to `count` different emoji for the text, or null. `used` contains the emoji to omit, without
 * skin tones.
 */
export type SuggestEmoji = (
  text: string,
  count: number,
  used?: ReadonlySet<string>,
) => EmojiSuggestion | null;

/**
 * Creates a function that suggests emoji for text. Common answers ("Yes", "None of the above") have priority,
 * then a leading number up to 10, then phrases ("video games"), then the word that matches best by name,
 * meaning, keyword, or part of a name.
 */
export function createSuggestEmoji(
  entries: readonly EmojiEntry[],
  answers: ReadonlyMap<string, readonly string[]>,
): SuggestEmoji {
  const names = new Map(entries.map((entry) => [entry.emoji, getWordName(entry)]));
  const byWord = indexWords(entries, answers, names);
  const byPhrase = indexPhrases(entries, answers);

  const findCandidates = (words: readonly string[]): Candidates | null => {
    const answer = words.filter((word) => !FILLERS.has(word)).join(' ');
    const emoji = answers.get(words.join(' ')) ?? answers.get(answer);
    return emoji ? { word: answer, emoji } : null;
  };
  const findPhrase = (words: readonly string[]): Candidates | null => {
    for (let length = Math.min(words.length, MAX_PHRASE_WORDS); length > 1; length -= 1) {
      // The last phrase is usually the subject: "my favorite video games".
      for (let start = words.length - length; start >= 0; start -= 1) {
        const phrase = words.slice(start, start + length).join(' ');
        const emoji = listSingulars(phrase).flatMap((form) => byPhrase.get(form) ?? []);
        if (emoji.length > 0) return { word: phrase, emoji };
      }
    }
    return null;
  };
  const findBestWord = (words: readonly string[], used: ReadonlySet<string>): Candidates | null => {
    let best: { word: string; near: RankedEmoji[]; nearness: number } | null = null;
    for (const word of words) {
      if (word.length < MIN_WORD_LENGTH || STOP_WORDS.has(word)) continue;
      // The word as written wins over its possible singular: "ramen" isn't about rams.
      const near =
        listSingulars(word)
          .map((form) => (byWord.get(form) ?? []).filter(({ emoji }) => !used.has(emoji)))
          .find((found) => found.length > 0) ?? [];
      const nearness = near.reduce((best, one) => Math.min(best, one.nearness), Number.POSITIVE_INFINITY);
      if (near.length > 0 && (!best || nearness < best.nearness)) best = { word, near, nearness };
    }
    return best && { word: best.word, emoji: pickNearest(best.near) };
  };

  return (text, count, used = new Set()) => {
    const words = splitAnswerWords(text);
    const nouns = words.filter((word) => !QUALIFIERS.has(word));
    const found = [
      findCandidates(words),
      findLeadingNumber(text),
      findPhrase(words),
      findBestWord(nouns, used) ?? findBestWord(words, used),
    ];
    const emoji = new Map<string, string>();
    for (const candidates of found) {
      for (const one of candidates?.emoji ?? []) if (!used.has(one)) emoji.set(one, names.get(one) ?? '');
    }
    const word = found.find((one) => one !== null)?.word;
    if (word === undefined || emoji.size === 0) return null;
    return { word, emoji: [...emoji].slice(0, count).map(([one, name]) => ({ name, emoji: one })) };
  };
}

/** Emoji for a word or phrase, best first. */
interface Candidates {
  readonly word: string;
  readonly emoji: readonly string[];
}

const MAX_PHRASE_WORDS = 4;
const MIN_WORD_LENGTH = 3;

/**
 * Returns the keycap for a number up to 10 at the start of the text: "2", "5 or more", "3–5", but not "3D".
 */
function findLeadingNumber(text: string): Candidates | null {
  const number = /^\s*(10|\d)(?![\p{L}\p{N}.,:])/u.exec(text)?.[1];
  if (number === undefined) return null;
  return { word: number, emoji: [number === '10' ? '🔟' : `${number}\uFE0F\u20E3`] };
}

/** Maps phrases of several words to emoji: common answers and names such as `video_game`. */
function indexPhrases(
  entries: readonly EmojiEntry[],
  answers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>();
  for (const { emoji, names, localNames = [] } of entries) {
    for (const name of [...names, ...localNames]) {
      const phrase = splitAnswerWords(name.replaceAll('_', ' ')).join(' ');
      if (phrase.includes(' ') && !phrases.has(phrase)) phrases.set(phrase, [emoji]);
    }
  }
  for (const [phrase, emoji] of answers) if (phrase.includes(' ')) phrases.set(phrase, emoji);
  return phrases;
}

function indexWords(
  entries: readonly EmojiEntry[],
  answers: ReadonlyMap<string, readonly string[]>,
  firstNames: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly RankedEmoji[]> {
  const byWord = new Map<string, RankedEmoji[]>();
  const add = (word: string, near: RankedEmoji) => {
    const known = byWord.get(word);
    if (known) known.push(near);
    else byWord.set(word, [near]);
  };
  for (const [word, emoji] of answers) {
    for (const one of emoji)
      add(word, { name: firstNames.get(one) ?? '', emoji: one, nearness: DISTANCE.meant });
  }
  for (const { emoji, names, keywords, localNames = [], localKeywords } of entries) {
    const [usual = ''] = names;
    const addName = (name: string, called: string, extra: number) => {
      const parts = name.toLowerCase().split(/[_\-\s]+/);
      const nearness = extra + (parts.length === 1 ? DISTANCE.name : DISTANCE.partOfName);
      for (const part of new Set(parts))
        if (!isCode(part, emoji)) add(part, { name: called, emoji, nearness });
      if (parts.length > 1) return;
      for (const singular of listNameSingulars(name.toLowerCase()))
        add(singular, { name: called, emoji, nearness: extra + DISTANCE.singular });
    };
    const addKeyword = (keyword: string, nearness: number) => {
      if (!isCode(keyword, emoji)) add(keyword, { name: usual, emoji, nearness });
    };
    const foreign = localKeywords ? FOREIGN_DISTANCE : 0;
    for (const name of names) addName(name, name, foreign);
    for (const name of localNames) addName(name, usual, 0);
    for (const keyword of keywords.filter(isMeaningfulKeyword))
      addKeyword(keyword, DISTANCE.keyword + foreign);
    for (const keyword of localKeywords ?? []) addKeyword(keyword, DISTANCE.keyword);
  }
  return byWord;
}

/** Returns false for a sign's background color: 🆚 isn't about orange. */
const isMeaningfulKeyword = (_: string, at: number, keywords: readonly string[]): boolean =>
  !/^(square|circle)$/.test(keywords[at + 1] ?? '');

/** Returns true for country codes, because 🇳🇴 isn't about "no". */
const isCode = (part: string, emoji: string): boolean => part.length === 2 && isFlag(emoji);

/** Returns the word or phrase and its possible singular forms in English and German. */
function listSingulars(word: string): string[] {
  if (word.length < 4) return [word];
  const forms = [word];
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  else if (/(?:es|en|er)$/.test(word)) forms.push(word.slice(0, -2));
  if (/[en]$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

/**
 * Returns possible singular forms of an emoji's plural name in English and German. It removes fewer endings
 * than `listSingulars`, because a name such as `chicken` must not match "chick".
 */
function listNameSingulars(name: string): string[] {
  if (name.length < 5) return [];
  if (name.endsWith('ies')) return [`${name.slice(0, -3)}y`, name.slice(0, -1)];
  if (/(?:ch|sh|x)es$/.test(name)) return [name.slice(0, -2)];
  if (/[^isu]s$/.test(name) || /en$/.test(name)) return [name.slice(0, -1)];
  return [];
}

function pickNearest(near: readonly RankedEmoji[]): string[] {
  const order = near.toSorted((a, b) => a.nearness - b.nearness || a.name.length - b.name.length);
  return [...new Set(order.map(({ emoji }) => emoji))];
}
