import { createReading, type Item, type Reading } from './item.ts';
import { linesOf } from './text-lines.ts';

/**
 * Reads a text file: one question a block, its title on the first line, an option on each further line, blank lines in
 * between. Finds nothing wrong: any block can be a draft. Throws TooManyQuestions.
 */
export function readText(text: string, maxQuestions?: number): Reading {
  const { reading, add } = createReading(maxQuestions);
  let block: string[] = [];
  let start = 1;
  const finish = () => {
    const [title, ...options] = block;
    if (title !== undefined) add(question(title, options, start));
    block = [];
  };
  for (const { line, number } of linesOf(text)) {
    if (line.trim() === '') finish();
    else {
      if (block.length === 0) start = number;
      block.push(line);
    }
  }
  finish();
  return reading;
}

function question(title: string, options: readonly string[], line: number): Item {
  const input = { title, options: options.join('\n'), description: '', footer: '', image: '' };
  return { kind: 'input', line, path: '', input, optionsAt: line + 1 };
}
