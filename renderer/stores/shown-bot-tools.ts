import { useAppStores } from './app-stores.tsx';
import { useStore, useStorePart } from './primitives/external-store.ts';

/**
 * Returns whether the bot tools are shown. Unless the user has chosen, they're shown after the user turned on
 * the local API once, because most writers never need them.
 */
export function useBotToolsShown(): boolean {
  const { localApi, settings } = useAppStores();
  const chosen = useStore(settings)?.botTools ?? null;
  const isApiUsed = useStorePart(
    localApi,
    ({ status }) => status !== null && (!status.canChooseLibrary || status.library !== null),
  );
  return chosen ?? isApiUsed;
}
