import type { StoredOption } from '../../../shared/library/entry.ts';

interface PositionedOption {
  at: number;
  option: StoredOption;
}

export interface OptionChange {
  /** The earlier option, or null if the option was added. */
  before: PositionedOption | null;
  /** The current option, or null if the option was removed. */
  after: PositionedOption | null;
  /** Whether the option moved relative to the options that kept their order. */
  moved: boolean;
}

/** Tests for whether two options are the same, strictest first. */
const SAME_OPTION_TESTS: readonly ((one: StoredOption, other: StoredOption) => boolean)[] = [
  (one, other) => one.typed === other.typed && one.emoji === other.emoji && one.text === other.text,
  (one, other) => one.text === other.text,
  (one, other) => one.emoji === other.emoji,
];

/** Returns whether an existing option was changed. Changes to votes don't count. */
export const isChanged = ({ before, after }: OptionChange): boolean =>
  before !== null && after !== null && !SAME_OPTION_TESTS[0]?.(before.option, after.option);

/**
 * Returns the changes to all options in their current order. A removed option follows the option that
 * preceded it.
 */
export function diffOptions(before: readonly StoredOption[], after: readonly StoredOption[]): OptionChange[] {
  const origins = matchOptions(before, after);
  const kept = origins.filter((at) => at !== undefined);
  const steady = new Set(findLongestIncreasingRun(kept));
  const changes = after.map((option, at): OptionChange => {
    const from = origins[at];
    const old = from === undefined ? undefined : before[from];
    if (from === undefined || !old) return { before: null, after: { at, option }, moved: false };
    return { before: { at: from, option: old }, after: { at, option }, moved: !steady.has(from) };
  });
  for (const [at, option] of before.entries()) {
    if (kept.includes(at)) continue;
    const place = changes.findLastIndex((change) => change.before && !change.moved && change.before.at < at);
    changes.splice(place + 1, 0, { before: { at, option }, after: null, moved: false });
  }
  return changes;
}

/** Returns each current option's previous index, or undefined for an added option. */
function matchOptions(
  before: readonly StoredOption[],
  after: readonly StoredOption[],
): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  for (const same of SAME_OPTION_TESTS) {
    for (const [at, option] of after.entries()) {
      if (origins[at] !== undefined) continue;
      const from = [...free].find((index) => {
        const old = before[index];
        return old !== undefined && same(old, option);
      });
      if (from === undefined) continue;
      origins[at] = from;
      free.delete(from);
    }
  }
  return origins;
}

function findLongestIncreasingRun(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter((rise) => (rise.at(-1) ?? -1) < number);
    best.push([...findLongest(before), number]);
  }
  return findLongest(best);
}

const findLongest = (lists: readonly number[][]): number[] =>
  lists.reduce((found, list) => (list.length > found.length ? list : found), []);
