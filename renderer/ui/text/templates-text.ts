import { templates } from './en/templates.ts';
import { useText } from './text.tsx';

/** Every word of the templates. English gives the shape. */
export type TemplatesText = typeof templates;

/** The words of the templates in the chosen locale. They are loaded with the dialog, not at the start. */
export const useTemplatesText = (): TemplatesText => useText().more?.templates ?? templates;
