import type { Catalog } from '../../../shared/messages/translate.ts';

const catalogs = import.meta.glob<Catalog>('../../../shared/messages/*.json', { import: 'default' });

const codeOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** The languages that there is a catalog for, as BCP 47 codes. */
export const LANGUAGES: readonly string[] = Object.keys(catalogs).map(codeOf);

/** Loads a catalog; null where it can't be loaded. */
export async function loadCatalog(language: string): Promise<Catalog | null> {
  const load = Object.entries(catalogs).find(([path]) => codeOf(path) === language)?.[1];
  try {
    return (await load?.()) ?? null;
  } catch {
    return null;
  }
}
