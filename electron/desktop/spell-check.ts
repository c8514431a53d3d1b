import { app, type Session } from 'electron';
import type { Log } from '../host/ports.ts';
import type { DesktopStateFile } from './desktop-state.ts';

/** A language that has a dictionary. */
interface SpellingLanguage {
  /** As in Electron, such as `en-GB`. */
  code: string;
  /** In the language of the menu. */
  name: string;
  isChosen: boolean;
}

export interface SpellCheck {
  isOn(): boolean;
  setOn(on: boolean): void;
  /** Returns the languages by their names in the language `locale`. Empty on macOS, which detects the language. */
  languages(locale: string): SpellingLanguage[];
  /** Checks spelling in this language too, or no longer. Without any language, spell check is off. */
  setLanguage(code: string, isChosen: boolean): void;
}

/** Spell check. On Windows and Linux, Chromium downloads a dictionary from Google, so it's off until the user turns it on. */
export function createSpellCheck(options: {
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'availableSpellCheckerLanguages' | 'on'
  >;
  state: DesktopStateFile;
  platform: string;
  /** The dictionary of a language couldn't be downloaded. */
  onDownloadFailure: (code: string) => void;
  log: Log;
}): SpellCheck {
  const { session, state, platform } = options;
  const onMac = platform === 'darwin';
  const isOn = () => state.get().spelling ?? onMac;
  const chosen = () => knownLanguages(state.get().spellingLanguages, session) ?? preferredLanguages(session);
  const apply = () => {
    session.setSpellCheckerEnabled(isOn());
    // A language would download a dictionary, and Electron fills the list from the system language at each start. On macOS,
    // the system sets the languages.
    if (!onMac) session.setSpellCheckerLanguages(isOn() ? chosen() : []);
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
      const isChosen = new Set(chosen());
      return session.availableSpellCheckerLanguages
        .map((code) => ({ code, name: names.of(code) ?? code, isChosen: isChosen.has(code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    },
    setLanguage(code, isChosen) {
      const others = chosen().filter((one) => one !== code);
      const spellingLanguages = isChosen ? [...others, code] : others;
      // None is stored as no choice, so that turning spell check on again has languages.
      state.update({ spellingLanguages: spellingLanguages.length > 0 ? spellingLanguages : null });
      setOn(spellingLanguages.length > 0);
    },
  };
}

type Dictionaries = Pick<Session, 'availableSpellCheckerLanguages'>;

/** Returns the languages with dictionaries, because Electron throws for others. Null if there are none. */
function knownLanguages(codes: readonly string[] | null, session: Dictionaries): string[] | null {
  const known = [...new Set(codes)].filter((code) => session.availableSpellCheckerLanguages.includes(code));
  return known.length > 0 ? known : null;
}

/** Returns the computer's preferred languages that have dictionaries, or else American English. */
function preferredLanguages(session: Dictionaries): string[] {
  const tags = app.getPreferredSystemLanguages().flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return knownLanguages(tags, session) ?? ['en-US'];
}
