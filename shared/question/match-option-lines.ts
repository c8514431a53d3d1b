import { createFreeIndexFinder } from './first-free-index.ts';
import { type OptionText, readRow } from './option-line.ts';

/**
 * Returns each line's index in `base`, or null. Matches equal lines first, then lines with equal text, then
 * lines with equal emoji. Each base line is used at most once.
 */
export function matchOptionLines(lines: readonly string[], base: readonly string[]): (number | null)[] {
  const result: (number | null)[] = lines.map(() => null);
  const taken = new Set<number>();
  const match = (keys: readonly (string | null)[], baseKeys: readonly (string | null)[]): void => {
    const findFree = createFreeIndexFinder(baseKeys, taken);
    for (const [at, key] of keys.entries()) {
      if (result[at] !== null || key === null) continue;
      const found = findFree(key);
      if (found === null) continue;
      result[at] = found;
      taken.add(found);
    }
  };
  const rows = lines.map(readRow);
  const baseRows = base.map(readRow);
  match(lines, base);
  match(rows.map(toTextKey), baseRows.map(toTextKey));
  match(rows.map(toEmojiKey), baseRows.map(toEmojiKey));
  return result;
}

/**
 * Returns the key for equal text, ignoring spaces around it. Rows without text are equal only if they have
 * the same emoji.
 */
const toTextKey = ({ emoji, text }: OptionText): string =>
  text.trim() === '' ? `emoji ${emoji}` : `text ${text.trim()}`;

const toEmojiKey = ({ emoji }: OptionText): string | null => (emoji === '' ? null : emoji);

/**
 * Pairs lines with the same text. Returns the index in `others` for each line, or null. Each index is used at
 * most once.
 */
export function matchOptionTexts(lines: readonly string[], others: readonly string[]): (number | null)[] {
  const taken = new Set<number>();
  const findFree = createFreeIndexFinder(
    others.map((line) => toTextKey(readRow(line))),
    taken,
  );
  return lines.map((line) => {
    const found = findFree(toTextKey(readRow(line)));
    if (found !== null) taken.add(found);
    return found;
  });
}

/**
 * Returns each line's previous index in `base`, or null if the line is new. A line whose text and emoji both
 * changed is found by its neighbors.
 */
export function matchEditedLines(lines: readonly string[], base: readonly string[]): (number | null)[] {
  const result = matchOptionLines(lines, base);
  const matched = new Set(result);
  const free = new Set(base.keys().filter((index) => !matched.has(index)));
  const fill = (at: number, index: number | null | undefined, step: 1 | -1): void => {
    if (result[at] !== null || index === null || index === undefined || !free.has(index + step)) return;
    result[at] = index + step;
    free.delete(index + step);
  };
  for (const at of lines.keys()) fill(at, at === 0 ? -1 : result[at - 1], 1);
  for (const at of [...lines.keys()].toReversed()) {
    fill(at, at === lines.length - 1 ? base.length : result[at + 1], -1);
  }
  return result;
}
