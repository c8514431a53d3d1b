import { EventEmitter } from 'node:events';
import { requireReady } from './lifecycle.ts';
import type { Menu } from './menu.ts';
import type { NativeImage } from './native-image.ts';

/** Icons in the notification area, for tests. */
export class Tray extends EventEmitter {
  static readonly shown: Tray[] = [];
  readonly image: NativeImage;
  toolTip = '';
  menu: Menu | null = null;
  /** How many menus it has had. On Linux, a new menu can close one that is open. */
  menuCount = 0;
  constructor(image: NativeImage) {
    super();
    requireReady('Tray');
    this.image = image;
    Tray.shown.push(this);
  }
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setContextMenu(menu: Menu | null): void {
    this.menu = menu;
    this.menuCount += 1;
  }
  destroy(): void {
    Tray.shown.splice(Tray.shown.indexOf(this), 1);
  }
  isDestroyed(): boolean {
    return !Tray.shown.includes(this);
  }
}
