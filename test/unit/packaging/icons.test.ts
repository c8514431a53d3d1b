import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeIcns, encodeIco } from '../../support/icon-files.ts';

const PACKAGING = path.resolve(import.meta.dirname, '../../../electron/packaging');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const read = (name: string) => readFileSync(path.join(PACKAGING, name));
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(PNG);
const readWidth = (png: Buffer) => png.readUInt32BE(16);

/** Returns the images in a Windows icon by width. */
function readIcoImages(file: Buffer): Map<number, Buffer> {
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  return new Map(
    Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
      const offset = entry.readUInt32LE(12);
      return [entry.readUInt8(0) || 256, file.subarray(offset, offset + entry.readUInt32LE(8))] as const;
    }),
  );
}

/** Returns the images in a macOS icon by type. */
function readIcnsImages(file: Buffer): Map<string, Buffer> {
  expect(file.toString('latin1', 0, 4)).toBe('icns');
  expect(file.readUInt32BE(4)).toBe(file.length);
  const found = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    found.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + file.readUInt32BE(at + 4)));
  }
  return found;
}

describe('the app icons', () => {
  it('include one Linux image per size, named by size', () => {
    const names = readdirSync(path.join(PACKAGING, 'icons'));
    const sizes = names.map((name) => Number.parseInt(name, 10)).toSorted((a, b) => a - b);
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256, 512, 1024]);
    for (const name of names) {
      const file = read(`icons/${name}`);
      expect(isPng(file)).toBe(true);
      expect(name).toBe(`${readWidth(file)}x${readWidth(file)}.png`);
    }
  });

  it('include Windows bitmaps up to 128 pixels and a 256-pixel PNG', () => {
    const pictures = readIcoImages(read('icon.ico'));
    expect([...pictures.keys()]).toEqual([16, 24, 32, 48, 64, 128, 256]);
    for (const [size, bytes] of pictures) {
      expect(isPng(bytes)).toBe(size === 256);
      if (size < 256) expect([bytes.readUInt32LE(0), bytes.readInt32LE(4)]).toEqual([40, size]);
    }
    expect(pictures.get(256)?.equals(read('icons/256x256.png'))).toBe(true);
  });

  it('include macOS images from 32 to 1024 pixels for both densities', () => {
    const pictures = readIcnsImages(read('icon.icns'));
    expect([...pictures].map(([kind, png]) => [kind, readWidth(png)])).toEqual([
      ['ic11', 32],
      ['ic12', 64],
      ['ic07', 128],
      ['ic08', 256],
      ['ic13', 256],
      ['ic09', 512],
      ['ic14', 512],
      ['ic10', 1024],
    ]);
    expect([...pictures.values()].every(isPng)).toBe(true);
  });
});

describe('building icons', () => {
  const rgba = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);

  it('reverses rows and color channels for Windows', () => {
    const bitmap = readIcoImages(encodeIco([{ size: 2, png: PNG, rgba }])).get(2);
    // The lower row precedes the upper row, and blue precedes red. The mask has 4 bytes per row.
    expect([...(bitmap?.subarray(40) ?? [])]).toEqual([
      11, 10, 9, 12, 15, 14, 13, 16, 3, 2, 1, 4, 7, 6, 5, 8, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('omits sizes that macOS has no type for', () => {
    expect(encodeIcns([{ size: 2, png: PNG, rgba }])).toEqual(Buffer.from('icns\0\0\0\x08', 'latin1'));
  });
});
