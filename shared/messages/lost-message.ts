import type { LostFacts } from '../library/recovery-report.ts';
import type { Translate } from './translate.ts';

/** What of the library is gone, without a full stop. */
export const lostMessage = (facts: LostFacts, t: Translate): string =>
  t(`recovery.lost.${facts.what}`, { id: 0, path: '', count: 0, isMost: false, began: '', ...facts });
