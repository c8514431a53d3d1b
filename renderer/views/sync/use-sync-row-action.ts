import type { SyncAction, SyncRow } from '../../../shared/sync/sync-views.ts';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';

export interface SyncRowOptions {
  onOpen: (id: number) => void;
}

/**
 * Returns a function that runs a row's action. If data could be lost, the function opens the decision view
 * instead.
 */
export function useSyncRowAction({ onOpen }: SyncRowOptions): (row: SyncRow, action: SyncAction) => void {
  const { router } = useAppStores();
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

/** The actions that open the decision view. A row has one button for all of them. */
const DECISION_ACTIONS: readonly SyncAction[] = [
  'adopt',
  'send-again',
  'create-again',
  'keep-local',
  'resolve',
  'go-ahead',
];

/** Returns the actions to show as buttons, at most 2. */
export function listRowButtons(row: Pick<SyncRow, 'actions'>): SyncAction[] {
  const decision = row.actions.find((action) => DECISION_ACTIONS.includes(action));
  return row.actions
    .filter((action) => !DECISION_ACTIONS.includes(action) || action === decision)
    .slice(0, 2);
}
