import type { SyncRow, SyncState } from '../../../shared/sync/sync-views.ts';

/** Returns whether the user must resolve the question's sync state. */
export const needsDecision = (row: Pick<SyncRow, 'actions' | 'state' | 'why'> | null): boolean =>
  row !== null &&
  row.actions.length > 0 &&
  (DECISION_STATES.includes(row.state) || row.why?.code === 'other-account');

const DECISION_STATES: readonly SyncState[] = ['unknown', 'conflict', 'refused', 'held'];
