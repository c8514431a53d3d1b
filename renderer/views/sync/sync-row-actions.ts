import type { SyncAction, SyncRow, SyncState } from '../../../shared/sync/sync-views.ts';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useAppState } from '../../stores/app-state.tsx';

/** What leads out of sync: to the editor of a question. */
export interface SyncRowOptions {
  onOpen: (id: number) => void;
}

/** Gives what a button of a question does: at once where nothing is lost by it, else it leads to where one decides. */
export function useSyncRowAction({ onOpen }: SyncRowOptions): (row: SyncRow, action: SyncAction) => void {
  const { router } = useAppState();
  const sync = useSyncCommands();
  return ({ id }, action) => {
    switch (action) {
      case 'queue':
        return void sync.queue([id]);
      case 'unqueue':
        return void sync.unqueue([id]);
      case 'refresh':
        return void sync.refresh([id]);
      case 'resume':
        return void sync.resume();
      case 'edit':
        return onOpen(id);
      case 'settings':
      case 'confirm-account':
        return router.go({ view: 'settings', page: 'service' });
      default:
        return router.go({ view: 'decide', id });
    }
  };
}

/** Lead to the same place: one button is enough. */
const DECISION_ACTIONS: readonly SyncAction[] = [
  'adopt',
  'send-again',
  'create-again',
  'keep-local',
  'resolve',
  'go-ahead',
];

/** The buttons of a question, at most two, the likeliest first. */
export function rowButtons(row: Pick<SyncRow, 'actions'>): SyncAction[] {
  const decision = row.actions.find((action) => DECISION_ACTIONS.includes(action));
  return row.actions
    .filter((action) => !DECISION_ACTIONS.includes(action) || action === decision)
    .slice(0, 2);
}

/** Whether there is something to decide about it on a page of its own. */
export const needsDecision = (row: Pick<SyncRow, 'actions' | 'state' | 'why'> | null): boolean =>
  row !== null &&
  row.actions.length > 0 &&
  (DECISION_STATES.includes(row.state) || row.why?.code === 'other-account');
const DECISION_STATES: readonly SyncState[] = ['unknown', 'conflict', 'refused', 'held'];
