import { library } from './en/library.ts';
import { useText } from './text.tsx';

/** Every word of filter, selection, tags, trash and plan. English gives the shape. */
export type LibraryText = typeof library;

/** The words for the library's tools in the chosen locale. They are loaded with what shows them, not at the start. */
export const useLibraryText = (): LibraryText => useText().more?.library ?? library;
