import { useEffect, useRef } from 'react';
import type { MenuState } from '../../../shared/bridge/menu-protocol.ts';
import type { ActionId } from '../../actions/action-table.ts';
import { type AvailableActions, useAvailableActions } from '../../actions/use-actions.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStorePart } from '../../stores/primitives/external-store.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';

/** Available actions can change with each key in the editor, but users don't open a menu that quickly. */
const MENU_STATE_DELAY_MS = 100;

/** Disables native menu items that can't run now, and checks the current theme's item. */
export function useMenuStateSync(link: DesktopShell): void {
  const { settings } = useAppStores();
  const theme = useStorePart(settings, (current) => current?.theme ?? null);
  const offers = useAvailableActions();
  const lastSent = useRef('');
  const send = useEventCallback(() => {
    const state: MenuState = {
      disabled: listDisabledActions(offers),
      checked: theme === null ? [] : [`theme.${theme}`],
    };
    const text = JSON.stringify(state);
    if (text === lastSent.current) return;
    lastSent.current = text;
    void link.call('setMenuState', state).catch(() => undefined);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = null;
        send();
      }, MENU_STATE_DELAY_MS);
    };
    schedule();
    const unsubscribe = offers.subscribe(schedule);
    return () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [offers, send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the new theme
  useEffect(send, [send, theme]);
}

const listDisabledActions = (offers: AvailableActions): ActionId[] =>
  offers.actions.map(({ id }) => id).filter((id) => !canRun(id, offers));

function canRun(id: ActionId, offers: AvailableActions): boolean {
  const offer = offers.find(id);
  return offer !== null && !offer.reason;
}
