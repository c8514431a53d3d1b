import { app, BrowserWindow, clipboard, Menu, type MenuItemConstructorOptions, type Session } from 'electron';
import type { MenuBar, MenuState } from '../../../shared/bridge/menu-protocol.ts';
import type { Log } from '../../host/ports.ts';
import type { DesktopStateFile } from '../desktop-state.ts';
import type { PlatformFeatures } from '../platform-features.ts';
import { createSpellCheck } from '../spell-check.ts';
import { createContextMenu } from './context-menu.ts';
import {
  createDefaultMenu,
  createMenuTemplate,
  escapeLabels,
  isEnabled,
  type MenuOptions,
} from './menu-template.ts';
import { showQuickActions } from './quick-actions.ts';

interface MenuListener {
  onAction: (id: string) => void;
  onRecent: (file: string) => void;
  onDictionaryFailure: (language: string) => void;
}

export interface Menus {
  subscribe(listener: MenuListener): void;
  /** Shows the page's menus in its language. */
  setMenuBar(bar: MenuBar): void;
  /** Enables, disables, and checks items in the page's menus. */
  setMenuState(state: MenuState): void;
  openAt(place: { x: number; y: number }): void;
  attachContextMenu(window: BrowserWindow): void;
  addRecentFile(file: string): void;
}

const MAX_RECENT_FILES = 10;

export function createMenus({
  session,
  state,
  os,
  log,
  ...menu
}: {
  session: Session;
  state: DesktopStateFile;
  log: Log;
  os: Pick<PlatformFeatures, 'addRecentDocument' | 'clearRecentDocuments'>;
} & Pick<MenuOptions, 'platform' | 'developer' | 'getTranslate'>): Menus {
  let bar: MenuBar | null = null;
  let itemState: MenuState = { disabled: [], checked: [] };
  let listener: MenuListener | null = null;
  const onAction = (id: string) => listener?.onAction(id);
  const spelling = createSpellCheck({
    session,
    state,
    platform: menu.platform,
    log,
    onDownloadFailure: (language) => listener?.onDictionaryFailure(language),
  });

  const build = (template: readonly MenuItemConstructorOptions[]) =>
    Menu.buildFromTemplate(escapeLabels(template));
  const apply = () => {
    const template = bar
      ? createMenuTemplate(bar, {
          ...menu,
          recent: state.get().recent,
          state: itemState,
          onAction,
          onNativeUndo: (command) => Menu.sendActionToFirstResponder(`${command}:`),
          onRecent: (file) => listener?.onRecent(file),
          onClearRecent: () => storeRecent([]),
        })
      : createDefaultMenu(menu);
    Menu.setApplicationMenu(build(template));
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
      // The language may have changed.
      showQuickActions(menu.getTranslate(), {
        app,
        platform: menu.platform,
        program: process.execPath,
        onAction,
      });
    },
    setMenuState(next) {
      itemState = next;
      // Updates the items in place because a new menu would close one that's open.
      updateItems(Menu.getApplicationMenu(), bar, next);
    },
    openAt({ x, y }) {
      const [window] = BrowserWindow.getAllWindows();
      if (window) Menu.getApplicationMenu()?.popup({ window, x: Math.round(x), y: Math.round(y) });
    },
    attachContextMenu(window) {
      const { webContents } = window;
      webContents.on('context-menu', (_, place) => {
        const items = createContextMenu(place, {
          platform: menu.platform,
          t: menu.getTranslate(),
          canUndo: !itemState.disabled.includes('question.undo'),
          canRedo: !itemState.disabled.includes('question.redo'),
          onAction,
          spelling,
          replaceMisspelling: (word) => webContents.replaceMisspelling(word),
          learnWord: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
          lookUp: () => webContents.showDefinitionForSelection(),
          copyText: (text) => void clipboard.writeText(text),
        });
        if (items.length === 0) return;
        const { x, y, frame, menuSourceType } = place;
        build(items).popup({ window, x, y, sourceType: menuSourceType, ...(frame && { frame }) });
      });
    },
    addRecentFile(file) {
      os.addRecentDocument(file);
      storeRecent([file, ...state.get().recent.filter((one) => one !== file)].slice(0, MAX_RECENT_FILES));
    },
  };
}

function updateItems(menu: Menu | null, bar: MenuBar | null, state: MenuState): void {
  for (const entry of bar?.menus.flatMap(({ items }) => items) ?? []) {
    const item = entry.kind === 'action' ? menu?.getMenuItemById(entry.id) : null;
    if (!item) continue;
    item.enabled = isEnabled(item.id, state);
    // Sets only true because Electron selects a radio item even if `checked` is set to false.
    if (state.checked.includes(item.id)) item.checked = true;
  }
}
