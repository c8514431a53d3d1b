import { welcome } from './en/welcome.ts';
import { useText } from './text.tsx';

/** Every word of an empty library. English gives the shape. */
export type WelcomeText = typeof welcome;

/** The words of an empty library in the chosen locale. They are loaded with it, not at the start. */
export const useWelcomeText = (): WelcomeText => useText().more?.welcome ?? welcome;
