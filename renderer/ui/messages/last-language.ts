import { languageToShow } from '../../../shared/messages/language.ts';
import { LANGUAGES } from './languages.ts';

const KEY = 'language';

/** The language of last time, so that the window does not begin in another one until the settings have come. */
export function lastLanguage(preferred: readonly string[]): string {
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // A browser may refuse its storage; then the window begins in the language of the system.
  }
  return languageToShow(last ?? 'system', preferred, LANGUAGES);
}

/** Remembers what was chosen for the next start. */
export function rememberLanguage(chosen: string): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // As above.
  }
}
