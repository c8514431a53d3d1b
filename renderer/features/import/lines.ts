/** How many lines a text has whose lines end by LF; an empty one has one. */
export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Where a line stands in the value of a text field, without its end; `line` counts from 1. The value of a field ends its
 * lines by LF alone, however the text ended them that it was given. A line behind the last one is empty, at the very end.
 */
export function rangeOfLine(value: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const at = value.indexOf('\n', start);
    if (at < 0) return { start: value.length, end: value.length };
    start = at + 1;
  }
  const end = value.indexOf('\n', start);
  return { start, end: end < 0 ? value.length : end };
}
