import { localApi } from './en/local-api.ts';
import { useText } from './text.tsx';

/** Every word of the local API's view. English gives the shape. */
export type LocalApiText = typeof localApi;

/** The words of each locale, by the name that it has in `Text`. */
const WORDS: Readonly<Record<string, LocalApiText>> = { 'en-GB': localApi };

/** The words of the local API's view in the chosen locale. They are loaded with the view, not at the start. */
export const useLocalApiText = (): LocalApiText => WORDS[useText().time.locale] ?? localApi;
