/** Menus that are kept and never shown. */
export class Menu {
  static #current: Menu | null = null;
  readonly items: readonly object[];
  constructor(items: readonly object[]) {
    this.items = items;
  }
  static buildFromTemplate(items: readonly object[]): Menu {
    return new Menu(items);
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#current = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#current;
  }
}
