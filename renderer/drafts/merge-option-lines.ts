import { matchEditedLines } from '../../shared/question/match-option-lines.ts';
import { splitLines } from '../../shared/question/option-line.ts';
import { joinLines } from '../../shared/question/options-source.ts';
import { formatLine, readLine } from './draft-content.ts';
import { type MergedText, mergeTexts } from './merge-texts.ts';

/** A draft's line and the index of the matching base line. */
interface MatchedLine {
  readonly line: string;
  readonly base: number | null;
}

/**
 * Merges two edits of an option list line by line. A line that one side deleted remains if the other side
 * changed it. New lines from both sides are included. If both sides moved lines, the user's own order is
 * used.
 */
export function mergeOptionLines(baseSource: string, ownSource: string, otherSource: string): MergedText {
  const base = splitLines(baseSource);
  const own = matchLines(splitLines(ownSource), base);
  const other = matchLines(splitLines(otherSource), base);
  const ownInOrder = findCommonLines(own, other);
  const otherInOrder = findCommonLines(other, own);
  const isOwnMoved = !isAscending(ownInOrder);
  const isOtherMoved = !isAscending(otherInOrder);
  const isOrderConflict =
    isOwnMoved && isOtherMoved && ownInOrder.some((line, at) => line !== otherInOrder[at]);
  const lines = isOtherMoved && !isOwnMoved ? interleaveLines(other, own) : interleaveLines(own, other);
  const ownLines = indexByBase(own);
  const otherLines = indexByBase(other);
  let isConflict = isOrderConflict;
  const merged = lines.flatMap(({ line, base: at }) => {
    if (at === null) return [line];
    const result = mergeLine(base[at] ?? '', ownLines.get(at) ?? null, otherLines.get(at) ?? null);
    if (result === null) return [];
    isConflict ||= result.isConflict;
    return [result.text];
  });
  return { text: joinLines(merged), isConflict };
}

function matchLines(lines: readonly string[], base: readonly string[]): MatchedLine[] {
  const matches = matchEditedLines(lines, base);
  return lines.map((line, at) => ({ line, base: matches[at] ?? null }));
}

const indexByBase = (side: readonly MatchedLine[]): ReadonlyMap<number | null, string> =>
  new Map(side.map(({ line, base }) => [base, line]));

/** Returns the base lines that both sides have, in the order of `side`. */
function findCommonLines(side: readonly MatchedLine[], other: readonly MatchedLine[]): number[] {
  const known = new Set(other.map(({ base }) => base));
  return side.flatMap(({ base }) => (base !== null && known.has(base) ? [base] : []));
}

const isAscending = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place > (places[at - 1] ?? place));

/** Inserts the lines that `lead` lacks, each after the line that precedes it in `other`. */
function interleaveLines(lead: readonly MatchedLine[], other: readonly MatchedLine[]): MatchedLine[] {
  const inLead = new Set(lead.map(({ base }) => base));
  let group: MatchedLine[] = [];
  /** The lines to insert, by the base line that precedes them. The key is null for lines at the start. */
  const followers = new Map<number | null, MatchedLine[]>([[null, group]]);
  for (const line of other) {
    if (line.base === null || !inLead.has(line.base)) group.push(line);
    else {
      group = [];
      followers.set(line.base, group);
    }
  }
  const result: MatchedLine[] = [];
  let previous: number | null = null;
  // If both sides added a line at the same position, the line from `lead` is first.
  for (const line of lead) {
    if (line.base !== null) {
      for (const follower of followers.get(previous) ?? []) result.push(follower);
      previous = line.base;
    }
    result.push(line);
  }
  return [...result, ...(followers.get(previous) ?? [])];
}

/**
 * Returns the merged line, or null if it's deleted. `own` or `other` is null if that side deleted the line.
 */
function mergeLine(base: string, own: string | null, other: string | null): MergedText | null {
  if (own === null || other === null) {
    const left = own ?? other;
    return left === null || left === base ? null : { text: left, isConflict: false };
  }
  if (own === other || other === base) return { text: own, isConflict: false };
  if (own === base) return { text: other, isConflict: false };
  const rows = { base: readLine(base), own: readLine(own), other: readLine(other) };
  if (rows.base.raw || rows.own.raw || rows.other.raw) return mergeTexts(base, own, other);
  const text = mergeTexts(rows.base.text, rows.own.text, rows.other.text);
  const isOwnEmoji = rows.other.emoji === rows.base.emoji || rows.other.emoji === rows.own.emoji;
  const isOtherEmoji = !isOwnEmoji && rows.own.emoji === rows.base.emoji;
  const emoji = isOtherEmoji ? rows.other.emoji : rows.own.emoji;
  return {
    text: formatLine({ emoji, text: text.text }),
    isConflict: text.isConflict || (!isOwnEmoji && !isOtherEmoji),
  };
}
