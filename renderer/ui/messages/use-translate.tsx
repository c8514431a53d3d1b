import { createContext, useContext } from 'react';
import { type Translate, translateToEnglish } from '../../../shared/messages/translate.ts';

const TranslateContext = createContext<Translate>(translateToEnglish);

/** Returns the function that formats messages in the UI language. */
export const useTranslate = (): Translate => useContext(TranslateContext);
export const TranslateProvider = TranslateContext.Provider;
