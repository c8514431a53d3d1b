import type { CustomEmoji } from './custom-emoji.ts';
import type { EmojiEntry } from './emoji-table.ts';
import { withSkinTone } from './skin-tone.ts';

/** A matching emoji with the name to show. */
export interface EmojiMatch {
  readonly name: string;
  /** The emoji to insert: a literal, or `:name:` for a custom emoji. */
  readonly emoji: string;
  /** A custom emoji's image, or null for a literal. */
  readonly url: string | null;
}

export interface EmojiSources {
  readonly entries: readonly EmojiEntry[];
  readonly answers: ReadonlyMap<string, readonly string[]>;
  readonly custom: readonly CustomEmoji[];
  /** Recently used emoji, newest first. */
  readonly recent: readonly string[];
  readonly tone: number;
}

/** Ranks of matches. Lower is better. */
const MATCH_RANK = {
  name: 0,
  answer: 1,
  beginning: 2,
  word: 3,
  keyword: 4,
  keywordBeginning: 5,
  within: 6,
} as const;
const NO_MATCH_RANK = 9;

/**
 * The most used emoji, based on the Unicode Consortium's published frequencies and our own judgment, most
 * used first.
 */
const FREQUENT =
  '😂 ❤️ 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 ☺️ 🤦 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 😔 💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞 🎈 💙 😃 😡 💐 😜 🙈 🤞 😄 🤤 🙌 🤪 😀 💋 💀 👇 💔 😌 💓 🤩 🙃 😬 😱 😴 🤭 😐 🌞 😒 😇 🌸 😈 🎶 ✌️ 🎊 🥵 😞 💚 ☀️ 🖤 💰 😚 👑 🎁 💥 🙋 😑 🥴 👈 💩 ✅ 🐶 🐱 ☕ 🍕 👎 ❌ ⭐ 🎮 📚 🎵 🎧 ⚽ 🚗 ✈️ 🏠 🌙 🌈 🍺 🍷 🍔 🍎 🍰 🐕 🐈 📱 💻 🎬'.split(
    ' ',
  );

/** Shorter input occurs in too many names. */
const MIN_INFIX_LENGTH = 3;

interface RankedMatch extends EmojiMatch {
  fit: number;
  age: number;
  rarity: number;
}

/**
 * Returns up to `count` different emoji that have a name or keyword starting with or containing `typed`.
 * Names rank before keywords, and whole words before prefixes. Ties are broken in favor of recent emoji, then
 * custom, frequent, and short ones. A common answer ("no") ranks right after exact names. Flags match only by
 * `flag_…`, by country name, and by country code.
 */
export function completeEmoji(typed: string, count: number, shelf: EmojiSources): EmojiMatch[] {
  const sought = typed.toLowerCase();
  const ages = new Map(shelf.recent.map((emoji, age) => [removeSkinTone(emoji), age]));
  const meant = shelf.answers.get(sought) ?? [];
  const found: RankedMatch[] = [];
  const add = (emoji: string, url: string | null, best: { name: string; fit: number }) => {
    const age = ages.get(removeSkinTone(emoji)) ?? shelf.recent.length;
    // A matching country code ranks before other flags.
    const rarity = findCountryCode(emoji) === sought ? FREQUENT.length + 0.5 : getRarity(emoji);
    if (best.fit < NO_MATCH_RANK) found.push({ ...best, emoji, url, age, rarity });
  };
  // Keywords of custom emoji rank like names.
  for (const { name, url, keywords } of shelf.custom) {
    add(`:${name}:`, url, { ...findBestMatchingName(sought, [name, ...keywords], []), name });
  }
  for (const entry of shelf.entries) {
    const best = matchEntry(sought, entry);
    const place = meant.indexOf(entry.emoji);
    // An answer's first emoji ranks before the answer's other emoji.
    const fit = place < 0 ? best.fit : Math.min(best.fit, MATCH_RANK.answer + place / 10);
    add(entry.emoji, null, fit < best.fit ? { name: getWordName(entry), fit } : best);
  }
  found.sort(
    (a, b) =>
      a.fit - b.fit ||
      a.age - b.age ||
      rankByOwner(a) - rankByOwner(b) ||
      a.rarity - b.rarity ||
      a.name.length - b.name.length,
  );
  return found.slice(0, count).map(({ name, emoji, url }) => ({
    name,
    url,
    emoji: url === null ? withSkinTone(emoji, shelf.tone) : emoji,
  }));
}

const RARITIES = new Map(FREQUENT.map((emoji, index) => [emoji, index]));

/** Returns the position among the most used emoji. Flags come last. */
const getRarity = (emoji: string): number =>
  isFlag(emoji) ? FREQUENT.length + 1 : (RARITIES.get(emoji) ?? FREQUENT.length);

const rankByOwner = ({ url }: EmojiMatch): number => (url === null ? 1 : 0);

export const removeSkinTone = (emoji: string): string => emoji.replace(/\p{Emoji_Modifier}/gu, '');

/** Returns the first name that is a word: "thumbsdown" rather than "-1" for 👎. */
export const getWordName = ({ names }: EmojiEntry): string =>
  names.find((name) => /^\p{L}/u.test(name)) ?? names[0] ?? '';

export const isFlag = (emoji: string): boolean => /^\p{RI}{2}/u.test(emoji);

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** Returns a flag's country code, such as `us`, or null for other emoji. */
const findCountryCode = (emoji: string): string | null =>
  isFlag(emoji)
    ? [...emoji]
        .map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - REGIONAL_INDICATOR_A + 97))
        .join('')
    : null;

function matchEntry(sought: string, entry: EmojiEntry): { name: string; fit: number } {
  const { emoji, localNames = [], localKeywords = [] } = entry;
  // `:no` and `:nation` aren't about Norway.
  if (isFlag(emoji)) {
    const names = entry.names.filter((name) => name.length > 2);
    const best = findBestMatchingName(sought, [...names, ...localNames], []);
    const isCode = findCountryCode(emoji) === sought;
    return isCode ? { ...best, fit: Math.min(best.fit, MATCH_RANK.beginning) } : best;
  }
  const best = findBestMatchingName(sought, [...entry.names, ...localNames], entry.keywords);
  if (best.fit > MATCH_RANK.answer && localKeywords.includes(sought))
    return { name: sought, fit: MATCH_RANK.answer + 0.5 };
  return best;
}

function findBestMatchingName(
  sought: string,
  names: readonly string[],
  keywords: readonly string[],
): { name: string; fit: number } {
  const [usual = ''] = names;
  let best = { name: usual, fit: rankKeywords(sought, keywords) };
  for (const name of names) {
    const fit = nameRank(sought, name.toLowerCase());
    if (fit < best.fit) best = { name, fit };
  }
  return best;
}

function nameRank(sought: string, name: string): number {
  if (name === sought) return MATCH_RANK.name;
  if (name.startsWith(sought)) return MATCH_RANK.beginning;
  if (name.includes(`_${sought}`) || name.includes(`-${sought}`)) return MATCH_RANK.word;
  return sought.length >= MIN_INFIX_LENGTH && name.includes(sought) ? MATCH_RANK.within : NO_MATCH_RANK;
}

function rankKeywords(sought: string, keywords: readonly string[]): number {
  if (keywords.includes(sought)) return MATCH_RANK.keyword;
  return keywords.some((keyword) => keyword.startsWith(sought)) ? MATCH_RANK.keywordBeginning : NO_MATCH_RANK;
}
