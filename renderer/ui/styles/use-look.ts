import { useEffect } from 'react';
import * as v from 'valibot';
import type { Settings } from '../../../shared/settings.ts';
import { DENSITIES, TEXT_SIZES, THEMES } from '../../../shared/settings-choices.ts';

const KEY = 'look';

const lookShape = v.object({
  theme: v.picklist(THEMES),
  textSize: v.picklist(TEXT_SIZES),
  density: v.picklist(DENSITIES),
  lessMotion: v.boolean(),
  moreContrast: v.boolean(),
});
const keptShape = v.pipe(v.string(), v.parseJson(), lookShape);

/** The settings that the tokens follow. */
type Look = v.InferOutput<typeof lookShape>;

/** Puts the look on the page; the tokens follow. What is as the system has it has no attribute. */
function showLook(look: Look): void {
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
export function showLastLook(): void {
  const last = v.safeParse(keptShape, readStorage());
  if (last.success) showLook(last.output);
}

/** Shows the look, once it is known, and remembers it for the next start. */
export function useLook(settings: Settings | null): void {
  const look = settings && JSON.stringify(v.parse(lookShape, settings));
  useEffect(() => {
    if (look === null) return;
    showLook(v.parse(keptShape, look));
    writeStorage(look);
  }, [look]);
}

// A browser may refuse its storage; then the window begins as the system has it.
function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
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
