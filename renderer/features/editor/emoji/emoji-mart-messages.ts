import german from '@emoji-mart/data/i18n/de.json';
import english from '@emoji-mart/data/i18n/en.json';

/** emoji-mart's own words in the language of a locale; what it says of a search without results is said plainly. */
export const pickerWords = (locale: string): typeof english =>
  new Intl.Locale(locale).language === 'de'
    ? {
        ...german,
        search_no_results_1: 'Nichts gefunden',
        search_no_results_2: 'Gesucht wird mit englischen Wörtern',
      }
    : { ...english, search_no_results_1: 'Nothing found', search_no_results_2: 'Try another word' };
