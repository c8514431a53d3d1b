import type { Draft } from '../library/entry.ts';
import { splitLines } from './options-source.ts';

/**
 * A question as plain text: its title, then one option per line. Null without a title, because the first option
 * would become the title. Other fields are omitted.
 */
export function questionText({ title, options }: Pick<Draft, 'title' | 'options'>): string | null {
  if (title.trim() === '') return null;
  const lines = splitLines(options).filter((line) => line.trim() !== '');
  return `${[title.replaceAll(/\r?\n/g, ' '), ...lines].join('\n')}\n`;
}
