import { app, type Session } from 'electron';
import type { Log } from '../host/ports.ts';
import type { DesktopStateFile } from './desktop-state.ts';

interface SpellingLanguage {
  /** Electron's language code, such as `en-GB`. */
  code: string;
  /** The name in the menu's language. */
  name: string;
  isChosen: boolean;
}

export interface SpellCheck {
  isOn(): boolean;
  setOn(on: boolean): void;
  /**
   * Returns the languages, with their names in the language `locale`. The list is empty on macOS because
   * macOS detects the language.
   */
  languages(locale: string): SpellingLanguage[];
  /** Adds or removes a language. Removing the last language turns off spell check. */
  setLanguage(code: string, isChosen: boolean): void;
}

/**
 * Creates spell check. On Windows and Linux, it's off until the user turns it on, because Chromium downloads
 * dictionaries from Google.
 */
export function createSpellCheck(options: {
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'availableSpellCheckerLanguages' | 'on'
  >;
  state: DesktopStateFile;
  platform: string;
  /** Called if a language's dictionary couldn't be downloaded. */
  onDownloadFailure: (code: string) => void;
  log: Log;
}): SpellCheck {
  const { session, state, platform } = options;
  const onMac = platform === 'darwin';
  const isOn = () => state.get().spelling ?? onMac;
  const getChosenCodes = () =>
    filterKnownLanguages(state.get().spellingLanguages, session) ?? getPreferredLanguages(session);
  const apply = () => {
    session.setSpellCheckerEnabled(isOn());
    // While spell check is off, no language may be set, because Chromium would download its dictionary. The
    // empty list also removes the system language, which Electron adds at each start. On macOS, the system
    // sets the languages.
    if (!onMac) session.setSpellCheckerLanguages(isOn() ? getChosenCodes() : []);
  };
  const setOn = (on: boolean) => {
    state.update({ spelling: on });
    apply();
  };
  session.on('spellcheck-dictionary-download-failure', (_, code) => {
    options.log.warn("Couldn't download a dictionary", { language: code });
    options.onDownloadFailure(code);
  });
  apply();
  return {
    isOn,
    setOn,
    languages(locale) {
      if (onMac) return [];
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      const chosenCodes = new Set(getChosenCodes());
      return session.availableSpellCheckerLanguages
        .map((code) => ({ code, name: names.of(code) ?? code, isChosen: chosenCodes.has(code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    },
    setLanguage(code, isChosen) {
      const others = getChosenCodes().filter((one) => one !== code);
      const spellingLanguages = isChosen ? [...others, code] : others;
      // An empty list is stored as no choice, because spell check needs languages when it's turned on again.
      state.update({ spellingLanguages: spellingLanguages.length > 0 ? spellingLanguages : null });
      setOn(spellingLanguages.length > 0);
    },
  };
}

type Dictionaries = Pick<Session, 'availableSpellCheckerLanguages'>;

/**
 * Returns only languages with dictionaries, because Electron throws for other codes. Returns null if there
 * are none.
 */
function filterKnownLanguages(codes: readonly string[] | null, session: Dictionaries): string[] | null {
  const known = [...new Set(codes)].filter((code) => session.availableSpellCheckerLanguages.includes(code));
  return known.length > 0 ? known : null;
}

/** Returns the computer's preferred languages that have dictionaries. Defaults to American English. */
function getPreferredLanguages(session: Dictionaries): string[] {
  const tags = app.getPreferredSystemLanguages().flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return filterKnownLanguages(tags, session) ?? ['en-US'];
}
