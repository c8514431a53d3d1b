export interface MenuItem {
  id?: string;
  label?: string;
  role?: string;
  accelerator?: string;
  enabled?: boolean;
  click?: () => void;
  submenu?: readonly MenuItem[];
}

/** Menus that tests read, and that are never shown. */
export class Menu {
  static #current: Menu | null = null;
  /** Context menus that were opened, newest last. */
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
