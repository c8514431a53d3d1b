import { useEffect } from 'react';
import type { z } from 'zod';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';

const KEY = 'look';

const appearanceSchema = settingsSchema.pick({
  theme: true,
  textSize: true,
  density: true,
  lessMotion: true,
  moreContrast: true,
});
type Appearance = z.infer<typeof appearanceSchema>;

/** Sets the data attributes that tokens.css uses. Attributes with system defaults are omitted. */
function applyAppearance(look: Appearance): void {
  const marks: Record<string, string | null> = {
    theme: look.theme === 'system' ? null : look.theme,
    textSize: look.textSize === 100 ? null : String(look.textSize),
    density: look.density === 'comfortable' ? null : look.density,
    motion: look.lessMotion ? 'less' : null,
    contrast: look.moreContrast ? 'more' : null,
  };
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  }
}

/** Applies the last session's appearance so that the app doesn't flash before the settings are loaded. */
export function applyStoredAppearance(): void {
  const look = readStorage();
  if (look) applyAppearance(look);
}

/** Applies the appearance and stores it for the next start. */
export function useAppearance(settings: Settings | null): void {
  const look = settings && JSON.stringify(appearanceSchema.parse(settings));
  useEffect(() => {
    if (look === null) return;
    applyAppearance(appearanceSchema.parse(JSON.parse(look)));
    writeStorage(look);
  }, [look]);
}

/** Reads the stored appearance. Returns null at the first start or if local storage is denied. */
function readStorage(): Appearance | null {
  try {
    return appearanceSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

function writeStorage(look: string): void {
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // The browser may deny local storage.
  }
}
