/**
 * Returns the chosen language if it has a catalog, or else the first preferred language that has one, or else
 * English. `chosen` is a BCP 47 code or `system`.
 */
export function chooseLanguage(
  chosen: string,
  preferred: readonly string[],
  available: readonly string[],
): string {
  const wanted = chosen === 'system' ? preferred : [chosen, ...preferred];
  const bases = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return bases.find((base) => base !== undefined && available.includes(base)) ?? 'en';
}

/** Returns a language's name in that language, such as `Deutsch`. */
export function getLanguageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
