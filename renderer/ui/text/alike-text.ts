import { alike } from './en/alike.ts';
import { useText } from './text.tsx';

/** Every word of what asks much the same. English gives the shape. */
export type AlikeText = typeof alike;

/** The words for similar questions in the chosen locale. They are loaded with what shows them, not at the start. */
export const useAlikeText = (): AlikeText => useText().more?.alike ?? alike;
