import { settings } from './en/settings.ts';
import { useText } from './text.tsx';

/** Every word of the settings. English gives the shape. */
export type SettingsText = typeof settings;

/** The words of the settings in the chosen locale. They are loaded with the view, not at the start. */
export const useSettingsText = (): SettingsText => useText().more?.settings ?? settings;
