import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { SpellCheck } from '../spell-check.ts';

export type ClickedElement = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'linkURL' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

export interface ContextMenuOptions {
  platform: string;
  t: Translate;
  /** True if the question has changes to undo. The text field doesn't know about them. */
  canUndo: boolean;
  canRedo: boolean;
  onAction: (id: string) => void;
  spelling: SpellCheck;
  replaceMisspelling: (word: string) => void;
  learnWord: (word: string) => void;
  /** Shows the definition of the selected text on macOS. */
  lookUp: () => void;
  copyText: (text: string) => void;
}

type Items = MenuItemConstructorOptions[];

const MAX_SUGGESTIONS = 6;
const MAX_LOOKED_UP_CHARACTERS = 40;

/** Returns an element's context menu. An empty menu isn't opened. */
export function createContextMenu(place: ClickedElement, options: ContextMenuOptions): Items {
  if (place.isEditable)
    return join(
      createSpellingItems(place, options),
      createSelectionItems(place, options),
      createUndoItems(place, options),
      editItems(place, options),
      createSpellCheckItems(options),
    );
  const { t } = options;
  const hasSelection = place.selectionText.trim() !== '';
  return join(
    createLinkItems(place, options),
    createSelectionItems(place, options),
    hasSelection ? [{ role: 'copy', label: t('desktop.roles.copy') }] : [],
    hasSelection ? createSpeechItems(options) : [],
  );
}

const join = (...groups: Items[]): Items =>
  groups
    .filter((items) => items.length > 0)
    .flatMap((items, at) => (at === 0 ? items : [{ type: 'separator' } as const, ...items]));

function createSpellingItems(
  { misspelledWord, dictionarySuggestions }: ClickedElement,
  { t, replaceMisspelling, learnWord }: ContextMenuOptions,
): Items {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions
    .slice(0, MAX_SUGGESTIONS)
    .map((word): MenuItemConstructorOptions => ({ label: word, click: () => replaceMisspelling(word) }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: t('desktop.text.noSuggestion'), enabled: false }]),
    { type: 'separator' },
    { label: t('desktop.text.learn'), click: () => learnWord(misspelledWord) },
  ];
}

function createSelectionItems(
  { selectionText }: ClickedElement,
  { platform, t, lookUp }: ContextMenuOptions,
): Items {
  const text = selectionText.trim();
  if (platform !== 'darwin' || text === '') return [];
  const shown =
    text.length > MAX_LOOKED_UP_CHARACTERS ? `${text.slice(0, MAX_LOOKED_UP_CHARACTERS).trimEnd()}…` : text;
  return [{ label: t('desktop.text.lookUp', { text: shown }), click: lookUp }];
}

/** Runs the page's actions instead of roles because the editor has its own history. */
const createUndoItems = (
  { editFlags }: ClickedElement,
  { t, canUndo, canRedo, onAction }: ContextMenuOptions,
): Items => [
  {
    label: t('desktop.text.undo'),
    enabled: editFlags.canUndo || canUndo,
    click: () => onAction('question.undo'),
  },
  {
    label: t('desktop.text.redo'),
    enabled: editFlags.canRedo || canRedo,
    click: () => onAction('question.redo'),
  },
];

function editItems({ editFlags }: ClickedElement, { t }: ContextMenuOptions): Items {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags;
  return [
    { role: 'cut', label: t('desktop.roles.cut'), enabled: canCut },
    { role: 'copy', label: t('desktop.roles.copy'), enabled: canCopy },
    { role: 'paste', label: t('desktop.roles.paste'), enabled: canPaste },
    { role: 'pasteAndMatchStyle', label: t('desktop.roles.pasteAndMatchStyle'), enabled: canPaste },
    { role: 'selectAll', label: t('desktop.roles.selectAll'), enabled: canSelectAll },
  ];
}

function createSpellCheckItems(options: ContextMenuOptions): Items {
  const { platform, t, spelling } = options;
  const onMac = platform === 'darwin';
  const isOn = spelling.isOn();
  return [
    {
      type: 'checkbox',
      label: onMac ? t('desktop.text.ownSpelling') : t('desktop.text.spelling'),
      checked: isOn,
      click: () => spelling.setOn(!isOn),
    },
    ...createLanguageItems(options),
    ...createSpeechItems(options),
  ];
}

/**
 * Lists the languages that have dictionaries. Returns no items if spell check is off, or on macOS, because
 * macOS detects the language.
 */
function createLanguageItems({ t, spelling }: ContextMenuOptions): Items {
  const languages = spelling.languages(t('time.locale'));
  if (!spelling.isOn() || languages.length === 0) return [];
  return [
    {
      label: t('desktop.text.languages'),
      submenu: languages.map(({ code, name, isChosen }) => ({
        type: 'checkbox',
        label: name,
        checked: isChosen,
        click: () => spelling.setLanguage(code, !isChosen),
      })),
    },
  ];
}

const createSpeechItems = ({ platform, t }: ContextMenuOptions): Items =>
  platform === 'darwin'
    ? [
        {
          label: t('desktop.text.speech'),
          submenu: [
            { role: 'startSpeaking', label: t('desktop.text.startSpeaking') },
            { role: 'stopSpeaking', label: t('desktop.text.stopSpeaking') },
          ],
        },
      ]
    : [];

/**
 * Returns items only for links that open in the browser, because the URLs of links within the app don't work
 * elsewhere.
 */
function createLinkItems({ linkURL }: ClickedElement, { t, copyText }: ContextMenuOptions): Items {
  const protocol = URL.parse(linkURL)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:') return [];
  return [{ label: t('desktop.text.copyLink'), click: () => copyText(linkURL) }];
}
