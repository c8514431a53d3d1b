import { LIMITS } from '../../../../shared/question/fields.ts';
import { isBlank, type Row, type RowText } from '../../../drafts/draft-content.ts';

/** What can become of a pasted list. */
export type PasteChoice = 'options' | 'fitting' | 'line' | 'as-it-is' | 'question';

/** More rows than these at once would keep the window from answering, and nobody means them to be one question. */
const MAX_PASTED_ROWS = 200;

/** What can be done with a list that is pasted into a row, the best first. */
export function choicesFor({ rows, room, over }: PastePlan): PasteChoice[] {
  const whole: PasteChoice[] = rows.length <= MAX_PASTED_ROWS ? ['options'] : [];
  const part: PasteChoice[] = over > 0 && room > 0 ? ['fitting'] : [];
  return [...whole, ...part, 'line'];
}

/** What a field held when a list was pasted into it. */
export interface PasteTarget {
  /** As it was in the clipboard. */
  readonly text: string;
  readonly value: string;
  /** What was selected. */
  readonly start: number;
  readonly end: number;
}

/** What pasting would do. */
export interface PastePlan {
  /** The options in the list. */
  readonly options: readonly RowText[];
  /** The rows that take the place of the one pasted into. */
  readonly rows: readonly RowText[];
  /** Those of them that a question has room for. */
  readonly fitting: readonly RowText[];
  /** How many options of the list are among these. */
  readonly room: number;
  /** How many options are too many then. */
  readonly over: number;
}

/** What becomes of the rows where a list is pasted into the row `key`, of which `rest` was not selected. */
export function planPaste(
  all: readonly Row[],
  key: string,
  rest: string,
  options: readonly RowText[],
): PastePlan {
  const row = all.find((candidate) => candidate.key === key) ?? { emoji: '', text: '' };
  const others = all.filter((other) => other.key !== key && !isBlank(other)).length;
  const rows = mergeIntoRow({ emoji: row.emoji, text: rest }, options);
  const fitting = rows.slice(0, Math.max(0, LIMITS.options.max - others));
  // The row pasted into may stay as one more.
  const kept = rows.length - options.length;
  const room = Math.max(0, fitting.length - kept);
  return { options, rows, fitting, room, over: rows.length - fitting.length };
}

/** Pasted options fill an empty row, or lend their text to one that has only an emoji; else they follow it. */
function mergeIntoRow(row: RowText, options: readonly RowText[]): RowText[] {
  const [first, ...others] = options;
  if (!first) return [row];
  if (isBlank(row)) return [first, ...others];
  if (row.text.trim() === '' && first.emoji === '')
    return [{ emoji: row.emoji, text: first.text }, ...others];
  return [row, first, ...others];
}

/** The same in a field that has changed since: as near to the place as can be told, and over nothing typed meanwhile. */
export function retargetPaste(pasted: PasteTarget, value: string): PasteTarget {
  const { start, end } = pasted;
  if (value.startsWith(pasted.value.slice(0, end))) return { ...pasted, value };
  const behind = pasted.value.slice(end);
  const isAfter = value.startsWith(pasted.value.slice(0, start));
  const at = isAfter ? start : value.length - (value.endsWith(behind) ? behind.length : 0);
  return { ...pasted, value, start: at, end: at };
}

/** The text of the field with what was pasted where the caret was. */
export const applyPaste = ({ value, start, end }: PasteTarget, text: string): string =>
  value.slice(0, start) + text + value.slice(end);

/** What was pasted, on one line. */
export const joinLines = (text: string): string => text.trim().replaceAll(/\s*[\n\r\u2028\u2029]+\s*/g, ' ');
