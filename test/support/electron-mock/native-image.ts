import { existsSync, readFileSync } from 'node:fs';
import { createStrictObject } from './strict-object.ts';

export interface Size {
  width: number;
  height: number;
}

export class NativeImage {
  readonly size: Size;
  readonly #pixels: Buffer | null;
  constructor(size: Size, pixels: Buffer | null = null) {
    this.size = size;
    this.#pixels = pixels;
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
  /** Returns the pixels in the order of `createFromBitmap`. */
  toBitmap(): Buffer {
    if (!this.#pixels) throw new Error("The mock doesn't decode images");
    return this.#pixels;
  }
}

export const nativeImage = createStrictObject('nativeImage', {
  /** Reads a PNG file. Like Electron, returns an empty image if the file is missing. */
  createFromPath(file: string) {
    if (!existsSync(file)) return new NativeImage({ width: 0, height: 0 });
    const header = readFileSync(file).subarray(16, 24);
    return new NativeImage({ width: header.readUInt32BE(0), height: header.readUInt32BE(4) });
  },
  /** Creates an image from pixels in the order blue, green, red, alpha. */
  createFromBitmap(pixels: Buffer, { width, height, scaleFactor = 1 }: Size & { scaleFactor?: number }) {
    if (pixels.length !== width * height * 4) throw new Error('invalid buffer size');
    return new NativeImage({ width: width / scaleFactor, height: height / scaleFactor }, pixels);
  },
});
