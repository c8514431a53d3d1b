import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Catalog, createTranslate, translateToEnglish } from '../../shared/messages/translate.ts';
import { chooseLanguage } from '../../shared/messages/ui-language.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { LANGUAGES, loadCatalog, storeLanguage } from '../ui/messages/languages.ts';
import { LanguagesProvider, TranslateProvider } from '../ui/messages/use-translate.tsx';

/** A language and its catalog. English is bundled, so its catalog is null. */
export interface Language {
  code: string;
  catalog: Catalog | null;
}

/** Provides the language from the settings. `first` is used until the settings are loaded. */
export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const { settings } = useAppStores();
  const chosen = useStore(settings)?.language ?? null;
  const [{ code, catalog }, setLanguage] = useState(first);
  const wanted = chosen === null ? first.code : chooseLanguage(chosen, navigator.languages, LANGUAGES);
  const t = useMemo(() => (catalog === null ? translateToEnglish : createTranslate(catalog)), [catalog]);
  const locale = t('time.locale');
  useEffect(() => {
    if (chosen !== null) storeLanguage(chosen);
  }, [chosen]);
  useEffect(() => {
    if (wanted === code) return;
    let isLate = false;
    void loadCatalog(wanted).then((loaded) => {
      if (!isLate) setLanguage({ code: wanted, catalog: loaded });
    });
    return () => {
      isLate = true;
    };
  }, [wanted, code]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale}>
      <LanguagesProvider value={LANGUAGES}>
        <TranslateProvider value={t}>{children}</TranslateProvider>
      </LanguagesProvider>
    </I18nProvider>
  );
}
