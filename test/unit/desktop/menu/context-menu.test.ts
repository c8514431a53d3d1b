import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContextMenu } from '../../../../electron/desktop/menu/context-menu.ts';
import { inEnglish } from '../../../support/translations.ts';

let done: string[] = [];
beforeEach(() => {
  done = [];
});

const editFlags = {
  canUndo: true,
  canRedo: false,
  canCut: false,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};
const element = {
  isEditable: true,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [] as string[],
  editFlags,
};
const LANGUAGES = [
  { code: 'en-GB', name: 'English (UK)', isChosen: true },
  { code: 'de', name: 'German', isChosen: false },
];

function createMenu(
  place: Partial<typeof element>,
  { platform = 'linux', isOn = true, canRedo = false, languages = LANGUAGES } = {},
): MenuItemConstructorOptions[] {
  return createContextMenu(
    { ...element, ...place },
    {
      platform,
      t: inEnglish,
      canUndo: false,
      canRedo,
      onAction: (id) => void done.push(id),
      spelling: {
        isOn: () => isOn,
        setOn: (on) => void done.push(`spelling ${on}`),
        languages: () => (platform === 'darwin' ? [] : languages),
        setLanguage: (code, isChosen) => void done.push(`${code} ${isChosen}`),
      },
      replaceMisspelling: (word) => void done.push(`replace ${word}`),
      learnWord: (word) => void done.push(`learn ${word}`),
      lookUp: () => void done.push('look up'),
      copyText: (text) => void done.push(`copy ${text}`),
    },
  );
}
const labels = (items: MenuItemConstructorOptions[]) =>
  items.map(({ label, enabled }) => (enabled === false ? `${label} (off)` : (label ?? '-')));

function choose(items: readonly MenuItemConstructorOptions[], label: string): void {
  for (const item of items) {
    if (item.label === label) Reflect.apply(item.click ?? (() => undefined), null, []);
    if (Array.isArray(item.submenu)) choose(item.submenu, label);
  }
}

describe("a text field's context menu", () => {
  test('has edit commands', () => {
    expect(labels(createMenu({}))).toEqual([
      'Undo',
      'Redo (off)',
      '-',
      'Cut (off)',
      'Copy',
      'Paste',
      'Paste without formatting',
      'Select all',
      '-',
      'Check spelling (downloads a dictionary)',
      'Spelling languages',
    ]);
  });

  test("undoes and redoes through the page's history", () => {
    const items = createMenu({}, { canRedo: true });
    expect(labels(items)).toContain('Redo');
    choose(items, 'Undo');
    choose(items, 'Redo');
    expect(done).toEqual(['question.undo', 'question.redo']);
  });

  test('suggests corrections for a misspelled word and applies them', () => {
    const items = createMenu({
      misspelledWord: 'teh',
      dictionarySuggestions: ['the', 'tea', 'ten', 'a', 'b', 'c', 'd'],
    });
    expect(labels(items).slice(0, 9)).toEqual([
      'the',
      'tea',
      'ten',
      'a',
      'b',
      'c',
      '-',
      'Add to dictionary',
      '-',
    ]);
    for (const label of ['tea', 'Add to dictionary', 'Check spelling (downloads a dictionary)'])
      choose(items, label);
    expect(done).toEqual(['replace tea', 'learn teh', 'spelling false']);
  });

  test('shows a placeholder if there are no suggestions', () => {
    expect(labels(createMenu({ misspelledWord: 'xqzt' }))[0]).toBe('No suggestions (off)');
  });

  test('lists the dictionary languages while spell check is on', () => {
    const items = createMenu({});
    expect(items.at(-1)?.submenu).toMatchObject([
      { type: 'checkbox', label: 'English (UK)', checked: true },
      { type: 'checkbox', label: 'German', checked: false },
    ]);
    choose(items, 'German');
    choose(items, 'English (UK)');
    expect(done).toEqual(['de true', 'en-GB false']);
    expect(labels(createMenu({}, { isOn: false }))).not.toContain('Spelling languages');
  });

  test('includes Look up and Speech on macOS', () => {
    const items = createMenu({ selectionText: ' tea ' }, { platform: 'darwin' });
    expect(labels(items)).toEqual(expect.arrayContaining(['Look up “tea”', 'Speech']));
    expect(labels(items)).not.toContain('Spelling languages');
    choose(items, 'Look up “tea”');
    expect(done).toEqual(['look up']);
    expect(items.at(-1)?.submenu).toMatchObject([{ role: 'startSpeaking' }, { role: 'stopSpeaking' }]);
    expect(labels(createMenu({ selectionText: 'a '.repeat(50) }, { platform: 'darwin' }))[0]).toHaveLength(
      50,
    );
    expect(labels(createMenu({ selectionText: 'tea' })).join()).not.toMatch(/Look up|Speech/);
  });
});

describe('other context menus', () => {
  const page = { isEditable: false };

  test("offer Copy for selected text and don't open without a selection", () => {
    expect(labels(createMenu({ ...page, selectionText: 'tea' }))).toEqual(['Copy']);
    expect(createMenu(page)).toEqual([]);
    expect(labels(createMenu({ ...page, selectionText: 'tea' }, { platform: 'darwin' }))).toEqual([
      'Look up “tea”',
      '-',
      'Copy',
      '-',
      'Speech',
    ]);
  });

  test("copy a link's URL if the link opens in the browser", () => {
    const items = createMenu({ ...page, linkURL: 'https://example.org/?a=1&b=2' });
    expect(labels(items)).toEqual(['Copy link']);
    choose(items, 'Copy link');
    expect(done).toEqual(['copy https://example.org/?a=1&b=2']);
  });

  test.each(['app://qotd/#/trash', 'javascript:alert(1)', 'file:///etc/passwd', ''])(
    "don't open for other links: %s",
    (linkURL) => {
      expect(createMenu({ ...page, linkURL })).toEqual([]);
    },
  );
});
