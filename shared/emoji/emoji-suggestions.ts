import { completeEmoji, type EmojiMatch, type EmojiSources } from './emoji-completion.ts';
import type { EmojiEntry } from './emoji-table.ts';

const STOP_WORDS = new Set(
  'a about all an and any are as at be but by can for from has have i if in is it its me my no not of off on one or other out over so some that the their them then there they this to too up us was we were what when which who why will with you your'.split(
    ' ',
  ),
);

/** Common topics of questions for which names and keywords give no emoji, or a wrong one. */
const EMOJI_BY_TOPIC = new Map([
  ['🌸', 'spring'],
  ['☀️', 'summer'],
  ['🍂', 'autumn'],
  ['❄️', 'winter'],
  ['👍', 'yes'],
  ['👎', 'no'],
  ['🤷', 'maybe'],
  ['💧', 'water'],
  ['🧃', 'juice'],
  ['🎵', 'music'],
  ['😴', 'sleep'],
]);

/** Words that count only if the text has no others. */
const NO = /^[^\p{L}\p{N}]*no[^\p{L}\p{N}]*$/iu;

/** Suggested emoji for the most significant word of a text. */
export interface Suggestion {
  word: string;
  emoji: { name: string; emoji: string }[];
}

/** The distance between an emoji and a word: the lower, the better. */
const DISTANCE = { name: 0, meant: 1, keyword: 2, partOfName: 3 } as const;

interface RankedEmoji {
  readonly name: string;
  readonly emoji: string;
  readonly nearness: number;
}

/** Returns up to `count` different emoji for a text, or null. */
export type SuggestEmoji = (text: string, count: number) => Suggestion | null;

/**
 * Suggests emoji for texts, by name, meaning, keyword, or part of a name, in this order. If several words match
 * equally, the first one counts, and shorter names win.
 */
function createSuggestEmoji(entries: readonly EmojiEntry[]): SuggestEmoji {
  const byWord = indexOf(entries);
  return (text, count) => {
    const words = NO.test(text)
      ? ['no']
      : (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
    let best: { word: string; near: RankedEmoji[]; nearness: number } | null = null;
    for (const word of words) {
      const near = singulars(word).flatMap((form) => byWord.get(form) ?? []);
      const nearness = Math.min(...near.map((one) => one.nearness));
      if (near.length > 0 && (!best || nearness < best.nearness)) best = { word, near, nearness };
    }
    return best && { word: best.word, emoji: nearestOf(best.near, count) };
  };
}

function indexOf(entries: readonly EmojiEntry[]): ReadonlyMap<string, readonly RankedEmoji[]> {
  const byWord = new Map<string, RankedEmoji[]>();
  const add = (word: string, near: RankedEmoji) => {
    const known = byWord.get(word);
    if (known) known.push(near);
    else byWord.set(word, [near]);
  };
  for (const { emoji, names, keywords } of entries) {
    for (const name of names) {
      const parts = name.toLowerCase().split(/[_\-\s]+/);
      const nearness = parts.length === 1 ? DISTANCE.name : DISTANCE.partOfName;
      for (const part of new Set(parts)) if (!isCode(part, emoji)) add(part, { name, emoji, nearness });
    }
    const [name = ''] = names;
    const meant = EMOJI_BY_TOPIC.get(emoji);
    if (meant !== undefined) add(meant, { name, emoji, nearness: DISTANCE.meant });
    for (const keyword of keywords.filter(isMeaningfulKeyword))
      if (!isCode(keyword, emoji)) add(keyword, { name, emoji, nearness: DISTANCE.keyword });
  }
  return byWord;
}

/** Not the color of a sign's background: 🆚 isn't about orange. */
const isMeaningfulKeyword = (_: string, at: number, keywords: readonly string[]): boolean =>
  !/^(square|circle)$/.test(keywords[at + 1] ?? '');

/** A country code isn't a word: 🇳🇴 isn't about "no". */
const isCode = (part: string, emoji: string): boolean => part.length === 2 && /^\p{RI}/u.test(emoji);

/** The word and its possible singular forms. */
function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

function nearestOf(near: readonly RankedEmoji[], count: number): Suggestion['emoji'] {
  const order = near.toSorted((a, b) => a.nearness - b.nearness || a.name.length - b.name.length);
  const different = new Map<string, { name: string; emoji: string }>();
  for (const { name, emoji } of order) if (!different.has(emoji)) different.set(emoji, { name, emoji });
  return [...different.values()].slice(0, count);
}

/** Finds emoji while writing. */
export interface EmojiFinder {
  /** See `completeEmoji`. */
  match(typed: string, count: number, shelf: Omit<EmojiSources, 'entries'>): EmojiMatch[];
  /** See `createSuggestEmoji`. */
  suggest: SuggestEmoji;
}

export const createEmojiFinder = (entries: readonly EmojiEntry[]): EmojiFinder => ({
  match: (typed, count, shelf) => completeEmoji(typed, count, { ...shelf, entries }),
  suggest: createSuggestEmoji(entries),
});
