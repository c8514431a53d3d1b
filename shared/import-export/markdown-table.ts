/** Matches a cell in the line between a Markdown table's header and its rows. */
const SEPARATOR_CELL = /^:?-+:?$/u;
const LINE_BREAK = /\r\n|\r|\n/u;
const BREAK_TAG = /<br ?\/?>/giu;
const SAMPLE_LENGTH = 20_000;

/**
 * Returns whether text is a Markdown table: after blank lines and headings, a header and a line such as
 * `|---|---|`.
 */
export function isMarkdownTable(text: string): boolean {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split(LINE_BREAK)
    .filter((line) => line.trim() !== '' && !isHeading(line));
  const [header = '', separator = ''] = lines;
  return splitCells(header).length > 1 && isSeparator(splitCells(separator));
}

/** Returns a row's cells, or null for a blank line, a heading, or the line below the header. */
export function splitMarkdownRow(line: string): string[] | null {
  if (line.trim() === '' || isHeading(line)) return null;
  const cells = splitCells(line);
  return isSeparator(cells) ? null : cells;
}

const isHeading = (line: string): boolean => line.trimStart().startsWith('#');

/** Returns a heading's text and level, or null for other lines. */
export function readMarkdownHeading(line: string): { name: string; level: number } | null {
  if (!isHeading(line)) return null;
  const [signs = ''] = /^#+/u.exec(line.trimStart()) ?? [];
  return { name: line.trimStart().slice(signs.length).trim(), level: signs.length };
}
const isSeparator = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => SEPARATOR_CELL.test(cell));

/** Splits a row at each `|` except for `\|`. The first and last `|` are optional. */
function splitCells(line: string): string[] {
  const cells: string[] = [];
  let start = '';
  for (const part of line.split('|')) {
    if (part.endsWith('\\')) start += `${part.slice(0, -1)}|`;
    else {
      cells.push(start + part);
      start = '';
    }
  }
  if (start !== '') cells.push(start);
  if (cells.length > 1 && cells[0]?.trim() === '') cells.shift();
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim().replace(BREAK_TAG, '\n'));
}
