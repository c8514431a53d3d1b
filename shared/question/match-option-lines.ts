import { readRow } from './option-line.ts';

/**
 * Returns for each line the index of its base line, or null. Lines are matched if they're equal, then by text, then by
 * emoji; each base line at most once.
 */
export function matchOptionLines(lines: readonly string[], base: readonly string[]): (number | null)[] {
  const result: (number | null)[] = lines.map(() => null);
  const free = new Set(base.keys());
  const by = (same: (a: string, b: string) => boolean): void => {
    for (const [at, line] of lines.entries()) {
      if (result[at] !== null) continue;
      for (const other of free) {
        if (!same(line, base[other] ?? '')) continue;
        result[at] = other;
        free.delete(other);
        break;
      }
    }
  };
  by((a, b) => a === b);
  by(hasSameOptionText);
  by((a, b) => readRow(a).emoji !== '' && readRow(a).emoji === readRow(b).emoji);
  return result;
}

/** Spaces around the text don't count. Two lines without text are the same only with the same emoji. */
export function hasSameOptionText(one: string, other: string): boolean {
  const [a, b] = [readRow(one), readRow(other)];
  const text = a.text.trim();
  return text === b.text.trim() && (text !== '' || a.emoji === b.emoji);
}

/**
 * Returns for each line the index of the line that it was in `base`, or null if it's new. A line whose text and emoji both
 * changed is found by its neighbors.
 */
export function matchEditedLines(lines: readonly string[], base: readonly string[]): (number | null)[] {
  const result = matchOptionLines(lines, base);
  const free = new Set(base.keys().filter((index) => !result.includes(index)));
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
