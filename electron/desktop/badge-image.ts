/** An image whose pixels are blue, green, red, and alpha bytes, as Electron's `createFromBitmap` expects. */
interface Bitmap {
  pixels: Buffer;
  /** Pixels per side. */
  size: number;
}

/** Pixels per side at a scale of 200%. */
const SIZE = 32;
/** The rows of each character as bits from left to right. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [0b111, 0b101, 0b101, 0b101, 0b111],
  '1': [0b010, 0b110, 0b010, 0b010, 0b111],
  '2': [0b111, 0b001, 0b111, 0b100, 0b111],
  '3': [0b111, 0b001, 0b111, 0b001, 0b111],
  '4': [0b101, 0b101, 0b111, 0b001, 0b001],
  '5': [0b111, 0b100, 0b111, 0b001, 0b111],
  '6': [0b111, 0b100, 0b111, 0b101, 0b111],
  '7': [0b111, 0b001, 0b001, 0b010, 0b010],
  '8': [0b111, 0b101, 0b111, 0b101, 0b111],
  '9': [0b111, 0b101, 0b111, 0b001, 0b111],
  '+': [0b000, 0b010, 0b111, 0b010, 0b000],
};
const GLYPH = { width: 3, height: 5 } as const;
const DOT = 3;
const RED = [0x1c, 0x1c, 0xb9, 0xff] as const;
const WHITE = [0xff, 0xff, 0xff, 0xff] as const;

/** Draws a number as white digits on a red disk. Draws numbers above 9 as `9+`. */
export function drawBadge(count: number): Bitmap {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  const paint = (x: number, y: number, color: readonly number[]) => pixels.set(color, (y * SIZE + x) * 4);
  const radius = SIZE / 2;
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (Math.hypot(x + 0.5 - radius, y + 0.5 - radius) <= radius) paint(x, y, RED);
  const text = count > 9 ? '9+' : String(count);
  const width = (text.length * (GLYPH.width + 1) - 1) * DOT;
  const left = Math.round((SIZE - width) / 2);
  const top = Math.round((SIZE - GLYPH.height * DOT) / 2);
  for (const [index, character] of [...text].entries())
    for (const [row, bits] of (GLYPHS[character] ?? []).entries())
      for (let column = 0; column < GLYPH.width; column++) {
        if (((bits >> (GLYPH.width - 1 - column)) & 1) === 0) continue;
        const x = left + (index * (GLYPH.width + 1) + column) * DOT;
        for (let dot = 0; dot < DOT * DOT; dot++)
          paint(x + (dot % DOT), top + row * DOT + Math.floor(dot / DOT), WHITE);
      }
  return { pixels, size: SIZE };
}
