import { recovery } from './en/recovery.ts';
import { useText } from './text.tsx';

/** Every word about damaged files and backups. English gives the shape. */
export type RecoveryText = typeof recovery;

/** The words about damaged files and backups in the chosen locale. They are loaded with what shows them. */
export const useRecoveryText = (): RecoveryText => useText().more?.recovery ?? recovery;
