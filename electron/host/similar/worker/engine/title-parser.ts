import { type Token, tokenize } from './tokenizer.ts';
import type { WordForms } from './word-forms.ts';

export interface TitleWord extends Token {
  /** Whether the word is a function word or in a clause without a topic. */
  isStopWord: boolean;
}

/**
 * Matches phrases that ask for an answer without changing the question, such as "Thoughts on" before the
 * question, and "Yes or no?" or "Why or why not?" after it. These phrases aren't compared.
 */
const FRAME_PATTERN = new RegExp(
  [
    String.raw`^\s*(?:(?:what(?:'s| is| are) )?(?:your |any )?(?:thoughts|opinions?|take|views?)(?: (?:on|about|of)\b|:)|(?:unpopular opinion|hot take|be honest|yes or no|yay or nay)\s*[:,–—-])`,
    String.raw`(?:^|[\s,;:.?!(–—/-])(?:and |if (?:so|not|yes|no),? )?(?:yes or no|yay or nay|yea or nay|yes\s?\/\s?no|why or why not|why\s?\/\s?why not|why not|or not|or no|or nah|agree or disagree|true or false|and why|thoughts|ja oder nein|oder nicht|oder nein|warum oder warum nicht|warum nicht|und warum)(?=\s*(?:[.?!)]+\s*)?$|\s*[?!.]+\s)`,
    String.raw`(?<=[.?!])\s+(?:why|warum|how so|please explain|explain)(?=\s*(?:[.?!]+\s*)?$|\s*[?!.]+\s)`,
  ].join('|'),
  'giu',
);

/** Returns the start and end (exclusive) of each phrase in a title that `FRAME_PATTERN` matches. */
function findFrames(title: string): [start: number, end: number][] {
  const plain = title.replace(/[‘’ʼ]/g, "'");
  return Array.from(plain.matchAll(FRAME_PATTERN), ({ index, 0: { length } }) => [index, index + length]);
}

/**
 * Parses a title. In a clause without a topic next to one with a topic ("…, which would you choose?"), all
 * words are stop words.
 */
export function parseTitle(title: string, forms: WordForms): TitleWord[] {
  const all = tokenize(title);
  const frames = all.length > 0 ? findFrames(title) : [];
  const asked = all.filter(({ start }) => !frames.some(([from, to]) => start >= from && start < to));
  const tokens = asked.some(({ word }) => forms.getClass(word) === 'content') ? asked : all;
  const classes = tokens.map(({ word }) => forms.getClass(word));
  const withTopic = new Set<number>();
  for (const [index, { clause }] of tokens.entries()) if (classes[index] === 'content') withTopic.add(clause);
  return tokens.map((token, index) => ({
    ...token,
    isStopWord: classes[index] === 'function' || (withTopic.size > 0 && !withTopic.has(token.clause)),
  }));
}

/**
 * Returns the number of words up to the end of the main question: the first sentence that ends with a
 * question mark and has a topic. Later sentences ask for details. Without such a sentence, returns the number
 * of all words.
 */
export function countMainQuestionWords(title: string, words: readonly TitleWord[]): number {
  for (const { index } of title.matchAll(/(?<![?？؟])[?？؟]+(?=\s|$|[？])/gu)) {
    const length = words.findLastIndex(({ end }) => end <= index) + 1;
    const sentence = words[length - 1]?.sentence;
    if (words.slice(0, length).some((word) => word.sentence === sentence && !word.isStopWord)) return length;
  }
  return words.length;
}

/** Returns the range of a title's main question without the phrases around it. This part is embedded. */
export function findEmbeddedRange(
  title: string,
  words: readonly TitleWord[],
): { start: number; end: number } {
  const start = words[0]?.start ?? 0;
  const end = words[countMainQuestionWords(title, words) - 1]?.end ?? title.length;
  const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
  return {
    start: hasWords(title.slice(0, start)) ? start : 0,
    end: hasWords(title.slice(end)) ? end : title.length,
  };
}

/** Returns whether a title has a topic. The topic of "Pick one" is only in the options. */
export const hasTopic = (words: readonly { word: string }[], forms: WordForms): boolean =>
  words.some(({ word }) => forms.getClass(word) === 'content');

/** The minimum number of words for a useful embedding. */
const MIN_EMBEDDABLE_WORDS = 3;

/**
 * Returns whether a title is compared by its embedding: it isn't too short, and the lexicon has most of its words.
 */
export function isEmbeddable(words: readonly { word: string }[], forms: WordForms): boolean {
  if (words.length < MIN_EMBEDDABLE_WORDS) return false;
  // A contraction can stand for several words. Only the first word is checked.
  const isKnown = (word: string): boolean => forms.frequency(forms.canonical(word).split(' ')[0] ?? word) > 0;
  return words.filter(({ word }) => isKnown(word)).length * 2 > words.length;
}
