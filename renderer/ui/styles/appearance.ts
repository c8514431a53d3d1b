import { useEffect } from 'react';
import type { z } from 'zod';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';

const KEY = 'look';

/** The settings that the tokens follow. */
const appearanceSchema = settingsSchema.pick({
  theme: true,
  textSize: true,
  density: true,
  lessMotion: true,
  moreContrast: true,
});
type Appearance = z.infer<typeof appearanceSchema>;

/** Puts the look on the page; the tokens follow. What is as the system has it has no attribute. */
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

/** Shows the look of last time, so that the window does not flash in another one until the settings have come. */
export function applyStoredAppearance(): void {
  const look = readStorage();
  if (look) applyAppearance(look);
}

/** Shows the look, once it is known, and remembers it for the next start. */
export function useAppearance(settings: Settings | null): void {
  const look = settings && JSON.stringify(appearanceSchema.parse(settings));
  useEffect(() => {
    if (look === null) return;
    applyAppearance(appearanceSchema.parse(JSON.parse(look)));
    writeStorage(look);
  }, [look]);
}

/** Null at the first start, and where a browser refuses its storage: then the window begins as the system has it. */
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
    // As above.
  }
}
