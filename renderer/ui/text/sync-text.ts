import { sync } from './en/sync.ts';
import { useText } from './text.tsx';

/** Every word of sync. English gives the shape. */
export type SyncText = typeof sync;

/** The words of sync in the chosen locale. They are loaded with what shows them, not at the start. */
export const useSyncText = (): SyncText => useText().more?.sync ?? sync;
