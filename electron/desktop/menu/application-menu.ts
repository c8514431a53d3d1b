import path from 'node:path';
import {
  BrowserWindow,
  Menu,
  type MenuItemConstructorOptions,
  type Session,
  type WebContents,
} from 'electron';
import type { MenuBar, MenuItem } from '../../../shared/bridge/shell-protocol.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import type { PlatformFeatures } from '../platform-features.ts';
import { createSpellCheck } from '../spell-check.ts';
import { contextMenu } from './context-menu.ts';

export interface MenuOptions {
  /** As in `process.platform`. */
  platform: string;
  /** Adds reload and the developer tools. */
  developer: boolean;
  /** Absolute paths of files that were opened, newest first. */
  recent: readonly string[];
  /** One of the page's actions was chosen. */
  onAction: (id: string) => void;
  onRecent: (file: string) => void;
  onClearRecent: () => void;
}

/** Menu roles, which macOS uses to add items. */
const MENU_PLACE_ROLES = { window: 'windowMenu', help: 'help' } as const;

/** Returns the menu template for the page's menus. */
export function menuTemplate(bar: MenuBar, options: MenuOptions): MenuItemConstructorOptions[] {
  const menus = bar.menus.map(({ label, place, items }): MenuItemConstructorOptions => {
    const submenu = items.map((item) => toMenuItem(item, options));
    const role = place === 'window' || place === 'help' ? { role: MENU_PLACE_ROLES[place] } : {};
    return { label, ...role, submenu };
  });
  return options.developer ? [...menus, DEVELOPER_MENU] : menus;
}

/** Returns the menu template until the page has sent its menus. */
export function defaultMenu({
  platform,
  developer,
}: Pick<MenuOptions, 'platform' | 'developer'>): MenuItemConstructorOptions[] {
  const menus: MenuItemConstructorOptions[] = [
    // macOS uses the first menu as the app menu, with Quit.
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ];
  return developer ? [...menus, DEVELOPER_MENU] : menus;
}

const DEVELOPER_MENU: MenuItemConstructorOptions = {
  label: 'Developer',
  submenu: [{ role: 'reload' }, { role: 'toggleDevTools' }],
};

function toMenuItem(item: MenuItem, options: MenuOptions): MenuItemConstructorOptions {
  switch (item.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: item.role, label: item.label };
    case 'recent':
      return recentMenu(item, options);
    case 'action': {
      const accelerator = item.keys === null ? null : toAccelerator(item.keys);
      const click = () => options.onAction(item.id);
      // The page handles its shortcuts, as in a browser. On macOS, it gets them before the menu does.
      const keys =
        accelerator === null ? {} : { accelerator, registerAccelerator: options.platform === 'darwin' };
      return { id: item.id, label: item.label, click, ...keys };
    }
  }
}

function recentMenu(
  { label, none, clear }: Extract<MenuItem, { kind: 'recent' }>,
  { recent, onRecent, onClearRecent }: MenuOptions,
): MenuItemConstructorOptions {
  if (recent.length === 0) return { label, submenu: [{ label: none, enabled: false }] };
  return {
    label,
    submenu: [
      ...recent.map(
        (file): MenuItemConstructorOptions => ({
          label: path.basename(file),
          toolTip: file,
          click: () => onRecent(file),
        }),
      ),
      { type: 'separator' },
      { label: clear, click: onClearRecent },
    ],
  };
}

/** Returns Electron's name for a shortcut, or null for sequences and single keys, which menus can't have. */
export function toAccelerator(keys: string): string | null {
  if (keys.includes(', ')) return null;
  const parts = keys.split(' ').map((key) => (key === 'Ctrl' ? 'CmdOrCtrl' : key === '+' ? 'Plus' : key));
  const isBare = parts.length === 1 && !/^F\d+$/.test(parts[0] ?? '');
  return isBare ? null : parts.join('+');
}

interface MenuListener {
  /** One of the page's actions was chosen. */
  onAction: (id: string) => void;
  /** A recent file was chosen. */
  onRecent: (file: string) => void;
}

export interface Menus {
  /** Sets the handlers of menu items. */
  subscribe(listener: MenuListener): void;
  /** Shows the page's menus, in its language. */
  setMenuBar(bar: MenuBar): void;
  /** Opens the menu at a position in the window. */
  openAt(place: { x: number; y: number }): void;
  /** Adds the context menu to a page. */
  attachContextMenu(contents: WebContents): void;
  /** Adds a file to the recent files. */
  addRecentFile(file: string): void;
}

const MAX_RECENT_FILES = 10;

/** Returns the application menu, with recent files, and the context menu. */
export function createMenus({
  session,
  state,
  os,
  ...menu
}: {
  session: Session;
  state: DesktopStateFile;
  os: Pick<PlatformFeatures, 'addRecentDocument' | 'clearRecentDocuments'>;
} & Pick<MenuOptions, 'platform' | 'developer'>): Menus {
  const spelling = createSpellCheck({ session, state, platform: menu.platform });
  let bar: MenuBar | null = null;
  let listener: MenuListener | null = null;

  const apply = () => {
    const template = bar
      ? menuTemplate(bar, {
          ...menu,
          recent: state.get().recent,
          onAction: (id) => listener?.onAction(id),
          onRecent: (file) => listener?.onRecent(file),
          onClearRecent: () => storeRecent([]),
        })
      : defaultMenu(menu);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  const storeRecent = (recent: string[]) => {
    state.update({ recent });
    if (recent.length === 0) os.clearRecentDocuments();
    apply();
  };
  apply();

  return {
    subscribe(next) {
      listener = next;
    },
    setMenuBar(next) {
      bar = next;
      apply();
    },
    openAt({ x, y }) {
      const [window] = BrowserWindow.getAllWindows();
      if (window) Menu.getApplicationMenu()?.popup({ window, x: Math.round(x), y: Math.round(y) });
    },
    attachContextMenu(contents) {
      contents.on('context-menu', (_, place) => {
        if (!bar) return;
        const items = contextMenu(place, bar.text, {
          replace: (word) => contents.replaceMisspelling(word),
          learn: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
          isOn: spelling.isOn(),
          setOn: spelling.setOn,
        });
        if (items.length > 0) Menu.buildFromTemplate(items).popup();
      });
    },
    addRecentFile(file) {
      os.addRecentDocument(file);
      storeRecent([file, ...state.get().recent.filter((one) => one !== file)].slice(0, MAX_RECENT_FILES));
    },
  };
}
