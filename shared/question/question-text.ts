import type { Draft } from '../library/entry.ts';
import { splitLines } from '../text/lines.ts';

/**
 * A question as plain text, as import reads it: its title on the first line, then its options, a line each. Null where
 * there is no title: the first option would be taken for it. Description, footer and image have no place in it.
 */
export function questionText({ title, options }: Pick<Draft, 'title' | 'options'>): string | null {
  if (title.trim() === '') return null;
  const lines = splitLines(options).filter((line) => line.trim() !== '');
  return `${[title.replaceAll(/\r?\n/g, ' '), ...lines].join('\n')}\n`;
}
