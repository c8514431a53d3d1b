import { describe, expect, test } from 'vitest';
import {
  defaultMenu,
  menuTemplate,
  toAccelerator,
} from '../../../../electron/desktop/menu/application-menu.ts';
import { contextMenu } from '../../../../electron/desktop/menu/context-menu.ts';
import { views } from '../../../../renderer/app/view-registry.ts';
import { createMenuBar } from '../../../../renderer/features/desktop/menu-definition.ts';
import { type MenuBar, menuBarSchema } from '../../../../shared/bridge/shell-protocol.ts';
import { appActions } from '../../../support/app-actions.ts';
import { inEnglish, inGerman } from '../../../support/translations.ts';

const ports = {
  platform: 'linux',
  developer: false,
  recent: [] as string[],
  onAction: () => undefined,
  onRecent: () => undefined,
  onClearRecent: () => undefined,
};
const bars: [string, MenuBar][] = [
  ['English', createMenuBar(appActions, inEnglish, false)],
  ['English on macOS', createMenuBar(appActions, inEnglish, true)],
  ['German', createMenuBar(appActions, inGerman, false)],
];

describe.each(bars)('the menus in %s', (_, bar) => {
  const items = bar.menus.flatMap((menu) => menu.items);

  test('have the structure that the shell expects', () => {
    expect(menuBarSchema.safeParse(bar).error).toBeUndefined();
  });

  test('have actions of the table, each once, with their shortcuts', () => {
    const ids = items.flatMap((item) => (item.kind === 'action' ? [item] : []));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id, keys } of ids) {
      const action = appActions.find((each) => each.id === id);
      expect(action && (action.keys[0] ?? null)).toBe(keys);
    }
  });

  test('have every action with a Ctrl shortcut', () => {
    const shown = new Set(items.flatMap((item) => (item.kind === 'action' ? [item.id] : [])));
    const hidden = appActions.filter(
      (action) => action.keys.some((keys) => keys.startsWith('Ctrl')) && !shown.has(action.id),
    );
    expect(hidden).toEqual([]);
  });

  test('open every view', () => {
    const shown = items.flatMap((item) => (item.kind === 'action' ? [item.id] : []));
    expect(shown).toEqual(expect.arrayContaining(views.map(({ id }) => `go.${id}`)));
  });
});

describe('Quit on macOS', () => {
  test('is in the first menu before the page has sent its menus', () => {
    expect(defaultMenu({ ...ports, platform: 'darwin' })[0]).toEqual({ role: 'appMenu' });
    expect(defaultMenu(ports).map(({ role }) => role)).toEqual(['fileMenu', 'editMenu', 'windowMenu']);
  });

  test('is in the first menu of the page, with the roles that macOS expects', () => {
    const [first] = menuTemplate(createMenuBar(appActions, inEnglish, true), {
      ...ports,
      platform: 'darwin',
    });
    const roles = Array.isArray(first?.submenu) ? first.submenu.flatMap(({ role }) => role ?? []) : [];
    expect(roles).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit']);
  });
});

describe('keyboard shortcuts', () => {
  test.each([
    ['Ctrl N', 'CmdOrCtrl+N'],
    ['Ctrl Shift P', 'CmdOrCtrl+Shift+P'],
    ['Ctrl +', 'CmdOrCtrl+Plus'],
    ['Ctrl ,', 'CmdOrCtrl+,'],
    ['Alt 1', 'Alt+1'],
    ['F8', 'F8'],
    ['Shift F6', 'Shift+F6'],
    ['G, D', null],
    ['?', null],
    ['/', null],
  ])('%s is %s in a menu', (keys, accelerator) => {
    expect(toAccelerator(keys)).toBe(accelerator);
  });

  test('are shown by the menu and handled by the page', () => {
    const [bar] = bars[0]?.slice(1) ?? [];
    if (!bar || typeof bar === 'string') throw new Error('no menus');
    const all = menuTemplate(bar, ports).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    const save = all.find(({ id }) => id === 'question.save');
    expect(save).toMatchObject({ accelerator: 'CmdOrCtrl+S', registerAccelerator: false });
  });
});

describe('recently opened files', () => {
  const bar = createMenuBar(appActions, inEnglish, false);
  const recentOf = (recent: string[], chosen: string[] = []) =>
    menuTemplate(bar, { ...ports, recent, onRecent: (file) => void chosen.push(file) })
      .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
      .find(({ label }) => label === inEnglish('desktop.recent'))?.submenu;

  test('are shown without their folders, and opened with them', () => {
    const chosen: string[] = [];
    const menu = recentOf(['/a/tea.qotd.json', '/b/tea.qotd.json'], chosen);
    if (!Array.isArray(menu)) throw new Error('no menu');
    expect(menu.map(({ label }) => label)).toEqual([
      'tea.qotd.json',
      'tea.qotd.json',
      undefined,
      inEnglish('desktop.clearRecent'),
    ]);
    Reflect.apply(menu[1]?.click ?? (() => undefined), null, []);
    expect(chosen).toEqual(['/b/tea.qotd.json']);
  });

  test('have a placeholder if there are none', () => {
    expect(recentOf([])).toEqual([{ label: inEnglish('desktop.noRecent'), enabled: false }]);
  });
});

describe('the context menu', () => {
  const messages = bars[0]?.[1].text;
  if (!messages) throw new Error('no words');
  const done: string[] = [];
  const spelling = {
    replace: (word: string) => void done.push(`replace ${word}`),
    learn: (word: string) => void done.push(`learn ${word}`),
    isOn: true,
    setOn: (on: boolean) => void done.push(`spelling ${on}`),
  };
  const flags = {
    canUndo: true,
    canRedo: true,
    canCut: false,
    canCopy: true,
    canPaste: true,
    canDelete: true,
    canSelectAll: true,
    canEditRichly: false,
  };
  const contextParams = {
    isEditable: true,
    selectionText: '',
    misspelledWord: '',
    dictionarySuggestions: [] as string[],
    editFlags: flags,
  };
  const labels = (given: Partial<typeof contextParams>) =>
    contextMenu({ ...contextParams, ...given }, messages, spelling).map(({ label, enabled }) =>
      enabled === false ? `${label} (off)` : (label ?? '-'),
    );

  test('has clipboard commands in a text field', () => {
    expect(labels({})).toEqual(['Cut (off)', 'Copy', 'Paste', 'Select all', '-', messages.spelling]);
  });

  test('starts with suggestions for a misspelled word, and applies them', () => {
    const items = contextMenu(
      {
        ...contextParams,
        misspelledWord: 'teh',
        dictionarySuggestions: ['the', 'tea', 'ten', 'a', 'b', 'c', 'd'],
      },
      messages,
      spelling,
    );
    expect(items.slice(0, 8).map(({ label }) => label)).toEqual([
      'the',
      'tea',
      'ten',
      'a',
      'b',
      'c',
      undefined,
      messages.learn,
    ]);
    for (const label of ['tea', messages.learn, messages.spelling])
      Reflect.apply(items.find((item) => item.label === label)?.click ?? (() => undefined), null, []);
    expect(done).toEqual(['replace tea', 'learn teh', 'spelling false']);
  });

  test('shows that there are no suggestions', () => {
    expect(labels({ misspelledWord: 'xqzt' })[0]).toBe(`${messages.noSuggestion} (off)`);
  });

  test("has Copy for a selection elsewhere, and doesn't open without one", () => {
    expect(labels({ isEditable: false, selectionText: 'tea' })).toEqual(['Copy']);
    expect(labels({ isEditable: false })).toEqual([]);
  });
});
