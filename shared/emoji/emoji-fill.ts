import { formatRow, readRow, readRows } from '../question/option-line.ts';
import { joinLines, splitLines } from '../question/options-source.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { withoutSkinTone } from './emoji-completion.ts';
import type { SuggestEmoji } from './emoji-suggestions.ts';
import { withSkinTone } from './skin-tone.ts';

/** Emoji that count. There are none for letters: a single regional indicator isn't an emoji. */
export const NUMBER_EMOJI = [...'123456789'].map((digit) => `${digit}\uFE0F\u20E3`).concat('🔟');
export const COLOR_EMOJI = '🔴 🟠 🟡 🟢 🔵 🟣 🟤 ⚫ ⚪ 🟥 🟧 🟨 🟩 🟦 🟪 🟫 ⬛ ⬜'.split(' ');

interface Option {
  readonly emoji: string;
  readonly text: string;
}

export const lacksEmoji = ({ emoji, text }: Option): boolean => emoji === '' && hasVisible(text);

/** The emoji of options, without skin tones. */
export const usedEmoji = (options: readonly Pick<Option, 'emoji'>[]): Set<string> =>
  new Set(options.flatMap(({ emoji }) => (emoji === '' ? [] : withoutSkinTone(emoji))));

/**
 * Returns an emoji for each option that has text but no emoji. No emoji occurs twice. If there's no suggestion for a
 * text, it gets a color, except a repeated text: a color would only hide that. Empty only if all colors are used.
 */
export function suggestOptionEmoji<O extends Option>(
  options: readonly O[],
  suggest: SuggestEmoji,
): Map<O, string> {
  const used = usedEmoji(options);
  const firstOf = new Map(options.toReversed().map((option) => [textKey(option.text), option]));
  return fill(options, (option) => {
    const isRepeated = firstOf.get(textKey(option.text)) !== option;
    const color = isRepeated ? undefined : firstUnused(COLOR_EMOJI, used);
    const emoji = suggest(option.text, 1, used)?.emoji[0]?.emoji ?? color;
    if (emoji !== undefined) used.add(emoji);
    return emoji;
  });
}

/** Assigns to the options without emoji those of `symbols` that aren't used, in order; null if there are too few. */
export function assignSymbols<O extends Option>(
  options: readonly O[],
  symbols: readonly string[],
): Map<O, string> | null {
  const used = usedEmoji(options);
  const free = symbols.filter((symbol) => !used.has(symbol));
  if (options.filter(lacksEmoji).length > free.length) return null;
  return fill(options, () => free.shift());
}

/** How missing emoji are chosen. */
export const EMOJI_FILLS = ['suggest', 'number', 'color'] as const;
export type EmojiFill = (typeof EMOJI_FILLS)[number];

/** The number of options in an options source that have text but no emoji. */
export const countOptionsWithoutEmoji = (source: string): number =>
  readRows(source).filter(lacksEmoji).length;

/** The options source with emoji for options that have none; unchanged if there are too few numbers or colors. */
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
      : assignSymbols(rows, how === 'number' ? NUMBER_EMOJI : COLOR_EMOJI);
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
  for (const option of options.filter(lacksEmoji)) {
    const emoji = choose(option);
    if (emoji !== undefined) chosen.set(option, emoji);
  }
  return chosen;
}

const textKey = (text: string): string => text.trim().toLowerCase();

const firstUnused = (symbols: readonly string[], used: ReadonlySet<string>): string | undefined =>
  symbols.find((symbol) => !used.has(symbol));
