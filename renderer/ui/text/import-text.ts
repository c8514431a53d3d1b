import { importing } from './en/import.ts';
import { useText } from './text.tsx';

/** Every word of bringing questions in. English gives the shape. */
export type ImportText = typeof importing;

/** The words for importing in the chosen locale. They are loaded with the view, not at the start. */
export const useImportText = (): ImportText => useText().more?.importing ?? importing;
