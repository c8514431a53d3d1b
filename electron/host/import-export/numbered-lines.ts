/**
 * Splits text into lines like `splitLines`, one at a time to save memory. Line numbers start at 1. `end` is
 * the index after the line without its line break.
 */
export function* yieldNumberedLines(
  text: string,
): Generator<{ line: string; number: number; end: number }, undefined> {
  let start = 0;
  for (let number = 1; start < text.length; number += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const isEnded = found > start && text[found - 1] === '\r';
    yield { line: text.slice(start, isEnded ? end - 1 : end), number, end };
    start = end + 1;
  }
}
