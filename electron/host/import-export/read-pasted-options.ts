import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { formatRows } from '../../../shared/question/option-line.ts';
import { splitLines } from '../../../shared/question/options-source.ts';
import { parsePastedLines } from '../../../shared/question/pasted-options.ts';
import { createNoteAt, type Item, type Reading } from './import-file-content.ts';

/** Reads options in common list notations, and adds a note with the number of converted emoji. */
export function readPastedOptions<R extends Reading>(reading: R, emojiResolver: EmojiResolver): R {
  let count = 0;
  let firstLine: number | null = null;
  const items = reading.items.map((item): Item => {
    if (item.kind === 'entry' || item.isExact) return item;
    const { options, converted } = parsePastedLines(splitLines(item.input.options), emojiResolver);
    if (count === 0 && converted > 0) firstLine = item.line;
    count += converted;
    return { ...item, input: { ...item.input, options: formatRows(options) } };
  });
  if (count === 0) return { ...reading, items };
  const note = createNoteAt(firstLine, '', { code: 'chat-emoji', count });
  return { ...reading, items, problems: [...reading.problems, note], problemCount: reading.problemCount + 1 };
}
