import { localApi } from './en/local-api.ts';
import { useText } from './text.tsx';

/** Every word of the local API's view. English gives the shape. */
export type LocalApiText = typeof localApi;

/** The words of the local API's view in the chosen locale. They are loaded with the view, not at the start. */
export const useLocalApiText = (): LocalApiText => useText().more?.localApi ?? localApi;
