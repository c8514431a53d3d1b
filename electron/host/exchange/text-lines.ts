/**
 * The lines of a text with their numbers from 1, as `splitLines` has them, one at a time: a file may have millions. `end`
 * is the index after the line, without its line break.
 */
export function* linesOf(text: string): Generator<{ line: string; number: number; end: number }, undefined> {
  let start = 0;
  for (let number = 1; start < text.length; number += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const isEnded = found > start && text[found - 1] === '\r';
    yield { line: text.slice(start, isEnded ? end - 1 : end), number, end };
    start = end + 1;
  }
}
