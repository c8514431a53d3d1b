import { request } from './en/request.ts';
import { useText } from './text.tsx';

/** Every word of the request that a question becomes. English gives the shape. */
export type RequestText = typeof request;

/** The words for requests in the chosen locale. They are loaded with the tab, not at the start. */
export const useRequestText = (): RequestText => useText().more?.request ?? request;
