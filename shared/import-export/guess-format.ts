import type { ExchangeFormat } from './exchange-format.ts';

/** Characters of a text that are looked at. */
const LOOKED_AT = 20_000;

/** What pasted text seems to be: JSON by its first character, a table by the cells of its first lines, else plain lines. */
export function guessFormat(text: string): ExchangeFormat {
  const start = text
    .slice(0, LOOKED_AT)
    .replace(/^\ufeff/u, '')
    .trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return jsonKind(start);
  const lines = start.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  return looksLikeTable(lines) ? 'csv' : 'text';
}

/** One value on each line, or one value over all. */
export function jsonKind(text: string): 'json' | 'jsonl' {
  const [first = '', second] = text.trimStart().slice(0, LOOKED_AT).split(/\r?\n/u, 2);
  return first.startsWith('{') && second?.trimStart().startsWith('{') && isWhole(first) ? 'jsonl' : 'json';
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const HEADINGS = /^["']?(?:title|question|options?|answers?|choices?)\b/iu;

/** Cells are parted by tabs in every line, or the first line names a question and its options. */
function looksLikeTable(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length > 1 && lines.every((line) => line.includes('\t'))) return true;
  const named = first.split(/[,;\t]/u).filter((cell) => HEADINGS.test(cell.trim()));
  return named.length > 1;
}
