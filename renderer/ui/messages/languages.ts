import type { Catalog } from '../../../shared/messages/translate.ts';
import { languageToShow } from '../../../shared/messages/ui-language.ts';

/** English is there at once, see `translate.ts`. */
const catalogs = import.meta.glob<Catalog>(
  ['../../../shared/messages/*.json', '!../../../shared/messages/en.json'],
  {
    import: 'default',
  },
);

const codeOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** The languages that there is a catalog for, as BCP 47 codes. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(catalogs).map(codeOf)];

/** Loads a catalog; null for English, and where it can't be loaded. */
export async function loadCatalog(language: string): Promise<Catalog | null> {
  const load = Object.entries(catalogs).find(([path]) => codeOf(path) === language)?.[1];
  try {
    return (await load?.()) ?? null;
  } catch {
    return null;
  }
}

const KEY = 'language';

/** The language of last time, so that the window does not begin in another one until the settings have come. */
export function storedLanguage(preferred: readonly string[]): string {
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // A browser may refuse its storage; then the window begins in the language of the system.
  }
  return languageToShow(last ?? 'system', preferred, LANGUAGES);
}

/** Remembers what was chosen for the next start. */
export function storeLanguage(chosen: string): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // As above.
  }
}
