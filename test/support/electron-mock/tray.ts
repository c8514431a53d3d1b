import { EventEmitter } from 'node:events';
import { requireReady } from './lifecycle.ts';
import type { Menu } from './menu.ts';
import type { NativeImage } from './native-image.ts';

export class Tray extends EventEmitter {
  static readonly shown: Tray[] = [];
  readonly image: NativeImage;
  toolTip = '';
  menu: Menu | null = null;
  /** The number of menus set so far. On Linux, setting a menu can close an open menu. */
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
