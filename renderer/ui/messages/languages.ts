import type { Catalog } from '../../../shared/messages/translate.ts';

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
