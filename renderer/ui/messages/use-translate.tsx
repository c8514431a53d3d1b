import { createContext, useContext } from 'react';
import { type Translate, translateToEnglish } from '../../../shared/messages/translate.ts';

const TranslateContext = createContext<Translate>(translateToEnglish);

/** Returns the function that formats messages in the UI language. */
export const useTranslate = (): Translate => useContext(TranslateContext);
export const TranslateProvider = TranslateContext.Provider;

const LanguagesContext = createContext<readonly string[]>(['en']);

/** The languages that have a catalog, as BCP 47 codes. A context, because only the build has `import.meta.glob`. */
export const useLanguages = (): readonly string[] => useContext(LanguagesContext);
export const LanguagesProvider = LanguagesContext.Provider;
