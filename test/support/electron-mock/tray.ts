import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { onlyWhenReady } from './lifecycle.ts';
import type { Menu } from './menu.ts';
import { strictObject } from './strict-object.ts';

export interface Size {
  width: number;
  height: number;
}

/** A PNG file. Electron returns an empty image for a missing file, and throws no error. */
export class NativeImage {
  readonly size: Size;
  constructor(size: Size) {
    this.size = size;
  }
  isEmpty(): boolean {
    return this.size.width === 0;
  }
  getSize(): Size {
    return this.size;
  }
  resize(size: Size): NativeImage {
    return new NativeImage(this.isEmpty() ? this.size : size);
  }
}

export const nativeImage = strictObject('nativeImage', {
  createFromPath(file: string) {
    if (!existsSync(file)) return new NativeImage({ width: 0, height: 0 });
    const header = readFileSync(file).subarray(16, 24);
    return new NativeImage({ width: header.readUInt32BE(0), height: header.readUInt32BE(4) });
  },
});

/** Icons in the notification area, which tests read. */
export class Tray extends EventEmitter {
  static readonly shown: Tray[] = [];
  readonly image: NativeImage;
  toolTip = '';
  menu: Menu | null = null;
  constructor(image: NativeImage) {
    super();
    onlyWhenReady('Tray');
    this.image = image;
    Tray.shown.push(this);
  }
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setContextMenu(menu: Menu | null): void {
    this.menu = menu;
  }
  destroy(): void {
    Tray.shown.splice(Tray.shown.indexOf(this), 1);
  }
  isDestroyed(): boolean {
    return !Tray.shown.includes(this);
  }
}
