import { createContext, useContext } from 'react';
import { type Translate, translateToEnglish } from '../../../shared/messages/translate.ts';

const TranslateContext = createContext<Translate>(translateToEnglish);

/** Words messages in the language of the interface. */
export const useTranslate = (): Translate => useContext(TranslateContext);
export const TranslateProvider = TranslateContext.Provider;

const LanguagesContext = createContext<readonly string[]>(['en']);

/** The languages that there is a catalog for, as BCP 47 codes. */
export const useLanguages = (): readonly string[] => useContext(LanguagesContext);
export const LanguagesProvider = LanguagesContext.Provider;
