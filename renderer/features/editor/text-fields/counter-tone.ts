import type { LengthVerdict } from '../../../../shared/checks/count.ts';

/** Shares of the maximum from which the count is shown, and shown in amber. */
const SHOWN = 0.8;
const NEAR = 0.9;

/** What a counter shows: nothing, a quiet count, one to be careful with, or how much is over. */
export type CounterTone = 'hidden' | 'quiet' | 'near' | 'over';

/** How loud the counter of a field is, from its length in characters and the verdict on it. */
export function counterTone(length: number, max: number, verdict: LengthVerdict): CounterTone {
  if (verdict === 'over') return 'over';
  if (verdict === 'doubtful' || length >= max * NEAR) return 'near';
  return length >= max * SHOWN ? 'quiet' : 'hidden';
}
