import { paste } from './en/paste.ts';
import { useText } from './text.tsx';

/** Every word for a list that was pasted. English gives the shape. */
export type PasteText = typeof paste;

/** The words for pasting in the chosen locale. They are loaded with the first list that is pasted, not at the start. */
export const usePasteText = (): PasteText => useText().more?.paste ?? paste;
