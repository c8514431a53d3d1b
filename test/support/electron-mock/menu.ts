import { BrowserWindow } from './browser-window.ts';
import { requirePlatform } from './lifecycle.ts';
import { findRole } from './menu-roles.ts';
import { line } from './test-connection.ts';

const TYPES = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'];

interface MenuItemOptions {
  id?: string;
  type?: string;
  label?: string;
  role?: string;
  accelerator?: string;
  registerAccelerator?: boolean;
  toolTip?: string;
  enabled?: boolean;
  checked?: boolean;
  click?: (item: MenuItem, window: BrowserWindow | null, event: object) => void;
  submenu?: readonly MenuItemOptions[] | Menu;
}

/** A menu item. Its label and shortcut default to the role's label and shortcut. */
class MenuItem {
  readonly id: string | undefined;
  readonly type: string;
  readonly role: string | undefined;
  readonly accelerator: string | null;
  readonly registerAccelerator: boolean;
  readonly toolTip: string;
  readonly submenu: Menu | null;
  readonly #onClick: MenuItemOptions['click'];
  /** All radio items in this item's group, including this item. */
  group: readonly MenuItem[] = [];
  label: string;
  enabled: boolean;
  #checked: boolean;

  constructor(options: MenuItemOptions) {
    const role = findRole(options.role);
    const submenu = options.submenu ?? role?.submenu;
    this.id = options.id;
    this.role = options.role?.toLowerCase();
    this.submenu = submenu === undefined || submenu instanceof Menu ? (submenu ?? null) : new Menu(submenu);
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal');
    if (!TYPES.includes(this.type)) throw new Error(`Unknown menu item type: ${this.type}`);
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu');
    this.label = options.label ?? role?.label ?? '';
    this.accelerator = options.accelerator ?? role?.accelerator ?? null;
    this.registerAccelerator = options.registerAccelerator ?? role?.registersAccelerator ?? true;
    this.toolTip = options.toolTip ?? '';
    this.enabled = options.enabled ?? true;
    this.#checked = options.checked ?? false;
    this.#onClick = options.click;
  }

  /**
   * The visible label. A single `&` is removed, because most systems underline the next letter instead. On
   * macOS, Chromium also removes `(&x)` and shortens `...`.
   */
  get shownLabel(): string {
    const isMac = process.platform === 'darwin';
    const label = isMac ? this.label.replaceAll(/\(&.\)/g, '').replaceAll('...', '…') : this.label;
    return label.replaceAll(/&(&?)/g, '$1');
  }
  get checked(): boolean {
    return this.#checked;
  }
  set checked(checked: boolean) {
    // Setting `checked` to any value selects a radio item.
    for (const other of this.group) other.#checked = false;
    this.#checked = this.type === 'radio' || checked;
  }

  click(event: object = {}, window = BrowserWindow.getFocusedWindow()): void {
    // Choosing from a native menu isn't a user gesture in the page, and the last click there may be minutes
    // old.
    void line.ask('forgetGestures');
    if (this.type === 'checkbox' || this.type === 'radio') this.checked = !this.checked;
    const command = findRole(this.role)?.edit;
    if (command !== undefined && window) window.runEditCommand(command);
    // Electron ignores the handler of an item with a role.
    else if (this.role === undefined) this.#onClick?.(this, window, event);
  }
}

interface PopupOptions {
  window?: BrowserWindow;
  frame?: object;
  x?: number;
  y?: number;
  sourceType?: string;
}

/** Menus for tests to read. The mock never shows menus. */
export class Menu {
  static #current: Menu | null = null;
  /** The menus that were opened with `popup`, newest last. */
  static readonly opened: Menu[] = [];
  /** Native actions, such as `undo:`, that were sent to the focused view on macOS. */
  static readonly sentActions: string[] = [];
  readonly items: readonly MenuItem[];
  /** The options that the menu was opened with, or null. */
  popupOptions: PopupOptions | null = null;

  constructor(items: readonly MenuItemOptions[] = []) {
    if (!items.every((item) => 'label' in item || 'role' in item || item.type === 'separator'))
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    // Like Electron, removes separators at the ends and next to another separator.
    const kept = items.filter(
      ({ type }, at) => type !== 'separator' || (at > 0 && items[at - 1]?.type !== 'separator'),
    );
    if (kept.at(-1)?.type === 'separator') kept.pop();
    this.items = kept.map((item) => new MenuItem(item));
    let group: MenuItem[] = [];
    for (const item of this.items) {
      if (item.type === 'separator') group = [];
      if (item.type !== 'radio') continue;
      group.push(item);
      item.group = group;
    }
  }
  static buildFromTemplate(items: readonly MenuItemOptions[]): Menu {
    return new Menu(items);
  }
  static setApplicationMenu(menu: Menu | null): void {
    if (menu !== null && !(menu instanceof Menu)) throw new TypeError('Invalid menu');
    Menu.#current = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#current;
  }
  static sendActionToFirstResponder(action: string): void {
    requirePlatform(['darwin'], 'Menu.sendActionToFirstResponder');
    Menu.sentActions.push(action);
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
  popup(options: PopupOptions = {}): void {
    if (BrowserWindow.getAllWindows().length === 0)
      throw new Error('Cannot open Menu without a BaseWindow present');
    const { x, y } = options;
    if ((x === undefined) !== (y === undefined)) throw new TypeError('x and y must be declared together');
    if ([x, y].some((value) => value !== undefined && !Number.isInteger(value)))
      throw new TypeError('x and y must be integers');
    this.popupOptions = options;
    Menu.opened.push(this);
  }
}
