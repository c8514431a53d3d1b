import { isMissingEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { LIMITS } from '../../../../shared/question/question-fields.ts';
import { formatLine, isBlank, type Row, type RowText } from '../../../drafts/draft-content.ts';
import type { PastedRows } from './paste-parser.ts';

export type PasteChoice =
  /** Opens the import dialog with several questions. */
  | 'questions'
  | 'options'
  | 'fitting'
  | 'question'
  | 'line'
  | 'as-it-is'
  /** Adds the options or the question, with suggested emoji for options that don't have one. */
  | 'with-emoji';

/** More rows would block the UI. */
const MAX_PASTED_ROWS = 200;

/** Returns the choices for a list that was pasted into a row, best first. */
export function listChoices(plan: PastePlan): PasteChoice[] {
  const { rows, room, over } = plan;
  const whole: PasteChoice[] = rows.length <= MAX_PASTED_ROWS ? ['options', ...listEmojiChoice(plan)] : [];
  const part: PasteChoice[] = over > 0 && room > 0 ? ['fitting'] : [];
  return [...whole, ...part, 'line'];
}

/** Returns the choice to add suggested emoji if any option has none. */
export const listEmojiChoice = ({ options }: Pick<PastePlan, 'options'>): PasteChoice[] =>
  options.some(isMissingEmoji) ? ['with-emoji'] : [];

/** A field's state when a list was pasted into it. */
export interface PasteTarget {
  /** The text in the clipboard. */
  readonly text: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface PastePlan {
  /** The options in the list, without repeated ones. */
  readonly options: readonly RowText[];
  /** The number of emoji whose form was changed. */
  readonly converted: number;
  /** The number of options that are omitted because an earlier option has the same emoji and text. */
  readonly repeated: number;
  /** The rows that replace the row into which the list was pasted. */
  readonly rows: readonly RowText[];
  /** The replacement rows that don't exceed the limit. */
  readonly fitting: readonly RowText[];
  /** The number of pasted options in `fitting`. */
  readonly room: number;
  /** The number of options that exceed the limit. */
  readonly over: number;
}

/** Plans how to paste a list into the row `key`. `rest` is the row's text without the selection. */
export function planPaste(
  all: readonly Row[],
  key: string,
  rest: string,
  { options: pasted, converted }: PastedRows,
): PastePlan {
  const options = removeRepeats(pasted);
  const row = all.find((candidate) => candidate.key === key) ?? { emoji: '', text: '' };
  const others = all.filter((other) => other.key !== key && !isBlank(other)).length;
  const rows = mergeIntoRow({ emoji: row.emoji, text: rest }, options);
  const fitting = rows.slice(0, Math.max(0, LIMITS.options.max - others));
  // The row into which the list is pasted may remain as an additional row.
  const kept = rows.length - options.length;
  const room = Math.max(0, fitting.length - kept);
  const repeated = pasted.length - options.length;
  return { options, converted, repeated, rows, fitting, room, over: rows.length - fitting.length };
}

const removeRepeats = (options: readonly RowText[]): RowText[] => [
  ...new Map(options.map((option) => [formatLine(option), option])).values(),
];

/**
 * Returns the rows that replace `row`. The first option fills an empty row, or a row with only an emoji if
 * the option has none. Otherwise, all options follow the row.
 */
function mergeIntoRow(row: RowText, options: readonly RowText[]): RowText[] {
  const [first, ...others] = options;
  if (!first) return [row];
  if (isBlank(row)) return [first, ...others];
  if (row.text.trim() === '' && first.emoji === '')
    return [{ emoji: row.emoji, text: first.text }, ...others];
  return [row, first, ...others];
}

/**
 * Returns where to paste in a field that changed while the prompt was open. The position is as close as
 * possible to the original one, and text typed later isn't replaced.
 */
export function retargetPaste(pasted: PasteTarget, value: string): PasteTarget {
  const { start, end } = pasted;
  if (value.startsWith(pasted.value.slice(0, end))) return { ...pasted, value };
  const behind = pasted.value.slice(end);
  const isAfter = value.startsWith(pasted.value.slice(0, start));
  const at = isAfter ? start : value.length - (value.endsWith(behind) ? behind.length : 0);
  return { ...pasted, value, start: at, end: at };
}

/** Returns the field's text after pasting `text`. */
export const applyPaste = ({ value, start, end }: PasteTarget, text: string): string =>
  value.slice(0, start) + text + value.slice(end);

export const joinLines = (text: string): string =>
  text.trim().replaceAll(/(?<!\s)\s*[\t\n\r\u2028\u2029]+\s*/g, ' ');
