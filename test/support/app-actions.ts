import { createActions } from '../../renderer/actions/action-table.ts';
import { views } from '../../renderer/app/view-registry.ts';

export const appActions = createActions(views);
