import type { Draft } from '../library/entry.ts';
import { splitLines } from './options-source.ts';
import { readImage } from './question-image.ts';

/**
 * Formats a question as plain text: its title, the description, and one option per line, then the footer and
 * the image's URL. The description, options, footer, and URL are separated by blank lines. Returns null if
 * there's no title, because the first option would become the title.
 */
export function formatQuestionText({ title, description, options, footer, image }: Draft): string | null {
  if (title.trim() === '') return null;
  const read = readImage(image);
  const titleLine = toOneLine(title);
  const optionLines = splitLines(options)
    .map(toOneLine)
    .filter((line) => line.trim() !== '');
  // If there's no description, an import reads the title and the options as one question.
  const start =
    description.trim() === ''
      ? [[titleLine, ...optionLines].join('\n')]
      : [titleLine, description.trim(), optionLines.join('\n')];
  const blocks = [...start, footer.trim(), read.kind === 'url' ? read.url : ''];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Replaces line breaks, including those that only some programs know, as in old Mac files. */
const toOneLine = (text: string): string => text.replace(/\r\n|[\n\r]/g, ' ');
