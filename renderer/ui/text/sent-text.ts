import { sent } from './en/sent.ts';
import { useText } from './text.tsx';

/** Every word of a question that was sent. English gives the shape. */
export type SentText = typeof sent;

/** The words of a question that was sent, in the chosen locale. They are loaded with what shows one, not at the start. */
export const useSentText = (): SentText => useText().more?.sent ?? sent;
