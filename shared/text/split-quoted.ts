const TEXT_START = /\S/gu;

/**
 * Splits text such as `Tea, "Coffee, black"` at separators outside quotes, and removes the quotes. `separator`
 * matches one character and has the flag `g`.
 */
export function splitQuoted(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    TEXT_START.lastIndex = at;
    const start = TEXT_START.exec(text)?.index ?? text.length;
    const closing = text[start] === '"' ? findClosingQuote(text, start + 1) : -1;
    separator.lastIndex = closing < 0 ? at : closing + 1;
    const end = separator.exec(text)?.index ?? text.length;
    const isQuoted = closing >= 0 && text.slice(closing + 1, end).trim() === '';
    parts.push(isQuoted ? text.slice(start + 1, closing).replaceAll('""', '"') : text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Returns the index of the first quote that isn't doubled, or -1. */
function findClosingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
