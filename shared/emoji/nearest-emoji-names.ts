import { editDistance, getMaxTypos } from '../text/edit-distance.ts';

/** A name and its emoji. Each emoji is suggested only once. */
export type Candidate = readonly [name: string, emoji: string];

/** The maximum length of the compared input. All known names are shorter. */
const MAX_NAME_LENGTH = 80;

const MIN_PREFIX_LENGTH = 3;

/** The maximum distance if the name contains the input as a word or prefix. */
const WORD_MATCH_DISTANCE = 1.25;
const PREFIX_MATCH_DISTANCE = 1.5;

/**
 * The distance of a name that's a word in the input, such as `tv` in `retro_tv`. A short word counts only at
 * the end.
 */
const CONTAINED_NAME_DISTANCE = 2.25;

/** A subsequence match with a larger distance is a coincidence. */
const MAX_TYPOS_OF_SUBSEQUENCE = 2;

interface Suggestion {
  name: string;
  emoji: string;
  cost: number;
}

/**
 * Returns up to `count` names that are close to `typed`, ignoring case, with at most one per emoji, closest
 * first. A close name has few typos, contains `typed` as a word or prefix, or is a word in `typed`. Ties are
 * broken in favor of subsequences, then the same first letter, then a similar length, and then by
 * alphabetical order. Skin tones are suggested only if one was typed.
 */
export function findNearestNames(typed: string, count: number, candidates: Iterable<Candidate>): string[] {
  const sought = typed
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .replace(/~\d{1,3}$/, '');
  const order = createOrder(sought);
  const best: Suggestion[] = [];
  for (const [name, emoji] of candidates) {
    if (hasTone(emoji) && !sought.includes('tone')) continue;
    const bound = best.length < count ? Number.POSITIVE_INFINITY : (best.at(-1)?.cost ?? 0);
    const cost = measureDistance(sought, name.toLowerCase(), bound);
    if (cost <= bound && cost < Number.POSITIVE_INFINITY) insert(best, { name, emoji, cost }, count, order);
  }
  return best.map(({ name }) => name);
}

const hasTone = (emoji: string): boolean => /\p{Emoji_Modifier}/u.test(emoji);

function measureDistance(sought: string, name: string, bound: number): number {
  const most = Math.min(getMaxTypos(sought), Math.floor(bound));
  const typos = editDistance(sought, name, most);
  const distance = Math.min(
    typos <= most ? typos : Number.POSITIVE_INFINITY,
    sought !== name && hasWord(sought, name) ? CONTAINED_NAME_DISTANCE : Number.POSITIVE_INFINITY,
  );
  if (distance <= 1 || sought.length < MIN_PREFIX_LENGTH || !name.includes(sought)) return distance;
  if (name.split(/[_-]/).includes(sought)) return Math.min(distance, WORD_MATCH_DISTANCE);
  return name.startsWith(sought) ? Math.min(distance, PREFIX_MATCH_DISTANCE) : distance;
}

const hasWord = (sought: string, name: string): boolean => {
  const words = sought.split(/[_-]/);
  return name.length > 1 && (name.length > 2 ? words.includes(name) : words.at(-1) === name);
};

type Order = (a: Suggestion, b: Suggestion) => number;

const createOrder = (sought: string): Order => {
  const countOtherLetters = ({ name, cost }: Suggestion): number =>
    cost <= MAX_TYPOS_OF_SUBSEQUENCE && (isSubsequence(sought, name) || isSubsequence(name, sought)) ? 0 : 1;
  const compareInitial = ({ name }: Suggestion): number => (name[0]?.toLowerCase() === sought[0] ? 0 : 1);
  const getLengthGap = ({ name }: Suggestion): number => Math.abs(name.length - sought.length);
  return (a, b) =>
    a.cost - b.cost ||
    countOtherLetters(a) - countOtherLetters(b) ||
    compareInitial(a) - compareInitial(b) ||
    getLengthGap(a) - getLengthGap(b) ||
    (a.name < b.name ? -1 : 1);
};

function isSubsequence(part: string, whole: string): boolean {
  let found = 0;
  for (const letter of whole) if (letter === part[found]) found += 1;
  return found === part.length;
}

/** Inserts a suggestion into the sorted list, keeping at most `count` items and one name per emoji. */
function insert(best: Suggestion[], added: Suggestion, count: number, order: Order): void {
  const same = best.findIndex(({ emoji }) => emoji === added.emoji);
  const rival = best[same];
  if (rival && order(rival, added) <= 0) return;
  if (rival) best.splice(same, 1);
  best.push(added);
  best.sort(order);
  best.splice(count);
}
