import { type ReactNode, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Spoken, spokenOf } from '../../shared/text/spoken.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { rememberLanguage } from '../ui/text/last-language.ts';
import { loadWords } from '../ui/text/load-words.ts';
import { type Text, TextProvider } from '../ui/text/text.tsx';

interface Words {
  language: Spoken;
  words: Text;
}

/** Gives everything inside its words, in the language of the settings. `first`: until these have come. */
export function LanguageProvider({ first, children }: { first: Words; children: ReactNode }) {
  const { settings } = useAppState();
  const chosen = useStore(settings)?.language ?? null;
  const [{ language, words }, setWords] = useState(first);
  const wanted = chosen === null ? first.language : spokenOf(chosen, navigator.languages);
  useEffect(() => {
    if (chosen !== null) rememberLanguage(chosen);
  }, [chosen]);
  useEffect(() => {
    if (wanted === language) return;
    let isLate = false;
    void loadWords(wanted).then((loaded) => {
      if (!isLate) setWords({ language: wanted, words: loaded });
    });
    return () => {
      isLate = true;
    };
  }, [wanted, language]);
  useEffect(() => {
    document.documentElement.lang = words.time.locale;
  }, [words]);
  return (
    <I18nProvider locale={words.time.locale}>
      <TextProvider value={words}>{children}</TextProvider>
    </I18nProvider>
  );
}
