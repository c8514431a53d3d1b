import { type Entry, isSent, type StoredOption } from './entry.ts';

/**
 * The reason why `merged` can't be merged into `kept`, or null if it can. `on-service`: the service has
 * `merged` and can't delete it. `attention`: the service may have `merged`. `draft`: `merged` was sent, but
 * `kept` is a draft and can't have votes.
 */
export type MergeObstacle = 'on-service' | 'attention' | 'draft';

export function findMergeObstacle(kept: Entry, merged: Entry): MergeObstacle | null {
  const { sync } = merged;
  if (typeof sync?.remoteId === 'number') return 'on-service';
  if (sync?.sending || sync?.hold) return 'attention';
  return isSent(merged) && !kept.question ? 'draft' : null;
}

/**
 * Returns true if `merged` was sent, and `kept` was never sent, queued, or linked and has every option that
 * has votes in `merged`. The votes and the message of `merged` then move to `kept`.
 */
export function canMoveVotes(kept: Entry, merged: Entry): boolean {
  if (!kept.question || !merged.question || !isSent(merged) || isSent(kept) || kept.sync) return false;
  const left = [...kept.question.options];
  return merged.question.options.every((option) => option.votes === 0 || removeOption(left, option));
}

function removeOption(from: StoredOption[], { emoji, text }: StoredOption): boolean {
  const at = from.findIndex((option) => option.emoji === emoji && option.text === text);
  return at >= 0 && from.splice(at, 1).length > 0;
}
