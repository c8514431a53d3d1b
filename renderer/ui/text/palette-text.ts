import { palette } from './en/palette.ts';
import { useText } from './text.tsx';

/** Every word of the palette. English gives the shape. */
export type PaletteText = typeof palette;

/** The words of the palette in the chosen locale. They are loaded with it, not at the start. */
export const usePaletteText = (): PaletteText => useText().more?.palette ?? palette;
