import { flushSync } from 'react-dom';
import { isUndoAction } from '../../../shared/bridge/menu-protocol.ts';
import type { ActionId } from '../../actions/action-table.ts';
import type { AvailableActions } from '../../actions/use-actions.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';
import { OUTSIDE_COMMAND } from '../../drafts/use-draft-session.ts';
import { isBehindOverlay } from '../../ui/overlays/backdrop.tsx';
import { undoInField } from './undo-in-field.ts';

/** Parts of the app that load after the first paint register their actions within this time. */
const OFFER_DEADLINE_MS = 5000;

export type MenuActionResult = 'done' | 'behind-dialog' | 'not-offered' | { reason: string };

/**
 * Runs an action that was chosen in a menu. Right after startup, waits until a component offers the action.
 */
export async function runMenuAction(
  id: ActionId,
  offers: AvailableActions,
  link: DesktopShell,
): Promise<MenuActionResult> {
  if (isUndoAction(id) && undoInField(id, link)) return 'done';
  if (offers.find(id) === null) await waitForOffer(id, offers);
  if (isBehindOverlay()) return 'behind-dialog';
  // The page doesn't receive a key or click for a native menu, but the action must use the newest text.
  flushSync(() => window.dispatchEvent(new Event(OUTSIDE_COMMAND)));
  const reason = offers.run(id);
  if (reason === null) return 'done';
  return reason === undefined ? 'not-offered' : { reason };
}

function waitForOffer(id: ActionId, offers: AvailableActions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, OFFER_DEADLINE_MS);
  const unsubscribe = offers.subscribe(() => {
    if (offers.find(id) !== null) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    unsubscribe();
  });
}
