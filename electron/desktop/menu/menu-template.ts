import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import {
  isUndoAction,
  type MenuBar,
  type MenuItem,
  type MenuState,
  UNDO_ACTIONS,
  type UndoCommand,
} from '../../../shared/bridge/menu-protocol.ts';
import type { Translate } from '../../../shared/messages/translate.ts';

export interface MenuOptions {
  platform: string;
  /** True to add Reload and the developer tools. */
  developer: boolean;
  getTranslate: () => Translate;
  /** Absolute paths of opened files, newest first. */
  recent: readonly string[];
  state: MenuState;
  onAction: (id: string) => void;
  /** Runs Undo or Redo while a native field has focus, for example in a macOS file dialog. */
  onNativeUndo: (command: UndoCommand) => void;
  onRecent: (file: string) => void;
  onClearRecent: () => void;
}

/** Roles that let macOS add its own items to these menus. */
const MENU_PLACE_ROLES = { window: 'windowMenu', help: 'help' } as const;

export function createMenuTemplate(bar: MenuBar, options: MenuOptions): MenuItemConstructorOptions[] {
  const menus = bar.menus.map(({ label, place, items }): MenuItemConstructorOptions => {
    const submenu = items.map((item) => toMenuItem(item, options));
    const role = place === 'window' || place === 'help' ? { role: MENU_PLACE_ROLES[place] } : {};
    return { label, ...role, submenu };
  });
  return [...menus, ...createDeveloperMenu(options)];
}

/** Returns the menu to use until the page has sent its menus. */
export function createDefaultMenu(
  options: Pick<MenuOptions, 'platform' | 'developer' | 'getTranslate'>,
): MenuItemConstructorOptions[] {
  return [
    // macOS uses the first menu as the app menu with Quit.
    ...(options.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
    ...createDeveloperMenu(options),
  ];
}

function createDeveloperMenu({
  developer,
  getTranslate,
}: Pick<MenuOptions, 'developer' | 'getTranslate'>): MenuItemConstructorOptions[] {
  if (!developer) return [];
  const t = getTranslate();
  return [
    {
      label: t('desktop.menus.developer'),
      submenu: [
        { role: 'reload', label: t('desktop.roles.reload') },
        { role: 'toggleDevTools', label: t('desktop.roles.toggleDevTools') },
      ],
    },
  ];
}

function toMenuItem(item: MenuItem, options: MenuOptions): MenuItemConstructorOptions {
  switch (item.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: item.role, label: item.label };
    case 'recent':
      return createRecentMenu(item, options);
    case 'action':
      return createActionItem(item, options);
  }
}

function createActionItem(
  { id, label, keys, isChoice }: Extract<MenuItem, { kind: 'action' }>,
  { platform, state, onAction, onNativeUndo }: MenuOptions,
): MenuItemConstructorOptions {
  const accelerator = keys === null ? null : toAccelerator(keys);
  return {
    id,
    label,
    enabled: isEnabled(id, state),
    click: (_, window) => {
      // On macOS, none of the app's windows has focus while a native field has it.
      if (platform === 'darwin' && isUndoAction(id) && !window) onNativeUndo(UNDO_ACTIONS[id]);
      else onAction(id);
    },
    ...(isChoice && { type: 'radio', checked: state.checked.includes(id) }),
    // The page handles its shortcuts, as in a browser. On macOS, it receives them before the menu does.
    ...(accelerator !== null && { accelerator, registerAccelerator: platform === 'darwin' }),
  };
}

/**
 * Returns whether an action's item can be selected. Undo and Redo always can because every text field has a
 * history.
 */
export const isEnabled = (id: string, { disabled }: MenuState): boolean =>
  isUndoAction(id) || !disabled.includes(id);

function createRecentMenu(
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

/**
 * Returns Electron's name for a shortcut, or null for sequences and single keys, because menus don't support
 * them.
 */
export function toAccelerator(keys: string): string | null {
  if (keys.includes(', ')) return null;
  const parts = keys.split(' ').map((key) => (key === 'Ctrl' ? 'CmdOrCtrl' : key === '+' ? 'Plus' : key));
  const isBare = parts.length === 1 && !/^F\d+$/.test(parts[0] ?? '');
  return isBare ? null : parts.join('+');
}

/**
 * Escapes `&` in labels, because a single `&` marks the next letter as an access key. macOS has no access
 * keys, but Chromium removes single `&` characters there, too.
 */
export function escapeLabels(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.map((item) => ({
    ...item,
    ...(item.label !== undefined && { label: item.label.replaceAll('&', '&&') }),
    ...(Array.isArray(item.submenu) && { submenu: escapeLabels(item.submenu) }),
  }));
}
