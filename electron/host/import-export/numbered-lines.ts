/**
 * Splits text into lines at LF, CRLF, or CR, one at a time to save memory. Line numbers start at 1. `end` is
 * the index after the line without its line break.
 */
export function* yieldNumberedLines(
  text: string,
): Generator<{ line: string; number: number; end: number }, undefined> {
  const lineBreak = /\r\n|\r|\n/g;
  let start = 0;
  for (let number = 1; start < text.length; number += 1) {
    lineBreak.lastIndex = start;
    const end = lineBreak.exec(text)?.index ?? text.length;
    yield { line: text.slice(start, end), number, end };
    start = end === text.length ? end : lineBreak.lastIndex;
  }
}
