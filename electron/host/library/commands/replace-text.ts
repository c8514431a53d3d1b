import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import type { Replacement } from '../../../../shared/library/bulk-edit.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { formatRow, readRow } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';

const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const STARTS_WITH_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u');

/** Matches the text, but never a part of a grapheme, such as the letter before a separate accent. */
function patternOf({ find, matchesCase, wholeWords }: Replacement): RegExp {
  const start = wholeWords && STARTS_WITH_WORD.test(find) ? `(?<!${WORD})` : '';
  const end = wholeWords && ENDS_WITH_WORD.test(find) ? `(?!${WORD})` : '';
  const escaped = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const text = `${start}(?<!\\u200d)${escaped}(?![\\p{M}\\p{Emoji_Modifier}\\u200d])${end}`;
  return new RegExp(text, matchesCase ? 'gu' : 'giu');
}

/**
 * Replaces a text in the fields of a draft. In options, only the text is searched, and emoji that are equal to the text.
 * `count` is the number of replacements; an option line without any stays as typed.
 */
export function createTextReplacer(edit: Replacement): (draft: Draft) => { after: Draft; count: number } {
  const pattern = patternOf(edit);
  const reading = readEmoji(edit.find);
  const isEmoji = reading.ok && reading.typed === edit.find;
  return (draft) => {
    let count = 0;
    const replaced = () => {
      count += 1;
      return edit.replacement;
    };
    const replaceIn = (text: string) => text.replace(pattern, replaced);
    const replaceInOption = (line: string): string => {
      const row = readRow(line);
      const before = count;
      const emoji = isEmoji && row.emoji === edit.find ? replaced() : row.emoji;
      const text = replaceIn(row.text);
      return count === before ? line : formatRow({ emoji, text });
    };
    const after = { ...draft };
    for (const field of edit.fields) {
      const found = count;
      const text =
        field === 'options'
          ? joinLines(splitLines(draft.options).map(replaceInOption))
          : replaceIn(draft[field]);
      if (count > found) after[field] = text;
    }
    return { after, count };
  };
}
