import type { LostFacts } from '../library/recovery-report.ts';
import type { Translate } from './translate.ts';

/** Returns a description of the lost data, without a period. */
export const formatLostData = (facts: LostFacts, t: Translate): string =>
  t(`recovery.lost.${facts.what}`, { id: 0, path: '', count: 0, isMost: false, began: '', ...facts });
