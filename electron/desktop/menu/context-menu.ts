import { app, type ContextMenuParams, type MenuItemConstructorOptions, type Session } from 'electron';
import type { MenuBar } from '../../../shared/bridge/shell-protocol.ts';
import type { DesktopStateFile } from '../desktop-state.ts';

export interface SpellCheck {
  isOn(): boolean;
  setOn(on: boolean): void;
}

/**
 * Whether spelling is checked. macOS does that by itself; elsewhere Chromium would fetch a dictionary from a server of
 * Google's, so that it is off until somebody turns it on.
 */
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
    // With a language there would be a dictionary to fetch. On macOS the system knows the languages.
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

/** Those that the computer prefers and there are dictionaries for; American English where there is none of them. */
function dictionaryLanguages({
  availableSpellCheckerLanguages: known,
}: Pick<Session, 'availableSpellCheckerLanguages'>) {
  const preferred = app.getPreferredSystemLanguages().flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  const found = [...new Set(preferred.filter((tag) => known.includes(tag)))];
  return found.length > 0 ? found : ['en-US'];
}

/** What is looked at of the place that was asked about. */
export type ClickedElement = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

export interface SpellingActions {
  replace: (word: string) => void;
  learn: (word: string) => void;
  /** Whether spelling is checked now. */
  isOn: boolean;
  setOn: (on: boolean) => void;
}

/** More words nobody reads. */
const MAX_SUGGESTIONS = 6;

/**
 * The menu of a place in the page: words instead of a misspelled one, then what the clipboard can do there. Empty where
 * nothing can be done: then none is opened.
 */
export function contextMenu(
  place: ClickedElement,
  words: MenuBar['text'],
  spelling: SpellingActions,
): MenuItemConstructorOptions[] {
  const { canCut, canCopy, canPaste, canSelectAll } = place.editFlags;
  if (!place.isEditable) {
    return place.selectionText.trim() === '' ? [] : [{ role: 'copy', label: words.copy }];
  }
  return [
    ...spellingItems(place, words, spelling),
    { role: 'cut', label: words.cut, enabled: canCut },
    { role: 'copy', label: words.copy, enabled: canCopy },
    { role: 'paste', label: words.paste, enabled: canPaste },
    { role: 'selectAll', label: words.selectAll, enabled: canSelectAll },
    { type: 'separator' },
    {
      type: 'checkbox',
      label: words.spelling,
      checked: spelling.isOn,
      click: () => spelling.setOn(!spelling.isOn),
    },
  ];
}

function spellingItems(
  { misspelledWord, dictionarySuggestions }: ClickedElement,
  words: MenuBar['text'],
  { replace, learn }: SpellingActions,
): MenuItemConstructorOptions[] {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions
    .slice(0, MAX_SUGGESTIONS)
    .map((word): MenuItemConstructorOptions => ({ label: word, click: () => replace(word) }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: words.noSuggestion, enabled: false }]),
    { type: 'separator' },
    { label: words.learn, click: () => learn(misspelledWord) },
    { type: 'separator' },
  ];
}
