import type { BaseWindow, KeyboardEvent, MenuItem, MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import {
  createDefaultMenu,
  createMenuTemplate,
  escapeLabels,
  type MenuOptions,
  toAccelerator,
} from '../../../../electron/desktop/menu/menu-template.ts';
import { views } from '../../../../renderer/app/view-registry.ts';
import { createMenuBar } from '../../../../renderer/features/desktop/menu-definition.ts';
import { isUndoAction, type MenuBar, menuBarSchema } from '../../../../shared/bridge/menu-protocol.ts';
import { appActions } from '../../../support/app-actions.ts';
import { inEnglish, inGerman } from '../../../support/translations.ts';

const ports: MenuOptions = {
  platform: 'linux',
  developer: false,
  getTranslate: () => inEnglish,
  recent: [],
  state: { disabled: [], checked: [] },
  onAction: () => undefined,
  onNativeUndo: () => undefined,
  onRecent: () => undefined,
  onClearRecent: () => undefined,
};
const listItems = (template: MenuItemConstructorOptions[]) =>
  template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
const bars: [string, MenuBar][] = [
  ['English', createMenuBar(appActions, inEnglish, { onMac: false, hasServiceStates: true })],
  ['English on macOS', createMenuBar(appActions, inEnglish, { onMac: true, hasServiceStates: true })],
  ['German', createMenuBar(appActions, inGerman, { onMac: false, hasServiceStates: true })],
];

describe.each(bars)('the menus in %s', (_, bar) => {
  const items = bar.menus.flatMap((menu) => menu.items);

  test('match the schema that the shell expects', () => {
    expect(menuBarSchema.safeParse(bar).error).toBeUndefined();
  });

  test('contain each action at most once, with its shortcut', () => {
    const ids = items.flatMap((item) => (item.kind === 'action' ? [item] : []));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id, keys } of ids) {
      const action = appActions.find((each) => each.id === id);
      if (!isUndoAction(id)) expect(action && (action.keys[0] ?? null)).toBe(keys);
    }
  });

  test('contain every action with a Ctrl shortcut', () => {
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

describe('the Go menu', () => {
  const listGoItems = (hasServiceStates: boolean) =>
    createMenuBar(appActions, inEnglish, { onMac: false, hasServiceStates })
      .menus.find(({ label }) => label === inEnglish('desktop.menus.go'))
      ?.items.flatMap((item) => (item.kind === 'action' ? [item.label] : []));

  test("contains “Go to Synced” only while a service's states are shown", () => {
    const all = listGoItems(true) ?? [];
    expect(all).toContain('Go to Synced');
    expect(listGoItems(false)).toEqual(all.filter((label) => label !== 'Go to Synced'));
  });
});

describe('Quit on macOS', () => {
  test('is in the first menu before the page sends its menus', () => {
    expect(createDefaultMenu({ ...ports, platform: 'darwin' })[0]).toEqual({ role: 'appMenu' });
    expect(createDefaultMenu(ports).map(({ role }) => role)).toEqual(['fileMenu', 'editMenu', 'windowMenu']);
  });

  test("is in the page's first menu next to the other macOS roles", () => {
    const [first] = createMenuTemplate(
      createMenuBar(appActions, inEnglish, { onMac: true, hasServiceStates: true }),
      {
        ...ports,
        platform: 'darwin',
      },
    );
    const roles = Array.isArray(first?.submenu) ? first.submenu.flatMap(({ role }) => role ?? []) : [];
    expect(roles).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit']);
  });
});

describe('Quit in the File menu', () => {
  test.each([
    ['English', inEnglish],
    ['German', inGerman],
  ])('has the same name in the help for “Keep running in the background” in %s', (_, t) => {
    const file = createMenuTemplate(
      createMenuBar(appActions, t, { onMac: false, hasServiceStates: true }),
      ports,
    ).find(({ label }) => label === t('desktop.menus.file'));
    const quit = Array.isArray(file?.submenu) ? file.submenu.find(({ role }) => role === 'quit') : null;
    expect(t('settings.desktop.keepRunningHelp')).toContain(`${file?.label} > ${quit?.label}`);
  });
});

describe('menu shortcuts', () => {
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
  ])('are converted from %s to %s', (keys, accelerator) => {
    expect(toAccelerator(keys)).toBe(accelerator);
  });

  test('are shown but handled by the page', () => {
    const [bar] = bars[0]?.slice(1) ?? [];
    if (!bar || typeof bar === 'string') throw new Error('no menus');
    const save = listItems(createMenuTemplate(bar, ports)).find(({ id }) => id === 'question.save');
    expect(save).toMatchObject({ accelerator: 'CmdOrCtrl+S', registerAccelerator: false });
  });
});

describe('recently opened files', () => {
  const bar = createMenuBar(appActions, inEnglish, { onMac: false, hasServiceStates: true });
  const listRecentItems = (recent: string[], chosen: string[] = []) =>
    listItems(createMenuTemplate(bar, { ...ports, recent, onRecent: (file) => void chosen.push(file) })).find(
      ({ label }) => label === inEnglish('desktop.recent'),
    )?.submenu;

  test('are listed by name but opened by path', () => {
    const chosen: string[] = [];
    const menu = listRecentItems(['/a/tea.qotd.json', '/b/tea.qotd.json'], chosen);
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

  test('are replaced by a placeholder if there are none', () => {
    expect(listRecentItems([])).toEqual([{ label: inEnglish('desktop.noRecent'), enabled: false }]);
  });
});

describe('Undo and Redo', () => {
  const bar = createMenuBar(appActions, inEnglish, { onMac: true, hasServiceStates: true });
  const undoIn = (options: Partial<MenuOptions>) => {
    const items = listItems(createMenuTemplate(bar, { ...ports, ...options }));
    return ['question.undo', 'question.redo'].map((id) => items.find((item) => item.id === id));
  };

  test('show shortcuts that text fields and lists handle', () => {
    expect(undoIn({}).map((item) => item?.accelerator)).toEqual(['CmdOrCtrl+Z', 'CmdOrCtrl+Shift+Z']);
  });

  test('remain enabled without question history because text fields have their own', () => {
    const state = { disabled: ['question.undo', 'question.redo'], checked: [] };
    expect(undoIn({ state }).map((item) => item?.enabled)).toEqual([true, true]);
  });

  test.each([
    ['darwin', 'a window', ['page question.undo', 'page question.redo']],
    ['darwin', 'a file dialog', ['native undo', 'native redo']],
    ['linux', 'a file dialog', ['page question.undo', 'page question.redo']],
  ] as const)('run in the page or the native dialog on %s if %s has focus', (platform, focus, expected) => {
    const done: string[] = [];
    const items = undoIn({
      platform,
      onAction: (id) => void done.push(`page ${id}`),
      onNativeUndo: (command) => void done.push(`native ${command}`),
    });
    // The handlers' arguments are Electron objects that a test can't create.
    const window = (focus === 'a window' ? {} : null) as BaseWindow;
    for (const item of items) item?.click?.({} as MenuItem, window, {} as KeyboardEvent);
    expect(done).toEqual(expected);
  });
});

describe("the page's state", () => {
  const bar = createMenuBar(appActions, inEnglish, { onMac: false, hasServiceStates: true });

  test('disables unavailable actions and checks one theme', () => {
    const state = { disabled: ['question.save'], checked: ['theme.dark'] };
    const items = listItems(createMenuTemplate(bar, { ...ports, state }));
    expect(items.find(({ id }) => id === 'question.save')?.enabled).toBe(false);
    expect(items.find(({ id }) => id === 'question.new')?.enabled).toBe(true);
    const choices = items.flatMap(({ id, type, checked }) => (type === 'radio' ? [[id, checked]] : []));
    expect(choices).toEqual([
      ['theme.system', false],
      ['theme.light', false],
      ['theme.dark', true],
    ]);
  });
});

describe('the developer menu', () => {
  const german = { ...ports, developer: true, getTranslate: () => inGerman };

  test.each([
    ['before', createDefaultMenu(german)],
    [
      'after',
      createMenuTemplate(
        createMenuBar(appActions, inGerman, { onMac: false, hasServiceStates: true }),
        german,
      ),
    ],
  ])("uses the window's language %s the page has sent its menus", (_, template) => {
    expect(template.at(-1)).toMatchObject({
      label: 'Entwicklung',
      submenu: [{ role: 'reload', label: 'Neu laden' }, { role: 'toggleDevTools' }],
    });
  });
});

describe('an ampersand in a label', () => {
  const template = [{ label: 'Q&A', submenu: [{ label: 'R&D.qotd.json' }, { type: 'separator' as const }] }];

  test('is doubled because a single one marks an access key', () => {
    expect(escapeLabels(template)).toEqual([
      { label: 'Q&&A', submenu: [{ label: 'R&&D.qotd.json' }, { type: 'separator' }] },
    ]);
  });
});
