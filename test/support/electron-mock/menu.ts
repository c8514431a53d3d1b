export interface MenuItem {
  id?: string;
  label?: string;
  role?: string;
  accelerator?: string;
  enabled?: boolean;
  click?: () => void;
  submenu?: readonly MenuItem[];
}

/** Menus that are kept to be looked at, and never shown. */
export class Menu {
  static #current: Menu | null = null;
  /** What was opened at a place of the window, newest last. */
  static readonly opened: Menu[] = [];
  readonly items: readonly MenuItem[];
  constructor(items: readonly MenuItem[]) {
    this.items = items;
  }
  static buildFromTemplate(items: readonly MenuItem[]): Menu {
    return new Menu(items);
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#current = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#current;
  }
  popup(): void {
    Menu.opened.push(this);
  }
}
