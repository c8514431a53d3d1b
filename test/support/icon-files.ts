/** A square image. */
export interface Picture {
  size: number;
  png: Buffer;
  /** The pixels from the top left, 4 bytes each: red, green, blue, alpha. */
  rgba: Buffer;
}

/**
 * The type codes by width. Smaller sizes need a different format, and macOS derives the smaller images from
 * these.
 */
const ICNS_KINDS: ReadonlyMap<number, readonly string[]> = new Map([
  [32, ['ic11']],
  [64, ['ic12']],
  [128, ['ic07']],
  [256, ['ic08', 'ic13']],
  [512, ['ic09', 'ic14']],
  [1024, ['ic10']],
]);

/** Returns a macOS app icon. Each PNG image is stored under all type codes for its size. */
export function encodeIcns(pictures: readonly Picture[]): Buffer {
  const entries = pictures.flatMap(({ size, png }) =>
    (ICNS_KINDS.get(size) ?? []).map((kind) =>
      Buffer.concat([Buffer.from(kind), encodeUint32(png.length + 8), png]),
    ),
  );
  const body = Buffer.concat(entries);
  return Buffer.concat([Buffer.from('icns'), encodeUint32(body.length + 8), body]);
}

/**
 * Returns a Windows program icon. Only the widest image is a PNG, because some readers, such as older
 * installers, support PNG only at that size.
 */
export function encodeIco(pictures: readonly Picture[]): Buffer {
  const images = pictures.map((picture) => (picture.size < 256 ? encodeBitmap(picture) : picture.png));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size }, index) => {
    const at = 6 + 16 * index;
    const length = images[index]?.length ?? 0;
    // The width and height take 1 byte each. 0 means 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([head, ...images]);
}

/**
 * Returns rows from bottom to top in blue, green, red, alpha, followed by a mask. The mask is required,
 * although the alpha channel makes it redundant.
 */
function encodeBitmap({ size, rgba }: Picture): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(size, 4);
  // The header states twice the height, because it includes the mask.
  head.writeInt32LE(size * 2, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(32, 14);
  const points = Buffer.alloc(size * size * 4);
  for (let row = 0; row < size; row++) {
    rgba.copy(points, (size - 1 - row) * size * 4, row * size * 4, (row + 1) * size * 4);
  }
  for (let at = 0; at < points.length; at += 4) points.subarray(at, at + 3).reverse();
  const maskLine = Math.ceil(size / 32) * 4;
  return Buffer.concat([head, points, Buffer.alloc(maskLine * size)]);
}

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
