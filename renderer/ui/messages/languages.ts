import type { Catalog } from '../../../shared/messages/translate.ts';
import { chooseLanguage } from '../../../shared/messages/ui-language.ts';

/** All catalogs except English. `translate.ts` bundles the English catalog. */
const catalogs = import.meta.glob<Catalog>(
  ['../../../shared/messages/*.json', '!../../../shared/messages/en.json'],
  {
    import: 'default',
  },
);

const getCode = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** The BCP 47 codes of the languages that have a catalog. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(catalogs).map(getCode)];

/** Loads a catalog. Returns null for English, or if the catalog can't be loaded. */
export async function loadCatalog(language: string): Promise<Catalog | null> {
  const load = Object.entries(catalogs).find(([path]) => getCode(path) === language)?.[1];
  try {
    return (await load?.()) ?? null;
  } catch {
    return null;
  }
}

const KEY = 'language';

/** Returns the last session's language. It's used until the settings are loaded. */
export function readStoredLanguage(preferred: readonly string[]): string {
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // If the browser denies local storage, use the system's language.
  }
  return chooseLanguage(last ?? 'system', preferred, LANGUAGES);
}

/** Stores the language for the next start. */
export function storeLanguage(chosen: string): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The browser may deny local storage.
  }
}
