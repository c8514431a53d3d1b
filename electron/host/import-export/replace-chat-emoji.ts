import { replaceChatEmoji } from '../../../shared/emoji/chat-emoji.ts';
import { joinLines, splitLines } from '../../../shared/question/options-source.ts';
import { createNoteAt, type Item, type Reading } from './import-file-content.ts';

/** Replaces chat apps' emoji in all options, and adds a note with their number. */
export function replaceChatEmojiInItems<R extends Reading>(reading: R): R {
  let count = 0;
  let firstLine: number | null = null;
  const items = reading.items.map((item): Item => {
    if (item.kind === 'entry') return item;
    const lines = splitLines(item.input.options);
    const replaced = lines.map(replaceChatEmoji);
    const changed = replaced.filter((line, at) => line !== lines[at]).length;
    if (changed === 0) return item;
    if (count === 0) firstLine = item.line;
    count += changed;
    return { ...item, input: { ...item.input, options: joinLines(replaced) } };
  });
  if (count === 0) return reading;
  const note = createNoteAt(firstLine, '', { code: 'chat-emoji', count });
  return { ...reading, items, problems: [...reading.problems, note], problemCount: reading.problemCount + 1 };
}
