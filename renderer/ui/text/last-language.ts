import { LANGUAGES, type Language } from '../../../shared/settings-choices.ts';
import { type Spoken, spokenOf } from '../../../shared/text/spoken.ts';

const KEY = 'language';

/** The language of last time, so that the window does not begin in another one until the settings have come. */
export function lastLanguage(preferred: readonly string[]): Spoken {
  const last = readStorage();
  return spokenOf(LANGUAGES.find((known) => known === last) ?? 'system', preferred);
}

/** Remembers what was chosen for the next start. */
export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // A browser may refuse its storage; then the window begins in the language of the system.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
