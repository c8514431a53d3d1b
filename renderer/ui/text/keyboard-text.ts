import { keyboard } from './en/keyboard.ts';
import { useText } from './text.tsx';

/** Every word of the page of all keys. English gives the shape. */
export type KeyboardText = typeof keyboard;

/** The words of the page of all keys in the chosen locale. They are loaded with it, not at the start. */
export const useKeyboardText = (): KeyboardText => useText().more?.keyboard ?? keyboard;
