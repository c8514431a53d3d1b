import { useEffect } from 'react';
import { type Theme, themeSchema } from '../../shared/settings.ts';

const KEY = 'theme';

/** Puts the theme on the page; the tokens follow. `system` leaves the choice to the system. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows the theme of last time, so that the window does not flash in another one until the settings have come. */
export function showLastTheme(): void {
  const last = themeSchema.safeParse(readStorage());
  if (last.success) showTheme(last.data);
}

/** Shows the theme, once it is known, and remembers it for the next start. */
export function useTheme(theme: Theme | null): void {
  useEffect(() => {
    if (theme === null) return;
    showTheme(theme);
    writeStorage(theme);
  }, [theme]);
}

// A browser may refuse its storage; then the window begins in the theme of the system.
function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeStorage(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // As above.
  }
}
