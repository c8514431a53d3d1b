import { type Entry, isSent, type StoredOption } from './entry.ts';

/**
 * Why a question can't be merged into another one. `on-service`: the service has it and can't delete it.
 * `attention`: the service may have it. `draft`: it was sent, but the other one is a draft and can't have
 * votes. Null means that it can.
 */
export type MergeObstacle = 'on-service' | 'attention' | 'draft';

export function findMergeObstacle(kept: Entry, merged: Entry): MergeObstacle | null {
  const { sync } = merged;
  if (typeof sync?.remoteId === 'number') return 'on-service';
  if (sync?.sending || sync?.hold) return 'attention';
  return isSent(merged) && !kept.question ? 'draft' : null;
}

/**
 * Returns true if `kept` was never sent and has all options that got votes. Then the votes and the message of
 * `merged` move to it.
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
