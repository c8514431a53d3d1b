import { formatRow, readRow, readRows } from '../question/option-line.ts';
import { joinLines, splitLines } from '../question/options-source.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { removeSkinTone } from './emoji-completion.ts';
import type { SuggestEmoji } from './emoji-suggestions.ts';
import { LETTER_EMOJI } from './literal-emoji.ts';
import { withSkinTone } from './skin-tone.ts';

export const NUMBER_EMOJI = [...'123456789'].map((digit) => `${digit}\uFE0F\u20E3`).concat('🔟');
export const COLOR_EMOJI = '🔴 🟠 🟡 🟢 🔵 🟣 🟤 ⚫ ⚪ 🟥 🟧 🟨 🟩 🟦 🟪 🟫 ⬛ ⬜'.split(' ');

interface Option {
  readonly emoji: string;
  readonly text: string;
}

export const isMissingEmoji = ({ emoji, text }: Option): boolean => emoji === '' && hasVisible(text);

/** Returns the options' emoji, without skin tones. */
export const listUsedEmoji = (options: readonly Pick<Option, 'emoji'>[]): Set<string> =>
  new Set(options.flatMap(({ emoji }) => (emoji === '' ? [] : removeSkinTone(emoji))));

/**
 * Suggests an emoji for each option that has text but no emoji. No emoji is used twice. An option without a
 * suggestion is assigned an unused color, if any. An option that repeats an earlier option's text isn't
 * assigned a color, because a color would hide the duplicate.
 */
export function suggestOptionEmoji<O extends Option>(
  options: readonly O[],
  suggest: SuggestEmoji,
): Map<O, string> {
  const used = listUsedEmoji(options);
  const firstOf = new Map(options.toReversed().map((option) => [normalizeText(option.text), option]));
  return fill(options, (option) => {
    const isRepeated = firstOf.get(normalizeText(option.text)) !== option;
    const color = isRepeated ? undefined : findFirstUnused(COLOR_EMOJI, used);
    const emoji = suggest(option.text, 1, used)?.emoji[0]?.emoji ?? color;
    if (emoji !== undefined) used.add(emoji);
    return emoji;
  });
}

/**
 * Assigns unused emoji from `symbols`, in order, to options without emoji. Returns null if there are too few
 * symbols.
 */
export function assignSymbols<O extends Option>(
  options: readonly O[],
  symbols: readonly string[],
): Map<O, string> | null {
  const used = listUsedEmoji(options);
  const free = symbols.filter((symbol) => !used.has(symbol));
  if (options.filter(isMissingEmoji).length > free.length) return null;
  return fill(options, () => free.shift());
}

export const EMOJI_FILLS = ['suggest', 'number', 'letter'] as const;
export type EmojiFill = (typeof EMOJI_FILLS)[number];

/** Counts the options that have text but no emoji. */
export const countOptionsWithoutEmoji = (source: string): number =>
  readRows(source).filter(isMissingEmoji).length;

/** Adds emoji to options without one. Returns the source unchanged if there are too few numbers or letters. */
export function fillOptionEmoji(
  source: string,
  how: EmojiFill,
  { suggest, tone }: { suggest: SuggestEmoji; tone: number },
): string {
  const lines = splitLines(source);
  const rows = lines.map(readRow);
  const chosen =
    how === 'suggest'
      ? suggestOptionEmoji(rows, suggest)
      : assignSymbols(rows, how === 'number' ? NUMBER_EMOJI : LETTER_EMOJI);
  const filled = rows.map((row, at) => {
    const emoji = chosen?.get(row);
    return emoji === undefined ? lines[at] : formatRow({ ...row, emoji: withSkinTone(emoji, tone) });
  });
  return joinLines(filled.map((line) => line ?? ''));
}

function fill<O extends Option>(
  options: readonly O[],
  choose: (option: O) => string | undefined,
): Map<O, string> {
  const chosen = new Map<O, string>();
  for (const option of options.filter(isMissingEmoji)) {
    const emoji = choose(option);
    if (emoji !== undefined) chosen.set(option, emoji);
  }
  return chosen;
}

const normalizeText = (text: string): string => text.trim().toLowerCase();

const findFirstUnused = (symbols: readonly string[], used: ReadonlySet<string>): string | undefined =>
  symbols.find((symbol) => !used.has(symbol));
