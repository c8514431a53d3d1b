import type { Entry } from '../../../../shared/library.ts';
import type { ReadLine } from '../format/store-records.ts';

/*
 * A line whose sum is wrong was changed by a hand or by a rotten disk, and there is no telling which. It is taken over
 * all the same unless that would harm another question: the id may be what was changed.
 */

/** Whether two versions are of the same question, by what no edit changes. */
export function isSameThing(one: Entry, other: Entry): boolean {
  if (one.question && other.question) return one.question.createdAt === other.question.createdAt;
  return one.key === other.key && one.origin === other.origin;
}

/** The id on a line; undefined on one with a whole library. */
export const idOf = (read: ReadLine): number | undefined =>
  'entry' in read.line ? read.line.entry.id : undefined;

/** Whether an id stands between those of the next intact lines of its file: the app writes them in order. */
export function isInOrder(lines: readonly ReadLine[], read: ReadLine): boolean {
  const id = idOf(read) ?? 0;
  const { before, after } = neighboursOf(lines, read);
  return ((before && idOf(before)) ?? 0) < id && id < ((after && idOf(after)) ?? Number.POSITIVE_INFINITY);
}

/** New questions of a hand may have ids so far above all others. All that come later go on from there. */
const NEW_ID_REACH = 100_000;

/** Why a new question that a hand wrote is better not taken over; undefined where it may be. */
export const whyFarOff = (id: number, highestId: number): string | undefined =>
  id > highestId + NEW_ID_REACH ? `its id ${id} is far above all others` : undefined;

/** A `seq` for a changed line of a journal: the one that it says where that fits, else one between its neighbours'. */
export function seqBetween(lines: readonly ReadLine[], read: ReadLine): number {
  const said = read.line.seq;
  const neighbours = neighboursOf(lines, read);
  const before = neighbours.before?.line.seq ?? 0;
  const after = neighbours.after?.line.seq ?? before + SEQ_REACH;
  return before < said && said < after ? said : Math.max(1, Math.min(before + 1, after));
}

/** A last line may say a `seq` that is higher by so much than that of the line before it. */
const SEQ_REACH = 1_000_000;

function neighboursOf(lines: readonly ReadLine[], read: ReadLine) {
  const position = lines.indexOf(read);
  return {
    before: lines.slice(0, position).findLast(({ trust }) => trust === 'intact'),
    after: lines.slice(position + 1).find(({ trust }) => trust === 'intact'),
  };
}
