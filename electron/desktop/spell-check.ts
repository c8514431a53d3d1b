import { app, type Session } from 'electron';
import type { DesktopStateFile } from './desktop-state.ts';

export interface SpellCheck {
  isOn(): boolean;
  setOn(on: boolean): void;
}

/** Spell check. On Windows and Linux, Chromium downloads a dictionary from Google, so it's off until the user turns it on. */
export function createSpellCheck(options: {
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'availableSpellCheckerLanguages'
  >;
  state: DesktopStateFile;
  platform: string;
}): SpellCheck {
  const { session, state, platform } = options;
  const isOn = () => state.get().spelling ?? platform === 'darwin';
  const apply = () => {
    session.setSpellCheckerEnabled(isOn());
    // A language would download a dictionary. On macOS, the system sets the languages.
    if (platform !== 'darwin') session.setSpellCheckerLanguages(isOn() ? dictionaryLanguages(session) : []);
  };
  apply();
  return {
    isOn,
    setOn(on) {
      state.update({ spelling: on });
      apply();
    },
  };
}

/** Returns the computer's preferred languages that have dictionaries, or else American English. */
function dictionaryLanguages({
  availableSpellCheckerLanguages: known,
}: Pick<Session, 'availableSpellCheckerLanguages'>) {
  const preferred = app.getPreferredSystemLanguages().flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  const found = [...new Set(preferred.filter((tag) => known.includes(tag)))];
  return found.length > 0 ? found : ['en-US'];
}
