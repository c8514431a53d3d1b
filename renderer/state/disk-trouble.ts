import type { AppError } from '../../shared/errors.ts';

/** What keeps text from the disk: the disk refused it, or has not answered for a while. */
export type DiskTrouble =
  | { readonly kind: 'refuses'; readonly problem: AppError }
  | { readonly kind: 'slow' };

/** Milliseconds that a write may take before it is worth a word. A disk that is well needs a few of them. */
export const SLOW_AFTER = 3000;

const slow: DiskTrouble = { kind: 'slow' };

/** The trouble of one draft, from why its last write failed and whether the one under way takes long; else null. */
export function troubleOf(
  problem: AppError | null,
  isSlow: boolean,
  last: DiskTrouble | null,
): DiskTrouble | null {
  if (problem?.code === 'disk') {
    return last?.kind === 'refuses' && last.problem === problem ? last : { kind: 'refuses', problem };
  }
  return isSlow ? slow : null;
}

/** Of the troubles of several drafts the one to tell: that the disk refuses says more than that it is slow. */
export const worstTrouble = (troubles: readonly (DiskTrouble | null)[]): DiskTrouble | null =>
  troubles.find((trouble) => trouble?.kind === 'refuses') ??
  troubles.find((trouble) => trouble !== null) ??
  null;
