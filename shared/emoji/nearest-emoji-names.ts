import { editDistance } from '../text/edit-distance.ts';

/** A name to suggest, and what stands for its emoji: one suggestion for each emoji is enough. */
export type Candidate = readonly [name: string, emoji: string];

/** No known name is as long; what is behind makes no difference to the order, and would cost time. */
const LONGEST = 80;

/** Shorter beginnings say too little. */
const SHORTEST_BEGINNING = 3;

/** A name that has all that was typed as one of its words, or at its beginning, is as near as one or two slips. */
const AS_WORD = 1.25;
const AS_BEGINNING = 1.5;

/** With more, it says nothing that the letters of a short name can all be found in a long one. */
const FEW_SLIPS = 2;

interface Suggestion {
  name: string;
  emoji: string;
  cost: number;
}

/**
 * The `count` names among `candidates` nearest to `typed`, nearest first, no two of the same emoji. Nearness is the
 * edit distance, case aside; a longer name that holds `typed` as a word or beginning is near as well. Among equals
 * come those where letters are only missing or too many, then those with the same first letter, of like length, and
 * the alphabet. Skin tones are suggested only to who typed one.
 */
export function nearestNames(typed: string, count: number, candidates: Iterable<Candidate>): string[] {
  const sought = typed.slice(0, LONGEST).toLowerCase();
  const order = nearestFirst(sought);
  const best: Suggestion[] = [];
  for (const [name, emoji] of candidates) {
    if (hasTone(emoji) && !sought.includes('tone')) continue;
    const bound = best.length < count ? LONGEST * 2 : (best.at(-1)?.cost ?? 0);
    const cost = costOf(sought, name.toLowerCase(), bound);
    if (cost <= bound) insert(best, { name, emoji, cost }, count, order);
  }
  return best.map(({ name }) => name);
}

const hasTone = (emoji: string): boolean => /\p{Emoji_Modifier}/u.test(emoji);

function costOf(sought: string, name: string, bound: number): number {
  const distance = editDistance(sought, name, Math.floor(bound));
  if (distance <= 1 || sought.length < SHORTEST_BEGINNING || !name.includes(sought)) return distance;
  if (name.split(/[_-]/).includes(sought)) return Math.min(distance, AS_WORD);
  return name.startsWith(sought) ? Math.min(distance, AS_BEGINNING) : distance;
}

type Order = (a: Suggestion, b: Suggestion) => number;

const nearestFirst = (sought: string): Order => {
  const otherLetters = ({ name, cost }: Suggestion): number =>
    cost <= FEW_SLIPS && (isSubsequence(sought, name) || isSubsequence(name, sought)) ? 0 : 1;
  const otherInitial = ({ name }: Suggestion): number => (name[0]?.toLowerCase() === sought[0] ? 0 : 1);
  const lengthGap = ({ name }: Suggestion): number => Math.abs(name.length - sought.length);
  return (a, b) =>
    a.cost - b.cost ||
    otherLetters(a) - otherLetters(b) ||
    otherInitial(a) - otherInitial(b) ||
    lengthGap(a) - lengthGap(b) ||
    (a.name < b.name ? -1 : 1);
};

/** Whether all letters of `part` are in `whole`, in this order. */
function isSubsequence(part: string, whole: string): boolean {
  let found = 0;
  for (const letter of whole) if (letter === part[found]) found += 1;
  return found === part.length;
}

/** Keeps `best` sorted, at most `count` long, and to one name for each emoji. */
function insert(best: Suggestion[], added: Suggestion, count: number, order: Order): void {
  const same = best.findIndex(({ emoji }) => emoji === added.emoji);
  const rival = best[same];
  if (rival && order(rival, added) <= 0) return;
  if (rival) best.splice(same, 1);
  best.push(added);
  best.sort(order);
  best.splice(count);
}
