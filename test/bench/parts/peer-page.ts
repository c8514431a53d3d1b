import { readFileSync, writeFileSync } from 'node:fs';
import type { Table } from '../harness.ts';

/** Replaces the text between a page's markers `<!-- NAME: begin -->` and `<!-- NAME: end -->`. */
export function writeMeasured(file: string, text: string, name: string): void {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = readFileSync(file, 'utf8');
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file} has no ${begin} … ${end}.`);
  writeFileSync(file, `${page.slice(0, before + begin.length)}\n\n${text.trim()}\n\n${page.slice(after)}`);
}

/** Returns a Markdown table, preceded by its title as a heading unless the title is empty. */
export function formatMarkdownTable({ title, rows }: Table): string {
  const head = Object.keys(rows[0] ?? {});
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    ...(title === '' ? [] : [`### ${title}`, '']),
    formatRow(head),
    formatRow(head.map(() => '---')),
    ...rows.map((row) => formatRow(head.map((key) => String(row[key] ?? '')))),
  ].join('\n');
}
