import { allActions } from '../../renderer/actions/action-table.ts';
import { views } from '../../renderer/app/view-registry.ts';

/** All actions of the app. */
export const appActions = allActions(views);
