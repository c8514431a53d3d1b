import { createContext, useContext } from 'react';
import { type Translate, translateToEnglish } from '../../../shared/messages/translate.ts';

const TranslateContext = createContext<Translate>(translateToEnglish);

/** Returns the function that formats messages in the UI language. */
export const useTranslate = (): Translate => useContext(TranslateContext);
export const TranslateProvider = TranslateContext.Provider;

const LanguagesContext = createContext<readonly string[]>(['en']);

/**
 * Returns the BCP 47 codes of the languages that have a catalog. A context provides them because
 * `import.meta.glob` is available only in the build.
 */
export const useLanguages = (): readonly string[] => useContext(LanguagesContext);
export const LanguagesProvider = LanguagesContext.Provider;
