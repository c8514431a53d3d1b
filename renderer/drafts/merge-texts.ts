import { diffArrays } from 'diff';
import { findSplice } from '../../shared/text/text-splice.ts';

export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A longer change counts as a single edit, because comparing its words would take too long. */
const MAX_COMPARED_LENGTH = 20_000;
/** A change with more words also counts as a single edit. */
const MAX_CHANGED_WORDS = 500;

/** Returns the changed words in order. `split` returns all words and the separators between them. */
export function findWordEdits(before: string, after: string, split: (text: string) => string[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let open: { from: number; to: number; text: string } | null = null;
  const isLong = before.length + after.length > MAX_COMPARED_LENGTH;
  const parts = isLong
    ? undefined
    : diffArrays(split(before), split(after), { maxEditLength: MAX_CHANGED_WORDS });
  for (const { value, added, removed } of parts ?? []) {
    const text = value.join('');
    if (!added && !removed) {
      at += text.length;
      open = null;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, text: '' };
      edits.push(open);
    }
    if (added) open.text += text;
    else {
      at += text.length;
      open.to = at;
    }
  }
  return parts ? edits : [{ from: 0, to: before.length, text: after }];
}

const splitWords = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

/** Returns the edits from `before` to `after`, each as short as possible. */
export function findTextEdits(before: string, after: string): TextEdit[] {
  const { at, out, in: put } = findSplice(before, after);
  return findWordEdits(out, put, splitWords).map(({ from, to, text }) => {
    const splice = findSplice(out.slice(from, to), text);
    const start = at + from + splice.at;
    return { from: start, to: start + splice.out.length, text: splice.in };
  });
}

export interface MergedText {
  readonly text: string;
  /** Whether both edits replaced the same words. The text then contains both replacements. */
  readonly isConflict: boolean;
}

/**
 * Merges two edits of the same text. The result contains everything that either edit inserted and nothing
 * that either edit deleted. If both inserted text at the same position, the user's own text is first and
 * isn't split.
 */
export function mergeTexts(base: string, own: string, other: string): MergedText {
  if (own === other || base === other) return { text: own, isConflict: false };
  if (own === base) return { text: other, isConflict: false };
  const ownEdits = findTextEdits(base, own);
  const otherEdits = findTextEdits(base, other);
  const isConflict = ownEdits.some((edit) => otherEdits.some((against) => isClash(edit, against)));
  if (!isConflict) return { text: applyEdits(base, ownEdits, otherEdits), isConflict };
  // Merging two changed parts of one word rarely results in a word, so replace whole words.
  const findWholeWordEdits = (after: string) => findWordEdits(base, after, splitWords);
  return { text: applyEdits(base, findWholeWordEdits(own), findWholeWordEdits(other), ' '), isConflict };
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === other.to && one.text === other.text;

/** Returns whether both edits replace overlapping text with different text. */
const isClash = (one: TextEdit, other: TextEdit): boolean =>
  one.from < other.to && other.from < one.to && one.text !== '' && other.text !== '' && !isSame(one, other);

/**
 * Applies both edits to `base`. If both replace the same words, `separator` is placed between the
 * replacements.
 */
function applyEdits(
  base: string,
  own: readonly TextEdit[],
  other: readonly TextEdit[],
  separator = '',
): string {
  const isMadeByBoth = (edit: TextEdit) => edit.to > edit.from && own.some((one) => isSame(one, edit));
  const edits = [...own, ...other.filter((edit) => !isMadeByBoth(edit))].sort((a, b) => a.from - b.from);
  let text = '';
  let at = 0;
  let isAfterEdit = false;
  for (const edit of edits) {
    if (edit.from > at) {
      text += base.slice(at, edit.from);
      isAfterEdit = false;
    }
    const needsSeparator = isAfterEdit && /\S$/u.test(text) && /^\S/u.test(edit.text);
    text += needsSeparator ? separator + edit.text : edit.text;
    at = Math.max(at, edit.to);
    isAfterEdit ||= edit.text !== '';
  }
  return text + base.slice(at);
}
