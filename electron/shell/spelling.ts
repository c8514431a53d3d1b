import type { Session } from 'electron';
import { app } from 'electron';
import type { ShellStateFile } from './shell-state.ts';

export interface Spelling {
  isOn(): boolean;
  setOn(on: boolean): void;
}

/**
 * Whether spelling is checked. macOS does that by itself; elsewhere Chromium would fetch a dictionary from a server of
 * Google's, so that it is off until somebody turns it on.
 */
export function createSpelling(ports: {
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'availableSpellCheckerLanguages'
  >;
  state: ShellStateFile;
  platform: string;
}): Spelling {
  const { session, state, platform } = ports;
  const isOn = () => state.get().spelling ?? platform === 'darwin';
  const apply = () => {
    session.setSpellCheckerEnabled(isOn());
    // With a language there would be a dictionary to fetch. On macOS the system knows the languages.
    if (platform !== 'darwin') session.setSpellCheckerLanguages(isOn() ? languagesOf(session) : []);
  };
  apply();
  return {
    isOn,
    setOn(on) {
      state.change({ spelling: on });
      apply();
    },
  };
}

/** Those that the computer prefers and there are dictionaries for; American English where there is none of them. */
function languagesOf({
  availableSpellCheckerLanguages: known,
}: Pick<Session, 'availableSpellCheckerLanguages'>) {
  const preferred = app.getPreferredSystemLanguages().flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  const found = [...new Set(preferred.filter((tag) => known.includes(tag)))];
  return found.length > 0 ? found : ['en-US'];
}
