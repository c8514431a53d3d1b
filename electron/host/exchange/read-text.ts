import { splitLines } from '../../../shared/text/lines.ts';
import type { Item, Reading } from './item.ts';

/**
 * Reads a text file: one question a block, its title on the first line, an option on each further line, blank lines in
 * between. Never throws, and finds nothing wrong: what is no question is a draft.
 */
export function readText(text: string): Reading {
  const items: Item[] = [];
  let block: string[] = [];
  let start = 1;
  const finish = () => {
    const [title, ...options] = block;
    if (title !== undefined) items.push(question(title, options, start));
    block = [];
  };
  for (const [index, line] of splitLines(text).entries()) {
    if (line.trim() === '') finish();
    else {
      if (block.length === 0) start = index + 1;
      block.push(line);
    }
  }
  finish();
  return { items, problems: [], bad: [] };
}

function question(title: string, options: readonly string[], line: number): Item {
  const input = { title, options: options.join('\n'), description: '', footer: '', image: '' };
  return { kind: 'input', line, path: '', input, optionsAt: line + 1 };
}
