import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { MenuBar } from '../../../shared/bridge/shell-protocol.ts';

/** The used part of Electron's parameters. */
export type ClickedElement = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

export interface SpellingActions {
  replace: (word: string) => void;
  learn: (word: string) => void;
  /** True if spell check is on. */
  isOn: boolean;
  setOn: (on: boolean) => void;
}

const MAX_SUGGESTIONS = 6;

/** Returns the context menu: spelling suggestions and clipboard commands. An empty menu isn't opened. */
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
