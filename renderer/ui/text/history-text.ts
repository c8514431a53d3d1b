import { history } from './en/history.ts';
import { useText } from './text.tsx';

/** Every word of the versions of a question. English gives the shape. */
export type HistoryText = typeof history;

/** The words for versions in the chosen locale. They are loaded with the view, not at the start. */
export const useHistoryText = (): HistoryText => useText().more?.history ?? history;
