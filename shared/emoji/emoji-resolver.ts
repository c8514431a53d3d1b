import { toPlaceholderEmojiPath } from '../placeholder-image-path.ts';
import { foldCase, toCaselessKey } from '../text/fold-case.ts';
import type { CustomEmoji } from './custom-emoji.ts';
import { type EmojiForm, formatImageEmoji, readWholeEmoji } from './emoji-syntax.ts';
import { findNearestNames } from './nearest-emoji-names.ts';
import { withSkinTone } from './skin-tone.ts';

export type { CustomEmoji } from './custom-emoji.ts';

/** Literal emoji by shortcode, without colons. */
export type EmojiNames = ReadonlyMap<string, string>;

export type Resolution =
  /** The emoji as typed, or fully qualified if a name was typed. */
  | { kind: 'literal'; emoji: string }
  /** `emoji` is the `$[label](url)$` form. A URL that starts with `/` is on the local API. */
  | { kind: 'image'; label: string; url: string; emoji: string }
  /** The syntax is valid, but the name is unknown. */
  | { kind: 'unknown-name'; name: string }
  | { kind: 'not-an-emoji' };

export interface EmojiResolver {
  /** `names` and `custom` are exposed because another thread creates the same resolver from them. */
  readonly names: EmojiNames;
  readonly custom: readonly CustomEmoji[];
  /**
   * Returns the emoji that the service probably returns for `typed` (docs/reference/service-api.md 2.4), or
   * why it can't be predicted. Names are case-sensitive. Custom emoji have priority.
   */
  resolve(typed: string): Resolution;
  /** Returns up to `count` similar names, nearest first, each for a different emoji. */
  findNearest(name: string, count: number): string[];
}

const MAX_KNOWN = 5_000;
/** A longer key would keep the whole string that it was sliced from in memory. */
const MAX_KNOWN_LENGTH = 12;

/** Creates a resolver for shortcodes and custom emoji. If a name occurs twice, the first one counts. */
export function createEmojiResolver(names: EmojiNames, custom: readonly CustomEmoji[]): EmojiResolver {
  const customByName = new Map(custom.toReversed().map((emoji) => [emoji.name, emoji]));

  function resolveName(form: { name: string; tone: number | null }): Resolution {
    const own = customByName.get(form.name);
    if (own) return createImage(own.name, own.url);
    const emoji = names.get(form.name);
    if (emoji === undefined) return { kind: 'unknown-name', name: form.name };
    return { kind: 'literal', emoji: withSkinTone(emoji, form.tone ?? 1) };
  }

  function resolveSearch(words: string): Resolution {
    const own = findCustomEmoji(custom, words);
    return own ? createImage(own.name, own.url) : createImage(words, toPlaceholderEmojiPath(words));
  }

  function resolveForm(form: EmojiForm, typed: string): Resolution {
    switch (form.kind) {
      case 'literal':
        return form;
      case 'name':
        return resolveName(form);
      case 'search':
        return resolveSearch(form.words);
      case 'image':
        return { ...form, emoji: typed };
    }
  }

  const resolveTyped = (typed: string): Resolution => {
    const form = readWholeEmoji(typed);
    return form ? resolveForm(form, typed) : { kind: 'not-an-emoji' };
  };
  /** Caches the resolutions of short strings, because every check resolves the same emoji again. */
  const resolved = new Map<string, Resolution>();

  return {
    names,
    custom,
    resolve(typed) {
      const known = resolved.get(typed);
      if (known) return known;
      const resolution = resolveTyped(typed);
      if (typed.length <= MAX_KNOWN_LENGTH && resolved.size < MAX_KNOWN) resolved.set(typed, resolution);
      return resolution;
    },
    findNearest: (name, count) => findNearestNames(name, count, listCandidates(names, customByName)),
  };
}

const createImage = (label: string, url: string): Resolution => ({
  kind: 'image',
  label,
  url,
  emoji: formatImageEmoji(label, url),
});

function* listCandidates(
  names: EmojiNames,
  custom: ReadonlyMap<string, CustomEmoji>,
): Generator<readonly [name: string, emoji: string]> {
  for (const [name, { url }] of custom) yield [name, url];
  for (const entry of names) if (!custom.has(entry[0])) yield entry;
}

/** Scores for a word in the name, a word in a keyword, and a prefix of either. */
const NAME_SCORE = 3;
const KEYWORD_SCORE = 2;
const PREFIX_SCORE = 1;

/**
 * Returns the custom emoji that best matches `words`, or null. A name that differs only by case wins. Otherwise, each word
 * scores if it's a word in the name, a word in a keyword, or a prefix of either, and at least half of the
 * words must match. Case, accents, and separators are ignored. The first emoji wins ties.
 */
export function findCustomEmoji(custom: readonly CustomEmoji[], words: string): CustomEmoji | null {
  const key = toCaselessKey(words.trim());
  const sameName = custom.find(({ name }) => toCaselessKey(name) === key);
  if (sameName) return sameName;
  const sought = splitWords(words);
  let best: CustomEmoji | null = null;
  let bestScore = 0;
  for (const emoji of custom) {
    const score = scoreEmoji(emoji, sought);
    if (score > bestScore) [best, bestScore] = [emoji, score];
  }
  return best;
}

function scoreEmoji(emoji: CustomEmoji, sought: readonly string[]): number {
  const name = splitWords(emoji.name);
  if (name.join(' ') === sought.join(' ')) return Number.POSITIVE_INFINITY;
  const keywords = emoji.keywords.flatMap(splitWords);
  const scores = sought.map((word) => scoreOfWord(word, name, keywords));
  const found = scores.filter((score) => score > 0).length;
  return found * 2 >= sought.length ? scores.reduce((sum, score) => sum + score, 0) : 0;
}

function scoreOfWord(word: string, name: readonly string[], keywords: readonly string[]): number {
  if (name.includes(word)) return NAME_SCORE;
  if (keywords.includes(word)) return KEYWORD_SCORE;
  return [...name, ...keywords].some((known) => known.startsWith(word)) ? PREFIX_SCORE : 0;
}

/** Splits a name into lowercase words without accents: `PartyParrot` and `party_parrot` are 2 words each. */
function splitWords(text: string): string[] {
  return foldCase(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}
